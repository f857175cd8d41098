import { LOCALES, type Locale } from '../contract/values/shop/locales.ts';

/** The language of the desk for somebody who reads none of its languages. */
export const DESK_LANGUAGE: Locale = 'en';

/** The paths of `locales/<code>/desk.json`. */
function deskFiles(): string[] {
  if (import.meta.env) return Object.keys(import.meta.glob('../../locales/*/desk.json'));
  const fs = process.getBuiltinModule('node:fs');
  return fs.globSync(`${import.meta.dirname}/../../locales/*/desk.json`);
}

/** The languages that have the texts of the desk. */
export const DESK_LANGUAGES: readonly Locale[] = (() => {
  const codes = deskFiles().map((file) => file.split('/').at(-2));
  return LOCALES.filter((locale) => codes.includes(locale));
})();
