import { describe, expect, test } from 'vitest';
import { TENANTS } from '../../../demo/tenants/all.ts';
import type { Category } from '../../../src/contract/calls/catalogue.ts';
import { structuredData } from '../../support/structured-data.ts';
import { call, port, visit } from '../support/world.ts';

const hosts = TENANTS.map(({ hosts: [host = ''], record, articles }) => ({
  host,
  languages: record.supportedLanguages,
  main: record.defaultLanguage,
  articles,
}));
const originOf = (host: string) => `http://${host}:${port}`;
const tagOf = (locale: string) => (locale === 'la' ? 'lo' : locale);
const locsIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));
const read = async (host: string, path: string) => (await visit(path, { host })).text;

describe('robots.txt', () => {
  test.each(hosts)(
    'of $host names its own sitemap, and excludes shoppers’ pages',
    async ({ host }) => {
      const { text, headers } = await visit('/robots.txt', { host });
      expect(headers['content-type']).toContain('text/plain');
      expect(text).toContain(`\nSitemap: ${originOf(host)}/sitemap.xml\n`);
      for (const path of ['/my/', '/auth/', '/checkout', '/payment/', '/api/', '/RSC/']) {
        expect(text).toContain(`\nDisallow: ${path}\n`);
      }
      expect(text).not.toMatch(/Disallow: \/(payment)?\n/);
    },
  );
});

test('security.txt says at each host whom to tell of a weakness', async () => {
  for (const { host } of hosts) {
    const { text, headers } = await visit('/.well-known/security.txt', { host });
    expect(headers['content-type'], host).toContain('text/plain');
    expect(text, host).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-/);
    expect(text, host).toContain(`\nCanonical: ${originOf(host)}/`);
  }
});

const leavesOf = (category: Category): Category[] =>
  category.children.length > 0 ? category.children.flatMap(leavesOf) : [category];

describe('the sitemap', () => {
  test.each(hosts)('of $host has its languages, and no URL of another host', async (tenant) => {
    const { host, languages, articles } = tenant;
    const index = locsIn(await read(host, '/sitemap.xml'));
    const folders = new Set(index.map((url) => url.split('/').slice(0, -1).join('/')));
    expect([...folders]).toEqual(languages.map((l) => `${originOf(host)}/sitemaps/${tagOf(l)}`));
    const pages = await read(host, `/sitemaps/${tagOf(tenant.main)}/pages.xml`);
    const addresses = Array.from(pages.matchAll(/(?:<loc>|href=")(http[^<"]+)/g), ([, url]) => url);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) expect(address).toMatch(`${originOf(host)}/`);
    expect(pages.includes('/sourcing-service')).toBe(articles.includes('SOURCING_SERVICE'));
    expect(pages).not.toMatch(/\/(my|auth|cart|checkout|settings|offline)\b/);
  });

  test('names every product that the tenant sells, each once, and only those', async () => {
    const host = 'la.localhost';
    const files = locsIn(await read(host, '/sitemap.xml')).filter((url) => /\/lo\/prod/.test(url));
    const named = (
      await Promise.all(files.map((url) => read(host, new URL(url).pathname)))
    ).flatMap(locsIn);
    const links = named.map((url) => new URL(url).searchParams.get('url') ?? '');
    expect(new Set(links).size).toBe(links.length);
    const leaves = (await call('listCategories', {}, { host })).flatMap(leavesOf);
    const [first = '', last = ''] = [leaves[0]?.id, leaves.at(-1)?.id];
    for (const categoryId of [first, last]) {
      const query = { filters: 'inStock', pageSize: 100, categoryId };
      const { records, isMore } = await call('searchProducts', { query }, { host });
      expect(isMore).toBe(false);
      expect(records.length).toBeGreaterThan(0);
      for (const { link } of records) expect(links).toContain(link);
    }
    const poizon = await call('searchProducts', { query: { channel: 'Poizon', pageSize: 5 } });
    for (const { link } of poizon.records) expect(links).not.toContain(link);
  });

  test('leads to existing pages, in the stated language', async () => {
    const host = 'kz.localhost';
    const [page = ''] = locsIn(await read(host, '/sitemaps/en/products-1.xml'));
    const { status, text } = await visit(page.replace(originOf(host), ''), { host });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en"');
    expect(text).toContain(`<link rel="canonical" href="${page.replaceAll('&', '&amp;')}"/>`);
  });

  test.each([
    '/sitemaps/',
    '/sitemaps/xx/pages.xml',
    '/sitemaps/la/pages.xml',
    '/sitemaps/lo/products-0.xml',
    '/sitemaps/lo/products-9999.xml',
    '/sitemaps/lo/other.xml',
    '/sitemaps/lo/../pages.xml',
  ])('has no %s', async (path) => {
    expect((await visit(path, { host: 'la.localhost' })).status).toBe(404);
  });
});

