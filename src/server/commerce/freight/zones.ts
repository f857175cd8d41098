import { WORLD } from '../../../contract/values/money/tariff.ts';
import { plainPostcode } from '../../../contract/values/warehouse/post-codes.ts';
import type { Destination, FreightOption } from './option.ts';

type Zone = { country: string; postcodes: readonly string[] };

/** Whether a destination lies in a part of a country. */
export const inZone = (zone: Zone, { country, postCode }: Destination): boolean =>
  zone.country === country && longestPrefix(zone.postcodes, postCode) >= 0;

/** The length of the longest prefix that the postcode has; 0 if there are no prefixes; -1 if no prefix fits. */
function longestPrefix(prefixes: readonly string[], postCode: string | undefined): number {
  if (prefixes.length === 0) return 0;
  const plainCode = plainPostcode(postCode ?? '');
  let longest = -1;
  for (const prefix of prefixes) {
    if (prefix.length > longest && plainCode.startsWith(prefix)) longest = prefix.length;
  }
  return longest;
}

/**
 * How precisely a row names a destination, to choose among the rows of an option. The length of the
 * postcode's prefix counts most, then whether the country is named, then whether the warehouse is.
 * Undefined if the row does not go there.
 */
export function precision(
  { countries, postcodes, warehouses }: FreightOption,
  { country, postCode }: Destination,
): number | undefined {
  const isNamed = countries !== WORLD;
  if (isNamed && !countries.includes(country)) return undefined;
  const prefix = longestPrefix(postcodes, postCode);
  if (prefix < 0) return undefined;
  return prefix * 4 + (isNamed ? 2 : 0) + (warehouses.length > 0 ? 1 : 0);
}
