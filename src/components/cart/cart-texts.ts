import type { CartItem } from '../../contract/calls/cart.ts';
import { placeholder } from '../../i18n/fill.ts';
import type { MessageKey, Translate } from '../../i18n/translator.ts';
import { sumTexts } from '../money/breakdown.tsx';

/*
 * The texts of the cart for the browser. They still contain arguments such as `{n}` and `{price}`,
 * which the browser replaces with `fill`.
 */

const KEYS = {
  selectAll: 'cart.selectAll',
  selectNone: 'cart.selectNone',
  selectShop: 'cart.selectShop',
  selectItem: 'cart.selectItem',
  quantity: 'cart.quantity',
  decrease: 'cart.decrease',
  increase: 'cart.increase',
  update: 'cart.update',
  minimum: 'cart.minimum',
  batch: 'cart.batch',
  nextTier: 'cart.nextTier',
  each: 'cart.each',
  note: 'cart.note',
  addNote: 'cart.addNote',
  saveNote: 'cart.saveNote',
  noteSaved: 'cart.noteSaved',
  remove: 'cart.remove',
  removed: 'cart.removed',
  removedMany: 'cart.removedMany',
  undo: 'cart.undo',
  undoFailed: 'cart.undoFailed',
  removeSelected: 'cart.removeSelected',
  removeUnavailable: 'cart.removeUnavailable',
  clear: 'cart.clear',
  summary: 'cart.summary',
  selected: 'cart.selected',
  updateTotal: 'cart.updateTotal',
  checkout: 'cart.checkout',
  nothingSelected: 'cart.nothingSelected',
  notOrderable: 'cart.notOrderable',
  freightHint: 'cart.freightHint',
  failed: 'cart.failed',
  offline: 'cart.offline',
} as const satisfies Record<string, MessageKey>;

export const NOTICE_KEYS = {
  PRICE_ROSE: 'cart.notice.PRICE_ROSE',
  PRICE_FELL: 'cart.notice.PRICE_FELL',
  TIER_LOST: 'cart.notice.TIER_LOST',
  TIER_REACHED: 'cart.nextTier',
  SOLD_OUT: 'cart.notice.SOLD_OUT',
  REMOVED: 'cart.notice.REMOVED',
  STOCK_SHORT: 'cart.notice.STOCK_SHORT',
  BELOW_MINIMUM: 'cart.notice.BELOW_MINIMUM',
  NOT_A_MULTIPLE: 'cart.notice.NOT_A_MULTIPLE',
  PROHIBITED: 'cart.notice.PROHIBITED',
  UNAVAILABLE: 'cart.notice.UNAVAILABLE',
} as const satisfies Record<CartItem['notices'][number], MessageKey>;

/** Placeholders for all arguments of the texts, which the browser fills. */
const UNFILLED = Object.fromEntries(
  ['n', 'title', 'shop', 'price', 'from', 'stock', 'minimum', 'batch'].map((name) => [
    name,
    placeholder(name),
  ]),
);

function unfilledTexts<K extends string>(
  t: Translate,
  keys: Record<K, MessageKey>,
): Record<K, string> {
  const entries = Object.entries<MessageKey>(keys);
  return Object.fromEntries(entries.map(([name, key]) => [name, t(key, UNFILLED)])) as Record<
    K,
    string
  >;
}

export const cartTexts = (t: Translate) => ({
  ...unfilledTexts(t, KEYS),
  notices: unfilledTexts(t, NOTICE_KEYS),
  sums: sumTexts(t),
});
export type CartTexts = ReturnType<typeof cartTexts>;
