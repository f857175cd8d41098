import { and, eq, or } from 'drizzle-orm';
import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OpsRefund } from '../../../contract/ops/money/money.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { CloseReason, OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import {
  atomically,
  commit,
  commitPlan,
  increased,
  onlyFrom,
  type Statement,
} from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { shopperName } from '../base/shopper-name.ts';
import { notify } from '../notice/notify.ts';
import { type RefundableOrder, refundableFen, withoutExtras } from '../payment/refundable.ts';
import { hasEnded, orderFacts, progressStatements } from '../purchase/apply-progress.ts';
import { endStatements } from '../purchase/closing.ts';
import { everythingCameBack, withRefund } from '../purchase/order-progress.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { type PurchaseOrderEvent, purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { newRefund, type RefundRow, type RefundTerms, viewRefund } from '../refund/records.ts';
import { refundStates } from '../refund/refund-states.ts';
import { type RefundedOrder, tenantRefunded } from './refunded-order.ts';

/**
 * Refunds part or all of an order for an operator. A fully refunded purchase is closed if none of its
 * goods are in the warehouse yet. A purchase of which the shopper keeps nothing is refunded in full.
 * Throws `NOT_FOUND`, `NOTHING_TO_REFUND` for more than was paid and is not refunded, and `CONFLICT`
 * if a concurrent call changed its payments or its status.
 */
export async function refundOrder(scope: Scope, request: OrderRefund): Promise<Refund> {
  const { refund, statements } = await planOrderRefund(scope, request);
  // No second try, because the concurrent call may be the same request, sent twice.
  const idStatements = madeStatements(scope, [refund.id]);
  if (await commit(scope, [...idStatements, ...statements])) throw new Failure('CONFLICT');
  return viewRefund(refund);
}

/** A refund by an operator. `amount` is a decimal string of CNY. */
export type OrderRefund = {
  orderType: OrderType;
  orderNo: string;
  amount: string;
  reason: RefundReason;
  note: string;
};

/** The refund that `refundOrder` would make now. Throws as `refundOrder`. */
export async function planOrderRefund(
  scope: Scope,
  { orderType, orderNo, amount, reason, note }: OrderRefund,
): Promise<Planned> {
  const found = await tenantRefunded(scope, orderType, orderNo);
  return planRefund(scope, found, { amountFen: toFen(amount), reason, note });
}

/** A refund of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function getOpsRefund(scope: Scope, idOrNo: string): Promise<OpsRefund> {
  const row = await tenantRefund(scope, idOrNo);
  const can = (event: 'PAID_BACK' | 'REJECTED' | 'ANSWERED') =>
    refundStates.next(row.status, event);
  return {
    ...viewRefund(row),
    version: row.version,
    shopper: await shopperName(scope, row.userId),
    acts: [
      ...(can('PAID_BACK') ? ['approve' as const] : []),
      ...(can('REJECTED') ? ['reject' as const] : []),
      ...(can('ANSWERED') ? ['answer' as const] : []),
    ],
  };
}

/**
 * Approves a refund (by id or number), with the given amount or else the requested one, but at most
 * what can still be refunded. Approving a request to cancel also closes the order; without a given
 * amount it then refunds everything, because a supplement may have been paid after the request. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION` if the refund was decided, also by a concurrent call, and
 * `NOTHING_TO_REFUND`.
 */
export async function approveRefund(
  scope: Scope,
  idOrNo: string,
  { amount }: { amount?: string | undefined },
): Promise<Refund> {
  const { refund } = await commitPlan(scope, () => planApproval(scope, idOrNo, { amount }));
  return viewRefund(refund);
}

