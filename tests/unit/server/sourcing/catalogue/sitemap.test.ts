import { expect, it } from 'vitest';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import type { ProductPlatform } from '../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import { openProductUrl } from '../../../../../src/server/crypto/product-link-cipher.ts';
import { embeddedSource } from '../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { PART_SIZE } from '../../../../../src/server/sourcing/catalogue/sitemap.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { product, smallCatalogue } from '../../../support/small-catalogue.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');

const titles = { zh: '连衣裙', en: 'Dress' };
/**
 * A full part and a bit more of one platform, many created at the same time; a few of two others.
 */
const GOODS = [
  ...Array.from({ length: PART_SIZE + 7 }, (_, i) =>
    product(`t${i}`, titles, { createdAt: 1_700_000_000_000 + Math.floor(i / 300) }),
  ),
  product('j9001', titles, { platform: 'JD', shopId: 'shop-JD' }),
  product('j9002', titles, { platform: 'JD', shopId: 'shop-JD', status: 'REMOVED' }),
  product('j9003', titles, { platform: 'JD', shopId: 'shop-JD', status: 'SOLD_OUT' }),
  product('p9004', titles, { platform: 'Poizon', shopId: 'shop-Poizon' }),
];

async function openSitemap(platforms: ProductPlatform[]) {
  const db = await openTestDatabase();
  await writeCatalogue(db, smallCatalogue(GOODS), () => {});
  const source = embeddedSource(db, keys);
  const reader = { platforms, locale: 'en' } as const;
  const parts = await source.sitemapParts(reader);
  const read = (cursor: string) => source.sitemapProducts(cursor, reader);
  return { parts, read };
}

it('names every product on sale of the reader’s marketplaces once, in parts that are not too large', async () => {
  const { parts, read } = await openSitemap(['Taobao', 'JD']);
  const files = await Promise.all(parts.map(read));
  expect(files.map((file) => file.length).toSorted((a, b) => a - b)).toEqual([1, 7, PART_SIZE]);
  const named = files.flat().map(({ link }) => openProductUrl(keys, link));
  const sold = GOODS.filter(
    ({ platform, status }) => platform !== 'Poizon' && status === 'ON_SALE',
  );
  expect(named.toSorted()).toEqual(sold.map(({ url }) => url).toSorted());
});

it('reads nothing for an invalid cursor, or one of another tenant', async () => {
  const { parts, read } = await openSitemap(['JD']);
  expect(parts).toHaveLength(1);
  const others = ['', 'x', 'Taobao.0.0', 'JD.-1.0', "JD.0.0'--", 'JD.0'];
  for (const cursor of others) {
    await expect(read(cursor), cursor).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await read('JD.99999999999999.1')).toEqual([]);
});

it('finds parts and products by an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  statements.clear();
  const source = embeddedSource(db, keys);
  const reader = { platforms: ['Taobao', 'JD'], locale: 'en' } as const;
  await source.sitemapParts(reader);
  await source.sitemapProducts('JD.1.1', reader);
  expect(statements.size).toBeGreaterThan(1);
  await expectSeeks();
});
