import type { OrderType, PayableType } from './order-statuses.ts';

/**
 * The type of an order by its number. Numbers of transit orders begin with T, of purchase orders
 * with P.
 */
export function orderTypeOf(orderNo: string): OrderType {
  return orderNo.startsWith('T') ? 'TRANSIT_ORDER' : 'PURCHASE_ORDER';
}

/** What a payment with this number is for. Numbers of parcels begin with K. */
export function payableTypeOf(number: string): PayableType {
  return number.startsWith('K') ? 'PURCHASE_PARCEL' : orderTypeOf(number);
}
