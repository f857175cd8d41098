import type { Locale } from '../../contract/values/enums.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

/** The languages to look for a text in, best first; every text has English. */
export function fallbacks(locale: Locale): Locale[] {
  const { fallback } = LANGUAGES[locale];
  return [...new Set<Locale>([locale, ...(fallback ? [fallback] : []), 'en'])];
}

/** A text that was written in some languages, in the best one for the reader. */
export function pickText(
  text: { en: string } & Partial<Record<Locale, string>>,
  locale: Locale,
): string {
  const found = fallbacks(locale).find((candidate) => text[candidate] !== undefined);
  return (found && text[found]) ?? text.en;
}

/** Whether the reader knows Chinese, so that a marketplace's own words need no translation. */
export function readsChinese(locale: Locale): boolean {
  return fallbacks(locale).includes('zh-CN');
}
