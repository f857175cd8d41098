import { LOCALES, type Locale } from '../../src/contract/values/locales.ts';
import { inLanguages, textsOf } from './in-languages.ts';

/**
 * The languages that the catalogue's words are translated into; its data holds them in English and
 * Chinese.
 */
export const TRANSLATED: readonly Locale[] = LOCALES.filter(
  (locale) => locale !== 'en' && locale !== 'zh-CN',
);

/** The translation of an English word; undefined if it needs none, such as a size. */
export function wordIn(locale: Locale, english: string): string | undefined {
  return textsOf('words')[locale]?.[english];
}

/** The translations of an English word in all of them. */
export function translationsOf(english: string): Partial<Record<Locale, string>> {
  return inLanguages('words', english);
}
