import type {
  PurchaseOrderItemStatus,
  PurchaseOrderStatus,
} from '../../contract/values/orders/order-statuses.ts';

export type ShownOrder = {
  status: PurchaseOrderStatus;
  items: readonly { status: PurchaseOrderItemStatus }[];
};

/**
 * The status of an order as the shopper sees it. An order whose goods were in the warehouse stays
 * `STOCKED_IN` until they are received; here it counts as shipped once they have left.
 */
export function shownStatus({ status, items }: ShownOrder): PurchaseOrderStatus | 'SHIPPED_OUT' {
  const has = (wanted: PurchaseOrderItemStatus) => items.some((item) => item.status === wanted);
  const isGone = status === 'STOCKED_IN' && has('SHIPPED_OUT') && !has('STOCKED_IN');
  return isGone ? 'SHIPPED_OUT' : status;
}
