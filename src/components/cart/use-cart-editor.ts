'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Cart, CartItem } from '../../contract/calls/cart.ts';
import { fill } from '../../i18n/fill.ts';
import { CallError, call } from '../session/api.ts';
import { expectCart } from '../session/shopper.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import { applyEdits, type Edits, having, itemsOf, lacking, NO_EDITS } from './cart-rules.ts';
import type { CartTexts } from './cart-texts.ts';
import { isWaiting, sendChange } from './change-queue.ts';

type Texts = Pick<
  CartTexts,
  'removed' | 'removedMany' | 'undo' | 'undoFailed' | 'noteSaved' | 'failed' | 'offline'
>;

export type CartEditor = {
  /** As the shopper sees it: with what is not confirmed yet. */
  cart: Cart;
  /** As the server knows it. */
  confirmed: Cart;
  /** Something is on its way. */
  busy: boolean;
  /** How many changes were refused. */
  refusals: number;
  /** Asks the server for the cart again. */
  readAgain: () => void;
  setQuantity: (item: CartItem, quantity: number) => void;
  setMessage: (item: CartItem, message: string, done: () => void) => void;
  remove: (items: readonly CartItem[]) => void;
};

/** Says why a call failed: what the server says, else that nothing answered. */
function sayRefused(error: unknown, texts: Texts): void {
  if (!(error instanceof CallError)) throw error;
  const { status, body, message } = error;
  // The session's end is said for the whole page.
  if (status === 401) return;
  const reason = status === 0 ? texts.offline : (body?.errors?.[0]?.message ?? message);
  toast('error', reason || texts.failed, { key: 'cart-refused' });
}

type Attempt = {
  /** One that waits gives way to a later one of the same key. */
  key: string;
  change: () => Promise<Cart>;
  /** It was answered, and no longer stands on top of what the server knows. */
  settled?: () => void;
  /** It was carried out. */
  done?: () => void;
  refused?: (error: unknown) => void;
};

/** Edits of the cart that show at once and are taken back with a toast when the server refuses. */
export function useCartEditor(
  initial: Cart,
  texts: Texts,
  onBack: (ids: readonly string[]) => void,
): CartEditor {
  const { cart: shared, mutate } = useCart();
  const [seeded, setSeeded] = useState<Cart>();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const [open, setOpen] = useState(0);
  const [refusals, setRefusals] = useState(0);

  // What the server rendered is the newest there is: the badge of the header learns it, too.
  useEffect(() => {
    void mutate(initial, { revalidate: false });
    setSeeded(initial);
  }, [initial, mutate]);
  const confirmed = seeded === initial && shared ? shared : initial;

  const readAgain = useCallback(() => void mutate().catch(() => undefined), [mutate]);

  const attempt = ({ key, change, settled, done, refused }: Attempt) => {
    const send = async () => {
      try {
        await mutate(await change(), { revalidate: false });
        done?.();
      } catch (error) {
        // Where a later change of the same follows, its answer counts.
        if (!isWaiting(key)) {
          if (refused) refused(error);
          else sayRefused(error, texts);
          setRefusals((n) => n + 1);
          // What refused it may have changed elsewhere; and an answer that was lost may have been a yes.
          readAgain();
        }
      } finally {
        settled?.();
        setOpen((n) => n - 1);
      }
    };
    if (!sendChange({ key, send })) setOpen((n) => n + 1);
  };

  const setQuantity = ({ id }: CartItem, quantity: number) => {
    setEdits((now) => ({ ...now, quantities: new Map(now.quantities).set(id, quantity) }));
    attempt({
      key: `quantity ${id}`,
      change: () => call('setCartQuantity', { params: { id }, query: { quantity } }),
      settled: () =>
        setEdits((now) => {
          // Changed again meanwhile: that edit has its own call.
          if (now.quantities.get(id) !== quantity) return now;
          const quantities = new Map(now.quantities);
          quantities.delete(id);
          return { ...now, quantities };
        }),
    });
  };

  const setMessage = ({ id }: CartItem, message: string, done: () => void) =>
    attempt({
      key: `message ${id}`,
      change: () => call('setCartMessage', { params: { id }, body: { message } }),
      done: () => {
        toast('success', texts.noteSaved);
        done();
      },
    });

  const putBack = (items: readonly CartItem[]) => {
    // The last goes in first, so that they stand in their order again.
    for (const { id, productUrl, productSkuId, quantity, message } of items.toReversed()) {
      attempt({
        key: `back ${id}`,
        change: async () => {
          const body = { productUrl, productSkuId, quantity, message };
          const cart = await call('addToCart', { body });
          const back = itemsOf(cart).find(
            (item) => item.productUrl === productUrl && item.productSkuId === productSkuId,
          );
          if (back) onBack([back.id]);
          return cart;
        },
        refused: () => toast('error', texts.undoFailed),
      });
    }
  };

  const remove = (items: readonly CartItem[]) => {
    const ids = items.map(({ id }) => id);
    const [only] = ids;
    if (only === undefined) return;
    setEdits((now) => ({ ...now, removed: having(now.removed, ids) }));
    attempt({
      key: `remove ${ids}`,
      change: () =>
        ids.length === 1
          ? call('removeCartItem', { params: { id: only } })
          : call('clearCart', { query: { cartItemIds: ids } }),
      settled: () => setEdits((now) => ({ ...now, removed: lacking(now.removed, ids) })),
      done: () => {
        const back = items.filter((item) => item.orderable);
        const text = fill(ids.length === 1 ? texts.removed : texts.removedMany, { n: ids.length });
        toast('info', text, {
          ...(back.length > 0 && { action: { label: texts.undo, run: () => putBack(back) } }),
        });
      },
    });
  };

  const cart = useMemo(() => applyEdits(confirmed, edits), [confirmed, edits]);
  // The header counts what is to be seen here.
  useEffect(() => expectCart(cart === confirmed ? undefined : cart), [cart, confirmed]);
  useEffect(() => expectCart, []);

  return {
    cart,
    confirmed,
    busy: open > 0,
    refusals,
    readAgain,
    setQuantity,
    setMessage,
    remove,
  };
}
