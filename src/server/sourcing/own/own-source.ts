import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { isOwnProduct, OWN_ID_PREFIX } from '../../../contract/values/goods/own-products.ts';
import type { Product, ProductCard } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { categoriesAbove, categoryRows } from '../../db/category-rows.ts';
import { SERVICE_BITS } from '../../db/schema/shop/catalogue.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { facetsOf } from '../catalogue/search/search-facets.ts';
import type { HitRow } from '../catalogue/search/search-hits.ts';
import { type Narrowing, narrowingOf, setsOf } from '../catalogue/search/search-narrowing.ts';
import type { ProductReader } from '../source.ts';
import { OWN_SHOP, ownProductId, type Seller, toOwnCard, toOwnProduct } from './own-present.ts';
import {
  byId,
  byItemNo,
  hasNothingShown,
  hitsFor,
  type OwnBounds,
  type OwnHit,
  type OwnRows,
  SOON_HOURS,
} from './own-rows.ts';

export type OwnSettings = OwnRows & { keys: KeyRing; seller: Seller };

/** The hits of a search in own products: all of them in order, and the facets that count them. */
export type OwnSearch = { ids: string[]; facets: SearchResult['facets'] };

/**
 * The products that a tenant sells from its own stock. This source is queried beside the embedded catalogue
 * for the platform `SelfOwned`.
 */
export type OwnSource = {
  /** The shop's first language. */
  language: Locale;
  /** Finds products by the words of their titles; `productIds` restricts the search to a collection. */
  find(
    query: SearchQuery,
    reader: ProductReader,
    productIds?: readonly string[],
  ): Promise<OwnSearch>;
  /** Whether the tenant has none that the reader could find. */
  isEmpty(reader: ProductReader): Promise<boolean>;
  /** Cards of products by id, in that order; unknown ids are absent. */
  cards(ids: readonly string[], reader: ProductReader): Promise<Map<string, ProductCard>>;
  /** The products at those of the URLs that are their own. */
  details(urls: readonly string[], reader: ProductReader): Promise<Map<string, Product>>;
};

export function ownSource(settings: OwnSettings): OwnSource {
  const { db, keys, seller } = settings;
  const serves = ({ platforms }: ProductReader) => platforms.includes('SelfOwned');
  const reading = ({ locale, judge }: ProductReader) => ({
    seller,
    keys,
    locale,
    ...(judge && { judge }),
  });

  return {
    language: seller.first,

    find: async (query, reader, productIds) => {
      const isOtherShop = query.shopId !== undefined && query.shopId !== OWN_SHOP;
      const isPicture = query.keyword === '' && query.imageUrl !== undefined;
      const ownIds = productIds?.filter(isOwnProduct);
      if (!serves(reader) || isOtherShop || isPicture || ownIds?.length === 0) return NOTHING;
      return filteredHits(settings, query, reader, ownIds);
    },

    isEmpty: async (reader) => !serves(reader) || hasNothingShown(settings),

    cards: async (ids, reader) => {
      const ownProductIds = ids.filter(isOwnProduct).map((id) => id.slice(OWN_ID_PREFIX.length));
      if (ownProductIds.length === 0 || !serves(reader)) return new Map();
      const [rows, above] = await Promise.all([byId(settings, ownProductIds), categoriesAbove(db)]);
      const cards = new Map(
        rows.map((row) => [ownProductId(row.id), toOwnCard(row, reading(reader), above)]),
      );
      return new Map(
        ids.flatMap((id) => {
          const card = cards.get(id);
          return card ? [[id, card] as const] : [];
        }),
      );
    },

    details: async (urls, reader) => {
      const links = urls.flatMap((url) => {
        const link = parseProductLink(url);
        return link.kind === 'PRODUCT' && link.platform === 'SelfOwned' ? [[url, link.id]] : [];
      }) as [string, string][];
      if (links.length === 0 || !serves(reader)) return new Map();
      const [rows, above] = await Promise.all([
        byItemNo(
          settings,
          links.map(([, itemNo]) => itemNo),
        ),
        categoriesAbove(db),
      ]);
      const products = new Map(
        rows.map((row) => [row.product.itemNo, toOwnProduct(row, reading(reader), above)]),
      );
      return new Map(
        links.flatMap(([url, itemNo]) => {
          const product = products.get(itemNo);
          return product ? [[url, product] as const] : [];
        }),
      );
    },
  };
}

