import { sql } from 'drizzle-orm';
import { indexContext } from '../src/server/db/index-context.ts';
import { replaceRows } from '../src/server/db/insert-rows.ts';
import {
  attributeValues,
  categories,
  categoryAncestors,
  phrases,
  productFacts,
  products,
  searchNames,
  searchNouns,
  searchWordKeys,
  searchWords,
  shops,
  suggestions,
} from '../src/server/db/schema/shop/catalogue.ts';
import { BATCH_SIZE, writeProducts } from '../src/server/db/write-products.ts';
import { inOrder, writeVocabulary } from '../src/server/db/write-vocabulary.ts';
import type { Database } from '../src/server/platform/platform.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** The rows of the embedded catalogue. */
export type Catalogue = {
  categories: readonly Row<typeof categories>[];
  categoryAncestors: readonly Row<typeof categoryAncestors>[];
  shops: readonly Row<typeof shops>[];
  products: readonly Row<typeof products>[];
  /** The translations of the products' words. */
  phrases: readonly Row<typeof phrases>[];
  /**
   * Words of queries that are not words of products: `namesOfWords`, `namesOfLacking` and others make them.
   */
  names?: readonly Row<typeof searchNames>[];
};

/** The tables that hold only the catalogue, except the full-text index. */
export const CATALOGUE_TABLES = [
  products,
  productFacts,
  shops,
  categories,
  categoryAncestors,
  phrases,
  attributeValues,
  searchWords,
  searchWordKeys,
  searchNouns,
  searchNames,
  suggestions,
] as const;

/**
 * Replaces the catalogue of a database and its full-text index. Reports how many products are written. It
 * is not atomic: after an interruption, call it again.
 */
export async function writeCatalogue(
  db: Database,
  catalogue: Catalogue,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { products: goods } = catalogue;
  for (const table of CATALOGUE_TABLES) await db.delete(table);
  await db.run(sql`insert into products_fts (products_fts) values ('delete-all')`);
  await replaceRows(db, categories, catalogue.categories);
  await replaceRows(db, categoryAncestors, catalogue.categoryAncestors);
  await replaceRows(db, shops, catalogue.shops);
  await replaceRows(db, phrases, catalogue.phrases);
  await replaceRows(db, searchNames, inOrder(catalogue.names ?? [], 'key'));
  const context = indexContext(catalogue);
  await writeVocabulary(db, context, goods);
  for (let start = 0; start < goods.length; start += BATCH_SIZE) {
    const slice = goods.slice(start, start + BATCH_SIZE);
    await writeProducts(db, context, slice, { withVocabulary: false });
    onProgress(start + slice.length, goods.length);
  }
}
