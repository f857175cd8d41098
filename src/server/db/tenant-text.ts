import type { Locale } from '../../contract/values/shop/locales.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

/**
 * The languages in which a reader of `locale` can read a text, in order of preference. The last is English,
 * which every text has.
 */
export function fallbacks(locale: Locale): Locale[] {
  const { fallback } = LANGUAGES[locale];
  return [...new Set<Locale>([locale, ...(fallback ? [fallback] : []), 'en'])];
}

/** The text in the best available language for a reader of `locale`. */
export function pickText(
  text: { en: string } & Partial<Record<Locale, string>>,
  locale: Locale,
): string {
  const found = fallbacks(locale).find((candidate) => text[candidate] !== undefined);
  return (found && text[found]) ?? text.en;
}

/** Whether a reader of `locale` reads Chinese, so that Chinese texts need no translation. */
export function readsChinese(locale: Locale): boolean {
  return fallbacks(locale).includes('zh-CN');
}
