import { cache } from 'react';
import { read } from '../../server/request/read.ts';

/**
 * The names of the countries that the tenant delivers to, by code, its home country first. All parts of a page get the
 * same object, because React writes an object that several parts share only once into the payload.
 */
export const readCountryNames = cache(async (): Promise<Readonly<Record<string, string>>> => {
  const countries = await read('listSupportedCountries');
  return Object.fromEntries(countries.map(({ code, name }) => [code, name]));
});
