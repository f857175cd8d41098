import type { CountryDuties } from '../../src/contract/values/money/door.ts';

/**
 * What the demonstration's shops say of taxes on imports. Examples, and as simple as such a line can be: a shop checks what
 * holds for its goods. Of other countries nothing is said.
 */
const DUTIES: readonly CountryDuties[] = [
  { country: 'au', tax: 'GST', basisPoints: 1_000, freeUpTo: '1000.00', currency: 'AUD' },
  { country: 'cl', tax: 'IVA', basisPoints: 1_900, freeUpTo: '', currency: '' },
  { country: 'kr', tax: 'VAT', basisPoints: 1_000, freeUpTo: '150.00', currency: 'USD' },
  { country: 'la', tax: 'VAT', basisPoints: 1_000, freeUpTo: '', currency: '' },
  { country: 'mx', tax: 'IVA', basisPoints: 1_600, freeUpTo: '', currency: '' },
  { country: 'pk', tax: 'Sales tax', basisPoints: 1_800, freeUpTo: '', currency: '' },
];

/** Those of some countries. */
export const dutiesIn = (countries: readonly string[]): CountryDuties[] =>
  DUTIES.filter(({ country }) => countries.includes(country));
