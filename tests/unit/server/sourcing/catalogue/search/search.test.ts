import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { queryWordNames } from '../../../../../../demo/texts/names.ts';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import {
  type SearchQuery,
  searchQuery,
  searchResult,
} from '../../../../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import type { ProductReader } from '../../../../../../src/server/sourcing/source.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const everywhere: ProductReader = { platforms: [...PRODUCT_PLATFORMS], locale: 'en' };

const GOODS = [
  product(
    'p1',
    { zh: '纯棉连衣裙夏季女', en: 'Cotton Summer Dress for Women' },
    { soldCount: 500 },
  ),
  product(
    'p2',
    { zh: '真丝连衣裙', en: 'Silk Dress' },
    {
      platform: 'Tmall',
      shopId: 'shop-Tmall',
      priceFen: 29_900,
      soldCount: 80,
      titles: { ru: 'Платье, шёлк' },
    },
  ),
  product(
    'p3',
    { zh: '百褶半身裙', en: 'Pleated Skirt' },
    { categoryId: 'skirts', priceFen: 3_990, soldCount: 900, createdAt: 1_790_000_000_000 },
  ),
  product(
    'p4',
    { zh: '男士衬衫', en: 'Men Shirt' },
    {
      categoryId: 'shirts',
      platform: 'Alibaba',
      shopId: 'shop-Alibaba',
      priceFen: 1_990,
      soldCount: 20_000,
    },
  ),
  product(
    'p5',
    { zh: '陶瓷马克杯', en: 'Ceramic Mugs' },
    {
      categoryId: 'cups',
      platform: 'JD',
      shopId: 'shop-JD',
      priceFen: 990,
      soldCount: 40,
      detail: { domesticFreight: { free: true, firstFen: 0, nextFen: 0 }, dispatchWithin: 24 },
    },
  ),
  product('p6', { zh: '售罄连衣裙', en: 'Sold Out Dress' }, { status: 'SOLD_OUT', soldCount: 1 }),
  product('p7', { zh: '下架连衣裙', en: 'Removed Dress' }, { status: 'REMOVED' }),
];

async function openCatalogue() {
  const db = await openTestDatabase();
  const names = queryWordNames();
  await writeCatalogue(db, { ...smallCatalogue(GOODS), names }, () => {});
  const source = embeddedSource(db, keys);
  const search = async (
    query: Partial<SearchQuery>,
    { reader = everywhere, only }: { reader?: ProductReader; only?: string[] } = {},
  ) => {
    const result = await source.search(v.parse(searchQuery, query), reader, only);
    expect(v.is(searchResult, result)).toBe(true);
    return result;
  };
  const found = async (...args: Parameters<typeof search>) =>
    (await search(...args)).records.map(({ productId }) => productId);
  return { db, source, search, found };
}

describe('the words of a search', () => {
  test('find Chinese and English titles, but never removed products', async () => {
    const { found } = await openCatalogue();
    expect((await found({ keyword: '连衣裙' })).toSorted()).toEqual(['p1', 'p2', 'p6']);
    expect((await found({ keyword: 'dress' })).toSorted()).toEqual(['p1', 'p2', 'p6']);
    expect((await found({ keyword: '真丝 DRESS' }))[0]).toBe('p2');
  });
  test('match in singular and plural, and as the start of a word', async () => {
    const { found } = await openCatalogue();
    expect(await found({ keyword: 'mug' })).toEqual(['p5']);
    expect(await found({ keyword: 'silk dresses' })).toEqual(['p2']);
    expect(await found({ keyword: 'ceram' })).toEqual(['p5']);
  });
  test('match the shop, category and attributes too', async () => {
    const { search } = await openCatalogue();
    expect((await search({ keyword: 'yunshang' })).total).toBe(6);
    expect((await search({ keyword: '杯子' })).total).toBe(1);
    expect((await search({ keyword: 'kitchen mug' })).total).toBe(1);
  });
  test('that are wishes raise what meets all of them', async () => {
    const { found } = await openCatalogue();
    expect((await found({ keyword: 'women silk' }))[0]).toBe('p2');
    expect(await found({ keyword: 'women cups' })).toEqual(['p5']);
    expect(await found({ keyword: 'ceramic skirt' })).toEqual(['p3']);
  });
  test('that name only a parent category find its products', async () => {
    const { found } = await openCatalogue();
    expect(await found({ keyword: 'kitchen' })).toEqual(['p5']);
  });
  test('find nothing if no product has them, like punctuation and pictures', async () => {
    const { search } = await openCatalogue();
    for (const query of [{ keyword: '!?"*' }, { keyword: 'zzzz' }, { imageUrl: '/uploads/a' }]) {
      expect(await search(query)).toMatchObject({ total: 0, totalPage: 0, records: [] });
    }
  });
});

