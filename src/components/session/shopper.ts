'use client';
import { useSyncExternalStore } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import type { Profile } from '../../contract/calls/user.ts';

/** The shopper's data that every page shows, as far as it is read; empty without a session. */
export type Shopper = { readonly profile?: Profile | undefined; readonly cart?: Cart | undefined };

const VISITOR: Shopper = {};
/** The data as it was last read from the server. */
let lastRead = VISITOR;
let expectedCart: Cart | undefined;
let shown = VISITOR;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function show(): void {
  shown = { ...lastRead, cart: expectedCart ?? lastRead.cart };
  for (const listener of listeners) listener();
}

/** Called by `ShopperReads` with what it has read. */
export function setShopper(shopper: Shopper = VISITOR): void {
  lastRead = shopper;
  show();
}

/** Shows an expected cart instead of the one that was read; without `cart`, the one that was read again. */
export function expectCart(cart?: Cart): void {
  expectedCart = cart;
  show();
}

/**
 * The profile and cart for the parts of every page. It does not read them: `useProfile` and `useCart`
 * do, but they would load SWR for visitors without a session, too.
 */
export const useShopper = (): Shopper =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => VISITOR,
  );
