import type { KeyRing } from '../crypto/keys.ts';
import type { Database } from '../platform/platform.ts';
import { categoryTree, toCategory } from './category-tree.ts';
import { lookupProducts } from './lookup.ts';
import { suggest } from './navigation.ts';
import { toCard } from './present.ts';
import { searchCatalogue } from './search.ts';
import { EVERYTHING, type PageRow, pageStatement } from './search-statements.ts';
import { sitemapParts, sitemapProducts } from './sitemap.ts';
import type { ProductSource } from './source.ts';

/** The catalogue that comes with the deployment, in its own database. */
export function embeddedSource(db: Database, keys: KeyRing): ProductSource {
  return {
    search: (query, reader, productIds) => searchCatalogue(db, keys, query, reader, productIds),

    detail: async (url, { locale, platforms }) => {
      const product = (await lookupProducts(db, keys, locale, [url])).get(url);
      return product && platforms.includes(product.platform) ? product : undefined;
    },

    categories: async ({ locale }) =>
      (await categoryTree(db)).roots.map((root) => toCategory(root, locale)),

    navigation: async (keyword, { locale }) => suggest(await categoryTree(db), keyword, locale),

    cards: async (ids, { locale, platforms }) => {
      const page = { sort: 'relevance', limit: ids.length, offset: 0, locale } as const;
      const listed = { ...EVERYTHING, platforms, productIds: ids };
      const rows = await db.all<PageRow>(pageStatement(listed, page));
      return new Map(rows.map((row) => [row.id, toCard(row, locale, keys)]));
    },

    sitemapParts: ({ platforms }) => sitemapParts(db, platforms),

    sitemapProducts: (cursor, { platforms }) => sitemapProducts(db, keys, platforms, cursor),
  };
}
