import * as v from 'valibot';
import { text } from '../fields.ts';
import { LOCALES, type Locale } from './locales.ts';

/** A text in English and some of the tenant's languages. Readers of other languages get English. */
export type TenantText = { en: string } & Partial<Record<Locale, string>>;

/** A text of at most `max` characters in English and any other languages. */
export const tenantText = (max: number) => {
  const other = Object.fromEntries(LOCALES.map((locale) => [locale, v.optional(text(max))]));
  return v.strictObject({ ...other, en: text(max) }) as unknown as v.GenericSchema<TenantText>;
};
