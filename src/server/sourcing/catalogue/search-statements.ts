import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '../../../contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../contract/values/enums.ts';
import { SERVICE_BITS } from '../../db/schema/catalogue.ts';
import { MIN_ORDERS, priceBand, scopeMatch } from '../../db/search-text.ts';
import { FEW_HITS } from './search-hits.ts';
import type { Narrowing } from './search-narrowing.ts';
import { EVERY_WORD } from './search-terms.ts';

/**
 * The most hits that one search weighs: the best that there are, because the index is read in the
 * order of what sells. What lies beyond is not counted or reached, so that a search costs the same
 * in a catalogue of any size.
 */
export const MOST_HITS = 600;
/** So many are looked at where a filter that most hits pass has no words in the index. */
const MOST_READ = 4 * MOST_HITS;
/** A price range of more bands than these is no narrow one. */
const MOST_BANDS = 24;
const FEW_PLATFORMS = PRODUCT_PLATFORMS.length / 2;

export type Wanted = {
  /** FTS5 expressions by rank; none for browsing. */
  words: readonly { rank: number; match: string }[];
  sort: SearchSort;
  /** Leaves out what was written after this batch. */
  batch?: number | undefined;
  /** Read as well where few hits have all words: an expression, whose value stands for the attributes of a row of the set `INSTEAD`. */
  ifLittle?: SQL;
};
export const INSTEAD = 'instead';

/** The hits of several narrowings of the same words, in one statement that finds every row by an index. */
export function hitsStatement(sets: ReadonlyMap<string, Narrowing>, wanted: Wanted): SQL {
  const { ifLittle } = wanted;
  const hits = hitsOfSets(sets, wanted);
  if (!ifLittle) return hits;
  return sql`with found as materialized (${hits}) select * from found
    union all select ${INSTEAD}, 0, 0, '', '', '', 0, 0, 0, 0, 0, ${ifLittle}, 0, 0
    where (select count(*) from found where rank <= ${EVERY_WORD}) < ${FEW_HITS}`;
}

function hitsOfSets(sets: ReadonlyMap<string, Narrowing>, wanted: Wanted): SQL {
  const parts = [...sets].map(
    ([name, narrowing]) => sql`select * from (
    select ${name} as "set", h.rank as "rank", f.place as "place", f.product_id as "productId",
      f.platform as "platform", f.category_id as "categoryId", f.price_fen as "priceFen",
      f.sold_count as "soldCount", f.min_order_quantity as "minOrderQuantity",
      f.created_at as "createdAt", f.services as "services", f.attributes as "attributes",
      f.alike as "alike", (select max(batch) from product_facts) as "newest"
    from (${places(narrowing, wanted, name === 'results')}) h
    cross join product_facts f on f.place = h.place
    where ${filters(narrowing, wanted)} limit ${MOST_HITS})`,
  );
  return unionAll(parts);
}

/** D1 takes five terms of a union, and any number of unions in one another. */
const MOST_TERMS = 5;

function unionAll(parts: readonly SQL[]): SQL {
  if (parts.length <= MOST_TERMS) return sql.join([...parts], sql` union all `);
  const size = Math.ceil(parts.length / MOST_TERMS);
  const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, i) =>
    parts.slice(i * size, (i + 1) * size),
  );
  return unionAll(groups.map((group) => sql`select * from (${unionAll(group)})`));
}

/** Places of hits, best first, each with its rank. */
function places(narrowing: Narrowing, wanted: Wanted, sorted: boolean): SQL {
  const { productIds } = narrowing;
  const scope = scopesOf(narrowing);
  const matches =
    wanted.words.length > 0
      ? wanted.words.map(({ rank, match }) => ({
          rank,
          match: [`(${match})`, ...scope].join(' AND '),
        }))
      : scope.length > 0
        ? [{ rank: 0, match: scope.join(' AND ') }]
        : [];
  if (productIds) return placesOf(productIds, matches);
  if (sorted && wanted.words.length === 0 && !isNarrow(narrowing)) {
    const index = INDEX_ORDER[wanted.sort];
    if (index) return placesInOrder(narrowing, index);
  }
  if (matches.length === 0)
    return sql`select place, 0 as rank from product_facts where place >= 0 order by place limit ${MOST_READ}`;
  const most = needsReading(narrowing, wanted) ? MOST_READ : MOST_HITS;
  const ranked = matches.map(
    ({
      rank,
      match,
    }) => sql`select * from (select rowid as place, ${sql.raw(String(rank))} as rank from products_fts
      where products_fts match ${match} order by rowid limit ${sql.raw(String(most))})`,
  );
  if (ranked[0] && ranked.length === 1) return ranked[0];
  return sql`select place, min(rank) as rank from (${unionAll(ranked)})
    group by place order by 2, 1 limit ${most}`;
}

