'use client';
import useSWR from 'swr';
import type { Cart, Quote } from '../../contract/cart.ts';
import { call } from '../session/api.ts';
import { itemsOf } from './cart-rules.ts';

/**
 * What the chosen items cost together, as the server counts it: asked again whenever the choice or
 * anything about it changes. The last answer stays until the next one is there.
 */
export function useQuote(
  confirmed: Cart,
  selected: ReadonlySet<string>,
  initial: Quote | undefined,
): { quote: Quote | undefined; asking: boolean } {
  const chosen = itemsOf(confirmed).filter((item) => selected.has(item.id));
  const ids = chosen.map(({ id }) => id);
  const state = chosen.map(({ id, quantity, price }) => `${id}:${quantity}:${price}`).join();
  const { data, isLoading } = useSWR<Quote>(
    ids.length > 0 ? ['cart-quote', state] : null,
    () => call('refreshCart', { body: { cartItemIds: ids } }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      revalidateOnMount: !initial,
      ...(initial && { fallbackData: initial }),
    },
  );
  return { quote: ids.length > 0 ? data : undefined, asking: isLoading };
}
