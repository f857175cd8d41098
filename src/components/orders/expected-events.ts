import type { PurchaseOrderStatus } from '../../contract/values/orders/order-statuses.ts';

/**
 * The usual events of an order, by their names in its history. `ARRIVAL` stands for the arrival
 * event of the destination, see `expectedEvents`.
 */
const USUAL_EVENTS = [
  'PAID',
  'ACCEPTED',
  'BOUGHT',
  'SELLER_SHIPPED',
  'ARRIVAL',
  'COMPLETED',
] as const;

/** How many of the usual events are no longer expected, by status. */
const PAST_EVENTS: Record<PurchaseOrderStatus, number> = {
  PENDING_PAYMENT: 0,
  PAID: 1,
  PURCHASING: 2,
  AWAITING_CONFIRMATION: 2,
  PENDING_SUPPLEMENT: 2,
  PURCHASED: 3,
  SELLER_SHIPPED: 4,
  PARTIALLY_STOCKED_IN: 4,
  STOCKED_IN: 5,
  DELIVERED_TO_USER_WAREHOUSE: 5,
  COMPLETED: 6,
  CLOSED: 6,
};

/**
 * The events that an order in a status still expects. Goods arrive at the tenant's warehouse or,
 * with `toOwnAddress`, at the shopper's.
 */
export function expectedEvents(status: PurchaseOrderStatus, toOwnAddress: boolean): string[] {
  const arrival = toOwnAddress ? 'DELIVERED_TO_USER_WAREHOUSE' : 'STOCKED_IN';
  return USUAL_EVENTS.slice(PAST_EVENTS[status]).map((event) =>
    event === 'ARRIVAL' ? arrival : event,
  );
}
