import type {
  Category,
  SearchQuery,
  SearchResult,
  Suggestions,
} from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import type { Locale, ProductPlatform } from '../../contract/values/enums.ts';
import { toFen } from '../../contract/values/money.ts';
import type { Product } from '../../contract/values/product.ts';

/** Who asks: the marketplaces their tenant offers, and the language they read. */
export type Reader = {
  platforms: readonly ProductPlatform[];
  locale: Locale;
  /** Called before a marketplace is asked for them what it did not tell lately. Throws `SOURCE_UNAVAILABLE` where they asked too much. */
  spend?: () => Promise<void>;
};

export type NavigationEntry = {
  id: string;
  name: string;
  translateName: string;
  children: { id: string; name: string; translateName: string }[];
};

/** A picture to search by: the file as it was uploaded, checked to be of its type. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; contentType: 'image/jpeg' | 'image/png' };

/** Freight inside China for so many pieces of a product, to the tenant's warehouse. Fen. */
export type DomesticFreight = { free: boolean; firstFen: number; nextFen: number };

/** As a product tells it. */
export function freightOf({ domesticFreight: { free, first, next } }: Product): DomesticFreight {
  return { free, firstFen: toFen(first), nextFen: toFen(next) };
}

export const SOURCE_IDS = ['embedded', '1688', 'taobao', 'poizon'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Whether an error is that a source doesn't answer. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'SOURCE_UNAVAILABLE';

/**
 * Where products come from: the embedded catalogue, or a marketplace's API. `reader.platforms` are
 * those that this source is asked for. Ids of shops, categories and navigation entries that are not
 * the embedded catalogue's begin with the source's id and a colon. What a source can't do it leaves
 * out. A source that doesn't answer throws `SOURCE_UNAVAILABLE`; whoever asks several goes on without.
 */
export type ProductSource = {
  id: SourceId;
  /** By words, or all there is. `productIds`, where given, is the collection that the query names: nothing else is found. */
  search(query: SearchQuery, reader: Reader, productIds?: readonly string[]): Promise<SearchResult>;
  /** What looks like a picture, most alike first. Throws `UPLOAD_REFUSED` for a picture that can't be read. */
  searchByPicture?(picture: Picture, query: SearchQuery, reader: Reader): Promise<SearchResult>;
  /** What the shop `query.shopId` sells. */
  searchShop(query: SearchQuery, reader: Reader): Promise<SearchResult>;
  /** Products by canonical address, as they are now; addresses without one are absent. */
  details(urls: readonly string[], reader: Reader): Promise<Map<string, Product>>;
  categories?(reader: Reader): Promise<Category[]>;
  /** Categories that fit a keyword; an id goes back into a search as `snId`. */
  navigation?(keyword: string, reader: Reader): Promise<NavigationEntry[]>;
  suggestions?(keyword: string, reader: Reader): Promise<Suggestions>;
  domesticFreight(
    url: string,
    quantity: number,
    reader: Reader,
  ): Promise<DomesticFreight | undefined>;
};
