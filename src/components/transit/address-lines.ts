import type { Address } from '../../contract/calls/user.ts';

/** An address from the street up, without its country. */
export function addressLines(address: Address): string[] {
  const { line1, line2, district, city, province, postCode } = address;
  const place = [district, city, province].filter(Boolean).join(', ');
  return [line1, line2, place, postCode].filter(Boolean);
}
