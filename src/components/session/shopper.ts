'use client';
import { useSyncExternalStore } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import type { Profile } from '../../contract/calls/user.ts';

/** The shopper's data that every page shows, as far as it is read; empty without a session. */
export type Shopper = { readonly profile?: Profile | undefined; readonly cart?: Cart | undefined };

const VISITOR: Shopper = {};
let read = VISITOR;
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
  shown = { ...read, cart: expectedCart ?? read.cart };
  for (const listener of listeners) listener();
}

/** Called by `ShopperReads` with what it has read. */
export function setShopper(shopper: Shopper = VISITOR): void {
  read = shopper;
  show();
}

/** Shows an expected cart until the server responds; without one, the cart that was read. */
export function expectCart(cart?: Cart): void {
  expectedCart = cart;
  show();
}

/**
 * Profile and cart for the parts of every page. Unlike `useProfile` and `useCart`, which read them, it
 * does not load SWR for visitors without a session.
 */
export const useShopper = (): Shopper =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => VISITOR,
  );
