import type { PURCHASE_ORDER_ACTIONS } from '../../../contract/calls/orders.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a purchase order: their names in its history (messages `order.event.<name>`). */
export const PURCHASE_ORDER_EVENTS = [
  /** The shopper paid the order or its supplement. */
  'PAID',
  'PAYMENT_TIMEOUT',
  /** The shopper cancelled. */
  'CLOSED',
  /** The agent refused it or could not buy: out of stock, prohibited, seller refused. */
  'REJECTED',
  'ACCEPTED',
  /** The agent asked the shopper, who answered. */
  'ASKED',
  'ANSWERED',
  /** The price rose: the agent asks for the difference. */
  'SUPPLEMENT_REQUESTED',
  'SUPPLEMENT_CANCELLED',
  /** An operator approves the shopper's request to cancel. */
  'CANCEL_APPROVED',
  'BOUGHT',
  /** The seller refused after the order was bought there: the agent buys it elsewhere, or can't. */
  'UNBOUGHT',
  'SELLER_FAILED',
  /** Pieces that the seller never sends. */
  'ITEM_OUT_OF_STOCK',
  'SELLER_SHIPPED',
  'PARTLY_STOCKED_IN',
  'STOCKED_IN',
  'DELIVERED_TO_USER_WAREHOUSE',
  'COMPLETED',
  /** Everything was refunded after the order had been bought. */
  'FULLY_REFUNDED',
] as const;
export type PurchaseOrderEvent = (typeof PURCHASE_ORDER_EVENTS)[number];

/** The statuses of a purchase order (docs/domain.md section 1.2). */
export const purchaseOrderStates = stateMachine<PurchaseOrderStatus, PurchaseOrderEvent>({
  PENDING_PAYMENT: {
    PAID: 'PAID',
    PAYMENT_TIMEOUT: 'CLOSED',
    CLOSED: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  PAID: { ACCEPTED: 'PURCHASING', CLOSED: 'CLOSED', REJECTED: 'CLOSED' },
  PURCHASING: {
    ASKED: 'AWAITING_CONFIRMATION',
    SUPPLEMENT_REQUESTED: 'PENDING_SUPPLEMENT',
    BOUGHT: 'PURCHASED',
    CANCEL_APPROVED: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  AWAITING_CONFIRMATION: {
    ANSWERED: 'PURCHASING',
    CANCEL_APPROVED: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  PENDING_SUPPLEMENT: {
    PAID: 'PURCHASING',
    SUPPLEMENT_CANCELLED: 'PURCHASING',
    PAYMENT_TIMEOUT: 'CLOSED',
    CLOSED: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  PURCHASED: {
    UNBOUGHT: 'PURCHASING',
    SELLER_FAILED: 'CLOSED',
    ITEM_OUT_OF_STOCK: 'PURCHASED',
    SELLER_SHIPPED: 'SELLER_SHIPPED',
    FULLY_REFUNDED: 'CLOSED',
  },
  SELLER_SHIPPED: {
    ITEM_OUT_OF_STOCK: 'SELLER_SHIPPED',
    PARTLY_STOCKED_IN: 'PARTIALLY_STOCKED_IN',
    STOCKED_IN: 'STOCKED_IN',
    DELIVERED_TO_USER_WAREHOUSE: 'DELIVERED_TO_USER_WAREHOUSE',
    FULLY_REFUNDED: 'CLOSED',
  },
  PARTIALLY_STOCKED_IN: {
    ITEM_OUT_OF_STOCK: 'PARTIALLY_STOCKED_IN',
    PARTLY_STOCKED_IN: 'PARTIALLY_STOCKED_IN',
    STOCKED_IN: 'STOCKED_IN',
  },
  STOCKED_IN: { COMPLETED: 'COMPLETED' },
  DELIVERED_TO_USER_WAREHOUSE: { COMPLETED: 'COMPLETED' },
  COMPLETED: {},
  CLOSED: {},
});

type Action = (typeof PURCHASE_ORDER_ACTIONS)[number];

/** The statuses in which the shopper may request a refund. */
const REFUNDABLE: readonly PurchaseOrderStatus[] = [
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN',
  'STOCKED_IN',
  'DELIVERED_TO_USER_WAREHOUSE',
];

/**
 * The acts of the shopper on an order. `refundOpen`: a refund request is not decided; `refundable`: a part
 * of what was paid is neither refunded nor in an open refund. `clone` (ordering the same again) is possible
 * in every status.
 */
export function shopperActions(
  status: PurchaseOrderStatus,
  { refundOpen = false, refundable = true }: { refundOpen?: boolean; refundable?: boolean } = {},
): Action[] {
  const { next } = purchaseOrderStates;
  return [
    ...(next(status, 'PAID') ? (['pay'] as const) : []),
    ...(next(status, 'CLOSED') ? (['close'] as const) : []),
    ...(next(status, 'CANCEL_APPROVED') && !refundOpen ? (['requestCancel'] as const) : []),
    ...(next(status, 'ANSWERED') ? (['answer'] as const) : []),
    ...(REFUNDABLE.includes(status) && refundable && !refundOpen
      ? (['requestRefund'] as const)
      : []),
    'clone',
  ];
}
