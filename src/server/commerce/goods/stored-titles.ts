import { and, eq } from 'drizzle-orm';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { titlesOf } from '../../db/product-titles.ts';
import { products } from '../../db/schema/shop/catalogue.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import type { Database } from '../../platform/platform.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

/** The titles of stored products in all their languages, by their canonical links. */
export type TitlesByUrl = ReadonlyMap<string, readonly string[]>;

/**
 * The stored titles of these products, from the catalogue, which belongs to all tenants, or from the
 * tenant's own stock.
 */
export async function storedTitles(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  urls: readonly string[],
): Promise<TitlesByUrl> {
  const [inCatalogue, own] = await Promise.all([
    catalogueTitles(db, urls),
    ownTitles({ db, tenantId }, urls),
  ]);
  return new Map([...inCatalogue, ...own]);
}

/** The titles of what the tenant sells itself. */
async function ownTitles(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  urls: readonly string[],
): Promise<TitlesByUrl> {
  const urlOf = new Map(
    urls.flatMap((url) => {
      const link = parseProductLink(url);
      return link.kind === 'PRODUCT' && link.platform === 'SelfOwned' ? [[link.id, url]] : [];
    }),
  );
  if (urlOf.size === 0) return new Map();
  const { itemNo, titles } = ownProducts;
  const rows = await db
    .select({ itemNo, titles })
    .from(ownProducts)
    .where(and(eq(ownProducts.tenantId, tenantId), inList(itemNo, [...urlOf.keys()])));
  return new Map(rows.map((row) => [urlOf.get(row.itemNo) ?? '', Object.values(row.titles)]));
}

async function catalogueTitles(db: Database, urls: readonly string[]): Promise<TitlesByUrl> {
  const { url, titleZh, titleEn, titles } = products;
  const rows = await db
    .select({ url, titleZh, titleEn, titles })
    .from(products)
    .where(inList(url, [...new Set(urls)]));
  return new Map(rows.map((row) => [row.url, titlesOf(row)]));
}
