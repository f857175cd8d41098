import { expect, test } from 'vitest';
import { NAME_FITS } from '../../../../../../src/server/db/name-targets.ts';
import type { ThingPart } from '../../../../../../src/server/sourcing/catalogue/query/query-head.ts';
import type { Part } from '../../../../../../src/server/sourcing/catalogue/query/query-parts.ts';
import type { NameRow } from '../../../../../../src/server/sourcing/catalogue/query/query-vocabulary.ts';
import type { Reading } from '../../../../../../src/server/sourcing/catalogue/query/read-query.ts';
import { expressionsOf } from '../../../../../../src/server/sourcing/catalogue/search/search-terms.ts';

const { purpose, less, wide } = NAME_FITS;

const name = (target: string, fit: number): NameRow => ({
  ...{ key: '', locale: 'en', weight: 0, zh: null, kin: null },
  ...{ target, fit },
});

/** The reading of `party decoration`, if the catalogue has these names for `decoration`. */
function readingOf(names: NameRow[]): Reading {
  const head: ThingPart = {
    ...{ start: 1, end: 2, text: 'decoration', isAside: false },
    kind: 'thing',
    names,
  };
  const use: Part = {
    ...{ start: 0, end: 1, text: 'party', isAside: false },
    kind: 'use',
    names: [name('noun Balloons', purpose)],
  };
  return {
    ...{ isHeadAttribute: false, isHeadVague: true, isCheap: false, isLacking: false },
    isUnderstood: true,
    parts: [use, head],
    whomInName: [],
    head,
  };
}

const featuresOf = (names: NameRow[]) =>
  expressionsOf(readingOf(names), { roots: [], byId: new Map() }).map(({ feature }) => feature);

test.each([
  ['those that one thinks of first', purpose],
  ['others', less],
])(
  'a word of a category’s name that is also a purpose only says what goods serve for: %s',
  (_, fit) => {
    const features = featuresOf([name('category decoration', wide), name('noun Garland', fit)]);
    expect(features).toContain('allInNoun');
    expect(features).not.toContain('inNoun');
  },
);
