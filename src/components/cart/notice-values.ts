import type { CartItem } from '../../contract/calls/cart.ts';
import { tierQuantity } from '../../contract/values/goods/price-change.ts';

/** The values for the message of a notice. `inText` formats an amount of CNY inside a sentence. */
export const noticeValues = (item: CartItem, inText: (amount: string) => string) => ({
  from: inText(item.addedPrice),
  price: inText(item.price),
  n: tierQuantity(item),
  stock: item.stock,
  minimum: item.minOrderQuantity,
  batch: item.batchNumber,
});
