'use client';
import { useCallback, useState } from 'react';
import type { Cart } from '../../contract/calls/cart.ts';
import { CallError } from '../session/api.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import type { CartTexts } from './cart-texts.ts';
import { isWaiting, sendChange } from './change-queue.ts';

export type CartCall = {
  /** A waiting call is replaced by a later one with the same key. */
  key: string;
  /** Makes the call; resolves to the whole cart. */
  change: () => Promise<Cart>;
  /** Called with every response, also a refusal. */
  settled?: () => void;
  /** Called if the call succeeded. */
  done?: () => void;
  /** Called if the call was refused. Without it a toast shows the reason. */
  refused?: (error: unknown) => void;
};

type RefusalTexts = Pick<CartTexts, 'failed' | 'offline'>;

/** Shows why a call failed: the server's message, or that there was no response. */
function sayRefused(error: unknown, texts: RefusalTexts): void {
  if (!(error instanceof CallError)) throw error;
  const { status, body, message } = error;
  // The whole page says that the session has ended.
  if (status === 401) return;
  const reason = status === 0 ? texts.offline : (body?.errors?.[0]?.message ?? message);
  toast('error', reason || texts.failed, { key: 'cart-refused' });
}

/** Sends changes of the cart one after the other, shares each new cart, and shows refusals. */
export function useCartCalls(texts: RefusalTexts) {
  const { mutate } = useCart();
  /** The number of calls without a response. */
  const [open, setOpen] = useState(0);
  const [refusals, setRefusals] = useState(0);

  const readAgain = useCallback(() => void mutate().catch(() => undefined), [mutate]);

  const refuse = ({ key, refused }: CartCall, error: unknown) => {
    // A later change with the same key follows, whose response counts.
    if (isWaiting(key)) return;
    if (refused) refused(error);
    else sayRefused(error, texts);
    setRefusals((n) => n + 1);
    // The cart may have changed elsewhere, or the call succeeded and only its response was lost.
    readAgain();
  };

  const send = (call: CartCall) => {
    const run = async () => {
      try {
        await mutate(await call.change(), { revalidate: false });
        call.done?.();
      } catch (error) {
        refuse(call, error);
      } finally {
        call.settled?.();
        setOpen((n) => n - 1);
      }
    };
    if (!sendChange({ key: call.key, send: run })) setOpen((n) => n + 1);
  };

  return { send, readAgain, busy: open > 0, refusals };
}
