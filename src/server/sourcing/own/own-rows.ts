import { and, asc, type Column, desc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SearchQuery } from '../../../contract/calls/catalogue.ts';
import type { SearchService, SearchSort } from '../../../contract/values/goods/search-filters.ts';
import { hasWord, wantedWords } from '../../db/own-words.ts';
import { ownProducts, ownVariants } from '../../db/schema/shop/own-stock.ts';
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

/** Whether the shop shows none of its own products. */
export async function hasNothingShown(rows: OwnRows): Promise<boolean> {
  const found = await rows.db
    .select({ id: ownProducts.id })
    .from(ownProducts)
    .where(isShown(rows))
    .limit(1);
  return found.length === 0;
}

/** The columns of each product by which a search filters and sorts. */
export type OwnHit = Pick<
  OwnRow,
  'id' | 'categoryId' | 'priceFen' | 'soldCount' | 'createdAt' | 'availableCount' | 'dispatchHours'
> & { tiers: OwnRow['tiers']; isFree: boolean };

/** The hours within which goods are sent, for the filter "sent soon". */
export const SOON_HOURS = 48;

/**
 * Conditions that exclude products before they are counted to `MAX_OWN_HITS`. Undefined excludes nothing.
 * Prices are in fen.
 */
export type OwnBounds = {
  ids?: readonly string[] | undefined;
  /** A category with all below it. */
  categoryIds?: readonly string[] | undefined;
  minFen?: number | undefined;
  maxFen?: number | undefined;
  services?: readonly SearchService[] | undefined;
  dispatchHours?: number | undefined;
  /** Milliseconds since the epoch. */
  createdSince?: number | undefined;
  /** The largest accepted minimum order, in pieces. */
  minOrder?: number | undefined;
};

/** The condition that a product has a service. */
const hasService = (service: SearchService): SQL => {
  const { freightFirstFen, freightNextFen, dispatchHours, availableCount } = ownProducts;
  if (service === 'freeShipping') return sql`${freightFirstFen} + ${freightNextFen} = 0`;
  if (service === 'shipIn48Hours') return lte(dispatchHours, SOON_HOURS);
  return gt(availableCount, 0);
};

/** How many pieces one has to order at least. */
const leastPieces = sql`coalesce(json_extract(${ownProducts.tiers}, '$[0].startQuantity'), 1)`;

const isWithin = ({ ids, categoryIds, services = [], ...limits }: OwnBounds): SQL | undefined => {
  const { minFen, maxFen, dispatchHours, createdSince, minOrder } = limits;
  return and(
    ids && oneOf(ownProducts.id, ids),
    categoryIds && oneOf(ownProducts.categoryId, categoryIds),
    minFen === undefined ? undefined : gte(ownProducts.priceFen, minFen),
    maxFen === undefined ? undefined : lte(ownProducts.priceFen, maxFen),
    ...services.map(hasService),
    dispatchHours === undefined ? undefined : lte(ownProducts.dispatchHours, dispatchHours),
    createdSince === undefined ? undefined : gte(ownProducts.createdAt, createdSince),
    minOrder === undefined ? undefined : lte(leastPieces, minOrder),
  );
};

/**
 * The order of hits; of equal ones the newest first. Without another sort, sold-out products come last.
 */
const orderOf = (sort: SearchSort): SQL => {
  const { priceFen, soldCount, createdAt, availableCount } = ownProducts;
  if (sort === 'price-asc') return asc(priceFen);
  if (sort === 'price-desc') return desc(priceFen);
  if (sort === 'sold') return desc(soldCount);
  return sort === 'newest' ? desc(createdAt) : sql`${availableCount} = 0`;
};

/**
 * The first `MAX_OWN_HITS` products in the order of `sort` that meet the conditions and have all words of a
 * keyword. Without a keyword, all products; a keyword without words, such as punctuation, finds nothing.
 */
export async function hitsFor(
  rows: OwnRows,
  { keyword, sort }: Pick<SearchQuery, 'keyword' | 'sort'>,
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
    .orderBy(orderOf(sort), desc(ownProducts.changedAt), desc(id))
    .limit(MAX_OWN_HITS);
  return found.map(({ freightFen, ...hit }) => ({ ...hit, isFree: freightFen === 0 }));
}
