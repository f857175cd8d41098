import { LOCALES, type Locale } from '../../src/contract/values/locales.ts';
import { inLanguages, textsOf } from './in-languages.ts';

/** The languages that the catalogue's words are translated into; its data holds them in English and Chinese. */
export const TRANSLATED: readonly Locale[] = LOCALES.filter(
  (locale) => locale !== 'en' && locale !== 'zh-CN',
);

/** A word, by its English, in one of them; undefined where it stays as it is, like a size. */
export function wordIn(locale: Locale, english: string): string | undefined {
  return textsOf('words')[locale]?.[english];
}

/** A word in all of them. */
export function translationsOf(english: string): Partial<Record<Locale, string>> {
  return inLanguages('words', english);
}
