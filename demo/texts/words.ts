import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';
import { inLanguages, textsOf } from './in-languages.ts';

/** The languages of translated words: all but English and Chinese, which the catalogue's data has. */
export const TRANSLATED: readonly Locale[] = LOCALES.filter(
  (locale) => locale !== 'en' && locale !== 'zh-CN',
);

/** The translation of an English word; undefined if it needs none, such as a size. */
export function wordIn(locale: Locale, english: string): string | undefined {
  return textsOf('words')[locale]?.[english];
}

/** The translations of an English word, by language. */
export function translationsOf(english: string): Partial<Record<Locale, string>> {
  return inLanguages('words', english);
}
