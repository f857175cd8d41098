import { type SQL, sql } from 'drizzle-orm';
import { PRODUCT_PLATFORMS } from '../../../../contract/values/goods/product-kinds.ts';
import type { SearchSort } from '../../../../contract/values/goods/search-filters.ts';
import { SERVICE_BITS } from '../../../db/schema/shop/catalogue.ts';
import { filterMatch, MIN_ORDERS, priceBand } from '../../../db/search-text.ts';
import { bitOf, type Expression } from './search-features.ts';
import type { Narrowing } from './search-narrowing.ts';

/**
 * The most hits that one search considers. They are the best hits, because the index is in the order of
 * quality and sales. Later hits are neither counted nor shown, so that a search costs the same in a
 * catalogue of any size.
 */
export const MAX_HITS = 600;
/**
 * How many rows are read if some filter can't be applied by the full-text index, but only to the rows.
 */
const MAX_ROWS = 4 * MAX_HITS;
/** A price range that covers more bands is applied to the rows, not by the full-text index. */
const MAX_BANDS = 24;
/** From this many platforms on, the platforms are a filter on the rows, not in the full-text index. */
const MANY_PLATFORMS = PRODUCT_PLATFORMS.length / 2;

export type HitsRequest = {
  /** The words of the keyword; empty when browsing without a keyword. */
  words: readonly Expression[];
  sort: SearchSort;
  /** Leaves out products that were written after this batch. */
  batch?: number | undefined;
};

/**
 * Selects the hits of the same words for several sets of filters, in one statement, which finds all
 * rows through indexes.
 */
export function hitsStatement(sets: ReadonlyMap<string, Narrowing>, request: HitsRequest): SQL {
  const parts = [...sets].map(
    ([name, narrowing]) => sql`select * from (
    select ${name} as "set", h.features as "features", f.place as "place", f.product_id as "productId",
      f.platform as "platform", f.category_id as "categoryId", f.price_fen as "priceFen",
      f.sold_count as "soldCount", f.min_order_quantity as "minOrderQuantity",
      f.created_at as "createdAt", f.services as "services", f.attributes as "attributes",
      f.alike as "titleHash", (select max(batch) from product_facts) as "newest"
    from (${places(narrowing, request, name === 'results')}) h
    cross join product_facts f on f.place = h.place
    where ${filters(narrowing, request)} limit ${MAX_HITS})`,
  );
  return unionAll(parts);
}

/** D1 allows five terms in a union, but any nesting of unions. */
const MAX_TERMS = 5;

function unionAll(parts: readonly SQL[]): SQL {
  if (parts.length <= MAX_TERMS) return sql.join([...parts], sql` union all `);
  const size = Math.ceil(parts.length / MAX_TERMS);
  const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, i) =>
    parts.slice(i * size, (i + 1) * size),
  );
  return unionAll(groups.map((group) => sql`select * from (${unionAll(group)})`));
}

/** The FTS5 expressions of the words and filters, by bit; empty without words and filters. */
function matchesOf({ words }: HitsRequest, indexFilters: readonly string[]) {
  if (words.length > 0) {
    return words.map(({ feature, match }) => ({
      bit: bitOf(feature),
      match: [`(${match})`, ...indexFilters].join(' AND '),
    }));
  }
  return indexFilters.length > 0 ? [{ bit: 0, match: indexFilters.join(' AND ') }] : [];
}

/** Selects the places of hits, best first, each with its `features` (see `HitRow`). */
function places(narrowing: Narrowing, request: HitsRequest, orderMatters: boolean): SQL {
  const { productIds } = narrowing;
  const indexFilters = indexFiltersOf(narrowing);
  const matches = matchesOf(request, indexFilters);
  if (productIds) return placesInCollection(productIds, matches);
  if (orderMatters && request.words.length === 0 && !hasFiltersBeyondIndexes(narrowing)) {
    const index = INDEX_ORDER[request.sort];
    if (index) return placesInOrder(narrowing, index);
  }
  if (matches.length === 0)
    return sql`select place, 0 as features from product_facts where place >= 0 order by place limit ${MAX_ROWS}`;
  const limit = filtersRows(narrowing, request) ? MAX_ROWS : MAX_HITS;
  const selected = matches.map(
    ({ bit, match }) => sql`select * from (select rowid as place, ${sql.raw(String(bit))} as bit
      from products_fts where products_fts match ${match} order by rowid limit ${sql.raw(String(limit))})`,
  );
  // Two expressions may have the same bit, which counts once.
  return sql`select place, sum(bit) as features from (select distinct place, bit from (${unionAll(selected)}))
    group by place order by 2 desc, 1 limit ${limit}`;
}

/**
 * Looks up each product of a collection, because collections are small. `features` is the product's position
 * in the collection.
 */
function placesInCollection(ids: readonly string[], matches: readonly { match: string }[]): SQL {
  const list = JSON.stringify(ids);
  if (matches.length === 0) {
    return sql`select o.place, k.key as features from json_each(${list}) k
      cross join product_facts o on o.product_id = k.value`;
  }
  const anyMatch = matches.map(({ match }) => `(${match})`).join(' OR ');
  return sql`select o.place, k.key as features from json_each(${list}) k
    cross join product_facts o on o.product_id = k.value
    cross join products_fts w on w.rowid = o.place where w.products_fts match ${anyMatch}`;
}

