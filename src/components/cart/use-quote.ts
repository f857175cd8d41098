'use client';
import { useState } from 'react';
import useSWR from 'swr';
import type { Cart, Quote } from '../../contract/calls/cart.ts';
import { call } from '../session/api.ts';
import { expectedQuote, itemsOf } from './cart-rules.ts';
import type { CartEditor } from './use-cart-editor.ts';

type Counted = { state: string; quote: Quote };

/** A key of everything that the quote depends on. */
const stateOf = (cart: Cart, selected: ReadonlySet<string>) =>
  itemsOf(cart)
    .filter(({ id }) => selected.has(id))
    .map(({ id, quantity, price }) => `${id}:${quantity}:${price}`)
    .join();

/**
 * The server's quote of the selected items, requested again when the selection or its items change.
 * Until it arrives, the expected quote.
 */
export function useQuote(
  { cart, confirmed, busy, readAgain }: CartEditor,
  selected: ReadonlySet<string>,
  initial: Quote | undefined,
): { quote: Quote | undefined; expected: boolean } {
  const state = stateOf(confirmed, selected);
  const [first] = useState(() => initial && { state, quote: initial });
  const ids = itemsOf(confirmed)
    .map(({ id }) => id)
    .filter((id) => selected.has(id));
  const { data } = useSWR<Counted>(
    ids.length > 0 ? ['cart-quote', state] : null,
    async () => ({ state, quote: await call('refreshCart', { body: { cartItemIds: ids } }) }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      revalidateOnMount: !initial,
      // An item may have been removed elsewhere.
      onError: readAgain,
      ...(first && { fallbackData: first }),
    },
  );
  if (selected.size === 0) return { quote: undefined, expected: false };
  const expected = busy || data?.state !== state;
  return {
    quote: expected ? expectedQuote(cart, selected, data?.quote, initial) : data.quote,
    expected,
  };
}
