import type {
  Category,
  SearchQuery,
  SearchResult,
  SitemapProduct,
} from '../../contract/catalogue.ts';
import type { Locale, ProductPlatform } from '../../contract/enums.ts';
import type { Product } from '../../contract/product.ts';

/** Who asks: the marketplaces their tenant offers, and the language they read. */
export type Reader = { platforms: readonly ProductPlatform[]; locale: Locale };

export type NavigationEntry = {
  id: string;
  name: string;
  translateName: string;
  children: { id: string; name: string; translateName: string }[];
};

/**
 * Where products come from. The embedded catalogue is one source; a marketplace's API would be
 * another behind the same calls.
 */
export type ProductSource = {
  /** `productIds`, where given, is the collection that the query names: nothing else is found. */
  search(query: SearchQuery, reader: Reader, productIds?: readonly string[]): Promise<SearchResult>;
  /** The product at a canonical address; undefined where the source has none or the tenant offers no such marketplace. */
  detail(url: string, reader: Reader): Promise<Product | undefined>;
  categories(reader: Reader): Promise<Category[]>;
  /** Categories that fit a keyword; an id goes back into a search as `snId`. */
  navigation(keyword: string, reader: Reader): Promise<NavigationEntry[]>;
  /** Cards of products by id, unknown ones left out. */
  cards(
    ids: readonly string[],
    reader: Reader,
  ): Promise<Map<string, SearchResult['records'][number]>>;
  /** Cursors of the parts of a sitemap, and what is on sale in one of them. */
  sitemapParts(reader: Reader): Promise<string[]>;
  sitemapProducts(cursor: string, reader: Reader): Promise<SitemapProduct[]>;
};
