'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart, CartItem } from '../../contract/cart.ts';
import { CallError, call } from '../session/api.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import { applyEdits, type Edits, fill, having, itemsOf, lacking, NO_EDITS } from './cart-rules.ts';
import type { CartTexts } from './cart-texts.ts';

/** A stepper that is pressed again and again makes one call. */
const PAUSE_MS = 300;

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
  setQuantity: (item: CartItem, quantity: number) => void;
  setMessage: (item: CartItem, message: string) => Promise<boolean>;
  remove: (items: readonly CartItem[]) => void;
};

/** The texts of a failed call: what the server says, else that nothing answered. */
function reasonOf(error: unknown, texts: Texts): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0) return texts.offline;
  const [field] = error.body?.errors ?? [];
  return field?.message ?? error.message ?? texts.failed;
}

/**
 * Edits of the cart that show at once and are taken back with a toast when the server refuses.
 * Calls go one after the other, because each answers with the whole cart.
 */
export function useCartEditor(
  initial: Cart,
  texts: Texts,
  onBack: (ids: readonly string[]) => void,
): CartEditor {
  const { cart: shared, mutate } = useCart();
  const [seeded, setSeeded] = useState<Cart>();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const [open, setOpen] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  // What the server rendered is the newest there is: the badge of the header learns it, too.
  useEffect(() => {
    void mutate(initial, { revalidate: false });
    setSeeded(initial);
  }, [initial, mutate]);
  const confirmed = seeded === initial && shared ? shared : initial;

  const inTurn = useCallback(
    (change: () => Promise<Cart>, settled: () => void, refused?: (error: unknown) => void) => {
      setOpen((n) => n + 1);
      const turn = queue.current.then(async () => {
        try {
          await mutate(await change(), { revalidate: false });
          return true;
        } catch (error) {
          if (refused) refused(error);
          else toast('error', reasonOf(error, texts));
          return false;
        } finally {
          settled();
          setOpen((n) => n - 1);
        }
      });
      queue.current = turn;
      return turn;
    },
    [mutate, texts],
  );

  const setQuantity = (item: CartItem, quantity: number) => {
    const { id } = item;
    setEdits(({ quantities, removed }) => ({
      quantities: new Map(quantities).set(id, quantity),
      removed,
    }));
    clearTimeout(timers.current.get(id));
    const send = () => {
      timers.current.delete(id);
      void inTurn(
        () => call('setCartQuantity', { params: { id }, query: { quantity } }),
        () =>
          setEdits((now) => {
            // Changed again meanwhile: that edit has its own call.
            if (now.quantities.get(id) !== quantity) return now;
            const quantities = new Map(now.quantities);
            quantities.delete(id);
            return { ...now, quantities };
          }),
      );
    };
    timers.current.set(id, setTimeout(send, PAUSE_MS));
  };

  const setMessage = async (item: CartItem, message: string): Promise<boolean> => {
    const saved = await inTurn(
      () => call('setCartMessage', { params: { id: item.id }, body: { message } }),
      () => {},
    );
    if (saved) toast('success', texts.noteSaved);
    return saved;
  };

  const putBack = (items: readonly CartItem[]) => {
    // The last goes in first, so that they stand in their order again.
    for (const { productUrl, productSkuId, quantity, message } of items.toReversed()) {
      void inTurn(
        async () => {
          const body = { productUrl, productSkuId, quantity, message };
          const cart = await call('addToCart', { body });
          const back = itemsOf(cart).find(
            (item) => item.productUrl === productUrl && item.productSkuId === productSkuId,
          );
          if (back) onBack([back.id]);
          return cart;
        },
        () => {},
        () => toast('error', texts.undoFailed),
      );
    }
  };

  const remove = (items: readonly CartItem[]) => {
    const ids = items.map(({ id }) => id);
    const [only] = ids;
    if (only === undefined) return;
    setEdits(({ quantities, removed }) => ({ quantities, removed: having(removed, ids) }));
    const change = () =>
      ids.length === 1
        ? call('removeCartItem', { params: { id: only } })
        : call('clearCart', { query: { cartItemIds: ids } });
    const settled = () =>
      setEdits(({ quantities, removed }) => ({
        quantities,
        removed: lacking(removed, ids),
      }));
    void inTurn(change, settled).then((done) => {
      if (!done) return;
      const back = items.filter((item) => item.orderable);
      toast('info', fill(ids.length === 1 ? texts.removed : texts.removedMany, { n: ids.length }), {
        ...(back.length > 0 && { action: { label: texts.undo, run: () => putBack(back) } }),
      });
    });
  };

  return {
    cart: applyEdits(confirmed, edits),
    confirmed,
    busy: open > 0 || edits.quantities.size > 0,
    setQuantity,
    setMessage,
    remove,
  };
}
