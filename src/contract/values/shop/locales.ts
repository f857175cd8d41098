/* The languages of the interface and their writing directions (docs/specification.md section 3). */

/** The locales of the interface. `la` is the product's code for Lao, whose BCP 47 tag is `lo`. */
export const LOCALES = [
  'en',
  'zh-CN',
  'zh-HK',
  'vi',
  'th',
  'ja',
  'ko',
  'ru',
  'ms',
  'uz',
  'pt',
  'es',
  'fr',
  'id',
  'bg',
  'ar',
  'la',
] as const;
export type Locale = (typeof LOCALES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The locale of a language tag in any spelling: `zh`, `zh_TW`, `lo-LA`. Undefined if there is none. */
export function nearestLocale(tag: string): Locale | undefined {
  const spelt = tag.trim().toLowerCase().replaceAll('_', '-');
  const exact = LOCALES.find((locale) => locale.toLowerCase() === spelt);
  if (exact) return exact;
  const [language] = spelt.split('-');
  if (language === 'zh') return /-(hant|hk|tw|mo)\b/.test(spelt) ? 'zh-HK' : 'zh-CN';
  return language === 'lo' ? 'la' : LOCALES.find((locale) => locale === language);
}