const NOTHING: OwnSearch = {
  ids: [],
  facets: { channels: [], categories: [], attributes: [], prices: [], services: [], minOrders: [] },
};

/** The hits that pass the filters of a query, in its order, with the counts of the facets. */
async function filteredHits(
  rows: OwnRows,
  query: SearchQuery,
  reader: ProductReader,
  wanted: readonly string[] | undefined,
): Promise<OwnSearch> {
  const narrowing = narrowingOf(query, reader);
  const [tree, found] = await Promise.all([
    categoryTree(rows.db),
    hitsOfSets(rows, query, setsOf(narrowing, reader, query), wanted),
  ]);
  if ([...found.values()].every((hits) => hits.length === 0)) return NOTHING;
  const hits = new Map([...found].map(([set, read]) => [set, read.map((hit) => hitRow(hit, set))]));
  const place = wanted && new Map(wanted.map((id, at) => [id, at]));
  const placeOf = ({ id }: OwnHit) => place?.get(ownProductId(id)) ?? 0;
  const inOrder = (found.get('results') ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    ids: inOrder.map(({ id }) => ownProductId(id)),
    facets: { ...facetsOf(hits, narrowing, reader, tree), attributes: [], prices: [] },
  };
}

/** The products of each set of hits. Sets with the same bounds are read once. */
async function hitsOfSets(
  rows: OwnRows,
  query: SearchQuery,
  sets: ReadonlyMap<string, Narrowing>,
  wanted: readonly string[] | undefined,
): Promise<Map<string, readonly OwnHit[]>> {
  const ids = wanted?.map((id) => id.slice(OWN_ID_PREFIX.length));
  const [above, categories] = await Promise.all([categoriesAbove(rows.db), categoryRows(rows.db)]);
  const withBelow = (top: string) => [
    top,
    ...categories.map(({ id }) => id).filter((id) => id !== top && above(id).includes(top)),
  ];
  const reads = new Map<string, Promise<OwnHit[]>>();
  const read = ({ platforms, attributes, categoryId, ...narrowing }: Narrowing) => {
    // Own products have no attributes.
    if (!platforms.includes('SelfOwned') || attributes.size > 0) return [];
    const { minFen, maxFen, services, dispatchHours, createdSince, minOrder } = narrowing;
    const bounds: OwnBounds = {
      ...{ ids, minFen, maxFen, services, dispatchHours, createdSince, minOrder },
      categoryIds: categoryId === undefined ? undefined : withBelow(categoryId),
    };
    const key = JSON.stringify(bounds);
    const reading = reads.get(key) ?? hitsFor(rows, query, bounds);
    reads.set(key, reading);
    return reading;
  };
  const hits = [...sets].map(
    async ([set, one]): Promise<[string, readonly OwnHit[]]> => [set, await read(one)],
  );
  return new Map(await Promise.all(hits));
}

const leastOf = ({ tiers }: OwnHit): number => tiers[0]?.startQuantity ?? 1;

const servicesOf = ({ isFree, dispatchHours, availableCount }: OwnHit): number =>
  (isFree ? SERVICE_BITS.freeShipping : 0) |
  (dispatchHours <= SOON_HOURS ? SERVICE_BITS.shipIn48Hours : 0) |
  (availableCount > 0 ? SERVICE_BITS.inStock : 0);

/** A hit in the form that facets count. */
const hitRow = (hit: OwnHit, set: string): HitRow => ({
  set,
  features: 0,
  place: 0,
  productId: ownProductId(hit.id),
  platform: 'SelfOwned',
  categoryId: hit.categoryId,
  priceFen: hit.priceFen,
  soldCount: hit.soldCount,
  minOrderQuantity: leastOf(hit),
  createdAt: hit.createdAt,
  services: servicesOf(hit),
  attributes: '',
  titleHash: 0,
  newest: 0,
});