/** The refund as `approveRefund` would pay it now. Throws as `approveRefund`. */
export async function planApproval(
  scope: Scope,
  idOrNo: string,
  { amount }: { amount?: string | undefined },
): Promise<Planned> {
  const refund = await tenantRefund(scope, idOrNo);
  refundStates.nextOrFail(refund.status, 'PAID_BACK');
  const found = await tenantRefunded(scope, refund.orderType, refund.orderId);
  const amountFen = amount ? toFen(amount) : approvedFen(refund, found);
  return planRefund(scope, found, { amountFen, reason: refund.reason, refund });
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
 * Replies to a request (by id or number) without deciding it, for example that the carrier is asked, and
 * tells the shopper. A later reply replaces it. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if the request
 * was decided, also by a concurrent call.
 */
export async function answerRefund(
  scope: Scope,
  idOrNo: string,
  { text }: { text: string },
): Promise<Refund> {
  const { db, now: at } = scope;
  const row = await tenantRefund(scope, idOrNo);
  const { id, status, tenantId, userId, orderNo } = row;
  const to = refundStates.nextOrFail(status, 'ANSWERED');
  await atomically(
    scope,
    [
      db
        .update(refunds)
        .set({
          status: onlyFrom(refunds.status, [status], to),
          version: increased(refunds.version),
          answer: text,
          answeredAt: at,
        })
        .where(and(eq(refunds.id, id), eq(refunds.tenantId, tenantId))),
      eventStatement(scope, {
        ...{ tenantId, subject: 'REFUND', subjectId: id, event: 'ANSWERED', from: status, to },
        details: { text },
      }),
      notify(db, { tenantId, userId, at }, 'REFUND_ANSWERED', { orderNo, text }),
    ],
    { REFUND_STATUS: () => illegalTransition(status, 'ANSWERED') },
  );
  return viewRefund({ ...row, answer: text, answeredAt: at });
}

/** The amount of an approval without a given amount, in fen. */
function approvedFen({ amountFen }: RefundRow, { purchase, orderPayments }: RefundedOrder): number {
  const unrefundedFen = refundableFen(withoutExtras(orderPayments));
  const isCancellation =
    purchase && purchaseOrderStates.next(purchase.status, 'CANCEL_APPROVED') !== undefined;
  return isCancellation ? unrefundedFen : Math.min(amountFen, unrefundedFen);
}

type Terms = RefundTerms & { refund?: RefundRow };
type Planned = { refund: RefundRow; statements: Statement[] };

/** A refund's payment and the resulting change of its order's status, for one transaction. */
async function planRefund(
  scope: Scope,
  { order, purchase, orderPayments }: RefundedOrder,
  terms: Terms,
): Promise<Planned> {
  if (!purchase || hasEnded(purchase)) return payBackStatements(scope, order, orderPayments, terms);
  const facts = await orderFacts(scope, purchase.id, []);
  const unrefundedFen = refundableFen(withoutExtras(orderPayments));
  const keepsNothing = everythingCameBack(withRefund(facts, asPaid(scope, order, terms)));
  const amountFen = keepsNothing ? Math.max(terms.amountFen, unrefundedFen) : terms.amountFen;
  const finalTerms = { ...terms, amountFen };
  const end = endOf(purchase, amountFen >= unrefundedFen, terms.refund);
  if (!end) {
    const { refund, statements } = payBackStatements(scope, order, orderPayments, finalTerms);
    const progress = progressStatements(scope, withRefund(facts, refund), []);
    return { refund, statements: [...statements, ...progress] };
  }
  const { tenantId, userId, orderNo } = order;
  const { refund, statements } = payBackStatements(
    scope,
    { ...order, status: 'CLOSED' },
    orderPayments,
    finalTerms,
  );
  const notice = notify(scope.db, { tenantId, userId, at: scope.now }, 'ORDER_CLOSED', {
    orderNo,
    reason: end.closeReason,
  });
  return {
    refund,
    statements: [
      ...endStatements(scope, purchase, end),
      // Shoppers who requested the refund are notified of the refund only.
      ...(terms.refund ? [] : [notice]),
      ...statements,
    ],
  };
}

/** The refund as if it were paid, for the rules of the order's progress. */
function asPaid(scope: Scope, order: RefundableOrder, { refund, ...terms }: Terms): RefundRow {
  const { amountFen } = terms;
  return {
    ...(refund ?? newRefund(scope, order, 'SUCCEEDED', terms)),
    amountFen,
    status: 'SUCCEEDED',
  };
}

/** The event by which a refund closes a purchase; undefined if the purchase continues. */
function endOf(
  { status }: OrderRow,
  isEverything: boolean,
  refund: RefundRow | undefined,
): { event: PurchaseOrderEvent; closeReason: CloseReason } | undefined {
  const { next } = purchaseOrderStates;
  if (refund && next(status, 'CANCEL_APPROVED')) {
    return { event: 'CANCEL_APPROVED', closeReason: 'USER_CANCELLED' };
  }
  if (!isEverything) return undefined;
  if (next(status, 'FULLY_REFUNDED')) {
    return { event: 'FULLY_REFUNDED', closeReason: 'FULLY_REFUNDED' };
  }
  if (next(status, 'REJECTED')) {
    return { event: 'REJECTED', closeReason: refund ? 'USER_CANCELLED' : 'OPERATOR_CANCELLED' };
  }
  return undefined;
}

/** A refund of any of the tenant's shoppers, by id or number. */
async function tenantRefund({ db, tenantId }: Scope, idOrNo: string): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.tenantId, tenantId), or(eq(refunds.id, idOrNo), eq(refunds.refundNo, idOrNo))),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
