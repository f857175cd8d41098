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