/** Of a collection, which is small, each product is asked for. */
function placesOf(ids: readonly string[], matches: readonly { match: string }[]): SQL {
  const list = JSON.stringify(ids);
  const [best] = matches.slice(-1);
  if (!best) {
    return sql`select o.place, k.key as rank from json_each(${list}) k
      cross join product_facts o on o.product_id = k.value`;
  }
  return sql`select o.place, k.key as rank from json_each(${list}) k
    cross join product_facts o on o.product_id = k.value
    cross join products_fts w on w.rowid = o.place where w.products_fts match ${best.match}`;
}

const INDEX_ORDER: Partial<Record<SearchSort, string>> = {
  'price-asc': 'price_fen',
  'price-desc': 'price_fen desc',
  newest: 'created_at desc',
};

/** Narrowed by more than marketplaces, a category and a price. */
function isNarrow({ shopId, services, minOrder, attributes }: Narrowing): boolean {
  return (
    shopId !== undefined || services.length > 0 || minOrder !== undefined || attributes.size > 0
  );
}

/** Without words, an index in the order of the sort is read from its start, once for each of its parts. */
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
  return sql`select o.place, 0 as rank from ${from} k cross join product_facts o on o.place in (
    select place from product_facts where ${column} = k.value ${range}
    order by ${sql.raw(order)} limit ${MOST_READ})
    order by ${sql.raw(`o.${order}`)} limit ${MOST_READ}`;
}

/** Filters that only some hits pass are words of the index. */
function scopesOf(narrowing: Narrowing): string[] {
  const { platforms, categoryId, shopId, services, minOrder, attributes } = narrowing;
  const least = minOrder === undefined ? undefined : MIN_ORDERS.find((n) => n >= minOrder);
  const bands = bandsOf(narrowing);
  return [
    ...(platforms.length < FEW_PLATFORMS ? [scopeMatch('platform', platforms)] : []),
    ...(categoryId === undefined ? [] : [scopeMatch('category', [categoryId])]),
    ...(shopId === undefined ? [] : [scopeMatch('shop', [shopId])]),
    ...[...attributes.values()].map((values) => scopeMatch('attribute', values)),
    ...services.filter((s) => s !== 'inStock').map((s) => scopeMatch('service', [s])),
    ...(least === undefined ? [] : [scopeMatch('minOrder', [String(least)])]),
    ...(bands ? [scopeMatch('price', bands)] : []),
  ];
}

/** The bands of a narrow price range. */
function bandsOf({ minFen = 1, maxFen }: Narrowing): string[] | undefined {
  if (maxFen === undefined) return undefined;
  const first = priceBand(minFen);
  const count = priceBand(maxFen) - first + 1;
  if (count > MOST_BANDS) return undefined;
  return Array.from({ length: Math.max(0, count) }, (_, i) => String(first + i));
}

/** Whether hits may fail a filter that the index has no words for. */
function needsReading(narrowing: Narrowing, { batch }: Wanted): boolean {
  const { platforms, minFen, maxFen, services } = narrowing;
  return (
    (platforms.length >= FEW_PLATFORMS && platforms.length < PRODUCT_PLATFORMS.length) ||
    minFen !== undefined ||
    maxFen !== undefined ||
    services.includes('inStock') ||
    batch !== undefined
  );
}

/** What is asked of the row at hand. */
function filters(narrowing: Narrowing, { batch }: Wanted): SQL {
  const { platforms, minFen, maxFen, services, minOrder } = narrowing;
  const bits = services.reduce((sum, service) => sum | SERVICE_BITS[service], 0);
  const wanted = [
    platforms.length < PRODUCT_PLATFORMS.length
      ? sql`f.platform in (select value from json_each(${JSON.stringify(platforms)}))`
      : undefined,
    minFen === undefined ? undefined : sql`f.price_fen >= ${minFen}`,
    maxFen === undefined ? undefined : sql`f.price_fen <= ${maxFen}`,
    bits === 0 ? undefined : sql`(f.services & ${bits}) = ${bits}`,
    minOrder === undefined ? undefined : sql`f.min_order_quantity <= ${minOrder}`,
    batch === undefined ? undefined : sql`f.batch <= ${batch}`,
    narrowing.productIds && narrowing.shopId !== undefined
      ? sql`f.shop_id = ${narrowing.shopId}`
      : undefined,
    sql`true`,
  ];
  return sql.join(
    wanted.filter((part) => part !== undefined),
    sql` and `,
  );
}
