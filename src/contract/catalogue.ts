import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './fields.ts';
import { platform, product, productCard } from './product.ts';

export type Category = {
  id: string;
  name: string;
  nameZh: string;
  image: string;
  children: Category[];
};
export const category: v.GenericSchema<Category> = v.object({
  id: v.string(),
  name: v.string(),
  nameZh: v.string(),
  image: v.string(),
  children: v.array(v.lazy(() => category)),
});

export const SEARCH_SORTS = ['relevance', 'sold', 'price-asc', 'price-desc', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

const yuan = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/));

/** The query of a search, as the results page and the API take it alike. */
export const searchQuery = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  channel: v.optional(platform),
  ...pageQuery,
  /** Cursor from `nextPage` of the page before. */
  nextPage: v.optional(v.pipe(v.string(), v.maxLength(64))),
  sort: v.optional(v.picklist(SEARCH_SORTS), 'relevance'),
  /** Comma list of `freeShipping`, `shipIn48Hours`, `inStock`. */
  filters: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** CNY. */
  priceStart: v.optional(yuan),
  priceEnd: v.optional(yuan),
  categoryId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  productCollectionId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  snId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  shopId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  imageUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const facet = v.object({ id: v.string(), name: v.string(), count: v.number() });
export const searchResult = v.object({
  ...pageOf(productCard).entries,
  facets: v.object({ channels: v.array(facet), categories: v.array(facet) }),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

export const productLinkResult = v.object({
  kind: v.picklist([
    'PRODUCT',
    'NOT_A_PRODUCT',
    'NEEDS_EXPANSION',
    'UNSUPPORTED_HOST',
    'INVALID',
    'KEYWORD',
  ]),
  platform: v.optional(platform),
  /** Canonical address and its encrypted form for `/product?url=`, of a `PRODUCT` only. */
  productUrl: v.optional(v.string()),
  link: v.optional(v.string()),
});
export type ProductLinkResult = v.InferOutput<typeof productLinkResult>;

/** A product as a sitemap names it. */
export const sitemapProduct = v.object({
  /** As `/product?url=` takes it. */
  link: v.string(),
  updatedAt: v.string(),
});
export type SitemapProduct = v.InferOutput<typeof sitemapProduct>;

export const productEndpoints = {
  getProduct: {
    method: 'GET',
    path: '/front/product',
    auth: 'public',
    group: 'product',
    summary: 'A product by its encrypted link or by its address at the marketplace',
    query: v.object({ productUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
    output: product,
    errors: ['WRONG_LINK', 'PRODUCT_NOT_FOUND'],
  },
  searchProducts: {
    method: 'GET',
    path: '/front/product/search',
    auth: 'public',
    group: 'product',
    summary: 'Full-text search over one marketplace or all of the tenant’s',
    query: searchQuery,
    output: searchResult,
  },
  suggestNavigation: {
    method: 'GET',
    path: '/front/product/keywordSNQuery',
    auth: 'public',
    group: 'product',
    summary: 'Categories that fit a keyword, for narrowing the search (`snId`)',
    query: v.object({ keyword: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
    output: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        translateName: v.string(),
        children: v.array(
          v.object({ id: v.string(), name: v.string(), translateName: v.string() }),
        ),
      }),
    ),
  },
  listCategories: {
    method: 'GET',
    path: '/front/product/categories',
    auth: 'public',
    group: 'product',
    summary: 'The category tree, three levels',
    output: v.array(category),
  },
  resolveProductLink: {
    method: 'GET',
    path: '/front/product/link',
    auth: 'public',
    group: 'product',
    summary:
      'What a pasted text is: a product link (normalised and encrypted), another link, or words',
    query: v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) }),
    output: productLinkResult,
  },
  listSitemapParts: {
    method: 'GET',
    path: '/front/product/sitemap',
    auth: 'public',
    group: 'product',
    summary:
      'Cursors of the parts, of at most 1000 products each, in which a sitemap names them all',
    output: v.array(v.string()),
  },
  listSitemapProducts: {
    method: 'GET',
    path: '/front/product/sitemap/{cursor}',
    auth: 'public',
    group: 'product',
    summary: 'The products of one part of the sitemap, those that are on sale',
    params: v.object({ cursor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    output: v.array(sitemapProduct),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
