import type { Quote } from '../../contract/calls/cart.ts';
import type { MoneyFormat } from '../money/money-format.ts';
import type { CartTexts } from './cart-texts.ts';
import type { CartEditor } from './use-cart-editor.ts';
import type { Selection } from './use-selection.ts';

/** Addresses of the calls that the cart's plain forms make, `{id}` for the item. */
export type CartActions = { setQuantity: string; setMessage: string; remove: string };

/** What every part of the cart works in. */
export type CartContext = {
  money: MoneyFormat;
  texts: CartTexts;
  actions: CartActions;
  /** The form that the ticks belong to. */
  formId: string;
  /** The cart's own address with its selection, where plain forms lead back to. */
  back: string;
  selection: Selection;
  quote: Quote | undefined;
  editor: CartEditor;
  /** What a plain form was told. */
  errors: { quantity: (itemId: string) => string | undefined };
};
