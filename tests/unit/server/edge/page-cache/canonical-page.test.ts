import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  anonymise,
  canonicalPage,
  pageKey,
} from '../../../../../src/server/edge/page-cache/canonical.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../../src/server/platform/revisions.ts';
import type { RequestEnv, RequestVariables } from '../../../../../src/server/request/context.ts';
import type { RouteOptions } from '../../../../../src/site/route-options.ts';
import { routes } from '../../../../../src/site/routes.ts';

const revisions = createRevisions();
/** A shop that shows amounts in a currency. */
const shopOf = (id: string, currency = 'LAK') =>
  ({ id, exchangeInfo: { currency } }) as RequestVariables['tenant'];

const SITE = {
  platform: { revisions } as Storefront,
  upstream: undefined,
  tenant: shopOf('naga'),
  origin: 'https://shop.test',
  locale: 'en',
  direction: 'ltr',
  preferences: {},
  session: { userId: 'u1', token: 'secret' },
} as unknown as RequestVariables;

type RequestOptions = {
  headers?: Record<string, string>;
  site?: Partial<RequestVariables>;
  method?: string;
};

/** The cache key of a request's page, and the request that the render gets. */
async function renderOf(
  path: string,
  { headers = {}, site = {}, method = 'GET' }: RequestOptions = {},
) {
  let render: { key: string; request: Request; var: RequestVariables } | undefined;
  const app = new Hono<RequestEnv>();
  app.all('*', (c) => {
    for (const [name, value] of Object.entries({ ...SITE, ...site }))
      c.set(name as 'tenant', value as never);
    const page = canonicalPage(c);
    if (page) {
      anonymise(c, page);
      render = { key: pageKey(c, page), request: c.req.raw, var: c.var };
    }
    return c.body(null);
  });
  await app.request(`http://shop.test${path}`, { headers, method });
  return render;
}

const cachedPaths = Object.entries(routes as Record<string, RouteOptions>).flatMap(
  ([path, { cacheKeyFields }]) => (cacheKeyFields ? [path] : []),
);

describe('the page cache', () => {
  it('stores all public pages, and no others', () => {
    expect(cachedPaths).toEqual([
      '/',
      '/how-to-use',
      '/sourcing-service',
      '/payment-guide',
      '/transportation-charge',
      '/forwarding',
      '/prohibited-items',
      '/about',
      '/faq',
      '/terms',
      '/categories',
      '/product-search',
      '/product',
    ]);
    for (const path of cachedPaths) {
      const { requireAuth, noStore } = (routes as Record<string, RouteOptions>)[path] ?? {};
      expect(requireAuth ?? noStore, path).toBeUndefined();
    }
  });

  it('stores only answers to GET and HEAD', async () => {
    expect(await renderOf('/about', { method: 'HEAD' })).toBeDefined();
    expect(await renderOf('/about', { method: 'POST' })).toBeUndefined();
  });

  it.each([
    '/cart',
    '/my/account',
    '/auth/login',
    '/nowhere',
    '/RSC/R/cart.txt?query=',
    '/RSC/F/x/y.txt',
    '/RSC/S/x.txt',
    '/product-search?imageUrl=a',
    '/product-search?keyword=a&imageUrl=',
    '/RSC/R/product-search.txt?query=imageUrl%3Da',
    `/faq?q=${'x'.repeat(2500)}`,
  ])('does not store %s', async (path) => {
    expect(await renderOf(path)).toBeUndefined();
  });
});

