import { describe, expect, test } from 'vitest';
import type { Category } from '../../../src/contract/calls/catalogue.ts';
import type { Input } from '../../../src/contract/endpoints.ts';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/goods/product-kinds.ts';
import { fen } from '../support/shopping.ts';
import { call } from '../support/world.ts';

type Query = NonNullable<Input<'searchProducts'>['query']>;
const search = (query: Query = {}, language = 'en') =>
  call('searchProducts', { query }, { language });
const depth = ({ children }: Category): number => 1 + Math.max(0, ...children.map(depth));

describe('the embedded catalogue', () => {
  test('has thousands of products over all seven marketplaces', async () => {
    const cursors = await call('listSitemapParts');
    const parts = await Promise.all(
      cursors.map((cursor) => call('listSitemapProducts', { params: { cursor } })),
    );
    expect(parts.flat().length).toBeGreaterThanOrEqual(3000);
    const { total, isMore, facets } = await search();
    expect(isMore).toBe(true);
    expect(facets.channels.map(({ id }) => id).sort()).toEqual([...PRODUCT_PLATFORMS].sort());
    expect(facets.channels.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('has a tree of twelve top categories and three levels', async () => {
    const categories = await call('listCategories');
    expect(categories).toHaveLength(12);
    for (const category of categories) expect(depth(category), category.id).toBe(3);
  });

  test.each(PRODUCT_PLATFORMS)('shows a product of %s whole', async (channel) => {
    const { records } = await search({ channel, pageSize: 3 });
    expect(records).toHaveLength(3);
    for (const card of records) {
      expect(card.platform).toBe(channel);
      const byLink = await call('getProduct', { query: { productUrl: card.link } });
      const byAddress = await call('getProduct', { query: { productUrl: card.productUrl } });
      expect(byLink).toEqual(byAddress);
      expect(byLink.productId).toBe(card.productId);
      // Other tests sell products of the shop's own with one picture.
      expect(byLink.images.length).toBeGreaterThanOrEqual(channel === 'SelfOwned' ? 1 : 4);
      expect(byLink.skus.length).toBeGreaterThan(0);
      expect(byLink.priceRange.length).toBeGreaterThan(0);
    }
  });
});

describe('suggestions while typing', () => {
  const suggest = (keyword: string) => call('suggestWords', { query: { keyword } });

  test('have the first products for the best completion, at most three', async () => {
    const { keywords, products = [] } = await suggest('backp');
    const { records } = await search({ keyword: keywords[0] ?? '', pageSize: 3 });
    expect(products).toHaveLength(3);
    expect(products).toEqual(records);
  });

  test('have the products for what is typed if no word completes it', async () => {
    const [card] = (await search({ keyword: 'teapot', pageSize: 1 })).records;
    const { products = [] } = await suggest('teapot enamel');
    expect(card).toBeDefined();
    expect(products.length).toBeGreaterThan(0);
  });

  test.each(['zzqqxx', '!!', 'x'.repeat(200)])('have no products for “%s”', async (keyword) => {
    expect((await suggest(keyword)).products).toBeUndefined();
  });
});

describe('searching', () => {
  test('finds by words of a title, in English and in Chinese', async () => {
    const [card] = (await search({ pageSize: 1 })).records;
    for (const title of [card?.titleTrans ?? '', card?.title ?? '']) {
      const { records } = await search({ keyword: title, pageSize: 100 });
      expect(
        records.map(({ productId }) => productId),
        title,
      ).toContain(card?.productId);
    }
  });

  test('finds nothing for punctuation or unknown words', async () => {
    for (const keyword of ['zzqqxxjjkk', '!!!', '""', '*']) {
      expect(await search({ keyword }), keyword).toMatchObject({ total: 0, records: [] });
    }
  });

  test('pages without gaps or repeats', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => search({ pageNo, pageSize: 10, sort: 'newest' })),
    );
    const all = await search({ pageSize: 30, sort: 'newest' });
    const ids = (records: readonly { productId: string }[]) =>
      records.map((card) => card.productId);
    expect(pages.flatMap(({ records }) => ids(records))).toEqual(ids(all.records));
    expect(await search({ pageNo: 10_000 })).toMatchObject({ records: [] });
  });

  test('stays within a price range and sorts by price', async () => {
    const { records } = await search({
      priceStart: '20',
      priceEnd: '60.50',
      sort: 'price-asc',
      pageSize: 40,
    });
    const prices = records.map(({ price }) => fen(price));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= 2000n && price <= 6050n)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => Number(a - b)));
    expect(await search({ priceStart: '60', priceEnd: '20' })).toMatchObject({ total: 0 });
  });

  test('filters by a category of the facets or the navigation', async () => {
    const { facets, total } = await search({ keyword: 'shoes' });
    const [category] = facets.categories;
    const narrowed = await search({ keyword: 'shoes', categoryId: category?.id ?? '' });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThanOrEqual(total);
    expect(await search({ categoryId: 'no-such-category' })).toMatchObject({ total: 0 });
  });
});

describe('a pasted text', () => {
  const resolve = (text: string) => call('resolveProductLink', { query: { text } });

  test('is a product link, with or without other words around it', async () => {
    const share = '【淘宝】快来看 https://item.taobao.com/item.htm?id=123456789&spm=a.b 点击链接';
    await expect(resolve(share)).resolves.toMatchObject({
      kind: 'PRODUCT',
      platform: 'Taobao',
      productUrl: 'https://item.taobao.com/item.htm?id=123456789',
    });
    await expect(
      resolve('https://m.1688.com/page/offerRemake.htm?offerId=6543210'),
    ).resolves.toMatchObject({
      platform: 'Alibaba',
    });
  });

  test('leads to the same URL each time, which can’t be forged', async () => {
    const text = 'https://item.taobao.com/item.htm?id=123456789';
    const [first, second] = await Promise.all([resolve(text), resolve(text)]);
    expect(first.link).toBe(second.link);
    expect(first.link).not.toContain('123456789');
  });

  test('is another kind of link, or a keyword', async () => {
    await expect(resolve('https://www.example.com/item/1')).resolves.toEqual({
      kind: 'UNSUPPORTED_HOST',
    });
    await expect(resolve('red cup')).resolves.toEqual({ kind: 'KEYWORD' });
  });
});
