import type { Output } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/enums.ts';
import { bcp47 } from '../../i18n/locale.ts';

export type Countries = Output<'listSupportedCountries'>;

/** Flag and name of a country; one that is no longer delivered to keeps its name. */
export function countryText(locale: Locale, countries: Countries, code: string): string {
  const known = countries.find((country) => country.code === code);
  if (known) return `${known.flag} ${known.name}`;
  const region = code.toUpperCase();
  return new Intl.DisplayNames([bcp47(locale), 'en'], { type: 'region' }).of(region) ?? region;
}