describe('a page that is rendered for the cache', () => {
  it('gets an anonymous request for its canonical URL', async () => {
    const render = await renderOf(
      '//product-search/?utm_source=x&sort=sold&lang=ko&keyword=a%20b',
      {
        headers: {
          cookie: 'a=b',
          authorization: 'Bearer x',
          'x-waku-etags': '{}',
          accept: 'x/y',
          'accept-language': 'ko',
          'x-forwarded-for': '10.0.0.1',
        },
      },
    );
    expect(render?.request.url).toBe('http://shop.test/product-search?keyword=a+b&sort=sold');
    expect([...(render?.request.headers ?? [])]).toEqual([['x-forwarded-for', '10.0.0.1']]);
    expect(render?.var.session).toBeUndefined();
    expect(render?.var.pagePath).toBe('/product-search?keyword=a+b&sort=sold');
  });

  it('gets only the page’s query if its payload is requested', async () => {
    const render = await renderOf('/RSC/R/faq.txt?x=1&query=b%3D2%26q%3Dpay&query=q%3Dother');
    expect(render?.request.url).toBe('http://shop.test/RSC/R/faq.txt?query=q%3Dpay');
    expect(render?.var.pagePath).toBe('/faq?q=pay');
  });
});

describe('the key of a page', () => {
  const keyFor = async (path: string, options?: RequestOptions) =>
    (await renderOf(path, options))?.key;

  it('differs if anything differs that a page depends on', async () => {
    const sites: Partial<RequestVariables>[] = [
      {},
      { tenant: shopOf('dala') },
      { tenant: shopOf('naga', 'THB') },
      { upstream: { host: undefined, base: 'https://api.test', token: undefined } },
      { origin: 'https://other.test' },
      { locale: 'ar' },
      { direction: 'rtl' },
      { preferences: { scheme: 'dark' } },
      { preferences: { scheme: 'light' } },
      { preferences: { primary: '#123456' } },
    ];
    const keys = await Promise.all(sites.map((site) => keyFor('/faq', { site })));
    keys.push(
      await keyFor('/faq?q=a'),
      await keyFor('/about'),
      await keyFor('/RSC/R/faq.txt?query='),
    );
    const before = await keyFor('/faq');
    await revisions.update({ naga: 7 });
    keys.push(await keyFor('/faq'));
    expect(keys[0]).toBe(before);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ignores other query fields, their order, and other headers', async () => {
    const field = fc.tuple(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ maxLength: 20 }));
    const header = fc.tuple(
      fc.stringMatching(/^x-[a-z]{1,8}$/),
      fc.stringMatching(/^[!-~]{1,20}$/),
    );
    const known = ['keyword', 'sort', 'filters', 'channel', 'from', 'lang', 'imageUrl'];
    const others = fc.array(
      field.filter(([name]) => !known.includes(name)),
      { maxLength: 5 },
    );
    const usual = await keyFor('/product-search?keyword=mug&sort=sold');
    await fc.assert(
      fc.asyncProperty(others, fc.boolean(), fc.array(header), async (fields, turned, headers) => {
        const own: [string, string][] = [
          ['keyword', 'mug'],
          ['sort', 'sold'],
        ];
        const query = new URLSearchParams([...fields, ...(turned ? own.reverse() : own)]);
        const options = { headers: Object.fromEntries(headers) };
        expect(await keyFor(`/product-search?${query}`, options)).toBe(usual);
        const payload = new URLSearchParams({ query: query.toString() });
        const plain = new URLSearchParams({ query: 'keyword=mug&sort=sold' });
        expect(await keyFor(`/RSC/R/product-search.txt?${payload}`, options)).toBe(
          await keyFor(`/RSC/R/product-search.txt?${plain}`),
        );
      }),
    );
  });

  it('is never the same for two different queries', async () => {
    const value = fc.string({ maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(value, value, value, value, async (a, b, c, d) => {
        const one = new URLSearchParams({ keyword: a, sort: b });
        const other = new URLSearchParams({ keyword: c, sort: d });
        const isSame = one.toString() === other.toString();
        const keys = [
          await keyFor(`/product-search?${one}`),
          await keyFor(`/product-search?${other}`),
        ];
        expect(keys[0] === keys[1]).toBe(isSame);
      }),
    );
  });
});
