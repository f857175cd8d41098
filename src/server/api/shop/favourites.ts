import type { favouriteEndpoints } from '../../../contract/calls/favourites.ts';
import { Failure } from '../../../contract/errors.ts';
import { iso } from '../../commerce/base/clock.ts';
import { pageOf } from '../../commerce/base/paging.ts';
import {
  addFavourite,
  favouriteOf,
  listFavourites,
  removeFavourite,
} from '../../commerce/favourite/favourites.ts';
import { cardOf, isOnSale } from '../../commerce/favourite/kept-card.ts';
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
    return { id: await addFavourite(scope, cardOf(product), { onSale: isOnSale(product) }) };
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
