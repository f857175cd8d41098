import {
  SEARCH_SERVICES,
  type SearchQuery,
  type SearchService,
} from '../../../contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../../contract/values/enums.ts';
import { toFen } from '../../../contract/values/money.ts';
import { attributeOf } from '../../db/product-attributes.ts';
import type { Reader } from '../source.ts';

/** What a search is narrowed to, apart from its words: every part narrows. Prices in fen. */
export type Narrowing = {
  platforms: readonly ProductPlatform[];
  categoryId?: string | undefined;
  shopId?: string | undefined;
  /** Only these products, best first. */
  productIds?: readonly string[] | undefined;
  minFen?: number | undefined;
  maxFen?: number | undefined;
  services: readonly SearchService[];
  /** Most pieces of the least order. */
  minOrder?: number | undefined;
  /** Ids of values by their attribute: any of one attribute, and of each attribute one. */
  attributes: ReadonlyMap<string, readonly string[]>;
};

/** More attributes than shoppers choose; each costs a look-up. */
const MOST_ATTRIBUTES = 4;

export function narrowingOf(
  query: SearchQuery,
  reader: Reader,
  productIds?: readonly string[],
): Narrowing {
  const filters = query.filters.split(',').map((name) => name.trim());
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
    minOrder: minOrderOf(filters),
    attributes: attributesOf(filters),
  };
}

function minOrderOf(filters: readonly string[]): number | undefined {
  const pieces = filters.flatMap((filter) => /^minOrder:(\d{1,6})$/.exec(filter)?.[1] ?? []);
  return pieces.length > 0 ? Math.min(...pieces.map(Number)) : undefined;
}

function attributesOf(filters: readonly string[]): Narrowing['attributes'] {
  const values = filters.flatMap(
    (filter) => /^attribute:([A-Za-z0-9-]{1,19}\.[A-Za-z0-9-]{1,19})$/.exec(filter)?.[1] ?? [],
  );
  return new Map([...Map.groupBy(new Set(values), attributeOf)].slice(0, MOST_ATTRIBUTES));
}

/** The results, and for each choice that is made the hits without it, which its facet counts. */
export function setsOf(
  narrowing: Narrowing,
  reader: Reader,
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