const INDEX_ORDER: Partial<Record<SearchSort, string>> = {
  'price-asc': 'price_fen',
  'price-desc': 'price_fen desc',
  newest: 'created_at desc',
};

/** Whether there are filters besides platforms, a category and a price, for which no sorted index exists. */
function hasFiltersBeyondIndexes(narrowing: Narrowing): boolean {
  const { shopId, services, dispatchHours, createdSince, minOrder, attributes } = narrowing;
  const singleValue = shopId ?? dispatchHours ?? createdSince ?? minOrder;
  return singleValue !== undefined || services.length > 0 || attributes.size > 0;
}

/** Selects places when browsing without words: reads a sorted index once for each platform or category. */
function placesInOrder({ categoryId, platforms, minFen, maxFen }: Narrowing, order: string): SQL {
  const list = sql`json_each(${JSON.stringify(platforms)})`;
  const byPrice = order.startsWith('price');
  const range = sql.raw(
    [
      byPrice && minFen !== undefined ? `and price_fen >= ${minFen}` : '',
      byPrice && maxFen !== undefined ? `and price_fen <= ${maxFen}` : '',
    ].join(' '),
  );
  const [from, column] =
    categoryId === undefined
      ? [list, sql.raw('platform')]
      : [
          sql`(select category_id as value from category_ancestors where ancestor_id = ${categoryId})`,
          sql.raw('category_id'),
        ];
  return sql`select o.place, 0 as features from ${from} k cross join product_facts o on o.place in (
    select place from product_facts where ${column} = k.value ${range}
    order by ${sql.raw(order)} limit ${MAX_ROWS})
    order by ${sql.raw(`o.${order}`)} limit ${MAX_ROWS}`;
}

/** The filters that the full-text index can apply, as FTS5 expressions. */
function indexFiltersOf(narrowing: Narrowing): string[] {
  const { platforms, categoryId, shopId, services, dispatchHours, minOrder, attributes } =
    narrowing;
  const minOrderStep =
    minOrder === undefined ? undefined : MIN_ORDERS.find((step) => step >= minOrder);
  const bands = bandsOf(narrowing);
  return [
    ...(platforms.length < MANY_PLATFORMS ? [filterMatch('platform', platforms)] : []),
    ...(categoryId === undefined ? [] : [filterMatch('category', [categoryId])]),
    ...(shopId === undefined ? [] : [filterMatch('shop', [shopId])]),
    ...[...attributes.values()].map((values) => filterMatch('attribute', values)),
    ...services.filter((s) => s !== 'inStock').map((s) => filterMatch('service', [s])),
    // The index has only 48 hours. `filters` compares the hours of each product.
    ...(dispatchHours === undefined ? [] : [filterMatch('service', ['shipIn48Hours'])]),
    ...(minOrderStep === undefined ? [] : [filterMatch('minOrder', [String(minOrderStep)])]),
    ...(bands ? [filterMatch('price', bands)] : []),
  ];
}

/** The bands of a price range; undefined if it has no upper limit or is too wide. */
function bandsOf({ minFen = 1, maxFen }: Narrowing): string[] | undefined {
  if (maxFen === undefined) return undefined;
  const first = priceBand(minFen);
  const count = priceBand(maxFen) - first + 1;
  if (count > MAX_BANDS) return undefined;
  return Array.from({ length: Math.max(0, count) }, (_, i) => String(first + i));
}

/** Whether some filter must be applied to the rows, after the full-text index. */
function filtersRows(narrowing: Narrowing, { batch }: HitsRequest): boolean {
  const { platforms, minFen, maxFen, services, dispatchHours, createdSince } = narrowing;
  return (
    (platforms.length >= MANY_PLATFORMS && platforms.length < PRODUCT_PLATFORMS.length) ||
    minFen !== undefined ||
    maxFen !== undefined ||
    services.includes('inStock') ||
    dispatchHours !== undefined ||
    createdSince !== undefined ||
    batch !== undefined
  );
}

/** The conditions on a row of `product_facts`. */
function filters(narrowing: Narrowing, { batch }: HitsRequest): SQL {
  const { platforms, minFen, maxFen, services, minOrder, dispatchHours, createdSince } = narrowing;
  const bits = services.reduce((sum, service) => sum | SERVICE_BITS[service], 0);
  const conditions = [
    platforms.length < PRODUCT_PLATFORMS.length
      ? sql`f.platform in (select value from json_each(${JSON.stringify(platforms)}))`
      : undefined,
    minFen === undefined ? undefined : sql`f.price_fen >= ${minFen}`,
    maxFen === undefined ? undefined : sql`f.price_fen <= ${maxFen}`,
    bits === 0 ? undefined : sql`(f.services & ${bits}) = ${bits}`,
    minOrder === undefined ? undefined : sql`f.min_order_quantity <= ${minOrder}`,
    createdSince === undefined ? undefined : sql`f.created_at >= ${createdSince}`,
    dispatchHours === undefined
      ? undefined
      : sql`(select json_extract(p.detail, '$.dispatchWithin') from products p
          where p.id = f.product_id) <= ${dispatchHours}`,
    batch === undefined ? undefined : sql`f.batch <= ${batch}`,
    narrowing.productIds && narrowing.shopId !== undefined
      ? sql`f.shop_id = ${narrowing.shopId}`
      : undefined,
    sql`true`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}
