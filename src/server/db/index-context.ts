import type { Locale } from '../../contract/values/enums.ts';
import type { Database } from '../platform/platform.ts';
import {
  categories,
  categoryAncestors,
  type LocalisedText,
  phrases,
  type products,
  shops,
} from './schema/catalogue.ts';

/** A product as it is written: whatever search needs beyond it is made from it. */
export type ProductRow = typeof products.$inferInsert;
type CategoryRow = typeof categories.$inferInsert;
type ShopRow = typeof shops.$inferInsert;

/** What the index of words says of a product beyond the product itself. */
export type IndexContext = {
  /** Names of each category; `above` are the ids of it and its ancestors. */
  categories: Map<string, { names: LocalisedText; above: string[] }>;
  /** Who writes further shops adds them here. */
  shops: Map<string, Pick<ShopRow, 'name' | 'nameEn' | 'scoreTenths'>>;
  /** Other languages' wordings by the English one. */
  phrases: Map<string, Partial<Record<Locale, string>>>;
  /** Ids, words and nouns that were written with this context, which need not be written again. */
  written: Set<string>;
};

/** Of rows at hand, before or after they are written. */
export function indexContext(rows: {
  categories: readonly CategoryRow[];
  categoryAncestors: readonly (typeof categoryAncestors.$inferInsert)[];
  shops: readonly ShopRow[];
  phrases: readonly (typeof phrases.$inferInsert)[];
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
    phrases: new Map(rows.phrases.map(({ source, texts }) => [source, texts])),
    written: new Set(),
  };
}

/** Of a database that has its categories and shops: read it once, then write any number of products. */
export async function readIndexContext(db: Database): Promise<IndexContext> {
  return indexContext({
    categories: await db.select().from(categories),
    categoryAncestors: await db.select().from(categoryAncestors),
    shops: await db.select().from(shops),
    phrases: await db.select().from(phrases),
  });
}
