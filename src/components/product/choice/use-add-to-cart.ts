'use client';
import { useState } from 'react';
import { useRouter } from 'waku';
import { loadScript } from '../../../framework/browser/load-script.ts';
import { lazyTexts } from '../../session/lazy-texts.ts';
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
    // Fetched at the same time. If the texts can't be fetched, only the button shows that it is done.
    const loading = lazyTexts().catch(() => undefined);
    try {
      const { addToCart } = await loadScript(() => import('./add-to-cart.ts'));
      const refusal = await addToCart({ productUrl, items: [...items], message });
      const productTexts = (await loading)?.product;
      if (!refusal && productTexts) {
        const action = { label: productTexts.toCart, run: () => void push('/cart') };
        toast('success', productTexts.added, { key, action });
      }
      // On 401 no toast: the session has ended, which the page shows by itself.
      if (refusal && refusal.status !== 401) {
        const reason = refusal.status === 0 ? texts.offline : refusal.message;
        toast('error', reason || productTexts?.failed || texts.offline, { key });
      }
    } catch {
      // The script could not be loaded.
      toast('error', texts.offline, { key });
    }
    setAdding(false);
  };

  return { adding, add };
}
