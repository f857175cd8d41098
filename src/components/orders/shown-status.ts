import type {
  PurchaseOrderItemStatus,
  PurchaseOrderStatus,
} from '../../contract/values/orders/order-statuses.ts';

export type ShownOrder = {
  status: PurchaseOrderStatus;
  items: readonly { status: PurchaseOrderItemStatus }[];
  shippable?: boolean | undefined;
  inShipment?: boolean | undefined;
};

/** What the shopper sees besides the statuses of orders: goods that are in a shipment, or have left. */
export type ShownStatus = PurchaseOrderStatus | 'IN_SHIPMENT' | 'SHIPPED_OUT';

/**
 * The status of an order as the shopper sees it: an order whose goods were in the warehouse stays
 * `STOCKED_IN` until they are received, but from when they are in a shipment, and have left, it says so.
 */
export function shownStatus({ status, items, shippable, inShipment }: ShownOrder): ShownStatus {
  if (status !== 'STOCKED_IN') return status;
  const has = (wanted: PurchaseOrderItemStatus) => items.some((item) => item.status === wanted);
  if (has('STOCKED_IN')) return inShipment && !shippable ? 'IN_SHIPMENT' : status;
  return has('SHIPPED_OUT') ? 'SHIPPED_OUT' : status;
}
