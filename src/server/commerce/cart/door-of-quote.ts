import type { Quote } from '../../../contract/calls/cart.ts';
import type { DoorEstimate } from '../../../contract/values/door.ts';
import { rulesOf } from '../../../contract/values/goods-rules.ts';
import type { CartScope, Scope } from '../base/scope.ts';
import { type DoorWish, doorOf } from '../door/destination.ts';
import { estimateDoor } from '../door/estimate-door.ts';
import { rulesOfItems } from '../goods/sent-goods.ts';
import type { OrderQuote } from './quote.ts';
import { type NotedLine, viewQuote } from './quote-view.ts';

/** A quote in the contract's format, with what the goods cost at the shopper's door. */
export async function viewQuoteAtDoor(
  scope: CartScope,
  quote: OrderQuote<NotedLine>,
): Promise<Quote> {
  const door = await doorOfQuote(scope, quote, await doorOf(scope));
  return { ...viewQuote(scope, quote), ...(door && { door }) };
}

/**
 * What the goods of a quote that can be ordered cost at the door, one parcel from each shop. Undefined if there are
 * none, or the weight of one is not known.
 */
export async function doorOfQuote(
  scope: Scope,
  { shops, goodsFen, freightFen, serviceFeeFen }: OrderQuote,
  wish: DoorWish,
): Promise<DoorEstimate | undefined> {
  const lines = shops.flatMap((shop) => shop.lines).filter(({ orderable }) => orderable);
  if (lines.some(({ weightG }) => weightG === 0)) return undefined;
  const products = new Map(
    lines.flatMap(({ product }) => (product ? [[product.productUrl, product] as const] : [])),
  );
  const ruled = [...products.values()].filter((product) => rulesOf(product).length > 0);
  const goods = {
    goodsFen,
    freightFen,
    serviceFeeFen,
    parcelsG: shops.map(({ weightG }) => weightG).filter((grams) => grams > 0),
    goodsClasses: [...new Set([...products.values()].map(({ goodsClass }) => goodsClass))],
    goods: await rulesOfItems(scope, ruled),
  };
  return estimateDoor(scope, goods, wish);
}
