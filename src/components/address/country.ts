import type { Output } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { regionName } from '../../i18n/regions-and-lists.ts';

export type Countries = Output<'listSupportedCountries'>;

/**
 * The name of a country, without its flag: many systems show an emoji flag as two letters or an empty box.
 */
export function countryText(locale: Locale, countries: Countries, code: string): string {
  return countries.find((country) => country.code === code)?.name ?? regionName(locale, code);
}
