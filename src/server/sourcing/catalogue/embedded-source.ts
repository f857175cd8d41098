import type {
  SearchQuery,
  SearchResult,
  SitemapProduct,
} from '../../../contract/calls/catalogue.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { categoriesAbove } from '../../db/category-rows.ts';
import type { Database } from '../../platform/platform.ts';
import { searchByPicture } from '../pictures/search-by-picture.ts';
import { freightOf, type ProductReader, type ProductSource } from '../source.ts';
import { categoryTree, toCategory } from './category-tree.ts';
import { lookupProducts } from './lookup.ts';
import { matchingCategories } from './navigation.ts';
import { type CardRow, toCard } from './present.ts';
import { inChinese } from './query/in-chinese.ts';
import { searchCatalogue } from './search/search.ts';
import { cardsStatement } from './search/search-page.ts';
import { sitemapParts, sitemapProducts } from './sitemap.ts';
import { suggestWords } from './suggest-words.ts';

/**
 * The embedded catalogue has all calls of `ProductSource`, and some that only a source in the database can
 * have.
 */
export type EmbeddedSource = Required<Omit<ProductSource, 'filters' | 'languages' | 'search'>> & {
  /** As for every source; with a `range`, the hits at these positions instead of a page. */
  search(
    query: SearchQuery,
    reader: ProductReader,
    productIds?: readonly string[],
    range?: { start: number; count: number },
  ): Promise<SearchResult>;
  /** The Chinese words for what a keyword means; undefined if the catalogue knows no thing of that name. */
  inChinese(keyword: string, reader: ProductReader): Promise<string | undefined>;
  /** Cards of products by id; unknown ids are absent. */
  cards(
    ids: readonly string[],
    reader: ProductReader,
  ): Promise<Map<string, SearchResult['records'][number]>>;
  /** The cursors of the parts of the sitemap. */
  sitemapParts(reader: ProductReader): Promise<string[]>;
  /** The products on sale in one part. Throws `NOT_FOUND` for an unknown cursor. */
  sitemapProducts(cursor: string, reader: ProductReader): Promise<SitemapProduct[]>;
};

/** The product source of the catalogue in the deployment's own database. */
export function embeddedSource(db: Database, keys: KeyRing): EmbeddedSource {
  return {
    id: 'embedded',

    search: (query, reader, productIds, range) =>
      searchCatalogue(db, keys, query, reader, { productIds, range }),

    searchByPicture: (picture, query, reader) => searchByPicture(db, keys, picture, query, reader),

    searchShop: (query, reader) => searchCatalogue(db, keys, query, reader),

    details: async (urls, { locale, platforms, judge }) => {
      const found = await lookupProducts(db, keys, locale, urls, judge);
      return new Map([...found].filter(([, { platform }]) => platforms.includes(platform)));
    },

    categories: async ({ locale }) =>
      (await categoryTree(db)).roots.map((root) => toCategory(root, locale)),

    navigation: async (keyword, { locale }) =>
      matchingCategories(await categoryTree(db), keyword, locale),

    suggestions: async (keyword, reader) =>
      suggestWords(db, await categoryTree(db), keyword, reader),

    domesticFreight: async (url, _quantity, { locale }) => {
      const product = (await lookupProducts(db, keys, locale, [url])).get(url);
      return product && freightOf(product);
    },

    inChinese: (keyword, { locale }) => inChinese(db, keyword, locale),

    cards: async (ids, reader) => {
      const [rows, above] = await Promise.all([
        db.all<CardRow>(cardsStatement(ids, reader)),
        categoriesAbove(db),
      ]);
      return new Map(rows.map((row) => [row.id, toCard(row, reader, keys, above)]));
    },

    sitemapParts: ({ platforms }) => sitemapParts(db, platforms),

    sitemapProducts: (cursor, { platforms }) => sitemapProducts(db, keys, platforms, cursor),
  };
}
