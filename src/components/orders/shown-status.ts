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

/**
 * The statuses that a shopper sees: those of orders, and two for goods that are in a shipment or have left the
 * warehouse.
 */
export type ShownStatus = PurchaseOrderStatus | 'IN_SHIPMENT' | 'SHIPPED_OUT';

/**
 * The status of an order as the shopper sees it. An order whose goods were in the warehouse stays `STOCKED_IN` until
 * they are received; the shopper is shown, instead, when the goods are in a shipment and when they have left.
 */
export function shownStatus({ status, items, shippable, inShipment }: ShownOrder): ShownStatus {
  if (status !== 'STOCKED_IN') return status;
  const has = (wanted: PurchaseOrderItemStatus) => items.some((item) => item.status === wanted);
  if (has('STOCKED_IN')) return inShipment && !shippable ? 'IN_SHIPMENT' : status;
  return has('SHIPPED_OUT') ? 'SHIPPED_OUT' : status;
}
