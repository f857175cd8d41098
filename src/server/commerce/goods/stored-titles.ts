import { titlesOf } from '../../db/product-titles.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { Database } from '../../platform/platform.ts';
import { inList } from '../base/atomically.ts';

/** The titles of stored products in all their languages, by their canonical links. */
export type TitlesByUrl = ReadonlyMap<string, readonly string[]>;

/** The titles of those of these products that are stored, in one query. The catalogue belongs to all tenants. */
export async function storedTitles(db: Database, urls: readonly string[]): Promise<TitlesByUrl> {
  const { url, titleZh, titleEn, titles } = products;
  const rows = await db
    .select({ url, titleZh, titleEn, titles })
    .from(products)
    .where(inList(url, [...new Set(urls)]));
  return new Map(rows.map((row) => [row.url, titlesOf(row)]));
}
