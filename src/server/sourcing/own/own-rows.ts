import { and, asc, type Column, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { hasWord, wantedWords } from '../../db/own-words.ts';
import { ownProducts, ownVariants } from '../../db/schema/own-stock.ts';
import type { Database } from '../../platform/platform.ts';

export type OwnRow = typeof ownProducts.$inferSelect;
export type OwnVariantRow = typeof ownVariants.$inferSelect;
/** The rows of one tenant, and whether drafts are among them, as in a preview of its shop. */
export type OwnRows = { db: Database; tenantId: string; drafts: boolean };

/** How many products a search reads at most: as many as the catalogue's. */
export const MAX_OWN_HITS = 600;

const isShown = ({ tenantId, drafts }: OwnRows): SQL | undefined =>
  and(
    eq(ownProducts.tenantId, tenantId),
    inArray(ownProducts.state, drafts ? ['PUBLISHED', 'DRAFT'] : ['PUBLISHED']),
  );

const oneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

/** The shown products with one of these columns' values, each with the variants that are offered. */
async function withVariants(rows: OwnRows, condition: SQL) {
  const products = await rows.db
    .select()
    .from(ownProducts)
    .where(and(isShown(rows), condition));
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const variants = await rows.db
    .select()
    .from(ownVariants)
    .where(
      and(
        oneOf(ownVariants.productId, ids),
        eq(ownVariants.tenantId, rows.tenantId),
        eq(ownVariants.active, true),
      ),
    )
    .orderBy(asc(ownVariants.productId), asc(ownVariants.position));
  const byProduct = Map.groupBy(variants, ({ productId }) => productId);
  return products.map((product) => ({ product, variants: byProduct.get(product.id) ?? [] }));
}

/** The products with these numbers, with their variants. */
export const byItemNo = (rows: OwnRows, itemNos: readonly string[]) =>
  withVariants(rows, oneOf(ownProducts.itemNo, itemNos));

/** The products with these ids. */
export const byId = (rows: OwnRows, ids: readonly string[]): Promise<OwnRow[]> =>
  rows.db
    .select()
    .from(ownProducts)
    .where(and(isShown(rows), oneOf(ownProducts.id, ids)));

/** Whether nothing is shown. */
export async function isNone(rows: OwnRows): Promise<boolean> {
  const found = await rows.db
    .select({ id: ownProducts.id })
    .from(ownProducts)
    .where(isShown(rows))
    .limit(1);
  return found.length === 0;
}

/** What a search knows of each product: all that it filters and sorts by. */
export type OwnHit = Pick<
  OwnRow,
  'id' | 'categoryId' | 'priceFen' | 'soldCount' | 'createdAt' | 'availableCount' | 'dispatchHours'
> & { tiers: OwnRow['tiers']; isFree: boolean };

/** What may be left out before products are counted to `MAX_OWN_HITS`. Undefined leaves out nothing. Prices in fen. */
export type OwnBounds = {
  ids?: readonly string[] | undefined;
  /** A category with all below it. */
  categoryIds?: readonly string[] | undefined;
  minFen?: number | undefined;
  maxFen?: number | undefined;
};

const isWithin = ({ ids, categoryIds, minFen, maxFen }: OwnBounds): SQL | undefined =>
  and(
    ids && oneOf(ownProducts.id, ids),
    categoryIds && oneOf(ownProducts.categoryId, categoryIds),
    minFen === undefined ? undefined : gte(ownProducts.priceFen, minFen),
    maxFen === undefined ? undefined : lte(ownProducts.priceFen, maxFen),
  );

/**
 * The products within bounds that have all words of a keyword, the newest first, at most `MAX_OWN_HITS`. Without a word,
 * all: undefined keyword parts such as punctuation find nothing.
 */
export async function hitsFor(
  rows: OwnRows,
  keyword: string,
  bounds: OwnBounds,
): Promise<OwnHit[]> {
  const wanted = wantedWords(keyword);
  if (keyword !== '' && wanted.length === 0) return [];
  const { id, categoryId, priceFen, soldCount, createdAt, availableCount, dispatchHours, tiers } =
    ownProducts;
  const { freightFirstFen, freightNextFen } = ownProducts;
  const found = await rows.db
    .select({
      ...{ id, categoryId, priceFen, soldCount, createdAt, availableCount, dispatchHours, tiers },
      freightFen: sql<number>`${freightFirstFen} + ${freightNextFen}`,
    })
    .from(ownProducts)
    .where(and(isShown(rows), isWithin(bounds), ...wanted.map((word) => hasWord(rows, word))))
    .orderBy(desc(ownProducts.changedAt), desc(id))
    .limit(MAX_OWN_HITS);
  return found.map(({ freightFen, ...hit }) => ({ ...hit, isFree: freightFen === 0 }));
}
