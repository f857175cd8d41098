import type { Cart } from '../../../contract/calls/cart.ts';
import { CallError, call } from '../../session/api.ts';
import { changeCart } from '../../session/shopper-cache.ts';

export type ChosenItem = { productSkuId: string; quantity: number };

type Adding = { productUrl: string; items: ChosenItem[]; message: string };

/** The cart with the new number of items. The rest stays: other pages show only the number. */
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
 * Puts variants into the cart; the header counts them at once, until a refusal. Resolves to the
 * refusal, or undefined. `useAddToCart` loads this file, with the API client and SWR, on first use.
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
