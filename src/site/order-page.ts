import { payableTypeOf } from '../contract/values/orders/order-number.ts';
import type { PayableType } from '../contract/values/orders/order-statuses.ts';

const PAGES = {
  PURCHASE_ORDER: '/my/purchase',
  TRANSIT_ORDER: '/my/transit',
  PURCHASE_PARCEL: '/my/in-stock-items',
} as const satisfies Record<PayableType, string>;

/** The path of the page of an order or a parcel. By default the type follows from the number. */
export function orderPage(number: string, type: PayableType = payableTypeOf(number)): string {
  return `${PAGES[type]}/${number}`;
}
