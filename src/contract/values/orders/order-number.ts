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

/**
 * Whether this is the number of an order, shipment, parcel or service; those of services begin with V. Numbers of
 * top-ups and withdrawals have no goods.
 */
export const hasGoods = (number: string): boolean => /^[PTKV]\d/.test(number);
