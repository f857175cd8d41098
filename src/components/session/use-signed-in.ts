'use client';
import { useSyncExternalStore } from 'react';
import { isPrerendering } from '../../framework/browser/prerendering.ts';
import { hasCart, isSignedIn, subscribeLoginFlag } from './login-flag.ts';

const current = () => (isPrerendering() ? undefined : isSignedIn());

/**
 * Whether a shopper is signed in. Undefined on the server and while the browser hydrates, so that a
 * page is the same for everybody, and while the page is prerendered.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeLoginFlag, current, () => undefined);
}

const currentCart = () => !isPrerendering() && hasCart();

/** Whether there is a cart (`hasCart`). False on the server, while the browser hydrates and while the page is prerendered. */
export function useHasCart(): boolean {
  return useSyncExternalStore(subscribeLoginFlag, currentCart, () => false);
}
