import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { RefundWait } from '../../../contract/values/money/refund-statuses.ts';
import { atomically, commitPlan } from '../base/atomically.ts';
import { todayAt } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { refundableFen, withoutExtras } from '../payment/refundable.ts';
import { moveRefund, refundMove } from '../refund/move-refund.ts';
import {
  isRefundable,
  orderEvent,
  promisedFen,
  refundsOf,
  tenantRefund,
  viewRefund,
} from '../refund/records.ts';
import { type RefundEvent, refundStates } from '../refund/refund-states.ts';
import { isCancellation, type RefundedOrder, tenantRefunded } from './refunded-order.ts';

/** What the staff agree to. `amount` is CNY; without it, what the refund is for now. */
export type Agreement = {
  amount?: string | undefined;
  /** Who has to do something before it is paid. */
  waitsFor: RefundWait;
  /** The day (`YYYY-MM-DD`) by which the shop expects to pay; empty if nobody knows. */
  payBy?: string | undefined;
  /** What is to be done, for the shopper. */
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
  if (payBy && payBy < todayAt(scope)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'payBy', code: 'past' }]);
  }
  const { agreed } = await commitPlan(scope, async () => {
    const row = await tenantRefund(scope, idOrNo);
    const event = AGREED[waitsFor];
    const found = await tenantRefunded(scope, row.orderType, row.orderId);
    const asksToCancel = row.status === 'REQUESTED' && isCancellation(found);
    if (asksToCancel || !refundStates.next(row.status, event)) {
      throw illegalTransition(row.status, event);
    }
    const amountFen = agreedFen(amount, row.amountFen, await leftFen(scope, found, row.id));
    const { tenantId, userId, orderNo } = row;
    const details = { amount: fromFen(amountFen), ...(text ? { reason: text } : {}) };
    const { moved, statements } = refundMove(scope, row, {
      event,
      changes: { amountFen, answer: text, agreedAt: at, payBy: payBy || null },
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

/** What can still be promised for an order besides its other open refunds, in fen. */
async function leftFen(
  scope: Scope,
  { order, orderPayments }: RefundedOrder,
  refundId: string,
): Promise<number> {
  const others = (await refundsOf(scope, order.orderType, [order.id])).filter(
    ({ id }) => id !== refundId,
  );
  return refundableFen(withoutExtras(orderPayments)) - promisedFen(others);
}

/**
 * The amount of an agreement in fen: the given amount, which may be at most `left`, or by default what the
 * refund is for now, cut to `left`.
 */
function agreedFen(amount: string | undefined, nowFen: number, left: number): number {
  if (left <= 0) throw new Failure('NOTHING_TO_REFUND', { left: fromFen(0) });
  if (!amount) return Math.min(nowFen, left);
  const fen = toFen(amount);
  if (fen > 0 && fen <= left) return fen;
  const code = fen > left ? 'too_large' : 'too_small';
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code }]);
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
  const rejected = await moveRefund(scope, refund, order, {
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
  const { moved, statements } = refundMove(scope, row, { event, changes, details: { text } });
  await atomically(
    scope,
    [...statements, notify(db, { tenantId, userId, at }, 'REFUND_ANSWERED', { orderNo, text })],
    { REFUND_STATUS: () => illegalTransition(row.status, event) },
  );
  return viewRefund(moved);
}
