import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { categoriesAbove } from '../../db/category-rows.ts';
import { products, shops } from '../../db/schema/shop/catalogue.ts';
import type { Database } from '../../platform/platform.ts';
import { equivalentUrls } from '../links/product-family.ts';
import type { JudgeGoods } from '../source.ts';
import { goodsOf } from './goods-of.ts';
import { phrasesOf, textIn, translatorFrom } from './phrases.ts';
import { toProduct } from './present.ts';

/**
 * Looks up the current products by canonical URL, in one query. Unknown URLs are absent. The keys of
 * the result are the given URLs, even if the product is stored under its Taobao or Tmall equivalent.
 */
export async function lookupProducts(
  db: Database,
  keys: KeyRing,
  locale: Locale,
  urls: readonly string[],
  judge?: JudgeGoods,
): Promise<Map<string, Product>> {
  const candidatesByUrl = new Map([...new Set(urls)].map((url) => [url, equivalentUrls(url)]));
  if (candidatesByUrl.size === 0) return new Map();
  const candidateUrls = JSON.stringify([...candidatesByUrl.values()].flat());
  const { titles, ...columns } = getTableColumns(products);
  const titleTrans = textIn(sql`${titles}`, locale);
  const translations = phrasesOf([sql`${products.detail}`, sql`${shops.shipFrom}`], locale);
  const rows = await db
    .select({ product: { ...columns, titleTrans }, titles, shop: shops, translations })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(products.url, sql`(select value from json_each(${candidateUrls}))`));
  const byUrl = new Map(rows.map((row) => [row.product.url, row]));
  const found = new Map<string, Product>();
  const above = judge && (await categoriesAbove(db));
  for (const [url, candidates] of candidatesByUrl) {
    const row = candidates.map((candidate) => byUrl.get(candidate)).find((r) => r !== undefined);
    if (!row) continue;
    const language = { locale, translate: translatorFrom(locale, row.translations) };
    const product = toProduct(row.product, row.shop, language, keys);
    if (judge && above) {
      const categoryIds = above(product.categoryId);
      product.goodsRules = judge(goodsOf({ ...row.product, titles: row.titles, categoryIds }));
    }
    found.set(url, product);
  }
  return found;
}