describe('the price of a wholesale product', () => {
  /** From 3 pieces 40.90 each, but only in batches of 5; from 180 pieces 34.90. */
  const OFFER = product(
    'p8',
    { zh: '陶瓷茶壶', en: 'Teapot' },
    {
      priceMode: 'SPU_PRICE_RANGE',
      priceFen: 4_090,
      minOrderQuantity: 3,
      detail: {
        batchNumber: 5,
        priceSteps: [
          { startQuantity: 3, priceFen: 4_090 },
          { startQuantity: 180, priceFen: 3_490 },
        ],
      },
    },
  );

  test('is that of the least quantity, and the lowest price comes with its quantity', async () => {
    const db = await openTestDatabase();
    await writeCatalogue(db, smallCatalogue([...GOODS, OFFER]), () => {});
    const source = embeddedSource(db, keys);
    const search = (query: Partial<SearchQuery>) =>
      source.search(v.parse(searchQuery, query), everywhere);
    const expected = {
      price: '40.90',
      lowestStep: { startQuantity: 180, price: '34.90' },
    };
    expect((await search({ keyword: 'teapot' })).records).toMatchObject([expected]);
    expect((await source.cards(['p8'], everywhere)).get('p8')).toMatchObject(expected);
    // Filters and sorting use the same price.
    const within = async (priceStart: string, priceEnd: string) =>
      (await search({ priceStart, priceEnd })).records.map(({ productId }) => productId);
    expect(await within('40', '41')).toEqual(['p8']);
    expect(await within('34', '35')).toEqual([]);
    const cheapest = (await search({ sort: 'price-asc' })).records.map(({ price }) =>
      Number(price),
    );
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  });

  test('of one piece is the only price on a card of retail goods', async () => {
    const { search } = await openCatalogue();
    for (const record of (await search({})).records)
      expect(record).not.toHaveProperty('lowestStep');
  });
});

describe('results are narrowed', () => {
  test('by platform, within those that the tenant offers', async () => {
    const { found } = await openCatalogue();
    expect(await found({ channel: 'JD' })).toEqual(['p5']);
    const reader: ProductReader = { platforms: ['Tmall', 'Alibaba'], locale: 'en' };
    expect(await found({}, { reader })).toEqual(['p4', 'p2']);
    expect(await found({ channel: 'JD' }, { reader })).toEqual([]);
    expect(await found({ channel: 'JD', keyword: 'mug' }, { reader })).toEqual([]);
    expect(await found({ keyword: 'dress' }, { reader })).toEqual(['p2']);
  });
  test.each([
    ['women', ['p3', 'p1', 'p2', 'p6']],
    ['women-dresses', ['p3', 'p1', 'p2', 'p6']],
    ['skirts', ['p3']],
    ['nowhere', []],
  ])('by category %s with all below it', async (categoryId, expected) => {
    const { found } = await openCatalogue();
    expect(await found({ categoryId })).toEqual(expected);
    expect(await found({ snId: `women:${categoryId}` })).toEqual(expected);
    const all = await found({ keyword: 'yunshang', categoryId, sort: 'sold' });
    expect(all).toEqual(expected);
  });
  test('by shop, price, stock, freight and dispatch', async () => {
    const { found } = await openCatalogue();
    expect(await found({ shopId: 'shop-Tmall' })).toEqual(['p2']);
    expect(await found({ shopId: 'shop-Taobao', categoryId: 'skirts' })).toEqual(['p3']);
    expect(await found({ priceStart: '19.9', priceEnd: '39.90' })).toEqual(['p4', 'p3']);
    expect(await found({ keyword: 'dress', filters: 'inStock' })).not.toContain('p6');
    expect(await found({ filters: 'freeShipping' })).toEqual(['p5']);
    expect(await found({ filters: 'shipIn48Hours,inStock' })).toEqual(['p5']);
    expect(await found({ filters: 'shipIn24Hours' })).toEqual(['p5']);
  });
  test('by the age of the offer', async () => {
    const { found } = await openCatalogue();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 + 20 * 86_400_000 });
    try {
      expect(await found({ filters: 'new30' })).toEqual(['p3']);
      expect(await found({ filters: 'new7' })).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
  test('by a collection, in its order', async () => {
    const { found } = await openCatalogue();
    expect(await found({}, { only: ['p5', 'gone', 'p1', 'p7'] })).toEqual(['p5', 'p1']);
    expect(await found({ keyword: 'dress' }, { only: ['p5', 'p1'] })).toEqual(['p1']);
    expect(await found({ productCollectionId: 'other' }, { only: [] })).toEqual([]);
  });
});

describe('the page of results', () => {
  test.each([
    ['sold', ['p4', 'p3', 'p1', 'p2', 'p5', 'p6']],
    ['price-asc', ['p5', 'p4', 'p3', 'p1', 'p6', 'p2']],
    ['price-desc', ['p2', 'p1', 'p6', 'p3', 'p4', 'p5']],
    ['newest', ['p3', 'p1', 'p2', 'p4', 'p5', 'p6']],
  ] as const)('is sorted by %s', async (sort, expected) => {
    const { found } = await openCatalogue();
    expect(await found({ sort })).toEqual(expected);
    expect(await found({ sort, keyword: 'yunshang' })).toEqual(expected);
  });
  test('continues the previous one without gaps, and is empty past the end', async () => {
    const { search } = await openCatalogue();
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => search({ pageNo, pageSize: 2 })));
    expect(pages.map(({ records }) => records.map(({ productId }) => productId))).toEqual([
      ['p4', 'p3'],
      ['p1', 'p2'],
      ['p5', 'p6'],
      [],
    ]);
    for (const page of pages) expect(page).toMatchObject({ total: 6, totalPage: 3, pageSize: 2 });
  });
  test('shows titles in the reader’s language, else in English or Chinese', async () => {
    const { search, source } = await openCatalogue();
    const titles = async (locale: ProductReader['locale']) => {
      const reader = { ...everywhere, locale };
      const card = (await source.cards(['p2'], reader)).get('p2');
      const { records } = await search({ keyword: 'silk' }, { reader });
      return [card, records.find(({ productId }) => productId === 'p2')].map(
        (shown) => shown?.titleTrans,
      );
    };
    expect(await titles('en')).toEqual(['Silk Dress', 'Silk Dress']);
    expect(await titles('zh-CN')).toEqual(['真丝连衣裙', '真丝连衣裙']);
    expect(await titles('zh-HK')).toEqual(['真丝连衣裙', '真丝连衣裙']);
    expect(await titles('ru')).toEqual(['Платье, шёлк', 'Платье, шёлк']);
    expect(await titles('ar')).toEqual(['Silk Dress', 'Silk Dress']);
  });
});

