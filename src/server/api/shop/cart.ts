import type { cartEndpoints } from '../../../contract/calls/cart.ts';
import {
  addToCart,
  clearCart,
  getCart,
  refreshCart,
  removeCartItem,
  setCartMessage,
  setCartQuantity,
} from '../../commerce/cart/cart.ts';
import { createPreview, refreshPreview } from '../../commerce/cart/previews.ts';
import type { Handlers } from '../handler.ts';

export const cartHandlers: Pick<Handlers, keyof typeof cartEndpoints> = {
  getCart: (scope) => getCart(scope),
  addToCart: (scope, { body: { productUrl, productSkuId, quantity, message } }) =>
    addToCart(scope, { productUrl, items: [{ productSkuId, quantity }], message }),
  addManyToCart: (scope, { body }) => addToCart(scope, body),
  setCartQuantity: (scope, { params, query }) => setCartQuantity(scope, params.id, query.quantity),
  setCartMessage: (scope, { params, body }) => setCartMessage(scope, params.id, body.message),
  removeCartItem: (scope, { params }) => removeCartItem(scope, params.id),
  clearCart: (scope, { query }) => clearCart(scope, query.cartItemIds),
  refreshCart: (scope, { body }) => refreshCart(scope, body),
  createPreview: (scope, { body }) => createPreview(scope, body),
  refreshPreview: (scope, { body }) => refreshPreview(scope, body),
};
