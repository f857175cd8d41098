import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { RefundWait } from '../../../contract/values/money/refund-statuses.ts';
import { atomically, commitPlan } from '../base/atomically.ts';
import { dayOf } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { endRefund, moveRefundStatements } from '../refund/move-refund.ts';
import {
  isRefundable,
  orderEvent,
  refundsOf,
  tenantRefund,
  viewRefund,
} from '../refund/records.ts';
import { type RefundEvent, refundStates } from '../refund/refund-states.ts';
import { refundFen } from './refund-amount.ts';
import { asksToCancel, tenantRefunded } from './refunded-order.ts';

/** What the staff agree to. `amount` is CNY; without it, what the refund is for now. */
export type Agreement = {
  amount?: string | undefined;
  /** Who has to do something before it is paid. */
  waitsFor: RefundWait;
  /** The day (`YYYY-MM-DD`) by which the shop expects to pay; empty if nobody knows. */
  payBy?: string | undefined;
  /** What is to be done, for the shopper; if it is empty, the last answer still counts. */
  text: string;
};

const AGREED: Record<RefundWait, RefundEvent> = {
  NOBODY: 'APPROVED',
  SELLER: 'ASKED_SELLER',
  CARRIER: 'ASKED_CARRIER',
};

/**
 * Agrees to a refund (by id or number), or changes what was agreed, and tells the shopper. No money moves. A request to
 * cancel an order that is not bought yet is no claim: it is granted as a whole.
 *
 * Throws
 * - `NOT_FOUND`;
 * - `ILLEGAL_TRANSITION`: it was paid, refused or cancelled, also by a concurrent call, goods go back for it, or it asks to
 *   cancel the order;
 * - `NOTHING_TO_REFUND`: everything is refunded, or promised by other refunds;
 * - `VALIDATION_FAILED`: an `amount` of zero or above what is left, or a `payBy` that is over.
 */
export async function agreeRefund(
  scope: Scope,
  idOrNo: string,
  { amount, waitsFor, payBy, text }: Agreement,
): Promise<Refund> {
  const { db, now: at } = scope;
  if (payBy && payBy < dayOf(scope.tenant, at)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'payBy', code: 'past' }]);
  }
  const { agreed } = await commitPlan(scope, async () => {
    const row = await tenantRefund(scope, idOrNo);
    const event = AGREED[waitsFor];
    const found = await tenantRefunded(scope, row.orderType, row.orderId);
    if (asksToCancel(row, found)) throw illegalTransition(row.status, event);
    refundStates.nextOrFail(row.status, event);
    const { id, tenantId, userId, orderNo } = row;
    const refunds = await refundsOf(scope, row.orderType, [found.order.id]);
    const others = refunds.filter((refund) => refund.id !== id);
    const amountFen = refundFen(found.orderPayments, others, { amount, usualFen: row.amountFen });
    const details = { amount: fromFen(amountFen), ...(text ? { reason: text } : {}) };
    const { moved, statements } = moveRefundStatements(scope, row, {
      event,
      changes: {
        amountFen,
        agreedAt: at,
        payBy: payBy || null,
        ...(text ? { answer: text } : {}),
      },
      details,
      condition: isRefundable(scope, { ...row, amountFen }),
    });
    return {
      agreed: moved,
      statements: [
        ...statements,
        orderEvent(scope, found.order, 'REFUND_AGREED', details),
        notify(db, { tenantId, userId, at }, 'REFUND_AGREED', {
          orderNo,
          amount: fromFen(amountFen),
          text,
        }),
      ],
    };
  });
  return viewRefund(agreed);
}

/**
 * Rejects a refund (by id or number) and notifies the shopper of the reason. Throws `NOT_FOUND` and
 * `ILLEGAL_TRANSITION`.
 */
export async function rejectRefund(
  scope: Scope,
  idOrNo: string,
  { reason }: { reason: string },
): Promise<Refund> {
  const refund = await tenantRefund(scope, idOrNo);
  const { order } = await tenantRefunded(scope, refund.orderType, refund.orderId);
  const { tenantId, userId, orderNo } = refund;
  const to = { tenantId, userId, at: scope.now };
  const rejected = await endRefund(scope, refund, order, {
    event: 'REJECTED',
    answer: reason,
    also: [notify(scope.db, to, 'REFUND_REJECTED', { orderNo, reason })],
  });
  return viewRefund(rejected);
}

/**
 * Answers a request (by id or number), decided or not, such as that the carrier is asked, and tells the shopper. The last
 * answer counts. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it has ended, also by a concurrent call.
 */
export async function answerRefund(
  scope: Scope,
  idOrNo: string,
  { text }: { text: string },
): Promise<Refund> {
  const { db, now: at } = scope;
  const row = await tenantRefund(scope, idOrNo);
  const { tenantId, userId, orderNo } = row;
  const event = 'ANSWERED';
  const changes = { answer: text, answeredAt: at };
  const { moved, statements } = moveRefundStatements(scope, row, {
    event,
    changes,
    details: { text },
  });
  await atomically(
    scope,
    [...statements, notify(db, { tenantId, userId, at }, 'REFUND_ANSWERED', { orderNo, text })],
    { REFUND_STATUS: () => illegalTransition(row.status, event) },
  );
  return viewRefund(moved);
}
