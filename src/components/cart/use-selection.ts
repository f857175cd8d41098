'use client';
import { useEffect, useState } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import { itemsOf, keepOrderable, withEntries, withItems, withoutEntries } from './cart-rules.ts';

export type Selection = {
  ids: ReadonlySet<string>;
  set: (ids: readonly string[], on: boolean) => void;
};

/**
 * The selected items. The selection is in the page's URL, so that going back, reloading and the page
 * without scripts show the same. Items that are removed from the cart are also unselected.
 */
export function useSelection(cart: Cart, initial: readonly string[]): Selection {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(initial));
  const selected = keepOrderable(cart, wanted);
  const everything = itemsOf(cart).filter((item) => item.orderable).length === selected.length;
  const address = everything
    ? '/cart'
    : withItems('/cart', selected, selected.length === 0 ? [['update', '1']] : []);
  useEffect(() => {
    history.replaceState(history.state, '', address);
  }, [address]);
  return {
    ids: new Set(selected),
    set: (ids, on) => setWanted((now) => (on ? withEntries(now, ids) : withoutEntries(now, ids))),
  };
}
