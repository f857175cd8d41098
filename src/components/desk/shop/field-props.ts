import type { Locale } from '../../../contract/values/shop/locales.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { FormState } from '../../form/field-errors.ts';
import type { DeskTenantView } from '../view.ts';
import type { FieldShape } from './field-shape.ts';

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

export type FieldsView = {
  view: DeskTenantView;
  form: FormState;
  /** The languages of the shop. */
  languages: readonly Locale[];
  /**
   * The choices for lists of short texts and for some fields, by the names of the fields. Fields without
   * choices are typed.
   */
  choices?: Choices;
};

export type FieldProps = FieldsView & {
  /** The path of the field in the call, such as `banners.0.title`. */
  path: string;
  name: string;
  shape: FieldShape;
  value: unknown;
};

/** The label of a field, by the last name of its path. */
export const labelOf = ({ view, name }: Pick<FieldProps, 'view' | 'name'>): string =>
  translateKey(view.t, `desk.shop.field.${name}`);

/**
 * The prefix of the text keys for the options of a field, by the name of the field. For other fields it is
 * `desk.shop.option`.
 */
const OPTION_TEXTS: Readonly<Record<string, string>> = {
  effect: 'desk.goodsEffect',
  goodsClasses: 'goodsClass',
  homeGoods: 'desk.shop.homeGoods',
  homeSections: 'desk.shop.homeSections',
  asClass: 'goodsClass',
  // Of a fee a marketplace; of a social account a brand, which is called the same in all languages.
  platform: 'platform',
  platforms: 'platform',
  productPlatforms: 'platform',
};

/** The name of an option of a field. */
export function nameOf({ t }: Pick<DeskTenantView, 't'>, option: string, field: string): string {
  if (option === '') return t('desk.shop.choose');
  if (option in NAMES) return NAMES[option as Locale];
  const key = `${OPTION_TEXTS[field] ?? 'desk.shop.option'}.${option}`;
  const text = translateKey(t, key);
  return text === key ? option : text;
}

export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

export const typedOr = ({ form, path, value }: FieldProps): string =>
  form.value(path) ?? textOf(value);

/** The items of a list that are chosen: after a refusal those that were sent, else the stored ones. */
export const chosenOf = ({
  form,
  path,
  value,
}: Pick<FieldProps, 'form' | 'path' | 'value'>): readonly string[] =>
  form.value(path)?.split(',') ?? ((value ?? []) as readonly string[]);

export const commonOf = (props: FieldProps) => ({
  id: `part-${props.path}`,
  name: props.path,
  label: labelOf(props),
  error: props.form.error(props.path),
});
