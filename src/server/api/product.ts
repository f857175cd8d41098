import type { productEndpoints } from '../../contract/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Scope } from '../commerce/scope.ts';
import { shelfProducts } from '../commerce/site/content.ts';
import { embeddedSource } from '../sourcing/embedded-source.ts';
import { canonicalUrl, resolveLink } from '../sourcing/resolve-link.ts';
import type { Reader } from '../sourcing/source.ts';
import type { Handlers } from './handler.ts';

const sourceOf = ({ db, keys }: Scope) => embeddedSource(db, keys);

export const readerOf = ({ tenant, locale }: Scope): Reader => ({
  platforms: tenant.tenantPreference.productPlatforms,
  locale,
});

export const productHandlers: Pick<Handlers, keyof typeof productEndpoints> = {
  getProduct: async (scope, { query }) => {
    const url = canonicalUrl(query.productUrl, scope.keys);
    if (url === undefined) throw new Failure('WRONG_LINK');
    const product = await sourceOf(scope).detail(url, readerOf(scope));
    if (!product) throw new Failure('PRODUCT_NOT_FOUND');
    return product;
  },

  searchProducts: async (scope, { query }) => {
    const { db, tenantId, t } = scope;
    const shelf = query.productCollectionId;
    const only = shelf === undefined ? undefined : await shelfProducts(db, tenantId, shelf);
    const result = await sourceOf(scope).search(query, readerOf(scope), only);
    const channels = result.facets.channels.map((channel) => ({
      ...channel,
      name: translateKey(t, `platform.${channel.id}`),
    }));
    return { ...result, facets: { ...result.facets, channels } };
  },

  suggestNavigation: (scope, { query }) =>
    sourceOf(scope).navigation(query.keyword, readerOf(scope)),

  listCategories: (scope) => sourceOf(scope).categories(readerOf(scope)),

  resolveProductLink: async ({ tenant, keys }, { query }) =>
    resolveLink(query.text, tenant.tenantPreference.productPlatforms, keys),

  listSitemapParts: (scope) => sourceOf(scope).sitemapParts(readerOf(scope)),

  listSitemapProducts: (scope, { params }) =>
    sourceOf(scope).sitemapProducts(params.cursor, readerOf(scope)),
};
