'use client';
import { useSyncExternalStore } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import type { Profile } from '../../contract/calls/user.ts';

/** What every page shows of the shopper, as far as it is known; nothing of a visitor. */
export type Shopper = { readonly profile?: Profile | undefined; readonly cart?: Cart | undefined };

const NOBODY: Shopper = {};
let told = NOBODY;
let expected: Cart | undefined;
let known = NOBODY;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function show(): void {
  known = { ...told, cart: expected ?? told.cart };
  for (const listener of listeners) listener();
}

/** `shopper-reads.tsx` tells what it read. */
export function tellShopper(shopper: Shopper = NOBODY): void {
  told = shopper;
  show();
}

/** The cart as it will be once what is on its way is answered; without one, it is as it was read. */
export function expectCart(cart?: Cart): void {
  expected = cart;
  show();
}

/**
 * Name, badges and number of goods, for what stands on every page: unlike `useProfile` and
 * `useCart`, which read them, it costs a visitor nothing.
 */
export const useShopper = (): Shopper =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => NOBODY,
  );
