import { asc, gt } from 'drizzle-orm';
import type { Goods } from '../../../contract/values/goods/goods-rules.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { categoriesAbove } from '../../db/category-rows.ts';
import { products } from '../../db/schema/shop/catalogue.ts';
import type { Database } from '../../platform/platform.ts';
import { goodsOf } from './goods-of.ts';

/**
 * A stored product, with the facts that rules look at, and those by which a person recognises it.
 */
export type StoredGoods = {
  id: string;
  url: string;
  title: string;
  titleEn: string;
  image: string;
  goods: Goods;
};

/**
 * The next `limit` products of the stored catalogue, by id, that are sold on these platforms. `next` is the
 * id after which the next call continues; undefined at the end. Products of other platforms count towards
 * the limit too, so that the statement reads a bounded number of rows.
 */
export async function storedGoods(
  db: Database,
  {
    after,
    limit,
    platforms,
  }: { after: string; limit: number; platforms: readonly ProductPlatform[] },
): Promise<{ found: StoredGoods[]; next: string | undefined }> {
  const above = await categoriesAbove(db);
  const { id, url, titleZh, titleEn, titles, image, goodsClass, platform, categoryId, status } =
    products;
  const rows = await db
    .select({ id, url, titleZh, titleEn, titles, image, goodsClass, platform, categoryId, status })
    .from(products)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
  const found = rows
    .filter((row) => row.status !== 'REMOVED' && platforms.includes(row.platform))
    .map((row) => ({
      id: row.id,
      url: row.url,
      title: row.titleZh,
      titleEn: row.titleEn,
      image: row.image,
      goods: goodsOf({ ...row, categoryIds: above(row.categoryId) }),
    }));
  return { found, next: rows.length === limit ? rows.at(-1)?.id : undefined };
}
