import { mutate } from 'swr';
import type { Cart } from '../../contract/calls/cart.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { forgetProducts } from '../watch-history/watch-history.ts';
import { CART_KEY } from './use-cart.ts';
import { PROFILE_KEY } from './use-profile.ts';

/*
 * What this browser holds of the shopper: what calls answered (SWR), what they did here. Import it
 * late: a visitor's page is without.
 */

export function forgetAll(): void {
  forgetProducts();
  forgetSearches();
  void mutate(() => true, undefined, { revalidate: false });
}
export const readAllAgain = () => mutate(() => true);
export const readShopperAgain = () => Promise.all([mutate(CART_KEY), mutate(PROFILE_KEY)]);

/** Shows the cart as it will be while the server is asked, and as it was when that refuses. */
export const changeCart = (
  answer: Promise<Cart>,
  expected: (cart: Cart | undefined) => Cart | undefined,
) =>
  mutate<Cart | undefined>(CART_KEY, answer, {
    optimisticData: (cart) => expected(cart),
    rollbackOnError: true,
    revalidate: false,
  });
