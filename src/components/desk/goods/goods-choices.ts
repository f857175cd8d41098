import type { Category } from '../../../contract/calls/catalogue.ts';
import type { TransitOption } from '../../../contract/calls/site.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import type { Choices } from '../shop/field-props.ts';
import type { DeskTenantView } from '../view.ts';

type Offered = {
  categories: readonly Category[];
  options: readonly Pick<TransitOption, 'code' | 'name'>[];
  /** The countries that the shop delivers to. */
  countries: readonly string[];
};

/** The choices for the fields of a rule about goods. */
export function goodsChoices(
  { locale }: Pick<DeskTenantView, 'locale'>,
  { categories, options, countries }: Offered,
): Choices {
  const ofShop = countries.map((value) => ({ value, label: regionName(locale, value) }));
  return {
    categories: categoryChoices(categories),
    goesTo: ofShop,
    onlyCountries: ofShop,
    onlyOptions: options.map(({ code, name }) => ({ value: code, label: name })),
  };
}

/** All categories, each below its parent. */
export const categoryChoices = (categories: readonly Category[]) =>
  categories.flatMap((category) => branch(category, ''));

/** A category and those below it, each below its parent and further in. */
const branch = (
  { id, name, children }: Category,
  indent: string,
): { value: string; label: string }[] => [
  { value: id, label: `${indent}${name}` },
  ...children.flatMap((child) => branch(child, `${indent}\u2003`)),
];
