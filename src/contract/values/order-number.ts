import type { OrderType } from './order-statuses.ts';

/**
 * The type of an order by its number. Numbers of transit orders begin with T, of purchase orders
 * with P.
 */
export function orderTypeOf(orderNo: string): OrderType {
  return orderNo.startsWith('T') ? 'TRANSIT_ORDER' : 'PURCHASE_ORDER';
}
