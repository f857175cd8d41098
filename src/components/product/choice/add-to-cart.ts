import type { Cart } from '../../../contract/calls/cart.ts';
import { CallError, call, type Route } from '../../session/api.ts';
import { recheckLoginFlag } from '../../session/login-flag.ts';
import { inOneCart } from '../../session/one-cart.ts';
import { changeCart } from '../../session/shopper-cache.ts';

const ADD_MANY_TO_CART: Route<'addManyToCart'> = ['POST', '/front/cart/multiple'];

export type ChosenItem = { productSkuId: string; quantity: number };

type AddToCartInput = { productUrl: string; items: ChosenItem[]; message: string };

/** The cart with the new `totalItems`. Its items stay as they are: the product page doesn't show them. */
function withItems(cart: Cart, { productUrl, items }: AddToCartInput): Cart {
  const skusInCart = cart.cartShops
    .flatMap((shop) => shop.cartItems)
    .filter((item) => item.productUrl === productUrl)
    .map((item) => item.productSkuId);
  const added = items.filter((item) => !skusInCart.includes(item.productSkuId));
  return { ...cart, totalItems: cart.totalItems + added.length };
}

/**
 * Puts variants into the cart. The header counts them at once; if the server refuses them, it shows
 * the former number again. Resolves to the refusal, or to undefined on success. `useAddToCart`
 * loads this file, with the API client and SWR, on first use.
 */
export async function addToCart(body: AddToCartInput): Promise<CallError | undefined> {
  try {
    const adding = inOneCart(() => call(ADD_MANY_TO_CART, { body }));
    await changeCart(adding, (cart) => cart && withItems(cart, body));
    // A visitor's first line has made the cart.
    recheckLoginFlag();
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}
