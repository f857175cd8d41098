import type {
  OwnOption,
  OwnProductTyped,
} from '../../../contract/values/goods/own-product-typed.ts';
import type { LocaleTexts } from '../../../contract/values/shop/locale-texts.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';

/**
 * The typed product without spaces at the ends, empty texts and empty rows; each option and value has a
 * key.
 */
export function tidied(typed: OwnProductTyped): OwnProductTyped {
  const options = typed.options
    .map((option) => ({
      ...option,
      name: tidyTexts(option.name),
      values: option.values
        .map((value) => ({ ...value, name: tidyTexts(value.name), image: value.image.trim() }))
        .filter(({ name, image }) => hasText(name) || image !== ''),
    }))
    .filter(({ name, values }) => hasText(name) || values.length > 0);
  return {
    ...typed,
    code: typed.code.trim(),
    title: tidyTexts(typed.title),
    description: tidyTexts(typed.description),
    categoryId: typed.categoryId.trim(),
    unit: typed.unit.trim(),
    tiers: typed.tiers.trim(),
    options: withKeys(options),
    pictures: typed.pictures
      .map(({ path, alt }) => ({ path: path.trim(), alt: tidyTexts(alt) }))
      .filter(({ path }) => path !== ''),
    variants: typed.variants.map((variant) => ({ ...variant, sku: variant.sku.trim() })),
  };
}

export const hasText = (texts: LocaleTexts): boolean => Object.values(texts).some(Boolean);

const tidyTexts = (texts: LocaleTexts): LocaleTexts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale]?.trim();
      return text ? [[locale, text]] : [];
    }),
  );

/** Gives options and values without a key, or with one that another has, the next free one. */
function withKeys(options: readonly OwnOption[]): OwnOption[] {
  const taken = new Set<string>();
  const typed = options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
  const next = (prefix: string) => {
    let number = 1;
    while (typed.includes(prefix + number) || taken.has(prefix + number)) number += 1;
    return prefix + number;
  };
  const keyOf = (key: string, prefix: string) => {
    const free = /^[a-z]\d{1,5}$/.test(key) && !taken.has(key) ? key : next(prefix);
    taken.add(free);
    return free;
  };
  return options.map((option) => ({
    ...option,
    key: keyOf(option.key, 'o'),
    values: option.values.map((value) => ({ ...value, key: keyOf(value.key, 'v') })),
  }));
}
