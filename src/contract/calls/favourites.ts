import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id, ok, pageOf, pageQuery } from '../values/fields.ts';
import { productCard } from '../values/goods/product.ts';
import { cny } from '../values/money/money.ts';

export const favourite = v.object({
  id,
  addedAt: v.string(),
  /** The price of a piece when it was added, at the least quantity that could be bought. CNY. */
  priceThen: cny,
  /** As the catalogue has it today; as it was when it was added, if no catalogue of ours lists it. */
  product: productCard,
});
export type Favourite = v.InferOutput<typeof favourite>;

/** The link of a product's page, or its URL at the marketplace. */
const productUrl = v.pipe(v.string(), v.maxLength(2_000));

export const favouriteEndpoints = {
  listFavourites: {
    method: 'GET',
    path: '/front/favourites',
    auth: 'user',
    group: 'user',
    summary: 'The products that the shopper keeps in mind, newest first',
    query: v.object(pageQuery),
    output: pageOf(favourite),
  },
  findFavourite: {
    method: 'GET',
    path: '/front/favourites/find',
    auth: 'user',
    group: 'user',
    summary: 'Whether a product is a favourite of the shopper, and the id of that favourite',
    query: v.object({ productUrl }),
    output: v.object({ id: v.optional(id) }),
    errors: ['WRONG_LINK'],
  },
  addFavourite: {
    method: 'POST',
    path: '/front/favourites',
    auth: 'user',
    group: 'user',
    summary: 'Keep a product in mind. Doing it again changes nothing',
    body: v.object({ productUrl }),
    output: v.object({ id }),
    errors: ['FAVOURITES_FULL', 'PRODUCT_NOT_FOUND', 'SOURCE_UNAVAILABLE', 'WRONG_LINK'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/front/favourites/{id}',
    auth: 'user',
    group: 'user',
    summary: 'Remove a product from the favourites',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
