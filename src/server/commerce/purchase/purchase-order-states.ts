import type { PurchaseOrderStatus } from '../../../contract/enums.ts';
import type { PURCHASE_ORDER_ACTIONS } from '../../../contract/orders.ts';
import { illegalTransition } from '../illegal-transition.ts';

/** What can happen to a purchase order, by the name it has in the history (`order.event.<name>`). */
export const PURCHASE_ORDER_EVENTS = [
  /** The shopper paid what was open: the order or its supplement. */
  'PAID',
  'PAYMENT_TIMEOUT',
  /** The shopper cancelled. */
  'CLOSED',
  /** The agent refused it or could not buy: out of stock, prohibited, seller refused. */
  'REJECTED',
  'ACCEPTED',
  /** The agent asks the shopper, who answers. */
  'ASKED',
  'ANSWERED',
  /** The price rose: the agent asks for the difference. */
  'SUPPLEMENT_REQUESTED',
  /** The agent grants the shopper's request to cancel. */
  'CANCEL_APPROVED',
  'BOUGHT',
  'SELLER_SHIPPED',
  'PARTLY_STOCKED_IN',
  'STOCKED_IN',
  'DELIVERED_TO_USER_WAREHOUSE',
  'COMPLETED',
  /** Everything was paid back after it had been bought. */
  'FULLY_REFUNDED',
] as const;
export type PurchaseOrderEvent = (typeof PURCHASE_ORDER_EVENTS)[number];

type Transitions = Partial<Record<PurchaseOrderEvent, PurchaseOrderStatus>>;

/** The whole life of a purchase order (DOMAIN.md section 1.2). What is not here is forbidden. */
const TRANSITIONS: Record<PurchaseOrderStatus, Transitions> = {
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
  PENDING_SUPPLEMENT: { PAID: 'PURCHASING', CLOSED: 'CLOSED', REJECTED: 'CLOSED' },
  PURCHASED: { SELLER_SHIPPED: 'SELLER_SHIPPED', FULLY_REFUNDED: 'CLOSED' },
  SELLER_SHIPPED: {
    PARTLY_STOCKED_IN: 'PARTIALLY_STOCKED_IN',
    STOCKED_IN: 'STOCKED_IN',
    DELIVERED_TO_USER_WAREHOUSE: 'DELIVERED_TO_USER_WAREHOUSE',
    FULLY_REFUNDED: 'CLOSED',
  },
  PARTIALLY_STOCKED_IN: {
    PARTLY_STOCKED_IN: 'PARTIALLY_STOCKED_IN',
    STOCKED_IN: 'STOCKED_IN',
  },
  STOCKED_IN: { COMPLETED: 'COMPLETED' },
  DELIVERED_TO_USER_WAREHOUSE: { COMPLETED: 'COMPLETED' },
  COMPLETED: {},
  CLOSED: {},
};

/** Where an event leads from a status, or undefined where it is forbidden. */
export function next(
  status: PurchaseOrderStatus,
  event: PurchaseOrderEvent,
): PurchaseOrderStatus | undefined {
  return TRANSITIONS[status][event];
}

/** As `next`; throws `ILLEGAL_TRANSITION` with `status` and `event` where it is forbidden. */
export function nextOrFail(
  status: PurchaseOrderStatus,
  event: PurchaseOrderEvent,
): PurchaseOrderStatus {
  const to = next(status, event);
  if (!to) throw illegalTransition(status, event);
  return to;
}

type Action = (typeof PURCHASE_ORDER_ACTIONS)[number];

/** What the shopper may do now. Ordering the same again is open in every status. */
export function shopperActions(status: PurchaseOrderStatus): Action[] {
  return [
    ...(next(status, 'PAID') ? (['pay'] as const) : []),
    ...(next(status, 'CLOSED') ? (['close'] as const) : []),
    'clone',
  ];
}
