import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../../src/contract/client.ts';
import { createApi } from '../../../../src/server/api/app.ts';
import { seal } from '../../../../src/server/crypto/sealed-cookie.ts';
import { locale } from '../../../../src/server/edge/locale.ts';
import { session } from '../../../../src/server/edge/session/session.ts';
import { tenant } from '../../../../src/server/edge/tenant.ts';
import type { Platform } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { openCountedSite } from '../../support/counted-site.ts';
import { product, smallCatalogue, urlOf } from '../../support/small-catalogue.ts';

// Revisions are read once a second, which would add a statement on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const MATERIALS = [
  ['纯棉', 'Cotton'],
  ['亚麻', 'Linen'],
  ['羊毛', 'Wool'],
] as const;

/** Enough products of a kind for search results with an attribute filter. */
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

const twelve = { query: { size: 12 } };
const parcelToLaos = { query: { country: 'la', weightG: 1_000 } };

type Calls = (api: ApiClient) => Promise<unknown>;

/** The calls of each page, those that do not depend on each other concurrently. */
const PAGES: Record<string, { most: number; calls: Calls }> = {
  home: {
    // Two are for the example at the door, one for the customers' questions.
    most: 9,
    calls: (api) =>
      Promise.all([
        api('listBanners'),
        api('estimateExample'),
        api('listPreferredProducts', twelve),
        api('listTransitOptions', { query: { country: 'la' } }),
        api('listCategories'),
        api('listPreferredGroups', twelve),
        api('listRecommendGroups', twelve),
        api('listSupportedCountries'),
        api('listAnnouncements', { query: { pageSize: 3 } }),
        api('getArticle', { params: { type: 'FAQ' } }),
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
  'filtered results': {
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
  'few results': {
    // One of them counts what was missed, after the response.
    most: 5,
    calls: (api) =>
      Promise.all([
        api('searchProducts', { query: { keyword: 'dress 17 zzz', pageSize: 40 } }),
        api('suggestNavigation', { query: { keyword: 'dress 17 zzz' } }),
        api('listCategories'),
      ]),
  },
  'misspelt words': {
    most: 5,
    calls: (api) =>
      Promise.all([
        api('searchProducts', { query: { keyword: 'drss', pageSize: 40 } }).then(
          ({ correctedTo, total }) =>
            expect({ correctedTo, total }).toEqual({ correctedTo: 'dress', total: 30 }),
        ),
        api('suggestNavigation', { query: { keyword: 'drss' } }),
        api('listCategories'),
      ]),
  },
  product: {
    most: 7,
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
  categories: { most: 1, calls: (api) => api('listCategories') },
  article: { most: 2, calls: (api) => api('getArticle', { params: { type: 'FAQ' } }) },
  'how to use': {
    most: 3,
    calls: (api) => api('getHowToUse'),
  },
  'transport prices': {
    most: 3,
    calls: (api) =>
      Promise.all([
        api('getArticle', { params: { type: 'ABOUT_TRANSIT_FEE' } }).catch(() => undefined),
        api('listSupportedCountries'),
        api('listTransitOptions', parcelToLaos),
      ]),
  },
};

/** The edge's calls for the tenant, in its default language and the visitor's; then the page's calls. */
const visit = (calls: Calls) => async (api: ApiClient) => {
  await api('getTenant');
  await api('getTenant');
  await calls(api);
};

describe('a page on a cold cache', () => {
  test.each(Object.entries(PAGES))('makes few database queries: %s', async (_, page) => {
    const site = await openCountedSite(wares);
    const { statements, roundTrips } = await site.measurePage(visit(page.calls));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(page.most);
    expect(roundTrips).toBeLessThanOrEqual(page.most);
  });
});

/** Runs the edge's first steps of a page's request and its calls; returns the user id and locale. */
async function runEdge(platform: Platform, headers: Record<string, string>, calls: Calls) {
  const backend = createApi(async () => platform);
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', platform);
    c.set('requestId', 'R1');
    c.set('isFromStorefront', false);
    c.set('backend', async (request) => backend.fetch(request));
    await next();
  });
  app.use(tenant, locale, session);
  app.get('/', async (c) => {
    await calls(c.var.api);
    return c.text(`${c.var.session?.userId ?? 'nobody'} ${c.var.locale}`);
  });
  return (await app.request('http://la.localhost/', { headers }, {})).text();
}

describe('a public page', () => {
  test.each(Object.entries(PAGES))(
    '%s makes the same queries for a shopper as for any visitor',
    async (_, page) => {
      const site = await openCountedSite(wares);
      const read = (
        who: string,
        headersOf: (platform: Platform) => Promise<Record<string, string>>,
      ) =>
        site.measureWork(async (platform) => {
          const text = await runEdge(platform, await headersOf(platform), page.calls);
          expect(text).toBe(who);
        });
      const visitor = await read('nobody en', async () => ({ 'accept-language': 'en' }));
      const shopper = await read('mia en', async ({ keys }) => {
        const token = await seal(keys, 'session naga', { userId: 'mia', token: 'of-mia' }, 60);
        const profile = await seal(keys, 'profile', { name: 'Mia', email: '', language: 'en' }, 60);
        return { cookie: `sampan_token=${token}; sampan_profile=${profile}; sampan_login=1` };
      });
      expect(shopper.statements).toEqual(visitor.statements);
    },
  );
});
