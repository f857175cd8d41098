import { mutate } from 'swr';
import type { Cart } from '../../contract/calls/cart.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { clearHistory } from '../watch-history/watch-history.ts';
import { CART_KEY } from './use-cart.ts';
import { PROFILE_KEY } from './use-profile.ts';

/*
 * The shopper's data in this browser: SWR's cache of calls, recent searches and viewed products. Load
 * this file by `import()` only, so that a visitor's page does not load SWR.
 */

/** Deletes all data of the shopper, when a session has ended. */
export function clearShopperCache(): void {
  clearHistory();
  forgetSearches();
  void mutate(() => true, undefined, { revalidate: false });
}
/** Reads everything in SWR's cache again. */
export const reloadAll = () => mutate(() => true);
/** Reads the data again that every page shows: cart and profile. */
export const reloadShopper = () => Promise.all([mutate(CART_KEY), mutate(PROFILE_KEY)]);

/**
 * Shows the expected cart until the call responds with the new one. If the call fails, the former cart
 * is shown again.
 */
export const changeCart = (
  newCart: Promise<Cart>,
  expected: (cart: Cart | undefined) => Cart | undefined,
) =>
  mutate<Cart | undefined>(CART_KEY, newCart, {
    optimisticData: (cart) => expected(cart),
    rollbackOnError: true,
    revalidate: false,
  });
