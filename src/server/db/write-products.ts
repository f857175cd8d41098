import { sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { insertRows, jsonChunks } from './insert-rows.ts';
import {
  categories,
  categoryAncestors,
  type LocalisedText,
  products,
  shops,
} from './schema/catalogue.ts';
import { indexText, scopeText } from './search-text.ts';

/** A product as it is written: whatever search needs beyond it is made from it here. */
export type ProductRow = typeof products.$inferInsert;
type CategoryRow = typeof categories.$inferInsert;
type ShopRow = typeof shops.$inferInsert;

/** What the index of words says of a product beyond the product itself. */
export type IndexContext = {
  /** Names of each category; `above` are the ids of it and its ancestors. */
  categories: Map<string, { names: LocalisedText; above: string[] }>;
  /** Who writes further shops adds them here. */
  shops: Map<string, Pick<ShopRow, 'name' | 'nameEn' | 'scoreTenths'>>;
};

/** Of rows at hand, before or after they are written. */
export function indexContext(rows: {
  categories: readonly CategoryRow[];
  categoryAncestors: readonly (typeof categoryAncestors.$inferInsert)[];
  shops: readonly ShopRow[];
}): IndexContext {
  const above = Map.groupBy(rows.categoryAncestors, ({ categoryId }) => categoryId);
  return {
    categories: new Map(
      rows.categories.map(({ id, names }) => [
        id,
        { names, above: (above.get(id) ?? []).map(({ ancestorId }) => ancestorId) },
      ]),
    ),
    shops: new Map(rows.shops.map((shop) => [shop.id, shop])),
  };
}

/** Of a database that has its categories and shops: read it once, then write any number of products. */
export async function readIndexContext(db: Database): Promise<IndexContext> {
  return indexContext({
    categories: await db.select().from(categories),
    categoryAncestors: await db.select().from(categoryAncestors),
    shops: await db.select().from(shops),
  });
}

/** Products of one batch. */
const STEP = 200;

/**
 * Inserts any number of products with their rows in the index of words, in batches of bounded size.
 * A product whose id is there already is replaced, its old words with it. Its category and shop must
 * be in the context. Who is interrupted writes again.
 */
export async function writeProducts(
  db: Database,
  context: IndexContext,
  rows: readonly ProductRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += STEP) {
    const slice = rows.slice(start, start + STEP);
    const ids = JSON.stringify(slice.map(({ id }) => id));
    await db.run(sql`delete from products_fts where id in (select value from json_each(${ids}))`);
    await insertRows(db, products, slice.map(withFilters));
    for (const chunk of jsonChunks(slice.map((row) => wordsOf(context, row)))) {
      await db.run(sql`insert into products_fts (id, title, extra, path, scope)
        select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
          json_extract(value, '$[3]'), json_extract(value, '$[4]') from json_each(${chunk})`);
    }
  }
}

/** What searches filter by stands in columns of its own. */
function withFilters(product: ProductRow): ProductRow {
  const { domesticFreight, dispatchWithin } = product.detail;
  return { ...product, freeShipping: domesticFreight.free, dispatchWithin };
}

/** A row of the index of words: id, what the product is called, other words, path, scope. */
function wordsOf(context: IndexContext, product: ProductRow): string[] {
  const above = context.categories.get(product.categoryId)?.above ?? [];
  const shop = context.shops.get(product.shopId);
  const namesOf = (id: string) => {
    const names = context.categories.get(id)?.names;
    return names ? [names['zh-CN'], names.en] : [];
  };
  const higher = above.filter((id) => id !== product.categoryId);
  const attributes = product.detail.attributes.flatMap((a) => [a.value, a.valueTrans]);
  const shopNames = shop ? [shop.name, shop.nameEn] : [];
  const { thing, rest } = splitTitle(product.titleEn);
  return [
    product.id,
    indexText(product.titleZh, thing, ...namesOf(product.categoryId)),
    indexText(rest, ...shopNames, ...attributes),
    indexText(...higher.flatMap(namesOf)),
    scopeText({ platform: product.platform, shop: product.shopId, categories: above }),
  ];
}

/** What an English title names, and what it says of it: a chess set with a bag is no bag. */
function splitTitle(title: string): { thing: string; rest: string } {
  const at = title.search(/ (?:with|for|in|from|without) /i);
  return at < 0 ? { thing: title, rest: '' } : { thing: title.slice(0, at), rest: title.slice(at) };
}
