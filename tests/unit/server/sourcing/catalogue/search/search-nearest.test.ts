import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import { searchQuery } from '../../../../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { namesOfLacking } from '../../../../../../src/server/db/search-names.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const EMPTY = { zh: '', en: '' };
const named = (zh: string, en: string) => ({
  description: {
    words: { noun: { zh, en }, adjective: EMPTY, material: EMPTY, feature: EMPTY, use: EMPTY },
    notes: [],
  },
});

const GOODS = [
  product('p1', { zh: '红色连衣裙', en: 'Red Dress' }, { detail: named('连衣裙', 'Dress') }),
  product('p2', { zh: '杯子', en: 'Mug' }, { categoryId: 'cups', detail: named('杯子', 'Mug') }),
];

async function search(keyword: string) {
  const db = await openTestDatabase();
  const phrases = ['Dress', 'Mug'].map((source) => ({ source, texts: {} }));
  const names = [
    ...namesOfLacking('en', ['mug rack', 'printer']),
    ...namesOfLacking('en', ['dishwasher'], 'cups'),
  ];
  await writeCatalogue(db, { ...smallCatalogue(GOODS, phrases), names }, () => {});
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
  const query = v.parse(searchQuery, { keyword });
  const reader = { platforms: [...PRODUCT_PLATFORMS], locale: 'en' as const };
  const { total, fits, nearest } = await embeddedSource(db, keys).search(query, reader);
  return { total, fits, nearest: nearest?.map(({ id }) => id) };
}

describe('where nothing fits', () => {
  test('the kind is offered that is known to be nearest, although it has no hit', async () => {
    expect(await search('dishwasher')).toEqual({ total: 0, fits: false, nearest: ['cups'] });
  });
  test('the kinds of the nearest hits are offered', async () => {
    expect(await search('mug rack')).toEqual({ total: 1, fits: false, nearest: ['cups'] });
  });
  test('no kind is offered if no word names one', async () => {
    expect(await search('xyzzy')).toEqual({ total: 0, fits: false, nearest: undefined });
    expect(await search('printer')).toEqual({ total: 0, fits: false, nearest: undefined });
  });
});

test('no kind is offered beside what was searched for', async () => {
  expect(await search('mug')).toEqual({ total: 1, fits: true, nearest: undefined });
});
