import type { Quote } from '../../../contract/calls/cart.ts';
import { rulesOf } from '../../../contract/values/goods/goods-rules.ts';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import type { CartScope, Scope } from '../base/scope.ts';
import { type DoorWish, doorOf } from '../door/destination.ts';
import { type DoorGoods, estimateDoor } from '../door/estimate-door.ts';
import { rulesOfItems } from '../goods/sent-goods.ts';
import { partId } from '../site/export-tenant.ts';
import { openChinaWarehouses, warehouseAmong } from '../site/warehouses.ts';
import type { OrderQuote } from './quote.ts';
import { type NotedLine, viewQuote } from './quote-view.ts';
import { servicesOfQuote } from './services-of-quote.ts';

/**
 * A quote in the contract's format, with what the goods cost at the shopper's door. With `warehouseId`, if they go home
 * from that warehouse, and from each of the others. Throws `NOT_FOUND` for a warehouse that is not an open one of the
 * tenant in China.
 */
export async function viewQuoteAtDoor(
  scope: CartScope,
  quote: OrderQuote<NotedLine>,
  warehouseId?: string,
): Promise<Quote> {
  const services = servicesOfQuote(scope, quote);
  return {
    ...viewQuote(scope, quote),
    ...(warehouseId ? await doorsOf(scope, quote, warehouseId) : await doorAnywhere(scope, quote)),
    ...(services.length > 0 && { services }),
  };
}

async function doorAnywhere(scope: CartScope, quote: OrderQuote): Promise<Pick<Quote, 'door'>> {
  const door = await doorOfQuote(scope, quote, await doorOf(scope));
  return door ? { door } : {};
}

/** The cost of the goods at the door from each open warehouse, and from the chosen one. */
async function doorsOf(
  scope: CartScope,
  quote: OrderQuote,
  warehouseId: string,
): Promise<Pick<Quote, 'door' | 'doors'>> {
  const warehouses = await openChinaWarehouses(scope);
  const chosenWarehouse = warehouseAmong(warehouses, warehouseId);
  const [wish, goods] = await Promise.all([doorOf(scope), goodsOfQuote(scope, quote)]);
  if (!goods) return {};
  const estimates = await Promise.all(
    warehouses.map(async ({ id }) => ({
      tenantWarehouseId: id,
      door: await estimateDoor(scope, goods, fromWarehouse(scope, wish, id)),
    })),
  );
  const doors = estimates.flatMap(({ tenantWarehouseId, door }) =>
    door ? [{ tenantWarehouseId, door }] : [],
  );
  const door = doors.find(
    ({ tenantWarehouseId }) => tenantWarehouseId === chosenWarehouse.id,
  )?.door;
  return { ...(door && { door }), doors };
}

/** A wish, from a warehouse. */
export const fromWarehouse = (
  { tenantId }: Scope,
  wish: DoorWish,
  warehouseId: string,
): DoorWish => ({
  ...wish,
  warehouse: partId(tenantId, warehouseId),
});

/**
 * The cost at the door of those goods of a quote that can be ordered, one parcel from each shop. Undefined
 * if there are none, or one of their weights is unknown.
 */
export async function doorOfQuote(
  scope: Scope,
  quote: OrderQuote,
  wish: DoorWish,
): Promise<DoorEstimate | undefined> {
  const goods = await goodsOfQuote(scope, quote);
  return goods && estimateDoor(scope, goods, wish);
}

/** The goods of a quote that can be ordered; undefined if one of their weights is unknown. */
async function goodsOfQuote(
  scope: Scope,
  { shops, goodsFen, freightFen, serviceFeeFen }: OrderQuote,
): Promise<DoorGoods | undefined> {
  const lines = shops.flatMap((shop) => shop.lines).filter(({ orderable }) => orderable);
  if (lines.some(({ weightG }) => weightG === 0)) return undefined;
  const products = new Map(
    lines.flatMap(({ product }) => (product ? [[product.productUrl, product] as const] : [])),
  );
  const ruled = [...products.values()].filter((product) => rulesOf(product).length > 0);
  return {
    goodsFen,
    freightFen,
    serviceFeeFen,
    parcelsG: shops.map(({ weightG }) => weightG).filter((grams) => grams > 0),
    goodsClasses: [...new Set([...products.values()].map(({ goodsClass }) => goodsClass))],
    goods: await rulesOfItems(scope, ruled),
  };
}
