import { orderTypeOf } from '../contract/values/order-number.ts';
import type { OrderType } from '../contract/values/order-statuses.ts';

/** The page of an order. By default the type follows from the number. */
export function orderPage(orderNo: string, type: OrderType = orderTypeOf(orderNo)): string {
  return type === 'TRANSIT_ORDER' ? `/my/transit/${orderNo}` : `/my/purchase/${orderNo}`;
}
