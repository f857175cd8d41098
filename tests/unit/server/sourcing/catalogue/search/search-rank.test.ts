import { expect, test } from 'vitest';
import { bitOf } from '../../../../../../src/server/sourcing/catalogue/search/search-features.ts';
import type { HitRow } from '../../../../../../src/server/sourcing/catalogue/search/search-hits.ts';
import {
  ranked,
  withCheap,
} from '../../../../../../src/server/sourcing/catalogue/search/search-rank.ts';

const hit = (productId: string, priceFen: number, features = bitOf('named')) =>
  ({ productId, priceFen, features, place: 0, services: 1, soldCount: 0 }) as HitRow;
const idsOf = (hits: readonly HitRow[]) => ranked(hits, 'relevance').map((row) => row.productId);

test('the cheapest third of what was searched for comes first if it should be cheap', () => {
  const results = [hit('a', 900), hit('b', 300), hit('c', 500), hit('near', 100, bitOf('near'))];
  expect(idsOf(results)).toEqual(['a', 'b', 'c', 'near']);
  expect(idsOf(withCheap(new Map([['results', results]])).get('results') ?? [])).toEqual([
    ...['b', 'a', 'c', 'near'],
  ]);
});

test('of gifts, the best one of each category comes before others of the same', () => {
  const gift = (id: string, categoryId: string, soldCount: number, features = bitOf('meant')) => ({
    ...hit(id, 100, features),
    ...{ categoryId, soldCount, titleHash: id.charCodeAt(0) },
  });
  const results = [
    gift('a', 'watches', 90),
    gift('b', 'watches', 80),
    gift('c', 'watches', 70),
    gift('d', 'flowers', 60),
    gift('e', 'mugs', 99, bitOf('usual')),
  ];
  const ids = (isGift: boolean) =>
    ranked(results, 'relevance', isGift).map(({ productId }) => productId);
  expect(ids(false)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids(true)).toEqual(['a', 'd', 'b', 'c', 'e']);
});
