'use client';
import { useState } from 'react';
import { loadScript } from '../../../framework/browser/load-script.ts';
import { useSignInSheet } from '../../auth/use-sign-in-sheet.tsx';
import type { MoneyFormat } from '../../money/money-format.ts';
import { lazyTexts } from '../../session/lazy-texts.ts';
import { toast } from '../../ui/toast.ts';
import type { ChosenItem } from './add-to-cart.ts';
import type { ChoiceTexts } from './choice-data.ts';

/** Lets a visitor without an account buy variants now: signs them in over the page, and then leads to checkout. */
export function useBuyNow(productUrl: string, texts: ChoiceTexts, money: MoneyFormat) {
  const { show, sheet } = useSignInSheet(money);
  const [buying, setBuying] = useState(false);

  const buy = async (items: readonly ChosenItem[], message: string) => {
    setBuying(true);
    const key = 'buy-now';
    try {
      const { buyAsGuest } = await loadScript(() => import('./buy-as-guest.ts'));
      const order = await buyAsGuest({ productUrl, items: [...items], message });
      if ('next' in order) await show(order);
      // On 401 no toast: the page to sign in is opened.
      else if (order.status !== 401) {
        const reason = order.status === 0 ? texts.offline : order.message;
        toast('error', reason || (await lazyTexts()).product.failed, { key });
      }
    } catch {
      // The script could not be loaded.
      toast('error', texts.offline, { key });
    }
    setBuying(false);
  };

  return { buying, buy, sheet };
}
