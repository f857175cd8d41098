import type { OrderType, PayableType } from './order-statuses.ts';

/**
 * The type of an order by its number. Numbers of transit orders begin with T, of purchase orders
 * with P.
 */
export function orderTypeOf(orderNo: string): OrderType {
  return orderNo.startsWith('T') ? 'TRANSIT_ORDER' : 'PURCHASE_ORDER';
}

/** The type of the order or parcel that has this number. Numbers of parcels begin with K. */
export function payableTypeOf(orderOrParcelNo: string): PayableType {
  return orderOrParcelNo.startsWith('K') ? 'PURCHASE_PARCEL' : orderTypeOf(orderOrParcelNo);
}
