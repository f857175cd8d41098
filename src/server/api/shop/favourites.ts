import type { favouriteEndpoints } from '../../../contract/calls/favourites.ts';
import { Failure } from '../../../contract/errors.ts';
import { leastQuantity, priceOfStep, stepAt } from '../../../contract/values/goods/price-steps.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import { iso } from '../../commerce/base/clock.ts';
import { pageOf } from '../../commerce/base/paging.ts';
import {
  addFavourite,
  favouriteOf,
  type KeptCard,
  listFavourites,
  removeFavourite,
} from '../../commerce/favourite/favourites.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { canonicalUrl } from '../../sourcing/links/resolve-link.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';
import { type CallScope, readerOf } from '../scope.ts';
import { visitorReader } from './product.ts';

export const favouriteHandlers: Pick<Handlers, keyof typeof favouriteEndpoints> = {
  listFavourites: async (scope, { query }) => {
    const { rows, total } = await listFavourites(scope, query);
    const ids = rows.map(({ card }) => card.productId);
    const known = await scope.sources.cards(ids, readerOf(scope));
    const records = rows.map(({ id, createdAt, card }) => ({
      id,
      addedAt: iso(createdAt),
      priceThen: card.price,
      product: known.get(card.productId) ?? {
        ...card,
        link: sealProductUrl(scope.keys, card.productUrl),
      },
    }));
    return pageOf(records, total, query);
  },

  findFavourite: async (scope, { query }) => {
    const id = await favouriteOf(scope, urlOf(scope, query.productUrl));
    return id ? { id } : {};
  },

  addFavourite: async (scope, { body }) => {
    const url = urlOf(scope, body.productUrl);
    const product = (await scope.sources.details([url], visitorReader(scope))).get(url);
    if (!product) throw new Failure('PRODUCT_NOT_FOUND');
    return { id: await addFavourite(scope, cardOf(product)) };
  },

  removeFavourite: async (scope, { params }) => {
    await removeFavourite(scope, params.id);
    return OK;
  },
};

/** The canonical URL of a link. Throws `WRONG_LINK`. */
function urlOf({ keys }: Pick<CallScope, 'keys'>, link: string): string {
  const url = canonicalUrl(link, keys);
  if (url === undefined) throw new Failure('WRONG_LINK');
  return url;
}

/** What a card shows of a product, with the price at the least quantity. */
function cardOf(product: Product): KeptCard {
  const { productId, platform, productUrl, title, titleTrans, images, shop } = product;
  const { priceMode, priceRange, minOrderQuantity, batchNumber, soldCount } = product;
  const step = stepAt(priceRange, leastQuantity(minOrderQuantity, batchNumber));
  return {
    ...{ productId, platform, productUrl, title, titleTrans, priceMode },
    ...{ minOrderQuantity, soldCount },
    image: images[0] ?? '',
    price: step ? priceOfStep(step) : '0.00',
    shopName: shop.nameTrans || shop.name,
  };
}
