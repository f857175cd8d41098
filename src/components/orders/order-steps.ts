import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import type { PurchaseOrderStatus } from '../../contract/values/orders/order-statuses.ts';
import type { MessageKey } from '../../i18n/translator.ts';

/** The index of the step that an order in a status is at. A closed order has none. */
const STEP: Record<PurchaseOrderStatus, number | undefined> = {
  PENDING_PAYMENT: 0,
  PAID: 1,
  PURCHASING: 1,
  AWAITING_CONFIRMATION: 1,
  PENDING_SUPPLEMENT: 1,
  PURCHASED: 1,
  SELLER_SHIPPED: 2,
  PARTIALLY_STOCKED_IN: 3,
  STOCKED_IN: 3,
  DELIVERED_TO_USER_WAREHOUSE: 3,
  COMPLETED: 5,
  CLOSED: undefined,
};

/** The steps of an order, named like its statuses, and how many are done. Undefined if it was closed. */
export function orderSteps({
  status,
  userWarehouse,
}: Pick<PurchaseOrder, 'status' | 'userWarehouse'>):
  | { steps: MessageKey[]; current: number }
  | undefined {
  const current = STEP[status];
  if (current === undefined) return undefined;
  const isBought = current > 1 || status === 'PURCHASED';
  return {
    steps: [
      'transit.step.pay',
      isBought ? 'order.status.PURCHASED' : 'order.status.PURCHASING',
      'order.status.SELLER_SHIPPED',
      userWarehouse ? 'order.status.DELIVERED_TO_USER_WAREHOUSE' : 'order.status.STOCKED_IN',
      'order.status.COMPLETED',
    ],
    current,
  };
}
