import { LOCALES, type Locale } from '../../src/contract/values/locales.ts';
import { bcp47, isLocale } from '../../src/i18n/locale.ts';

/**
 * The language that an operator names by its code here (`la`) or by its BCP 47 tag (`lo`). Throws if
 * there is no such language, and names those there are.
 */
export function languageNamed(name: string): Locale {
  if (isLocale(name)) return name;
  const tagged = LOCALES.find((locale) => bcp47(locale).toLowerCase() === name.toLowerCase());
  if (tagged) return tagged;
  throw new Error(`--language: there is no "${name}". Languages: ${LOCALES.join(', ')}.`);
}
