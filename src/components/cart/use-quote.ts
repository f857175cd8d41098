'use client';
import { useState } from 'react';
import useSWR from 'swr';
import type { Cart, Quote } from '../../contract/calls/cart.ts';
import type { ServiceFee } from '../../contract/values/money/order-costs.ts';
import { call, type Route } from '../session/api.ts';
import { expectedQuote, itemsOf } from './cart-rules.ts';
import type { CartEditor } from './use-cart-editor.ts';

const REFRESH_CART: Route<'refreshCart'> = ['POST', '/front/cart/refresh'];

/** A quote, and the state of the cart for which it was requested. */
type QuoteOfState = { state: string; quote: Quote };

/** Everything that the quote depends on, as a string to compare. */
const stateOf = (cart: Cart, selected: ReadonlySet<string>) =>
  itemsOf(cart)
    .filter(({ id }) => selected.has(id))
    .map(({ id, quantity, price }) => `${id}:${quantity}:${price}`)
    .join();

/**
 * The server's quote of the selected items, requested again when the selection or its items change.
 * Until it arrives, the expected quote (`isExpected`).
 */
export function useQuote(
  { cart, confirmed, busy, readAgain }: CartEditor,
  selected: ReadonlySet<string>,
  initial: Quote | undefined,
  fee: ServiceFee,
): { quote: Quote | undefined; isExpected: boolean } {
  const state = stateOf(confirmed, selected);
  const [firstQuote] = useState(() => initial && { state, quote: initial });
  const ids = itemsOf(confirmed)
    .map(({ id }) => id)
    .filter((id) => selected.has(id));
  const { data } = useSWR<QuoteOfState>(
    ids.length > 0 ? ['cart-quote', state] : null,
    async () => ({ state, quote: await call(REFRESH_CART, { body: { cartItemIds: ids } }) }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      revalidateOnMount: !initial,
      // An item may have been removed in another tab.
      onError: readAgain,
      ...(firstQuote && { fallbackData: firstQuote }),
    },
  );
  if (selected.size === 0) return { quote: undefined, isExpected: false };
  const isExpected = busy || data?.state !== state;
  return {
    quote: isExpected ? expectedQuote(cart, selected, fee, data?.quote, initial) : data.quote,
    isExpected,
  };
}
