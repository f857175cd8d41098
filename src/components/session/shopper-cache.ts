import { mutate } from 'swr';
import type { Cart } from '../../contract/calls/cart.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { clearHistory } from '../watch-history/watch-history.ts';
import { CART_KEY } from './use-cart.ts';
import { PROFILE_KEY } from './use-profile.ts';

/*
 * The shopper's data in this browser: SWR's cache of calls, searches, viewed products. Import
 * it by `import()` only, so that a visitor's page does not load SWR.
 */

/** Deletes all data of the shopper, when a session has ended. */
export function clearShopperCache(): void {
  clearHistory();
  forgetSearches();
  void mutate(() => true, undefined, { revalidate: false });
}
export const reloadAll = () => mutate(() => true);
export const reloadShopper = () => Promise.all([mutate(CART_KEY), mutate(PROFILE_KEY)]);

/** Shows the expected cart until the server responds, and the former one if it refuses. */
export const changeCart = (
  answer: Promise<Cart>,
  expected: (cart: Cart | undefined) => Cart | undefined,
) =>
  mutate<Cart | undefined>(CART_KEY, answer, {
    optimisticData: (cart) => expected(cart),
    rollbackOnError: true,
    revalidate: false,
  });
