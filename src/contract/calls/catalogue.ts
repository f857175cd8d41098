import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import { pageOf, pageQuery, translationOf } from '../values/fields.ts';
import { platform, product, productCard } from '../values/goods/product.ts';
import { SEARCH_SERVICES, searchFilterList, searchSort } from '../values/goods/search-filters.ts';
import { cny } from '../values/money/money.ts';

export type Category = {
  id: string;
  name: string;
  nameZh: string;
  image: string;
  children: Category[];
};
export const category: v.GenericSchema<Category> = v.object({
  id: essential(v.string()),
  name: essential(v.string()),
  nameZh: v.string(),
  image: v.string(),
  children: v.array(v.lazy(() => category)),
});

const yuan = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/));

/** The most characters of a keyword. */
export const MAX_KEYWORD_LENGTH = 200;
const typedKeyword = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_KEYWORD_LENGTH));

/** The query of a search, the same for the results page and the API. */
export const searchQuery = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_KEYWORD_LENGTH)), ''),
  channel: v.optional(platform),
  ...pageQuery,
  /** The `nextPage` of the previous page. */
  nextPage: v.optional(v.pipe(v.string(), v.maxLength(256))),
  sort: v.optional(searchSort, 'relevance'),
  /**
   * Comma-separated: `freeShipping`, `shipIn24Hours`, `shipIn48Hours`, `inStock`, `new7`, `new30`,
   * `minOrder:<max pieces>` and `attribute:<id of a value of the attribute facet>`; values of one
   * attribute are alternatives. Any other is refused.
   */
  filters: v.optional(searchFilterList, ''),
  /** CNY. */
  priceStart: v.optional(yuan),
  priceEnd: v.optional(yuan),
  categoryId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  productCollectionId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The id of an entry or child of `suggestNavigation`. */
  snId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  shopId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The URL of a picture to search by, uploaded with a token for `PRODUCT_SEARCH`. */
  imageUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** `false` if the caller needs no facets; the answer's facets may then be empty. */
  facets: v.optional(v.boolean()),
  /** `true` searches for the words as typed, without correcting them. */
  asTyped: v.optional(v.boolean()),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

/** Something that can be searched for. */
const idAndName = v.object({ id: essential(v.string()), name: essential(v.string()) });

export const facet = v.object({
  id: essential(v.string()),
  name: ifAbsent(v.string(), ({ id }) => id as string | undefined),
  count: v.number(),
});
/** A choice of a facet: `id` is the value to search with, `count` its number of hits. */
export type Facet = v.InferOutput<typeof facet>;

export const searchFacets = v.object({
  channels: v.array(facet),
  categories: v.array(facet),
  /** The attributes that most hits have, each with its most frequent values. */
  attributes: v.array(v.object({ id: v.string(), name: v.string(), values: v.array(facet) })),
  /** Price ranges in CNY, ascending. The first has no `from`, the last no `to`. */
  prices: v.array(v.object({ from: v.optional(cny), to: v.optional(cny), count: v.number() })),
  services: v.array(v.object({ id: v.picklist(SEARCH_SERVICES), count: v.number() })),
  /** The number of hits whose minimum order is at most `pieces`. */
  minOrders: v.array(v.object({ pieces: v.number(), count: v.number() })),
});
export type SearchFacets = v.InferOutput<typeof searchFacets>;

