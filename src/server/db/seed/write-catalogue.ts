import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/platform.ts';
import { insertRows, jsonChunks } from '../insert-rows.ts';
import { categories, categoryAncestors, phrases, products, shops } from '../schema/catalogue.ts';
import { indexText, scopeText } from '../search-text.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** Everything the embedded marketplace sells. */
export type Catalogue = {
  categories: readonly Row<typeof categories>[];
  categoryAncestors: readonly Row<typeof categoryAncestors>[];
  shops: readonly Row<typeof shops>[];
  products: readonly Row<typeof products>[];
  /** The words of the products in other languages. */
  phrases: readonly Row<typeof phrases>[];
};

/** Tables that hold nothing but the catalogue, apart from the index of its words. */
export const CATALOGUE_TABLES = [products, shops, categories, categoryAncestors, phrases] as const;

/** Between two reports of progress. */
const STEP = 200;

/**
 * Replaces the catalogue of a database, its index of words with it. Reports products written.
 * Not atomic: who is interrupted starts again and finds the rows replaced.
 */
export async function writeCatalogue(
  db: Database,
  catalogue: Catalogue,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { products: goods } = catalogue;
  for (const table of [products, shops, categories, categoryAncestors, phrases])
    await db.delete(table);
  await db.run(sql`delete from products_fts`);
  await insertRows(db, categories, catalogue.categories);
  await insertRows(db, categoryAncestors, catalogue.categoryAncestors);
  await insertRows(db, shops, catalogue.shops);
  await insertRows(db, phrases, catalogue.phrases);
  const words = wordsOf(catalogue);
  for (let start = 0; start < goods.length; start += STEP) {
    const slice = goods.slice(start, start + STEP);
    await insertRows(db, products, slice.map(withFilters));
    for (const chunk of jsonChunks(slice.map(words))) {
      await db.run(sql`insert into products_fts (id, title, extra, path, scope)
        select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
          json_extract(value, '$[3]'), json_extract(value, '$[4]') from json_each(${chunk})`);
    }
    onProgress(start + slice.length, goods.length);
  }
}

/** What searches filter by stands in columns of its own. */
function withFilters(product: Catalogue['products'][number]) {
  const { domesticFreight, dispatchWithin } = product.detail;
  return { ...product, freeShipping: domesticFreight.free, dispatchWithin };
}

/** The row of the index of words for a product: id, what it is called, other words, path, scope. */
function wordsOf(catalogue: Catalogue) {
  const shopOf = new Map(catalogue.shops.map((shop) => [shop.id, shop]));
  const categoryNames = new Map(catalogue.categories.map(({ id, names }) => [id, names]));
  const namesOf = (id: string) => {
    const names = categoryNames.get(id);
    return names ? [names['zh-CN'], names.en] : [];
  };
  const ancestorsOf = Map.groupBy(catalogue.categoryAncestors, (row) => row.categoryId);
  return (product: Catalogue['products'][number]): string[] => {
    const above = ancestorsOf.get(product.categoryId)?.map((row) => row.ancestorId) ?? [];
    const shop = shopOf.get(product.shopId);
    const [own = [], ...higher] = [
      product.categoryId,
      ...above.filter((id) => id !== product.categoryId),
    ].map(namesOf);
    const attributes = product.detail.attributes.flatMap((a) => [a.value, a.valueTrans]);
    const shopNames = shop ? [shop.name, shop.nameEn] : [];
    const { thing, rest } = splitTitle(product.titleEn);
    return [
      product.id,
      indexText(product.titleZh, thing, ...own),
      indexText(rest, ...shopNames, ...attributes),
      indexText(...higher.flat()),
      scopeText({ platform: product.platform, shop: product.shopId, categories: above }),
    ];
  };
}

/** What an English title names, and what it says of it: a chess set with a bag is no bag. */
function splitTitle(title: string): { thing: string; rest: string } {
  const at = title.search(/ (?:with|for|in|from|without) /i);
  return at < 0 ? { thing: title, rest: '' } : { thing: title.slice(0, at), rest: title.slice(at) };
}
