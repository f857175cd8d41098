'use client';
import { useState } from 'react';
import { useRouter } from 'waku';
import { loadScript } from '../../../framework/browser/load-script.ts';
import { toast } from '../../ui/toast.ts';
import type { ChosenItem } from './add-to-cart.ts';
import type { ChoiceTexts } from './choice-data.ts';

/** Puts variants into the cart without leaving the page. */
export function useAddToCart(productUrl: string, texts: ChoiceTexts) {
  const { push } = useRouter();
  const [adding, setAdding] = useState(false);

  const add = async (items: readonly ChosenItem[], message: string) => {
    setAdding(true);
    const key = 'added-to-cart';
    try {
      const { addToCart } = await loadScript(() => import('./add-to-cart.ts'));
      const refusal = await addToCart({ productUrl, items: [...items], message });
      const action = { label: texts.toCart, run: () => void push('/cart') };
      if (!refusal) toast('success', texts.added, { key, action });
      // On 401 no toast: the session has ended, which the page shows by itself.
      else if (refusal.status !== 401) {
        const reason = refusal.status === 0 ? texts.offline : refusal.message;
        toast('error', reason || texts.failed, { key });
      }
    } catch {
      // The script could not be loaded.
      toast('error', texts.offline, { key });
    }
    setAdding(false);
  };

  return { adding, add };
}
