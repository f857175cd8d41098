'use client';
import { useCallback, useState } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import { CallError } from '../session/api.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import type { CartTexts } from './cart-texts.ts';
import { isWaiting, sendChange } from './change-queue.ts';

export type CartCall = {
  /** A new call replaces a waiting one with the same key. */
  key: string;
  /** Makes the call; resolves to the whole cart. */
  change: () => Promise<Cart>;
  /** Called after the call, whether it succeeded or failed. */
  onSettled?: () => void;
  /** Called if the call succeeded. */
  onSuccess?: () => void;
  /** Called if the call failed. Without it a toast shows the reason. */
  onFailure?: (error: unknown) => void;
};

type RefusalTexts = Pick<CartTexts, 'failed' | 'offline'>;

/** Shows why a call failed: the server's message, or that there was no response. */
function showFailure(error: unknown, texts: RefusalTexts): void {
  if (!(error instanceof CallError)) throw error;
  const { status, body, message } = error;
  // On 401 no toast: the session has ended, which the page shows by itself.
  if (status === 401) return;
  const reason = status === 0 ? texts.offline : (body?.errors?.[0]?.message ?? message);
  toast('error', reason || texts.failed, { key: 'cart-refused' });
}

/**
 * Sends changes of the cart one after the other, shares the cart of each response with the rest of the
 * page, and shows failures.
 */
export function useCartCalls(texts: RefusalTexts) {
  const { mutate } = useCart();
  /** The number of calls without a response. */
  const [pending, setPending] = useState(0);
  const [refusals, setRefusals] = useState(0);

  const readAgain = useCallback(() => void mutate().catch(() => undefined), [mutate]);

  const handleFailure = ({ key, onFailure }: CartCall, error: unknown) => {
    // A later change with the same key follows; only its response matters.
    if (isWaiting(key)) return;
    if (onFailure) onFailure(error);
    else showFailure(error, texts);
    setRefusals((n) => n + 1);
    // The cart may have changed in another tab, or only the response of a successful call was lost.
    readAgain();
  };

  const send = (call: CartCall) => {
    const run = async () => {
      try {
        await mutate(await call.change(), { revalidate: false });
        call.onSuccess?.();
      } catch (error) {
        handleFailure(call, error);
      } finally {
        call.onSettled?.();
        setPending((n) => n - 1);
      }
    };
    const replacesWaiting = sendChange({ key: call.key, send: run });
    if (!replacesWaiting) setPending((n) => n + 1);
  };

  return { send, readAgain, busy: pending > 0, refusals };
}
