import { sql } from 'drizzle-orm';
import type { SitemapProduct } from '../../../contract/calls/catalogue.ts';
import { Failure } from '../../../contract/errors.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Database } from '../../platform/platform.ts';

/** The number of products in a part. With 17 languages that link to each other, a part is a file of 5 MB. */
export const PART_SIZE = 1000;

/** The first product of a part. The products of a platform are in the order of their creation. */
type PartStart = { platform: ProductPlatform; createdAt: number; row: number };

const CURSOR = /^([A-Za-z0-9]{1,20})\.(\d{1,15})\.(\d{1,15})$/;

/**
 * The cursors of all parts of these platforms. Callers should cache the result, because this scans a
 * whole index.
 */
export async function sitemapParts(
  db: Database,
  platforms: readonly ProductPlatform[],
): Promise<string[]> {
  const starts = await db.all<PartStart>(sql`
    select platform, created_at as createdAt, row from (
      select platform, created_at, rowid as row,
        row_number() over (partition by platform order by created_at, rowid) as place
      from products where platform in (select value from json_each(${JSON.stringify(platforms)}))
    ) where place % ${PART_SIZE} = 1 order by platform, created_at, row`);
  return starts.map(({ platform, createdAt, row }) => `${platform}.${createdAt}.${row}`);
}

/**
 * The products on sale in the part that starts at a cursor. Throws `NOT_FOUND` unless the cursor is of
 * one of these platforms.
 */
export async function sitemapProducts(
  db: Database,
  keys: KeyRing,
  platforms: readonly ProductPlatform[],
  cursor: string,
): Promise<SitemapProduct[]> {
  const [, name, createdAt, row] = CURSOR.exec(cursor) ?? [];
  const platform = platforms.find((platformName) => platformName === name);
  if (!platform) throw new Failure('NOT_FOUND');
  const rows = await db.all<{ url: string; createdAt: number }>(sql`
    select url, createdAt from (
      select url, created_at as createdAt, status from products
      where platform = ${platform} and created_at >= ${Number(createdAt)}
        and (created_at > ${Number(createdAt)} or rowid >= ${Number(row)})
      order by created_at, rowid limit ${PART_SIZE}
    ) where status = 'ON_SALE'`);
  return rows.map((product) => ({
    link: sealProductUrl(keys, product.url),
    updatedAt: new Date(product.createdAt).toISOString(),
  }));
}
