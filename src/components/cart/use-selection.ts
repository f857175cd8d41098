'use client';
import { useEffect, useState } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import { itemsOf, keepOrderable, withEntries, withItems, withoutEntries } from './cart-rules.ts';

export type Selection = {
  ids: ReadonlySet<string>;
  /** Selects or unselects items. */
  set: (ids: readonly string[], isSelected: boolean) => void;
};

/**
 * The selected items. The selection is in the page's URL, so that going back, reloading and the page
 * without scripts show the same one. Items that leave the cart leave the selection.
 */
export function useSelection(cart: Cart, initial: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial));
  const selected = keepOrderable(cart, chosen);
  const areAllSelected = itemsOf(cart).filter((item) => item.orderable).length === selected.length;
  // Without a query the cart page selects everything. `update=1` tells it that the selection is empty on purpose.
  const url = areAllSelected
    ? '/cart'
    : withItems('/cart', selected, selected.length === 0 ? [['update', '1']] : []);
  useEffect(() => {
    history.replaceState(history.state, '', url);
  }, [url]);
  return {
    ids: new Set(selected),
    set: (ids, isSelected) =>
      setChosen((old) => (isSelected ? withEntries(old, ids) : withoutEntries(old, ids))),
  };
}
