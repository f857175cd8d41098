import type { Cart } from '../../../contract/calls/cart.ts';
import { changeCart } from '../../session/answers.ts';
import { CallError, call } from '../../session/api.ts';

export type ChosenItem = { productSkuId: string; quantity: number };

type Adding = { productUrl: string; items: ChosenItem[]; message: string };

/** The cart with the variants in it, as far as a page shows one that isn't the cart's: its number of goods. */
function withItems(cart: Cart, { productUrl, items }: Adding): Cart {
  const there = cart.cartShops
    .flatMap((shop) => shop.cartItems)
    .filter((item) => item.productUrl === productUrl);
  const fresh = items.filter((item) =>
    there.every((one) => one.productSkuId !== item.productSkuId),
  );
  return { ...cart, totalItems: cart.totalItems + fresh.length };
}

/**
 * Puts variants into the cart: the header counts them at once, and no longer when they are refused.
 * Answers why they were; undefined once they are in. `useAddToCart` loads it when it is used.
 */
export async function addToCart(body: Adding): Promise<CallError | undefined> {
  try {
    await changeCart(call('addManyToCart', { body }), (cart) => cart && withItems(cart, body));
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}
