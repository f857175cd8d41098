import type { Quote } from '../../contract/calls/cart.ts';
import type { MoneyFormat } from '../money/money-format.ts';
import type { CartTexts } from './cart-texts.ts';
import type { CartEditor } from './use-cart-editor.ts';
import type { Selection } from './use-selection.ts';

/** URLs of the calls of the cart's plain forms, with `{id}` for the item. */
export type CartActions = { setQuantity: string; setMessage: string; remove: string };

/** The data that every part of the cart needs. */
export type CartContext = {
  money: MoneyFormat;
  texts: CartTexts;
  actions: CartActions;
  /** Id of the form that the checkboxes belong to. */
  formId: string;
  /** Path of the cart page with its selection, to which plain forms return. */
  back: string;
  /** Whether the cart is that of a visitor without an account, who signs in before the checkout. */
  isGuest: boolean;
  selection: Selection;
  quote: Quote | undefined;
  editor: CartEditor;
  /** Errors of a plain form. */
  errors: { quantity: (itemId: string) => string | undefined };
};
