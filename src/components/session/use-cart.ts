'use client';
import useSWR, { type KeyedMutator } from 'swr';
import type { Cart } from '../../contract/calls/cart.ts';
import { call } from './api.ts';
import { readOnce } from './read-once.ts';
import { useSignedIn } from './use-signed-in.ts';

/** SWR's key of the cart: `mutate(CART_KEY)` reads it again. */
export const CART_KEY = 'cart';

/** The shopper's cart: undefined until it is read, and for a visitor. */
export function useCart(): { cart: Cart | undefined; mutate: KeyedMutator<Cart> } {
  const signedIn = useSignedIn();
  const { data, mutate } = useSWR<Cart>(
    signedIn ? CART_KEY : null,
    () => call('getCart'),
    readOnce,
  );
  return { cart: data, mutate };
}
