'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Cart, CartItem } from '../../contract/calls/cart.ts';
import { fill } from '../../i18n/fill.ts';
import { call, type Route } from '../session/api.ts';
import { expectCart } from '../session/shopper.ts';
import { useCart } from '../session/use-cart.ts';
import { toast } from '../ui/toast.ts';
import { applyEdits, itemsOf } from './cart-rules.ts';
import type { CartTexts } from './cart-texts.ts';
import { type CartCall, useCartCalls } from './use-cart-calls.ts';
import { useCartEdits } from './use-cart-edits.ts';

const ADD_TO_CART: Route<'addToCart'> = ['POST', '/front/cart'];
const REMOVE_CART_ITEM: Route<'removeCartItem'> = ['DELETE', '/front/cart/{id}'];
const CLEAR_CART: Route<'clearCart'> = ['DELETE', '/front/cart'];
const SET_CART_QUANTITY: Route<'setCartQuantity'> = ['PUT', '/front/cart/{id}/quantity'];
const SET_CART_MESSAGE: Route<'setCartMessage'> = ['PUT', '/front/cart/{id}/message'];

type Texts = Pick<
  CartTexts,
  'removed' | 'removedMany' | 'undo' | 'undoFailed' | 'noteSaved' | 'failed' | 'offline'
>;

export type CartEditor = {
  /** The cart with the edits that the server has not confirmed yet. */
  cart: Cart;
  /** The cart as the server last returned it. */
  confirmed: Cart;
  /** Whether a call is under way. */
  busy: boolean;
  /** Number of refused changes. */
  refusals: number;
  /** Reads the cart from the server again. */
  readAgain: () => void;
  setQuantity: (item: CartItem, quantity: number) => void;
  setMessage: (item: CartItem, message: string, onSaved: () => void) => void;
  remove: (items: readonly CartItem[]) => void;
};

/**
 * The cart that this page shares with the badge in the header. It starts with `initial`, which is the
 * newest, because the server has just rendered it.
 */
function useConfirmedCart(initial: Cart): Cart {
  const { cart: shared, mutate } = useCart();
  /** The `initial` cart that was last written into the shared one. */
  const [seeded, setSeeded] = useState<Cart>();
  useEffect(() => {
    void mutate(initial, { revalidate: false });
    setSeeded(initial);
  }, [initial, mutate]);
  return seeded === initial && shared ? shared : initial;
}

/** Makes the badge in the header count the cart that this page shows, with its unconfirmed edits. */
function useExpectedCart(cart: Cart, confirmed: Cart): void {
  useEffect(() => expectCart(cart === confirmed ? undefined : cart), [cart, confirmed]);
  // Without arguments, when the page is left: the badge counts the confirmed cart again.
  useEffect(() => expectCart, []);
}

/** The call that puts a removed item back into the cart; `onRestored` gets its new id. */
function restoreCall(item: CartItem, texts: Texts, onRestored: (id: string) => void): CartCall {
  const { id, productUrl, productSkuId, quantity, message } = item;
  return {
    key: `restore ${id}`,
    change: async () => {
      const cart = await call(ADD_TO_CART, {
        body: { productUrl, productSkuId, quantity, message },
      });
      const restored = itemsOf(cart).find(
        (other) => other.productUrl === productUrl && other.productSkuId === productSkuId,
      );
      if (restored) onRestored(restored.id);
      return cart;
    },
    onFailure: () => toast('error', texts.undoFailed),
  };
}

const removeCall = (ids: readonly [string, ...string[]]): Promise<Cart> =>
  ids.length === 1
    ? call(REMOVE_CART_ITEM, { params: { id: ids[0] } })
    : call(CLEAR_CART, { query: { cartItemIds: [...ids] } });

/**
 * The cart, and functions that edit it. Edits are shown at once; if the server refuses one, a toast
 * says why and the edit is undone. `onRestored` gets the new id of each removed item that is put back.
 */
export function useCartEditor(
  initial: Cart,
  texts: Texts,
  onRestored: (id: string) => void,
): CartEditor {
  const confirmed = useConfirmedCart(initial);
  const { send, readAgain, busy, refusals } = useCartCalls(texts);
  const { edits, ...edit } = useCartEdits();

  const setQuantity = ({ id }: CartItem, quantity: number) => {
    edit.setQuantity(id, quantity);
    send({
      key: `quantity ${id}`,
      change: () => call(SET_CART_QUANTITY, { params: { id }, query: { quantity } }),
      onSettled: () => edit.dropQuantity(id, quantity),
    });
  };

  const setMessage = ({ id }: CartItem, message: string, onSaved: () => void) =>
    send({
      key: `message ${id}`,
      change: () => call(SET_CART_MESSAGE, { params: { id }, body: { message } }),
      onSuccess: () => {
        toast('success', texts.noteSaved);
        onSaved();
      },
    });

  const showRemoved = (items: readonly CartItem[]) => {
    // The newest item comes first in the cart, so the last one is put back first.
    const restorable = items.filter((item) => item.orderable).toReversed();
    const restore = () => {
      for (const item of restorable) send(restoreCall(item, texts, onRestored));
    };
    toast(
      'info',
      fill(items.length === 1 ? texts.removed : texts.removedMany, { n: items.length }),
      {
        ...(restorable.length > 0 && { action: { label: texts.undo, run: restore } }),
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
      onSettled: () => edit.dropRemoved(ids),
      onSuccess: () => showRemoved(items),
    });
  };

  const cart = useMemo(() => applyEdits(confirmed, edits), [confirmed, edits]);
  useExpectedCart(cart, confirmed);
  return { cart, confirmed, busy, refusals, readAgain, setQuantity, setMessage, remove };
}
