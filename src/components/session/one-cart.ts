import { hasCart } from './login-flag.ts';

/**
 * Makes a call that puts something into a cart. While there is none, the browser's tabs make such calls one after the
 * other: two visitors' carts, of which the cookie would name one, are never made.
 */
export function inOneCart<T>(make: () => Promise<T>): Promise<T> {
  // Without https a browser has no locks.
  if (hasCart() || !navigator.locks) return make();
  return navigator.locks.request('sampan-cart', make);
}
