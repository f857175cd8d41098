'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Cart, CartItem } from '../../contract/calls/cart.ts';
import { fill } from '../../i18n/fill.ts';
import { call } from '../session/api.ts';
import { expectCart } from '../session/shopper.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import { applyEdits, itemsOf } from './cart-rules.ts';
import type { CartTexts } from './cart-texts.ts';
import { type CartCall, useCartCalls } from './use-cart-calls.ts';
import { useCartEdits } from './use-cart-edits.ts';

type Texts = Pick<
  CartTexts,
  'removed' | 'removedMany' | 'undo' | 'undoFailed' | 'noteSaved' | 'failed' | 'offline'
>;

export type CartEditor = {
  /** The cart with the edits that are not confirmed yet. */
  cart: Cart;
  /** The cart of the server. */
  confirmed: Cart;
  /** Whether a call is under way. */
  busy: boolean;
  /** Number of refused changes. */
  refusals: number;
  /** Reads the cart from the server again. */
  readAgain: () => void;
  setQuantity: (item: CartItem, quantity: number) => void;
  setMessage: (item: CartItem, message: string, done: () => void) => void;
  remove: (items: readonly CartItem[]) => void;
};

/**
 * The shared cart. It starts with `initial`, which the server has just rendered and which is therefore
 * the newest. The badge in the header uses it too.
 */
function useConfirmedCart(initial: Cart): Cart {
  const { cart: shared, mutate } = useCart();
  const [seeded, setSeeded] = useState<Cart>();
  useEffect(() => {
    void mutate(initial, { revalidate: false });
    setSeeded(initial);
  }, [initial, mutate]);
  return seeded === initial && shared ? shared : initial;
}

/** The header's badge counts the cart that is shown here. */
function useExpectedCart(cart: Cart, confirmed: Cart): void {
  useEffect(() => expectCart(cart === confirmed ? undefined : cart), [cart, confirmed]);
  useEffect(() => expectCart, []);
}

/** The call that puts a removed item back; `onBack` gets its new id. */
function putBackCall(item: CartItem, texts: Texts, onBack: (ids: string[]) => void): CartCall {
  const { id, productUrl, productSkuId, quantity, message } = item;
  return {
    key: `back ${id}`,
    change: async () => {
      const cart = await call('addToCart', {
        body: { productUrl, productSkuId, quantity, message },
      });
      const back = itemsOf(cart).find(
        (one) => one.productUrl === productUrl && one.productSkuId === productSkuId,
      );
      if (back) onBack([back.id]);
      return cart;
    },
    refused: () => toast('error', texts.undoFailed),
  };
}

const removeCall = (ids: readonly [string, ...string[]]): Promise<Cart> =>
  ids.length === 1
    ? call('removeCartItem', { params: { id: ids[0] } })
    : call('clearCart', { query: { cartItemIds: [...ids] } });

/** The cart with edits that are shown at once, and undone with a toast if the server refuses them. */
export function useCartEditor(
  initial: Cart,
  texts: Texts,
  onBack: (ids: readonly string[]) => void,
): CartEditor {
  const confirmed = useConfirmedCart(initial);
  const { send, readAgain, busy, refusals } = useCartCalls(texts);
  const { edits, ...edit } = useCartEdits();

  const setQuantity = ({ id }: CartItem, quantity: number) => {
    edit.setQuantity(id, quantity);
    send({
      key: `quantity ${id}`,
      change: () => call('setCartQuantity', { params: { id }, query: { quantity } }),
      settled: () => edit.dropQuantity(id, quantity),
    });
  };

  const setMessage = ({ id }: CartItem, message: string, done: () => void) =>
    send({
      key: `message ${id}`,
      change: () => call('setCartMessage', { params: { id }, body: { message } }),
      done: () => {
        toast('success', texts.noteSaved);
        done();
      },
    });

  const sayRemoved = (items: readonly CartItem[]) => {
    // The last goes back first, so that they end up in their old order.
    const back = items.filter((item) => item.orderable).toReversed();
    const run = () => {
      for (const item of back) send(putBackCall(item, texts, onBack));
    };
    toast(
      'info',
      fill(items.length === 1 ? texts.removed : texts.removedMany, { n: items.length }),
      {
        ...(back.length > 0 && { action: { label: texts.undo, run } }),
      },
    );
  };

  const remove = (items: readonly CartItem[]) => {
    const [first, ...others] = items.map(({ id }) => id);
    if (first === undefined) return;
    const ids = [first, ...others] as const;
    edit.remove(ids);
    send({
      key: `remove ${ids}`,
      change: () => removeCall(ids),
      settled: () => edit.dropRemoved(ids),
      done: () => sayRemoved(items),
    });
  };

  const cart = useMemo(() => applyEdits(confirmed, edits), [confirmed, edits]);
  useExpectedCart(cart, confirmed);
  return { cart, confirmed, busy, refusals, readAgain, setQuantity, setMessage, remove };
}
