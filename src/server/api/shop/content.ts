import type { contentEndpoints, ProductGroup } from '../../../contract/calls/content.ts';
import { listGoodsRules } from '../../commerce/goods/list-rules.ts';
import { enabledArticleTypes, readArticle, readHowToUse } from '../../commerce/site/articles.ts';
import {
  listAnnouncements,
  listBanners,
  listImages,
  type ShelfKind,
} from '../../commerce/site/content.ts';
import type { Handlers } from '../handler.ts';
import type { CallScope } from '../scope.ts';
import { filledShelves } from './shelves.ts';

export const contentHandlers: Pick<
  Handlers,
  Exclude<keyof typeof contentEndpoints, 'listNotifications' | 'readNotifications'>
> = {
  listPreferredProducts: (scope, { query }) => preferredProducts(scope, query.size),

  listPreferredGroups: (scope, { query }) => groupsOf(scope, 'PREFERRED', query.size),

  listRecommendGroups: (scope, { query }) => groupsOf(scope, 'RECOMMENDED', query.size),

  listImages: (scope) => listImages(scope),

  listBanners: (scope) => listBanners(scope),

  getArticle: (scope, { params }) => readArticle(scope, params.type),

  listEnabledArticleTypes: (scope) => enabledArticleTypes(scope),

  listGoodsRules: async (scope) => listGoodsRules(scope),

  listAnnouncements: (scope, { query }) => listAnnouncements(scope, query),

  getAboutUs: (scope) => readArticle(scope, 'ABOUT_US'),

  getHowToUse: (scope) => readHowToUse(scope),
};

/** At most `size` products of the tenant's preferred shelves, in the order of the home page. */
export async function preferredProducts(
  scope: CallScope,
  size: number,
): Promise<ProductGroup['products']> {
  return interleave(await groupsOf(scope, 'PREFERRED', size)).slice(0, size);
}

/** The tenant's shelves of a kind, each with at most `size` products. The contract calls a shelf a group. */
async function groupsOf(scope: CallScope, kind: ShelfKind, size: number): Promise<ProductGroup[]> {
  const { shelves, cards } = await filledShelves(scope);
  return shelves
    .filter((shelf) => shelf.kind === kind)
    .map(({ id, name, productIds }) => ({
      id,
      name,
      products: productIds
        .map((productId) => cards.get(productId))
        .filter((card) => card !== undefined)
        .slice(0, size),
    }));
}

/** The products of all groups, each once: the first of each group, then the second of each, and so on. */
function interleave(groups: readonly ProductGroup[]): ProductGroup['products'] {
  const longest = Math.max(0, ...groups.map(({ products }) => products.length));
  const byProductId = new Map<string, ProductGroup['products'][number]>();
  for (let i = 0; i < longest; i++) {
    for (const { products } of groups) {
      const card = products[i];
      if (card && !byProductId.has(card.productId)) byProductId.set(card.productId, card);
    }
  }
  return [...byProductId.values()];
}
