import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { events } from '../../db/schema/orders/events.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { increased, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { refundTransfer, type Share } from '../payment/payment-postings.ts';
import { paymentStates } from '../payment/payment-states.ts';
import type { PaymentRow } from '../payment/payments.ts';
import {
  isExtra,
  type RefundableOrder,
  refundableFen,
  unrefundedFen,
  withoutExtras,
} from '../payment/refundable.ts';
import { moveRefundStatements } from './move-refund.ts';
import { refundStatusStatements } from './order-refund-status.ts';
import { newRefund, type RefundRow, type RefundTerms } from './records.ts';
import { refundStates } from './refund-states.ts';

/**
 * Refunds part or all of what was paid for an order to the balance: oldest payment first, storage and
 * services last, or first if they end with the order (`terms.extrasEnd`). Marks the open refund `terms.refund` as paid; without it, records a new refund.
 * `orderPayments` are all payments of the order. If the batch fails with the guard `PAYMENT_STATUS`,
 * `REFUND_STATUS` or `LEDGER_TRANSFER_EXISTS`, a concurrent call was first. Throws `NOTHING_TO_REFUND`
 * for an amount of 0, or of more than was paid and is not refunded, and `ILLEGAL_TRANSITION` for a
 * refund that has ended.
 */
export function payBackStatements(
  scope: Acting,
  order: RefundableOrder,
  orderPayments: readonly PaymentRow[],
  terms: RefundTerms & { refund?: RefundRow; extrasEnd?: boolean },
): { refund: RefundRow; statements: Statement[] } {
  const { db, now: at } = scope;
  const { tenantId, userId, orderNo } = order;
  const shares = sharesOf(orderPayments, terms);
  const { refund, statements } = paidRefund(scope, order, terms);
  const goodsFen = shares.reduce((sum, { payment, fen }) => sum + (isExtra(payment) ? 0 : fen), 0);
  const isEverything = goodsFen === refundableFen(withoutExtras(orderPayments));
  const amount = fromFen(terms.amountFen);
  return {
    refund,
    statements: [
      ...shares.map((share) => shareStatement(scope, share)),
      ...statements,
      ...refundTransfer(db, { refundId: refund.id, order, shares, at }),
      eventStatement(scope, {
        tenantId,
        subject: order.orderType,
        subjectId: order.id,
        event: 'REFUNDED',
        from: order.status,
        to: order.status,
        details: { amount },
      }),
      ...(isEverything ? cancelledRequests(scope, order, refund) : []),
      ...refundStatusStatements(db, order),
      notify(db, { tenantId, userId, at }, 'REFUND_DONE', { orderNo, amount }),
    ],
  };
}

/**
 * Spreads an amount over payments, each up to its part that is not refunded: the oldest first,
 * storage and services last, or first if they end.
 */
function sharesOf(
  orderPayments: readonly PaymentRow[],
  { amountFen, extrasEnd = false }: { amountFen: number; extrasEnd?: boolean },
): Share[] {
  if (amountFen <= 0 || amountFen > refundableFen(orderPayments)) {
    throw new Failure('NOTHING_TO_REFUND', { left: fromFen(refundableFen(orderPayments)) });
  }
  let restFen = amountFen;
  const isLater = (payment: PaymentRow) => Number(isExtra(payment) !== extrasEnd);
  const inTurn = orderPayments.toSorted((a, b) => isLater(a) - isLater(b));
  const shares = inTurn.map((payment) => {
    const fen = Math.min(unrefundedFen(payment), restFen);
    restFen -= fen;
    return { payment, fen };
  });
  return shares.filter(({ fen }) => fen > 0);
}

/**
 * The statement that refunds a share of a payment. It is refused with `PAYMENT_STATUS` if the
 * payment's status or refunded sum has changed.
 */
function shareStatement({ db }: Acting, { payment, fen }: Share): Statement {
  const refundedFen = payment.refundedFen + fen;
  const event = refundedFen === payment.amountFen ? 'REFUNDED' : 'PARTLY_REFUNDED';
  const status = paymentStates.nextOrFail(payment.status, event);
  const isUnchanged = and(
    eq(payments.status, payment.status),
    eq(payments.refundedFen, payment.refundedFen),
  );
  return db
    .update(payments)
    .set({ status: sql`case when ${isUnchanged} then ${status} end`, refundedFen })
    .where(and(eq(payments.tenantId, payment.tenantId), eq(payments.id, payment.id)));
}

/** The refund as paid, and its statements: of the open refund, or of a new one. */
function paidRefund(
  scope: Acting,
  order: RefundableOrder,
  { refund: open, ...terms }: RefundTerms & { refund?: RefundRow },
): { refund: RefundRow; statements: Statement[] } {
  const { db, now: doneAt } = scope;
  const { amountFen } = terms;
  const event = 'PAID_BACK';
  const details = { amount: fromFen(amountFen) };
  if (open) {
    const changes = { amountFen, doneAt };
    const { moved, statements } = moveRefundStatements(scope, open, { event, changes, details });
    return { refund: moved, statements };
  }
  const refund = { ...newRefund(scope, order, 'SUCCEEDED', terms), doneAt };
  const { id: subjectId, tenantId, status: to } = refund;
  return {
    refund,
    statements: [
      db.insert(refunds).values(refund),
      eventStatement(scope, { tenantId, subject: 'REFUND', subjectId, event, to, details }),
    ],
  };
}

/** The statuses of refunds that end when everything was refunded by another one. */
const REPLACEABLE = refundStates.from('REPLACED');

/** Cancels the order's other requests, agreed or not, after everything was refunded. */
function cancelledRequests({ db, now: at }: Acting, order: RefundableOrder, paid: RefundRow) {
  const isReplaced = and(
    eq(refunds.tenantId, order.tenantId),
    eq(refunds.orderType, order.orderType),
    eq(refunds.orderId, order.id),
    inArray(refunds.status, REPLACEABLE),
    ne(refunds.id, paid.id),
  );
  return [
    // The values are in the order of the columns of `events`.
    db.insert(events).select(sql`select null, ${refunds.tenantId}, 'REFUND', ${refunds.id},
      'REPLACED', ${refunds.status}, 'CANCELLED', 'SYSTEM', '', '{}', ${at}
      from ${refunds} where ${isReplaced}`),
    db
      .update(refunds)
      .set({ status: 'CANCELLED', doneAt: at, version: increased(refunds.version) })
      .where(isReplaced),
  ];
}
