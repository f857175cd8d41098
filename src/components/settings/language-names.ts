import type { Locale } from '../../contract/values/enums.ts';

/** Each language in its own words, which are the same whatever language the page is in. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
  ms: 'Bahasa Melayu',
  uz: 'O‘zbekcha',
  pt: 'Português',
  es: 'Español',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  bg: 'Български',
  ar: 'العربية',
  la: 'ລາວ',
};
