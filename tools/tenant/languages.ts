import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';
import { bcp47, isLocale } from '../../src/i18n/locale.ts';

/**
 * The language with this code (`la`) or BCP 47 tag (`lo`). If there is none, throws an error that lists
 * the codes of all languages.
 */
export function languageNamed(name: string): Locale {
  if (isLocale(name)) return name;
  const tagged = LOCALES.find((locale) => bcp47(locale).toLowerCase() === name.toLowerCase());
  if (tagged) return tagged;
  throw new Error(`--language: there is no "${name}". Languages: ${LOCALES.join(', ')}.`);
}
