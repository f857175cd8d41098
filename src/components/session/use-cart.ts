'use client';
import useSWR, { type KeyedMutator } from 'swr';
import type { Cart } from '../../contract/calls/cart.ts';
import { call, type Route } from './api.ts';
import { readOnce } from './read-once.ts';
import { useHasCart } from './use-signed-in.ts';

const GET_CART: Route<'getCart'> = ['GET', '/front/cart'];

/** SWR's key of the cart: `mutate(CART_KEY)` reads it again. */
export const CART_KEY = 'cart';

/** The cart of the shopper or of a visitor; undefined until it is read, and if there is no cart. */
export function useCart(): { cart: Cart | undefined; mutate: KeyedMutator<Cart> } {
  const key = useHasCart() ? CART_KEY : null;
  const { data, mutate } = useSWR<Cart>(key, () => call(GET_CART), readOnce);
  return { cart: data, mutate };
}
