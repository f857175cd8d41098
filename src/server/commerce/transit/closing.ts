import { and, eq } from 'drizzle-orm';
import type { PaymentStatus } from '../../../contract/values/money/money-kinds.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { CloseReason } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { parcelsIn, releaseStatements } from './parcels.ts';

/** The reasons and the status of open payments, by the event that closes an order before shipping. */
const ENDS = {
  CLOSED: { closeReason: 'USER_CANCELLED', payment: 'CANCELLED', refund: 'USER_CANCELLED' },
  PAYMENT_TIMEOUT: {
    closeReason: 'PAYMENT_TIMEOUT',
    payment: 'EXPIRED',
    refund: 'FREIGHT_DIFFERENCE',
  },
  REJECTED: { closeReason: 'OPERATOR_CANCELLED', payment: 'CANCELLED', refund: 'OTHER' },
} as const satisfies Record<
  string,
  { closeReason: CloseReason; payment: PaymentStatus; refund: RefundReason }
>;

/**
 * Closes an order before the carrier has it: its parcels go back to the shelf, its open payments
 * end, and everything paid is refunded to the balance. `orderPayments` are all of its payments.
 * Throws `ILLEGAL_TRANSITION`. The guards mean that a concurrent call changed the order first.
 */
export async function closeStatements(
  acting: Acting,
  order: TransitOrderRow,
  orderPayments: readonly PaymentRow[],
  event: keyof typeof ENDS,
  note = '',
): Promise<Statement[]> {
  const { db, now: at } = acting;
  const { tenantId, userId, orderNo: transitNo } = order;
  const { closeReason, payment, refund: reason } = ENDS[event];
  const orderStatements = moveTransitStatements(acting, order, event, {
    changes: { closeReason, expiresAt: null },
    details: { reason: closeReason, ...(note ? { note } : {}) },
  });
  const parcels = await parcelsIn(acting, order);
  const amountFen = refundableFen(orderPayments);
  return [
    ...orderStatements,
    ...releaseStatements(acting, order, parcels, { isOurs: event === 'REJECTED' }),
    db
      .update(payments)
      .set({ status: payment })
      .where(
        and(
          eq(payments.orderType, 'TRANSIT_ORDER'),
          eq(payments.orderId, order.id),
          eq(payments.status, 'UNPAID'),
        ),
      ),
    ...(amountFen > 0
      ? payBackStatements(
          acting,
          { ...order, orderType: 'TRANSIT_ORDER', status: 'CLOSED' },
          orderPayments,
          { amountFen, reason, note },
        ).statements
      : []),
    notify(db, { tenantId, userId, at }, 'TRANSIT_CLOSED', { transitNo }),
  ];
}
