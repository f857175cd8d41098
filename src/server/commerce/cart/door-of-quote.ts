import type { Quote } from '../../../contract/calls/cart.ts';
import type { GoodsService } from '../../../contract/calls/services.ts';
import { rulesOf } from '../../../contract/values/goods/goods-rules.ts';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import type { CartScope, Scope } from '../base/scope.ts';
import { type DoorWish, doorOf } from '../door/destination.ts';
import { estimateDoor } from '../door/estimate-door.ts';
import { rulesOfItems } from '../goods/sent-goods.ts';
import { type Offer, offersFor, viewOffer } from '../service/offers.ts';
import { partId } from '../site/export-tenant.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';
import type { OrderQuote, ShopQuote } from './quote.ts';
import { type NotedLine, viewQuote } from './quote-view.ts';

/**
 * A quote in the contract's format, with what the goods cost at the shopper's door, if they go home from that warehouse.
 * Throws `NOT_FOUND` for a warehouse that is not an open one of the tenant in China.
 */
export async function viewQuoteAtDoor(
  scope: CartScope,
  quote: OrderQuote<NotedLine>,
  warehouseId?: string,
): Promise<Quote> {
  if (warehouseId) await openChinaWarehouse(scope, warehouseId);
  const door = await doorOfQuote(scope, quote, await doorFrom(scope, warehouseId));
  const services = servicesOfQuote(scope, quote);
  return {
    ...viewQuote(scope, quote),
    ...(door && { door }),
    ...(services.length > 0 && { services }),
  };
}

/** The services that can be ordered with the goods of a quote, each with its price for all its shops together. */
export function servicesOfQuote(scope: Scope, { shops }: OrderQuote): GoodsService[] {
  const offers = shops.flatMap((shop) => offersOfShop(scope, shop));
  return [...new Set(offers.map(({ service }) => service.code))].flatMap((code) => {
    const same = offers.filter(({ service }) => service.code === code);
    const [first] = same;
    const count = same.reduce((sum, offer) => sum + offer.count, 0);
    return first ? viewOffer(scope, { ...first, count }) : [];
  });
}

/** The services that can be ordered with the goods of one shop, which become one order. */
export const offersOfShop = (scope: Scope, { lines }: Pick<ShopQuote, 'lines'>): Offer[] => {
  const pieces = lines
    .filter(({ orderable }) => orderable)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 0 ? [] : offersFor(scope, 'ORDER', { pieces, weightG: 0 });
};

/** As `doorOf`, from a warehouse. */
export const doorFrom = async (scope: CartScope, warehouseId?: string): Promise<DoorWish> => ({
  ...(await doorOf(scope)),
  ...(warehouseId && { warehouse: partId(scope.tenantId, warehouseId) }),
});

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
