import { asc, gt, sql } from 'drizzle-orm';
import { readIndexContext } from '../src/server/db/index-context.ts';
import { replaceRows } from '../src/server/db/insert-rows.ts';
import {
  categories,
  categoryAncestors,
  phrases,
  products,
  searchNames,
  shops,
} from '../src/server/db/schema/shop/catalogue.ts';
import { imports } from '../src/server/db/schema/shop/imports.ts';
import { writeProducts } from '../src/server/db/write-products.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { type Catalogue, writeCatalogue } from './write-catalogue.ts';

/** The number of products that are read at once. */
const PAGE_SIZE = 500;

/**
 * Replaces the embedded catalogue by a newer version. Imported products keep their content, but are
 * written again, because the full-text index may have changed.
 */
export async function renewCatalogue(
  db: Database,
  catalogue: Catalogue,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const [imported] = await db.select({ id: imports.id }).from(imports).limit(1);
  if (!imported) return writeCatalogue(db, catalogue, onProgress);
  await replaceRows(db, categories, catalogue.categories);
  await replaceRows(db, categoryAncestors, catalogue.categoryAncestors);
  await replaceRows(db, shops, catalogue.shops);
  await replaceRows(db, phrases, catalogue.phrases);
  await replaceRows(db, searchNames, catalogue.names ?? []);
  const context = await readIndexContext(db);
  await writeProducts(db, context, catalogue.products);
  const embedded = new Set(catalogue.products.map(({ id }) => id));
  const [all] = await db.all<{ n: number }>(sql`select count(*) as n from products`);
  let done = 0;
  let last = '';
  while (true) {
    const rows = await db
      .select()
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(PAGE_SIZE);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    await writeProducts(
      db,
      context,
      rows.filter(({ id }) => !embedded.has(id)),
    );
    done += rows.length;
    onProgress(done, all?.n ?? done);
  }
}
