import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TENANTS } from '../../../demo/tenants/all.ts';
import { cachedPage } from '../support/cached.ts';
import { cookieHeader } from '../support/cookies.ts';
import { call, DEFAULT_HOST } from '../support/world.ts';

/** The limits of HTML in bytes, gzipped as it is sent (`platform/encodings.ts`): docs/design.md, decision 18. */
const KB = 1024;
const PRODUCT = { median: 15 * KB, most: 18 * KB };
const HOME = 25 * KB;
const LEVEL = 9;

/** Products of different kinds, retail and wholesale. */
const KEYWORDS = ['mug', 'top', 'shoes', 'bag', 'phone'];

async function productPaths(host: string): Promise<string[]> {
  const found = await Promise.all(
    KEYWORDS.flatMap((keyword) =>
      (['Taobao', 'Alibaba'] as const).map((channel) =>
        call('searchProducts', { query: { keyword, channel, pageSize: 2 } }, { host }),
      ),
    ),
  );
  const paths = found.flatMap(({ records }) => records.map(({ link }) => `/product?url=${link}`));
  return [...new Set(paths)];
}

const inLanguage = (locale?: string): Record<string, string> =>
  locale ? { cookie: cookieHeader({ sampan_locale: locale }) } : {};

async function weightOf(path: string, host: string, locale?: string): Promise<number> {
  const { text } = await cachedPage(path, { host, headers: inLanguage(locale) });
  return gzipSync(text, { level: LEVEL }).length;
}

async function productWeights(host: string, locale?: string): Promise<Map<string, number>> {
  const paths = await productPaths(host);
  expect(paths.length).toBeGreaterThan(2);
  const weights = new Map<string, number>();
  for (const path of paths) {
    weights.set(`${host} ${locale} ${path}`, await weightOf(path, host, locale));
  }
  return weights;
}

const otherHosts = TENANTS.map(({ hosts: [host = ''] }) => host).filter(
  (host) => host !== DEFAULT_HOST,
);
/** Languages of different lengths and scripts at the first shop, and every other shop in its default language. */
const READERS: readonly { host: string; locale?: string }[] = [
  ...['en', 'ar', 'la', 'zh-CN'].map((locale) => ({ host: DEFAULT_HOST, locale })),
  ...otherHosts.map((host) => ({ host })),
];

test('products weigh at most 18 KB each, and 15 KB in the median', async () => {
  const weights = new Map<string, number>();
  for (const { host, locale } of READERS) {
    for (const [page, bytes] of await productWeights(host, locale)) weights.set(page, bytes);
  }
  const heavy = [...weights].filter(([, bytes]) => bytes > PRODUCT.most);
  expect(Object.fromEntries(heavy)).toEqual({});
  const sorted = [...weights.values()].toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(PRODUCT.median);
});

test.each(READERS)('home weighs at most 25 KB at $host in $locale', async ({ host, locale }) => {
  expect(await weightOf('/', host, locale)).toBeLessThanOrEqual(HOME);
});
