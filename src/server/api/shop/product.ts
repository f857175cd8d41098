import type { productEndpoints, SearchQuery } from '../../../contract/calls/catalogue.ts';
import { Failure } from '../../../contract/errors.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { type AttemptLimit, countNetworkAttempt } from '../../commerce/identity/attempts.ts';
import { countSearch } from '../../commerce/site/search-misses.ts';
import { pictureToSearchBy } from '../../commerce/upload/uploads.ts';
import { canonicalUrl } from '../../sourcing/links/resolve-link.ts';
import type { ProductReader } from '../../sourcing/source.ts';
import type { Handlers } from '../handler.ts';
import { type CallScope, readerOf } from '../scope.ts';
import { linkedProduct } from './linked-product.ts';
import { pastedLink } from './pasted-link.ts';
import { shelfProducts } from './shelves.ts';

/**
 * How many calls to marketplaces one IP address may cause: the operator pays for each. Results from the
 * cache don't count.
 */
const MARKETPLACE_CALLS: AttemptLimit = { limit: 1_000, windowSeconds: 3600 };

/**
 * The reader for calls of visitors that may lead to calls to marketplaces. These are counted; beyond the
 * limit, marketplaces are unavailable to the visitor.
 */
export const visitorReader = (scope: CallScope): ProductReader => ({
  ...readerOf(scope),
  spend: async () => {
    await countNetworkAttempt(scope, 'marketplace', MARKETPLACE_CALLS).catch((error) => {
      const isOverLimit = error instanceof Failure && error.code === 'TOO_MANY_REQUESTS';
      throw isOverLimit ? new Failure('SOURCE_UNAVAILABLE') : error;
    });
  },
});

export const productHandlers: Pick<Handlers, keyof typeof productEndpoints> = {
  getProduct: async (scope, { query }) => {
    const url = canonicalUrl(query.productUrl, scope.keys);
    if (url === undefined) throw new Failure('WRONG_LINK');
    const product = (await scope.sources.details([url], visitorReader(scope))).get(url);
    if (!product) throw new Failure('PRODUCT_NOT_FOUND');
    return product;
  },

  listProductCards: async (scope, { query }) => {
    const cards = await scope.sources.cards(query.productIds, readerOf(scope));
    return [...cards.values()];
  },

  searchProducts: async (scope, { query }) => {
    const { t } = scope;
    const result = await (query.imageUrl === undefined
      ? searchByWords(scope, query)
      : searchByPicture(scope, query, query.imageUrl));
    const channels = result.facets.channels.map((channel) => ({
      ...channel,
      name: translateKey(t, `platform.${channel.id}`),
    }));
    return { ...result, facets: { ...result.facets, channels } };
  },

  suggestNavigation: (scope, { query }) =>
    scope.sources.navigation(query.keyword, visitorReader(scope)),

  suggestWords: (scope, { query }) => scope.sources.suggestions(query.keyword, readerOf(scope)),

  listCategories: (scope) => scope.sources.categories(readerOf(scope)),

  resolveProductLink: async (scope, { query }) => {
    if (!query.product) return pastedLink(scope, query.text, 'follow');
    // A short link is not followed here, so it has no product.
    const pasted = await pastedLink(scope, query.text, 'stay');
    const { link, productUrl } = pasted;
    const product =
      link && productUrl && (await linkedProduct(scope, productUrl, visitorReader(scope)));
    return { ...pasted, ...(product && { product }) };
  },

  listSitemapParts: (scope) => scope.sources.sitemapParts(readerOf(scope)),

  listSitemapProducts: (scope, { params }) =>
    scope.sources.sitemapProducts(params.cursor, readerOf(scope)),
};

async function searchByWords(scope: CallScope, query: SearchQuery) {
  const { sources } = scope;
  const shelf = query.productCollectionId;
  const productIds = shelf === undefined ? undefined : await shelfProducts(scope, shelf);
  const result = await sources.search(query, visitorReader(scope), productIds);
  if (isTypedSearch(query)) {
    // `fits` is false if the hits are only near to what was searched for.
    const missed = result.total === 0 || result.fits === false;
    scope.later(countSearch(scope, { keyword: query.keyword, missed }));
  }
  return result;
}

/**
 * Whether a search consists of typed words only, and is for the first page. Only such a search says whether
 * the shop has what was typed: with a filter, the filter may be the reason why nothing is found. A search
 * without facets fills only a part of a page, such as a shelf.
 */
const isTypedSearch = (query: SearchQuery): boolean =>
  query.keyword !== '' &&
  query.facets !== false &&
  query.pageNo === 1 &&
  query.filters === '' &&
  [
    query.nextPage,
    query.channel,
    query.priceStart,
    query.priceEnd,
    query.categoryId,
    query.productCollectionId,
    query.snId,
    query.shopId,
  ].every((value) => value === undefined);

async function searchByPicture(scope: CallScope, query: SearchQuery, imageUrl: string) {
  const picture = await pictureToSearchBy(scope, imageUrl);
  return scope.sources.searchByPicture(picture, query, visitorReader(scope));
}