describe('the manifest', () => {
  type Manifest = { name: string; lang: string; dir: string; icons: { src: string }[] };
  const manifestOf = async (host: string, language = '') =>
    (await visit(`/manifest.webmanifest${language && `?lang=${language}`}`, { host }))
      .json as Manifest;

  test.each(hosts)('of $host is its own, with existing pictures', async ({ host, main }) => {
    const manifest = await manifestOf(host);
    const tenant = await call('getTenant', {}, { host });
    expect(manifest).toMatchObject({
      id: '/',
      name: tenant.name,
      lang: tagOf(main),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: tenant.themeColor,
    });
    const expected = [
      { sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ];
    for (const icon of expected) {
      expect(manifest.icons).toContainEqual(expect.objectContaining(icon));
    }
    for (const { src } of manifest.icons) expect((await visit(src, { host })).status).toBe(200);
  });

  test('is in the requested language, if the tenant has it', async () => {
    expect(await manifestOf('localhost', 'ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(await manifestOf('la.localhost', 'lo')).toMatchObject({ name: 'ນາກະໂພສ', dir: 'ltr' });
    expect(await manifestOf('kr.localhost', 'bg')).toMatchObject({ lang: 'ko' });
  });
});

describe('the lazy texts', () => {
  test('are in the requested language, if the tenant has it, and revalidated each time', async () => {
    const of = (language: string) => visit(`/lazy-texts.json?lang=${language}`);
    const [english, arabic, unknown] = await Promise.all([of('en'), of('ar'), of('xx')]);
    expect(english.json).toMatchObject({ pictureSearch: { title: 'Search by image' } });
    expect(arabic.text).not.toBe(english.text);
    expect(unknown.text).toBe(english.text);
    expect(english.headers['cache-control']).toBe('no-cache');
    expect(english.headers.etag).toBeDefined();
  });
});

describe('the SEO files of a host', () => {
  const PATHS = [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/en/pages.xml',
    '/sitemaps/en/products-1.xml',
    '/manifest.webmanifest',
  ];
  test.each(PATHS)('%s is cached for an hour, and revalidated by its ETag', async (path) => {
    const first = await visit(path);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers.etag);
    const again = await visit(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    const elsewhere = await visit(path, {
      host: 'kz.localhost',
      headers: { 'if-none-match': etag },
    });
    expect(elsewhere.status).toBe(200);
  });

  test.each(PATHS)('%s is the same for everybody', async (path) => {
    const headers = {
      cookie: 'sampan_locale=ar; sampan_scheme=dark; sampan_token=x',
      'accept-language': 'ko',
      'x-page-language': 'ru',
    };
    const [plain, marked] = await Promise.all([visit(path), visit(path, { headers })]);
    expect(marked.text).toBe(plain.text);
    expect(marked.headers['set-cookie']).toBeUndefined();
  });

  test.each(PATHS)('%s is missing at an unknown host', async (path) => {
    const { status, text } = await visit(path, { host: 'shop.unknown.example' });
    expect(status).toBe(404);
    expect(text).not.toContain('localhost');
  });
});

describe('a page’s head', () => {
  const headOf = async (path: string, host = 'localhost') => {
    const { text } = await visit(path, { host });
    return text.slice(0, text.indexOf('</head>'));
  };
  const LISTED = ['/', '/about', '/faq', '/categories', '/product-search?keyword=bag'];
  const HIDDEN = [
    '/auth/login',
    '/settings?back=%2F',
    '/offline',
    '/no-such-page',
    '/product?url=nothing',
    '/product-search?keyword=zzzzzz',
    '/product-search?keyword=bag&filters=inStock',
    '/product-search?keyword=bag&priceStart=3',
    '/product-search?imageUrl=%2Fuploads%2Fx.png',
  ];

  test.each(LISTED)('%s has its canonical URL, title and preview', async (path) => {
    for (const { host, languages } of hosts) {
      const head = await headOf(path, host);
      const tenant = await call('getTenant', {}, { host });
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(head) ?? [];
      // The title names the shop once.
      expect(title.split(tenant.name), title).toHaveLength(2);
      expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(head).toContain(`<link rel="canonical" href="${originOf(host)}${path}"/>`);
      expect(head.match(/<link rel="alternate" hrefLang=/g)).toHaveLength(languages.length + 1);
      expect(head).toContain(`property="og:image" content="${originOf(host)}/brand/share/`);
      expect(head).toContain('name="twitter:card" content="summary_large_image"');
      expect(head).not.toContain('noindex');
    }
  });

  test.each(HIDDEN)('%s is hidden from search engines', async (path) => {
    const head = await headOf(path);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/rel="(canonical|alternate)"/);
  });

  test('has a description that no other page has', async () => {
    const pages = [
      ...LISTED,
      '/how-to-use',
      '/payment-guide',
      '/sourcing-service',
      '/transportation-charge',
      '/terms',
    ];
    const said = await Promise.all(
      pages.map(
        async (path) => /name="description" content="([^"]+)"/.exec(await headOf(path))?.[1],
      ),
    );
    expect(new Set(said).size).toBe(pages.length);
  });
});

describe('structured data', () => {
  const typesOf = async (path: string) =>
    structuredData(await read('localhost', path)).map((data) => data['@type']);

  test('describes the page', async () => {
    const { records } = await call('searchProducts', { query: { pageSize: 1 } });
    const product = `/product?url=${encodeURIComponent(records[0]?.link ?? '')}`;
    expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(await typesOf('/faq')).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(await typesOf('/about')).toEqual(['WebPage', 'BreadcrumbList']);
    expect(await typesOf('/how-to-use')).toEqual(['WebPage', 'BreadcrumbList']);
    expect(await typesOf(product)).toEqual(['Product', 'BreadcrumbList']);
  });
});
