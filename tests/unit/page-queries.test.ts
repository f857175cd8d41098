import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../../src/contract/client.ts';
import { type CountedSite, openCountedSite } from './support/counted-site.ts';
import { SITE_NOW } from './support/site.ts';
import { product, smallCatalogue, urlOf } from './support/small-catalogue.ts';

const MATERIALS = [
  ['纯棉', 'Cotton'],
  ['亚麻', 'Linen'],
  ['羊毛', 'Wool'],
] as const;

/** Enough of a kind that results are narrowed by what they are made of. */
const wares = smallCatalogue(
  Array.from({ length: 30 }, (_, i) => {
    const [value = '', valueTrans = ''] = MATERIALS[i % 3] ?? [];
    return product(
      `p${i}`,
      { zh: `连衣裙${i}`, en: `Dress ${i}` },
      {
        soldCount: i,
        priceFen: 1_000 + 100 * i,
        detail: {
          attributes: [{ id: 'material', name: '材质', nameTrans: 'Material', value, valueTrans }],
        },
      },
    );
  }),
  [
    { source: 'Material', texts: { la: 'ວັດສະດຸ' } },
    { source: 'Cotton', texts: { la: 'ຝ້າຍ' } },
  ],
);

const size = { query: { size: 12 } };
const toLaos = { query: { country: 'la', weightG: 1_000 } };

/** The calls of each page, as it makes them: what waits for nothing at once. */
const PAGES: Record<string, { most: number; calls: (api: ApiClient) => Promise<unknown> }> = {
  home: {
    most: 8,
    calls: (api) =>
      Promise.all([
        api('listBanners'),
        api('listPreferredProducts', size),
        api('listTransitOptions', { query: { country: 'la' } }),
        api('listCategories'),
        api('listPreferredGroups', size),
        api('listRecommendGroups', size),
        api('listSupportedCountries'),
        api('listTransitOptions', toLaos),
        api('listAnnouncements', { query: { pageSize: 3 } }),
      ]),
  },
  results: {
    most: 4,
    calls: (api) =>
      Promise.all([
        api('searchProducts', { query: { keyword: 'dress', pageSize: 40 } }),
        api('suggestNavigation', { query: { keyword: 'dress' } }),
        api('listCategories'),
      ]),
  },
  'results of a filter': {
    most: 4,
    calls: (api) =>
      Promise.all([
        api('searchProducts', {
          query: { keyword: 'dress', categoryId: 'dresses', filters: 'inStock', pageSize: 40 },
        }),
        api('suggestNavigation', { query: { keyword: 'dress' } }),
        api('listCategories'),
      ]),
  },
  'results of a shelf': {
    most: 6,
    calls: (api) =>
      Promise.all([
        api('searchProducts', {
          query: { productCollectionId: 'naga-recommended-bestsellers', pageSize: 40 },
        }),
        api('listCategories'),
        api('listPreferredGroups', { query: { size: 1 } }),
        api('listRecommendGroups', { query: { size: 1 } }),
      ]),
  },
  'little found': {
    most: 6,
    calls: (api) =>
      Promise.all([
        api('searchProducts', { query: { keyword: 'dress 17 zzz', pageSize: 40 } }),
        api('suggestNavigation', { query: { keyword: 'dress 17 zzz' } }),
        api('listCategories'),
      ]),
  },
  product: {
    most: 6,
    calls: async (api) => {
      const found = await api('getProduct', { query: { productUrl: urlOf('Taobao', '70000001') } });
      const { categoryId, goodsClass, shop } = found;
      const shelf = { pageSize: 13, sort: 'sold' as const, facets: false };
      await Promise.all([
        api('listTransitOptions', { query: { country: 'la', weightG: 300, goodsClass } }),
        api('searchProducts', { query: { ...shelf, shopId: shop.shopId } }),
        api('searchProducts', { query: { ...shelf, categoryId } }),
      ]);
    },
  },
  categories: { most: 2, calls: (api) => api('listCategories') },
  article: { most: 2, calls: (api) => api('getArticle', { params: { type: 'FAQ' } }) },
  'how to use': {
    most: 3,
    calls: (api) => api('getHowToUse'),
  },
  'transport prices': {
    most: 2,
    calls: (api) =>
      Promise.all([
        api('getArticle', { params: { type: 'ABOUT_TRANSIT_FEE' } }).catch(() => undefined),
        api('listSupportedCountries'),
        api('listTransitOptions', toLaos),
      ]),
  },
};

/** The tenant as the edge asks for it, in its own language and the reader's; then the page. */
const visit = (calls: (api: ApiClient) => Promise<unknown>) => async (api: ApiClient) => {
  await api('getTenant');
  await api('getTenant');
  await calls(api);
};

describe('on a cold cache', () => {
  test.each(Object.entries(PAGES))('%s asks the database little', async (_name, page) => {
    const site: CountedSite = await openCountedSite(wares, SITE_NOW);
    const { statements, trips } = await site.cold(visit(page.calls));
    if (process.env.SHOW)
      console.log(_name, statements.length, trips, process.env.SHOW === '2' ? statements : '');
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(page.most);
    expect(trips).toBeLessThanOrEqual(page.most);
  });
});
