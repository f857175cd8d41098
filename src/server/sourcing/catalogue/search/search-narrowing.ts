import type { SearchQuery } from '../../../../contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../../../contract/values/goods/product-kinds.ts';
import {
  namesIn,
  SEARCH_LIMITS,
  SEARCH_SERVICES,
  type SearchService,
} from '../../../../contract/values/goods/search-filters.ts';
import { toFen } from '../../../../contract/values/money/money.ts';
import { attributeOf } from '../../../db/product-attributes.ts';
import type { ProductReader } from '../../source.ts';

/** The filters of a search. A product must pass all of them. Prices in fen. */
export type Narrowing = {
  platforms: readonly ProductPlatform[];
  categoryId?: string | undefined;
  shopId?: string | undefined;
  /** Only these products, best first. */
  productIds?: readonly string[] | undefined;
  minFen?: number | undefined;
  maxFen?: number | undefined;
  services: readonly SearchService[];
  /** The most hours until dispatch. */
  dispatchHours?: number | undefined;
  /** Only offers since then, in milliseconds since the epoch. */
  createdSince?: number | undefined;
  /** The largest accepted minimum order, in pieces. */
  minOrder?: number | undefined;
  /** Value ids by attribute. A product must have one of the values of each attribute. */
  attributes: ReadonlyMap<string, readonly string[]>;
};

/** The most attributes to filter by, because each costs a look-up. Shoppers choose fewer. */
const MAX_ATTRIBUTES = 4;

/** The filters of a query. `productIds` restricts the search to a collection. */
export function narrowingOf(
  query: SearchQuery,
  reader: ProductReader,
  productIds?: readonly string[],
): Narrowing {
  const filters = namesIn(query.filters);
  const fen = (yuan: string | undefined) => (yuan === undefined ? undefined : toFen(yuan));
  return {
    platforms: query.channel
      ? reader.platforms.filter((platform) => platform === query.channel)
      : reader.platforms,
    // Navigation ids are `category` or `parent:category`.
    categoryId: query.snId?.split(':').at(-1) ?? query.categoryId,
    shopId: query.shopId,
    productIds,
    minFen: fen(query.priceStart),
    maxFen: fen(query.priceEnd),
    services: SEARCH_SERVICES.filter((service) => filters.includes(service)),
    ...limitsOf(filters),
    minOrder: minOrderOf(filters),
    attributes: attributesOf(filters),
  };
}

const DAY_MS = 86_400_000;

/** The time limits; days begin at midnight UTC, so that searches of a day share their answer. */
function limitsOf(filters: readonly string[]): Pick<Narrowing, 'dispatchHours' | 'createdSince'> {
  const limits = Object.entries(SEARCH_LIMITS).filter(([name]) => filters.includes(name));
  const hours = limits.flatMap(([, limit]) => ('hours' in limit ? limit.hours : []));
  const days = limits.flatMap(([, limit]) => ('days' in limit ? limit.days : []));
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return {
    ...(hours.length > 0 && { dispatchHours: Math.min(...hours) }),
    ...(days.length > 0 && { createdSince: today - Math.min(...days) * DAY_MS }),
  };
}

function minOrderOf(filters: readonly string[]): number | undefined {
  const pieces = filters.flatMap((filter) => /^minOrder:(\d{1,6})$/.exec(filter)?.[1] ?? []);
  return pieces.length > 0 ? Math.min(...pieces.map(Number)) : undefined;
}

function attributesOf(filters: readonly string[]): Narrowing['attributes'] {
  const values = filters.flatMap((filter) => /^attribute:(.+)$/.exec(filter)?.[1] ?? []);
  return new Map([...Map.groupBy(new Set(values), attributeOf)].slice(0, MAX_ATTRIBUTES));
}

/**
 * The sets of hits that a search reads: `results` with all filters; and for each active channel,
 * category, price, minimum order or attribute filter a set without that filter, from which the
 * filter's facet is counted.
 */
export function setsOf(
  narrowing: Narrowing,
  reader: ProductReader,
  query: SearchQuery,
): Map<string, Narrowing> {
  const { categoryId, minFen, maxFen, minOrder, attributes } = narrowing;
  const sets = new Map<string, Narrowing>([['results', narrowing]]);
  if (query.channel) sets.set('channels', { ...narrowing, platforms: reader.platforms });
  if (categoryId !== undefined) sets.set('categories', { ...narrowing, categoryId: undefined });
  if (minFen !== undefined || maxFen !== undefined) {
    sets.set('prices', { ...narrowing, minFen: undefined, maxFen: undefined });
  }
  if (minOrder !== undefined) sets.set('minOrders', { ...narrowing, minOrder: undefined });
  for (const attribute of attributes.keys()) {
    const others = new Map([...attributes].filter(([id]) => id !== attribute));
    sets.set(`attribute ${attribute}`, { ...narrowing, attributes: others });
  }
  return sets;
}
