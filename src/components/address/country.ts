import type { Output } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/values/locales.ts';
import { regionName } from '../../i18n/regions-and-lists.ts';

export type Countries = Output<'listSupportedCountries'>;

/** Flag and name of a country; without the flag if the tenant no longer delivers there. */
export function countryText(locale: Locale, countries: Countries, code: string): string {
  const supported = countries.find((country) => country.code === code);
  if (supported) return `${supported.flag} ${supported.name}`;
  return regionName(locale, code);
}
