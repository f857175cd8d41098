import {
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrderStatus,
} from '../../../contract/values/orders/order-statuses.ts';

/** The statuses in which somebody has to do something, in the order of the work. Each is a tab of the list. */
export const PILES = [
  'PAID',
  'PURCHASING',
  'AWAITING_CONFIRMATION',
  'PENDING_SUPPLEMENT',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN',
] as const satisfies readonly PurchaseOrderStatus[];

/** The statuses of orders that are offered as a filter of all orders. */
export const OTHER_STATUSES = PURCHASE_ORDER_STATUSES.filter(
  (status) => !PILES.some((pile) => pile === status),
);
