import { and, eq } from 'drizzle-orm';
import type { PaymentStatus } from '../../../contract/values/money/money-kinds.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type {
  CloseReason,
  PurchaseOrderItemStatus,
} from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { onlyFrom, type Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { releaseStatements, returnStatements } from '../own-stock/reserve.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { servicesCancelledStatement } from '../service/with-order.ts';
import { moveOrderStatements } from './move-order.ts';
import type { OrderRow } from './order-view.ts';
import type { PurchaseOrderEvent } from './purchase-order-states.ts';

export type Closing = {
  event: PurchaseOrderEvent;
  closeReason: CloseReason;
  /** The reason of the refund. */
  refundReason: RefundReason;
  note?: string;
};

/**
 * The statements that close an order, cancel its open payments, and refund everything that was paid to
 * the balance. `orderPayments` are all of its payments. Throws `ILLEGAL_TRANSITION`. If the batch
 * fails with the guard `ORDER_STATUS` or a guard that `payBackStatements` lists, a concurrent call
 * changed the order first.
 */
export function closeStatements(
  acting: Acting,
  order: OrderRow,
  orderPayments: readonly PaymentRow[],
  closing: Closing,
): Statement[] {
  const { db, now: at } = acting;
  const { tenantId, userId, orderNo } = order;
  const ended = endWithServices(acting, order, orderPayments, closing);
  const amountFen = refundableFen(orderPayments);
  const notice = notify(db, { tenantId, userId, at }, 'ORDER_CLOSED', {
    orderNo,
    reason: closing.closeReason,
  });
  if (amountFen === 0) return [...ended, notice];
  const { refundReason: reason, note } = closing;
  const { statements } = payBackStatements(
    acting,
    { ...order, orderType: 'PURCHASE_ORDER', status: 'CLOSED' },
    orderPayments,
    { amountFen, reason, note },
  );
  // The refund has its own notification, which is enough for shoppers who closed the order themselves.
  const notices = acting.actor === 'SHOPPER' ? [] : [notice];
  return [...ended, ...notices, ...statements];
}

type Ending = Pick<Closing, 'event' | 'closeReason' | 'note'>;

/**
 * As `closeStatements`, without the refund and the notifications: the batch must refund the paid services, which end
 * with the order.
 */
export const endWithServices = (
  acting: Acting,
  order: OrderRow,
  orderPayments: readonly PaymentRow[],
  ending: Ending,
): Statement[] => [
  ...unpaidStatements(acting, orderPayments, ending),
  ...endStatements(acting, order, ending),
  servicesCancelledStatement(acting, order, { refunded: true }),
];

/** As `endWithServices`, but services that are paid don't end. */
export function endStatements(
  acting: Acting,
  order: OrderRow,
  { event, closeReason, note }: Ending,
): Statement[] {
  const { db } = acting;
  return [
    ...ownStockStatements(acting, order, closeReason),
    ...moveOrderStatements(acting, order, event, {
      details: { reason: closeReason, ...(note ? { note } : {}) },
      changes: { closeReason, question: null },
    }),
    db
      .update(purchaseOrderItems)
      .set({ status: itemStatus(closeReason) })
      .where(eq(purchaseOrderItems.orderId, order.id)),
    servicesCancelledStatement(acting, order),
    db
      .update(payments)
      .set({ status: endedStatus(event) })
      .where(
        and(
          eq(payments.orderType, 'PURCHASE_ORDER'),
          eq(payments.orderId, order.id),
          eq(payments.status, 'UNPAID'),
        ),
      ),
  ];
}

const endedStatus = (event: PurchaseOrderEvent): PaymentStatus =>
  event === 'PAYMENT_TIMEOUT' ? 'EXPIRED' : 'CANCELLED';

/**
 * The statements that end the payments that were open when they were read. They fail with `PAYMENT_STATUS`
 * if one was paid meanwhile: services can be paid without a change of the order, and that money must be
 * refunded.
 */
const unpaidStatements = (
  { db }: Acting,
  orderPayments: readonly PaymentRow[],
  { event }: Pick<Closing, 'event'>,
): Statement[] =>
  orderPayments
    .filter(({ status }) => status === 'UNPAID')
    .map(({ id, tenantId }) =>
      db
        .update(payments)
        .set({ status: onlyFrom(payments.status, ['UNPAID'], endedStatus(event)) })
        .where(and(eq(payments.tenantId, tenantId), eq(payments.id, id))),
    );

/**
 * The statements for the items of own stock that a closed order has reserved or taken. Items that were
 * taken and are reported missing don't come back.
 */
function ownStockStatements(
  acting: Acting,
  order: OrderRow,
  closeReason: CloseReason,
): Statement[] {
  if (order.platform !== 'SelfOwned') return [];
  const goesBack = order.status === 'PURCHASED' && closeReason !== 'OUT_OF_STOCK';
  return [
    ...releaseStatements(acting, order),
    ...(goesBack ? returnStatements(acting, order) : []),
  ];
}

function itemStatus(reason: CloseReason): PurchaseOrderItemStatus {
  switch (reason) {
    case 'OUT_OF_STOCK':
      return 'OUT_OF_STOCK';
    case 'FULLY_REFUNDED':
      return 'REFUNDED';
    default:
      return 'CANCELLED';
  }
}
