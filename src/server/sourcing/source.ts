import type {
  Category,
  SearchQuery,
  SearchResult,
  Suggestions,
} from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import type { Goods, GoodsRuleHit } from '../../contract/values/goods/goods-rules.ts';
import type { Product } from '../../contract/values/goods/product.ts';
import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import {
  MIN_ORDER_FILTER,
  namesIn,
  type SearchFilter,
} from '../../contract/values/goods/search-filters.ts';
import { toFen } from '../../contract/values/money/money.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';

export type JudgeGoods = (goods: Goods) => GoodsRuleHit[];

/** What the reader of products may see: the platforms that the tenant offers, and the language. */
export type ProductReader = {
  platforms: readonly ProductPlatform[];
  locale: Locale;
  /** Judges goods by the tenant's rules. Without it, products have no `goodsRules`. */
  judge?: JudgeGoods;
  /**
   * Counts a request to a marketplace that the cache can't answer. Called before the request; throws
   * `SOURCE_UNAVAILABLE` if this visitor has used up their requests.
   */
  spend?: () => Promise<void>;
};

export type NavigationEntry = {
  id: string;
  name: string;
  translateName: string;
  children: { id: string; name: string; translateName: string }[];
};

/** A picture to search by. Its content matches its type. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; contentType: 'image/jpeg' | 'image/png' };

/**
 * Freight from the seller to the warehouse in China, in fen: for the first piece and for each
 * further piece.
 */
export type DomesticFreight = { free: boolean; firstFen: number; nextFen: number };

/** The freight that a product states. */
export function freightOf({ domesticFreight: { free, first, next } }: Product): DomesticFreight {
  return { free, firstFen: toFen(first), nextFen: toFen(next) };
}

/** Whether a source supports every filter of a query. All sources support `minOrder`. */
export function canFilter(
  { filters }: Pick<ProductSource, 'filters'>,
  query: SearchQuery,
): boolean {
  const others = namesIn(query.filters).filter((name) => !MIN_ORDER_FILTER.test(name));
  return !filters || others.every((name) => filters.some((supported) => supported === name));
}

export const SOURCE_IDS = ['own', 'embedded', '1688', 'taobao', 'poizon'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Whether an error means that a source is unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'SOURCE_UNAVAILABLE';

/**
 * A source of products: the embedded catalogue, or a marketplace's API. In a call to a source,
 * `reader.platforms` has only those platforms of the tenant that this source serves. Ids of shops,
 * categories and navigation entries begin with the source's id and a colon, except those of the embedded
 * catalogue. Optional methods are absent if the source does not support them. A source that fails throws
 * `SOURCE_UNAVAILABLE`.
 */
export type ProductSource = {
  id: SourceId;
  /** The languages, besides Chinese, in which the source can be searched. Undefined: all languages. */
  languages?: readonly Locale[];
  /**
   * The filters that the source supports besides `minOrder`. Undefined: all filters. A search with any other
   * filter does not ask this source.
   */
  filters?: readonly SearchFilter[];
  /**
   * Searches by keyword; an empty keyword lists everything. `productIds`, if given, restricts the
   * search to a collection.
   */
  search(
    query: SearchQuery,
    reader: ProductReader,
    productIds?: readonly string[],
  ): Promise<SearchResult>;
  /**
   * Products that look like a picture, most similar first. Throws `UPLOAD_REFUSED` if it can't be
   * decoded.
   */
  searchByPicture?(
    picture: Picture,
    query: SearchQuery,
    reader: ProductReader,
  ): Promise<SearchResult>;
  /** Searches the products of the shop `query.shopId`. */
  searchShop(query: SearchQuery, reader: ProductReader): Promise<SearchResult>;
  /** The current products by canonical URL; unknown URLs are absent. */
  details(urls: readonly string[], reader: ProductReader): Promise<Map<string, Product>>;
  categories?(reader: ProductReader): Promise<Category[]>;
  /** Categories that match a keyword. A search accepts their ids as `snId`. */
  navigation?(keyword: string, reader: ProductReader): Promise<NavigationEntry[]>;
  suggestions?(keyword: string, reader: ProductReader): Promise<Suggestions>;
  domesticFreight(
    url: string,
    quantity: number,
    reader: ProductReader,
  ): Promise<DomesticFreight | undefined>;
};
