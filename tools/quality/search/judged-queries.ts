import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/contract/values/shop/locales.ts';

/**
 * Queries of people who had seen only the catalogue's pictures and categories, in their language. Two
 * others judged which goods are right (ids of `GOODS`): `fits` according to at least one of them, `byBoth`
 * according to both; `near` are not right, but share a sense with the query. For things that the catalogue
 * lacks, nothing fits.
 */
export type JudgedQuery = {
  query: string;
  locale: Locale;
  kind: string;
  fits: string[];
  byBoth: string[];
  near: string[];
};

/**
 * The queries used for tuning, those that are kept for reporting, and those that were kept before them.
 * Whoever tunes the search must not read the hits of the kept ones.
 */
export const HALVES = ['work', 'kept', 'next'] as const;
export type Half = (typeof HALVES)[number];

export const judgedQueries = (half: Half): JudgedQuery[] =>
  JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, `../../../tests/quality/search-${half}.json`),
      'utf8',
    ),
  );
