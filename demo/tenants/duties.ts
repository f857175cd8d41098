import type { CountryDuties } from '../../src/contract/values/money/door.ts';

/**
 * The notes of the demonstration's shops about taxes on imports. They are simplified examples: a real shop
 * must check what applies to its goods. Other countries have no note.
 */
const DUTIES: readonly CountryDuties[] = [
  { country: 'au', tax: 'GST', basisPoints: 1_000, freeUpTo: '1000.00', currency: 'AUD' },
  { country: 'cl', tax: 'IVA', basisPoints: 1_900, freeUpTo: '', currency: '' },
  { country: 'kr', tax: 'VAT', basisPoints: 1_000, freeUpTo: '150.00', currency: 'USD' },
  { country: 'la', tax: 'VAT', basisPoints: 1_000, freeUpTo: '', currency: '' },
  { country: 'mx', tax: 'IVA', basisPoints: 1_600, freeUpTo: '', currency: '' },
  { country: 'pk', tax: 'Sales tax', basisPoints: 1_800, freeUpTo: '', currency: '' },
];

/** The notes for some countries. */
export const dutiesIn = (countries: readonly string[]): CountryDuties[] =>
  DUTIES.filter(({ country }) => countries.includes(country));
