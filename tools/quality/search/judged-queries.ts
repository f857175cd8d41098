import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/contract/values/shop/locales.ts';

/**
 * What shoppers of a language typed who had seen the catalogue's pictures and categories only. Two others judged which
 * goods are right (ids of `GOODS`): `fits` by at least one of them, `byBoth` by both; `near` are not right, but share a
 * sense with the query. Nothing fits what the catalogue lacks.
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
 * The queries with which the search was tuned first, those that are kept for reporting, and those that were kept before
 * them. Who tunes does not read what is found for the kept ones.
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
