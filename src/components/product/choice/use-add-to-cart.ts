'use client';
import { useState } from 'react';
import { useRouter } from 'waku';
import { loginPath } from '../../../contract/login-path.ts';
import { CallError, call } from '../../session/api.ts';
import { isSignedIn } from '../../session/login-flag.ts';
import { useCart } from '../../session/use-cart.ts';
import { toast } from '../../ui/toast.ts';
import type { ChoiceTexts } from './choice-data.ts';

export type ChosenItem = { productSkuId: string; quantity: number };

/**
 * Puts variants into the cart without leaving the page. A visitor goes to sign in first, and comes
 * back here.
 */
export function useAddToCart(productUrl: string, texts: ChoiceTexts) {
  const { push } = useRouter();
  const { mutate } = useCart();
  const [adding, setAdding] = useState(false);

  const add = async (items: readonly ChosenItem[], message: string) => {
    if (!isSignedIn()) {
      const here = location.pathname + location.search;
      await push(loginPath(here));
      return;
    }
    setAdding(true);
    try {
      const cart = await call('addManyToCart', {
        body: { productUrl, items: [...items], message },
      });
      await mutate(cart, { revalidate: false });
      const action = { label: texts.toCart, run: () => void push('/cart') };
      toast('success', texts.added, { key: 'added-to-cart', action });
    } catch (error) {
      const ended = error instanceof CallError && error.status === 401;
      const said = error instanceof CallError ? error.body?.message : undefined;
      if (!ended) toast('error', said || texts.failed, { key: 'added-to-cart' });
    }
    setAdding(false);
  };

  return { adding, add };
}