describe('the counts of facets', () => {
  test('of marketplaces ignore the chosen marketplace; counts of categories ignore the chosen category', async () => {
    const { search } = await openCatalogue();
    const { facets } = await search({ keyword: 'dress', channel: 'Tmall', categoryId: 'dresses' });
    const counts = Object.fromEntries(facets.channels.map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({ Taobao: 2, Tmall: 1, JD: 0 });
    expect(facets.categories).toEqual([{ id: 'dresses', name: 'Dresses', count: 1 }]);
  });
  test('of categories are for the top level, or for the children of the chosen category', async () => {
    const { search } = await openCatalogue();
    expect((await search({})).facets.categories).toEqual([
      { id: 'women', name: 'Women’s Clothing', count: 4 },
      { id: 'men', name: 'Men’s Clothing', count: 1 },
      { id: 'home', name: 'Home', count: 1 },
    ]);
    const below = await search(
      { categoryId: 'women-dresses' },
      { reader: { ...everywhere, locale: 'zh-CN' } },
    );
    expect(below.facets.categories).toEqual([
      { id: 'dresses', name: '连衣裙', count: 3 },
      { id: 'skirts', name: '半身裙', count: 1 },
    ]);
  });
});

describe('categories', () => {
  test('are a tree of three levels in the reader’s language', async () => {
    const { source } = await openCatalogue();
    const [women] = await source.categories({ ...everywhere, locale: 'zh-CN' });
    expect(women).toMatchObject({
      id: 'women',
      name: '女装',
      children: [
        { id: 'women-dresses', children: [{ id: 'dresses', children: [] }, { id: 'skirts' }] },
      ],
    });
  });
  test.each([
    ['dresses', 'women-dresses', ['women-dresses:dresses', 'women-dresses:skirts']],
    ['连衣裙', 'women-dresses', ['women-dresses:dresses']],
    ['men', 'men', ['men:men-tops']],
    ['cup', 'kitchen', ['kitchen:cups']],
  ])('that match the keyword “%s”', async (keyword, id, children) => {
    const { source } = await openCatalogue();
    const [first] = await source.navigation(keyword, everywhere);
    expect(first?.id).toBe(id);
    expect(first?.children.map((child) => child.id)).toEqual(children);
  });
  test('are empty if none matches', async () => {
    const { source } = await openCatalogue();
    expect(await source.navigation('%', everywhere)).toEqual([]);
    expect(await source.navigation('submarine', everywhere)).toEqual([]);
  });
});
