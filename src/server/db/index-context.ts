import type { Locale } from '../../contract/values/shop/locales.ts';
import type { Database } from '../platform/platform.ts';
import {
  categories,
  categoryAncestors,
  type LocalisedText,
  type OtherNames,
  phrases,
  type products,
  shops,
} from './schema/shop/catalogue.ts';

/** A product to be written. */
export type ProductRow = typeof products.$inferInsert;
type CategoryRow = typeof categories.$inferInsert;
type ShopRow = typeof shops.$inferInsert;

/** The data that indexing a product needs besides the product itself. */
export type IndexContext = {
  /** The categories by id: the names of each, and the ids of the category and its ancestors. */
  categories: Map<
    string,
    { names: LocalisedText; otherNames: OtherNames; withAncestors: string[] }
  >;
  /** The shops by id. Callers who write new shops must add them. */
  shops: Map<string, Pick<ShopRow, 'name' | 'nameEn' | 'scoreTenths'>>;
  /** The translations of a wording, by the English wording. */
  phrases: Map<string, Partial<Record<Locale, string>>>;
  /** Further names of each noun, and the nouns of the same kind, by the English wording. */
  otherNames: Map<string, OtherNames>;
  kin: Map<string, string[]>;
  /**
   * Which words, nouns, categories and attribute values were written with this context, as `<kind> <id or text>`.
   * They are not written again.
   */
  written: Set<string>;
};

/** Creates the context from rows that are not read from a database. */
export function indexContext(rows: {
  categories: readonly CategoryRow[];
  categoryAncestors: readonly (typeof categoryAncestors.$inferInsert)[];
  shops: readonly ShopRow[];
  phrases: readonly (typeof phrases.$inferInsert)[];
}): IndexContext {
  const ancestors = Map.groupBy(rows.categoryAncestors, ({ categoryId }) => categoryId);
  return {
    categories: new Map(
      rows.categories.map(({ id, names, otherNames = {} }) => [
        id,
        {
          names,
          otherNames,
          withAncestors: (ancestors.get(id) ?? []).map(({ ancestorId }) => ancestorId),
        },
      ]),
    ),
    shops: new Map(rows.shops.map((shop) => [shop.id, shop])),
    phrases: new Map(rows.phrases.map(({ source, texts }) => [source, texts])),
    otherNames: new Map(rows.phrases.map(({ source, otherNames = {} }) => [source, otherNames])),
    kin: new Map(rows.phrases.map(({ source, kin = [] }) => [source, kin])),
    written: new Set(),
  };
}

/** Reads the context from a database. Read it once, then write any number of products with it. */
export async function readIndexContext(db: Database): Promise<IndexContext> {
  return indexContext({
    categories: await db.select().from(categories),
    categoryAncestors: await db.select().from(categoryAncestors),
    shops: await db.select().from(shops),
    phrases: await db.select().from(phrases),
  });
}
