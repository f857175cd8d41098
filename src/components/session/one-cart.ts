import { hasCart } from './login-flag.ts';

/**
 * Makes a call that puts something into a cart. While this browser has no cart, its tabs make such calls one after the
 * other. Otherwise two calls could each make a visitor's cart, and the cookie would name only one of them.
 */
export function inOneCart<T>(make: () => Promise<T>): Promise<T> {
  // Without https a browser has no locks.
  if (hasCart() || !navigator.locks) return make();
  return navigator.locks.request('sampan-cart', make);
}
