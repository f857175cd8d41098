import type { Locale } from '../../src/contract/values/locales.ts';
import { inLanguages } from './in-languages.ts';

/** A category's name in every language but English and Chinese, which stand in the catalogue's data. */
export const categoryNames = (id: string): Partial<Record<Locale, string>> =>
  inLanguages('categories', id);
