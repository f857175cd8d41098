import type { SearchResult, SitemapProduct } from '../../../contract/calls/catalogue.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { Database } from '../../platform/platform.ts';
import { searchByPicture } from '../pictures/search-by-picture.ts';
import { freightOf, type ProductSource, type Reader } from '../source.ts';
import { categoryTree, toCategory } from './category-tree.ts';
import { lookupProducts } from './lookup.ts';
import { suggest } from './navigation.ts';
import { type CardRow, toCard } from './present.ts';
import { searchCatalogue } from './search.ts';
import { cardsStatement } from './search-page.ts';
import { sitemapParts, sitemapProducts } from './sitemap.ts';
import { suggestWords } from './suggest-words.ts';

/** What the embedded catalogue can do: all of it, and what only who holds the products can. */
export type EmbeddedSource = Required<ProductSource> & {
  /** Cards of products by id, unknown ones left out. */
  cards(
    ids: readonly string[],
    reader: Reader,
  ): Promise<Map<string, SearchResult['records'][number]>>;
  /** Cursors of the parts of a sitemap, and what is on sale in one of them. */
  sitemapParts(reader: Reader): Promise<string[]>;
  sitemapProducts(cursor: string, reader: Reader): Promise<SitemapProduct[]>;
};

/** The catalogue that comes with the deployment, in its own database. */
export function embeddedSource(db: Database, keys: KeyRing): EmbeddedSource {
  return {
    id: 'embedded',

    search: (query, reader, productIds) => searchCatalogue(db, keys, query, reader, productIds),

    searchByPicture: (picture, query, reader) => searchByPicture(db, keys, picture, query, reader),

    searchShop: (query, reader) => searchCatalogue(db, keys, query, reader),

    details: async (urls, { locale, platforms }) => {
      const found = await lookupProducts(db, keys, locale, urls);
      return new Map([...found].filter(([, { platform }]) => platforms.includes(platform)));
    },

    categories: async ({ locale }) =>
      (await categoryTree(db)).roots.map((root) => toCategory(root, locale)),

    navigation: async (keyword, { locale }) => suggest(await categoryTree(db), keyword, locale),

    suggestions: async (keyword, reader) =>
      suggestWords(db, await categoryTree(db), keyword, reader),

    domesticFreight: async (url, _quantity, { locale }) => {
      const product = (await lookupProducts(db, keys, locale, [url])).get(url);
      return product && freightOf(product);
    },

    cards: async (ids, reader) => {
      const rows = await db.all<CardRow>(cardsStatement(ids, reader));
      return new Map(rows.map((row) => [row.id, toCard(row, reader.locale, keys)]));
    },

    sitemapParts: ({ platforms }) => sitemapParts(db, platforms),

    sitemapProducts: (cursor, { platforms }) => sitemapProducts(db, keys, platforms, cursor),
  };
}