export const searchResult = pageOf(productCard, {
  /**
   * Whether `total` is only a lower bound, because the count is limited. `nextPage` tells whether
   * there is a next page.
   */
  isMore: v.boolean(),
  facets: searchFacets,
  /** The corrected words, if the typed ones were misspelt. */
  correctedTo: v.optional(v.string()),
  /** The Chinese words that were sent to marketplaces that can't be searched in the reader's language. */
  readAs: v.optional(v.string()),
  /** `false` if the hits are only near to what was searched for. */
  fits: v.optional(v.boolean()),
  /** The categories nearest to what was searched for, if none of the hits fits; at most 3, the nearest first. */
  nearest: v.optional(v.array(idAndName)),
  /** The platforms that did not answer. The hits are those of the others. */
  unavailable: v.array(platform),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

const translated = v.object({ ...idAndName.entries, translateName: translationOf('name') });

export const suggestions = v.object({
  /** Suggested search words, best first, at most 8. */
  keywords: v.array(v.string()),
  /** At most 3; their ids are values of `categoryId`. */
  categories: v.array(idAndName),
  /** The first hits for the best of these words, at most 3. A backend may leave them out. */
  products: v.optional(v.array(productCard)),
});
export type Suggestions = v.InferOutput<typeof suggestions>;

/** What a link opens, as it is shown before it is opened. */
export const linkedProduct = v.object({
  title: v.string(),
  image: v.string(),
  /** CNY per piece of the cheapest variant, at the minimum order. */
  price: cny,
});
export type LinkedProduct = v.InferOutput<typeof linkedProduct>;

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
  /** The canonical URL, also if the tenant does not offer the platform. */
  productUrl: v.optional(v.string()),
  /** The encrypted form of `productUrl`, for a `PRODUCT` only. */
  link: v.optional(v.string()),
  /** The shopping agent whose link contained the product link. */
  agent: v.optional(v.string()),
  /** What the link opens, if the caller asked for it and it could be read. */
  product: v.optional(linkedProduct),
});
export type ProductLinkResult = v.InferOutput<typeof productLinkResult>;

/** A product in a sitemap. */
export const sitemapProduct = v.object({
  /** The encrypted URL, for `/product?url=`. */
  link: essential(v.string()),
  updatedAt: v.string(),
});
export type SitemapProduct = v.InferOutput<typeof sitemapProduct>;

export const productEndpoints = {
  getProduct: {
    method: 'GET',
    path: '/front/product',
    auth: 'public',
    group: 'product',
    summary: 'A product by its encrypted link or its marketplace URL',
    query: v.object({ productUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
    output: product,
    errors: ['WRONG_LINK', 'PRODUCT_NOT_FOUND', 'SOURCE_UNAVAILABLE'],
  },
  listProductCards: {
    method: 'GET',
    path: '/front/product/cards',
    auth: 'public',
    group: 'product',
    summary:
      'Products of the embedded catalogue by id, in the caller’s language. Unknown ids are left out',
    query: v.object({
      productIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)),
    }),
    output: v.array(productCard),
  },
  searchProducts: {
    method: 'GET',
    path: '/front/product/search',
    auth: 'public',
    group: 'product',
    summary: 'Search by words or by picture, on one platform or on all platforms of the tenant',
    query: searchQuery,
    output: searchResult,
    errors: ['PICTURE_NOT_FOUND', 'PICTURE_TOO_LARGE', 'UPLOAD_REFUSED', 'TOO_MANY_REQUESTS'],
  },
  suggestWords: {
    method: 'GET',
    path: '/front/product/suggestions',
    auth: 'public',
    group: 'product',
    summary:
      'Search words that complete the typed text, matching categories, and the first products',
    query: v.object({ keyword: typedKeyword }),
    output: suggestions,
  },
  suggestNavigation: {
    method: 'GET',
    path: '/front/product/keywordSNQuery',
    auth: 'public',
    group: 'product',
    summary: 'Categories that match a keyword, as a filter of the search (`snId`)',
    query: v.object({ keyword: typedKeyword }),
    output: v.array(
      v.object({
        ...translated.entries,
        children: v.array(translated),
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
      'Classify a pasted text: a product link (normalised and encrypted), another link, or words',
    query: v.object({
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
      /** `true` also reads the product. Short links are then not followed: the text is only being typed. */
      product: v.optional(v.boolean()),
    }),
    output: productLinkResult,
    errors: ['TOO_MANY_REQUESTS'],
  },
  listSitemapParts: {
    method: 'GET',
    path: '/front/product/sitemap',
    auth: 'public',
    group: 'product',
    summary: 'The cursors of the parts of the sitemap, of at most 1000 products each',
    output: v.array(v.string()),
  },
  listSitemapProducts: {
    method: 'GET',
    path: '/front/product/sitemap/{cursor}',
    auth: 'public',
    group: 'product',
    summary: 'The products on sale in one part of the sitemap',
    params: v.object({ cursor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    output: v.array(sitemapProduct),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
