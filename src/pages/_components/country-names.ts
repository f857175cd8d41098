import { cache } from 'react';
import { read } from '../../server/request/read.ts';

/**
 * The countries that the tenant delivers to, its own first: names by code. One object for all parts of a page: React
 * writes an object that several parts share only once into the payload.
 */
export const readCountryNames = cache(async (): Promise<Readonly<Record<string, string>>> => {
  const countries = await read('listSupportedCountries');
  return Object.fromEntries(countries.map(({ code, name }) => [code, name]));
});
