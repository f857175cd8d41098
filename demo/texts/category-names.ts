import type { Locale } from '../../src/contract/values/shop/locales.ts';
import { inLanguages } from './in-languages.ts';

/** A category's names in all languages but English and Chinese, which the catalogue's data has. */
export const categoryNames = (id: string): Partial<Record<Locale, string>> =>
  inLanguages('categories', id);
