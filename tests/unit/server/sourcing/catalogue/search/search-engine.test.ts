import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import {
  type SearchQuery,
  searchQuery,
  searchResult,
} from '../../../../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { readIndexContext } from '../../../../../../src/server/db/index-context.ts';
import { writeProducts } from '../../../../../../src/server/db/write-products.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import type { ProductReader } from '../../../../../../src/server/sourcing/source.ts';
import { openPlannedDatabase } from '../../../../support/plans.ts';
import { product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const everywhere: ProductReader = { platforms: [...PRODUCT_PLATFORMS], locale: 'en' };

const material = (zh: string, en: string) => ({
  attributes: [{ id: 'material', name: '材质', nameTrans: 'Material', value: zh, valueTrans: en }],
});

const GOODS = [
  product(
    'p1',
    { zh: '纯棉连衣裙', en: 'Cotton Dress' },
    { soldCount: 500, titles: { ru: 'Платье из хлопка', th: 'ชุดเดรส ผ้าฝ้าย' } },
  ),
  product(
    'p2',
    { zh: '真丝连衣裙', en: 'Silk Dress' },
    { soldCount: 80, priceFen: 29_900, detail: material('真丝', 'Silk') },
  ),
  product(
    'p3',
    { zh: '棉麻连衣裙', en: 'Linen Dress' },
    {
      soldCount: 70,
      minOrderQuantity: 10,
      platform: 'Alibaba',
      shopId: 'shop-Alibaba',
      detail: material('棉麻', 'Linen'),
    },
  ),
  product(
    'p4',
    { zh: '衣架', en: 'Hanger for a Dress' },
    { categoryId: 'cups', soldCount: 90_000 },
  ),
  product(
    'p5',
    { zh: '陶瓷马克杯', en: 'Ceramic Mug' },
    { categoryId: 'cups', detail: material('陶瓷', 'Ceramic') },
  ),
];

async function openEngine(goods = GOODS) {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const phrases = [{ source: 'Silk', texts: { ru: 'шёлк' } }];
  await writeCatalogue(db, smallCatalogue(goods, phrases), () => {});
  const source = embeddedSource(db, keys);
  statements.clear();
  const search = async (query: Partial<SearchQuery>, reader = everywhere) => {
    const result = await source.search(v.parse(searchQuery, query), reader);
    expect(v.is(searchResult, result)).toBe(true);
    return result;
  };
  const found = async (keyword: string) =>
    (await search({ keyword })).records.map(({ productId }) => productId);
  return { db, source, statements, expectSeeks, search, found };
}

describe('the words of a search', () => {
  test('find the thing that they name, not what only mentions it', async () => {
    const { found } = await openEngine();
    expect(await found('dress')).toEqual(['p1', 'p2', 'p3']);
  });
  test('are found in every language and by pinyin', async () => {
    const { found } = await openEngine();
    for (const word of ['платья', 'ชุดเดรส', 'cotton dress', '纯棉连衣裙']) {
      expect((await found(word))[0], word).toBe('p1');
    }
    for (const spelt of ['makebei', 'ma ke bei']) expect(await found(spelt)).toEqual(['p5']);
  });
  test('that are misspelt are corrected, and the answer says so', async () => {
    const { search } = await openEngine();
    const { correctedTo, records } = await search({ keyword: 'ceramik mug' });
    expect(correctedTo).toBe('ceramic mug');
    expect(records.map(({ productId }) => productId)).toEqual(['p5']);
    expect((await search({ keyword: 'ceramic' })).correctedTo).toBeUndefined();
  });
  test('of an attribute are found in the reader’s language', async () => {
    const { found } = await openEngine();
    expect(await found('шёлк')).toEqual(['p2']);
  });
});

describe('facets', () => {
  test('count values, services and minimum orders, each ignoring its own filter', async () => {
    const { search } = await openEngine();
    const { facets, total } = await search({
      keyword: 'dress',
      filters: 'attribute:material.silk',
    });
    expect(total).toBe(1);
    const materials = facets.attributes.find(({ id }) => id === 'material');
    expect(materials?.values).toEqual([
      { id: 'material.cotton', name: 'Cotton', count: 1 },
      { id: 'material.linen', name: 'Linen', count: 1 },
      { id: 'material.silk', name: 'Silk', count: 1 },
    ]);
    const few = await search({ keyword: 'dress', filters: 'minOrder:2' });
    expect(few.total).toBe(2);
    expect(few.facets.minOrders).toEqual([
      { pieces: 1, count: 2 },
      { pieces: 10, count: 3 },
    ]);
  });
  test('of one attribute are alternatives, and a value that no product has finds nothing', async () => {
    const { search } = await openEngine();
    const both = 'attribute:material.silk,attribute:material.linen';
    expect((await search({ keyword: 'dress', filters: both })).total).toBe(2);
    const none = 'attribute:"x';
    expect((await search({ keyword: 'dress', filters: none })).total).toBe(0);
  });
  test('of prices divide many hits at round limits, which work as filters', async () => {
    const goods = Array.from({ length: 40 }, (_, i) =>
      product(`p${i}`, { zh: '杯', en: 'Mug' }, { priceFen: 500 + i * 333 }),
    );
    const { search } = await openEngine(goods);
    const { facets } = await search({ keyword: 'mug' });
    expect(facets.prices.length).toBeGreaterThanOrEqual(4);
    for (const { from, to, count } of facets.prices) {
      const query = {
        keyword: 'mug',
        ...(from && { priceStart: from }),
        ...(to && { priceEnd: to }),
      };
      expect((await search(query)).total).toBe(count);
    }
  });
});

describe('writing a product again', () => {
  test('removes its old search data', async () => {
    const { db, found } = await openEngine();
    const context = await readIndexContext(db);
    await writeProducts(db, context, [product('p5', { zh: '茶壶', en: 'Teapot' })]);
    expect(await found('mug')).toEqual([]);
    expect(await found('teapot')).toEqual(['p5']);
    await writeProducts(db, context, [
      product('p5', { zh: '茶壶', en: 'Teapot' }, { status: 'REMOVED' }),
    ]);
    expect(await found('teapot')).toEqual([]);
  });
  test('under another id with the same URL replaces it', async () => {
    const { db, found } = await openEngine();
    const again = { ...product('p5', { zh: '茶壶', en: 'Teapot' }), id: 'other' };
    await writeProducts(db, await readIndexContext(db), [again]);
    expect(await found('mug')).toEqual([]);
    expect(await found('teapot')).toEqual(['other']);
  });
});

test('pages have no repeats or gaps while products are added', async () => {
  const goods = Array.from({ length: 9 }, (_, i) =>
    product(`p${i}`, { zh: '杯', en: `Mug ${i}` }, { soldCount: i }),
  );
  const { db, search } = await openEngine(goods);
  const context = await readIndexContext(db);
  const seen: string[] = [];
  let nextPage: string | undefined;
  for (let page = 0; page < 3; page++) {
    const result = await search({ keyword: 'mug', pageSize: 3, ...(nextPage && { nextPage }) });
    seen.push(...result.records.map(({ productId }) => productId));
    nextPage = result.nextPage;
    const best = product(`p9${page}`, { zh: '杯', en: 'Best Mug' }, { soldCount: 99_999 });
    await writeProducts(db, context, [best]);
  }
  expect(seen).toEqual(['p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1', 'p0']);
  expect(nextPage).toBeUndefined();
});

test('equal titles are separated if others follow', async () => {
  const titles = ['Red Mug', 'Red Mug', 'Red Mug', 'Blue Mug', 'Green Mug'];
  const goods = titles.map((en, i) => product(`p${i}`, { zh: '杯', en }, { soldCount: 1_000 - i }));
  const { found } = await openEngine(goods);
  expect((await found('mug')).slice(0, 3)).toEqual(['p0', 'p3', 'p4']);
});

describe('suggestions', () => {
  test.each([
    ['en', 'mu', ['Ceramic Mug']],
    ['zh-CN', 'x', []],
    ['en', '!', []],
  ] as const)('%s “%s”', async (locale, keyword, keywords) => {
    const { source } = await openEngine();
    const suggested = await source.suggestions(keyword, { ...everywhere, locale });
    expect(suggested.keywords).toEqual(keywords);
  });
  test('include categories and tolerate a wrong letter', async () => {
    const { source } = await openEngine();
    const { categories } = await source.suggestions('skirt', everywhere);
    expect(categories.map(({ id }) => id)).toContain('skirts');
    expect((await source.suggestions('ceramik', everywhere)).keywords).toEqual(['Ceramic Mug']);
  });
});

/** Plan lines that scan no table: a match in the full-text index, table-valued functions and subqueries. */
const BOUNDED =
  /^SCAN (products_fts VIRTUAL TABLE INDEX \d+:M\d|[a-z]( VIRTUAL TABLE INDEX 1:)?$|\()/;

describe('no table is scanned by a search for', () => {
  const filters = 'freeShipping,minOrder:5,attribute:colour.red';
  test.each<[string, Partial<SearchQuery>]>([
    ['browsing', {}],
    ['known words', { keyword: 'red dress' }],
    ['unknown words', { keyword: 'zzzzqq xylophones' }],
    ['words in a category', { keyword: 'dress', categoryId: 'women' }],
    ['a category', { categoryId: 'women' }],
    ['a shop', { shopId: 'shop-JD' }],
    ['a price', { priceStart: '1', priceEnd: '90' }],
    ['many filters', { keyword: 'dress', channel: 'JD', filters, priceEnd: '90' }],
  ])('%s', async (_, query) => {
    const { search, expectSeeks, statements } = await openEngine();
    for (const sort of ['relevance', 'sold', 'price-asc', 'newest'] as const) {
      await search({ ...query, sort });
      await search(
        { ...query, sort },
        { platforms: ['JD', 'Taobao', 'Tmall', 'Alibaba'], locale: 'ru' },
      );
    }
    for (const sql of statements.keys()) if (/from "categories"/.test(sql)) statements.delete(sql);
    await expectSeeks(BOUNDED);
  });
});
