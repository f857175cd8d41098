import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OpsRefund } from '../../../contract/ops/money/money.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { CloseReason, OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { commit, commitPlan, type Statement } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { shopperName } from '../base/shopper-name.ts';
import { notify } from '../notice/notify.ts';
import { type RefundableOrder, refundableFen, withoutExtras } from '../payment/refundable.ts';
import { hasEnded, orderFacts, progressStatements } from '../purchase/apply-progress.ts';
import { endStatements, endWithServices } from '../purchase/closing.ts';
import { everythingCameBack, type OrderFacts, withRefund } from '../purchase/order-progress.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { type PurchaseOrderEvent, purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import {
  newRefund,
  type RefundRow,
  type RefundTerms,
  tenantRefund,
  viewRefund,
} from '../refund/records.ts';
import { type RefundEvent, refundStates } from '../refund/refund-states.ts';
import { asksToCancel, type RefundedOrder, tenantRefunded } from './refunded-order.ts';

/**
 * Refunds part or all of an order for an operator. A fully refunded purchase is closed if none of its
 * goods are in the warehouse yet; if it is not bought, its services end and are refunded, too. A
 * purchase of which the shopper keeps nothing is refunded in full. Throws `NOT_FOUND`,
 * `NOTHING_TO_REFUND` for more than was paid and is not refunded, and `CONFLICT` if a concurrent call
 * changed its payments or its status.
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
  const found = await withFacts(scope, await tenantRefunded(scope, orderType, orderNo));
  return planRefund(scope, found, { amountFen: toFen(amount), reason, note });
}

/** A refund of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function getOpsRefund(scope: Scope, idOrNo: string): Promise<OpsRefund> {
  const row = await tenantRefund(scope, idOrNo);
  const [found, shopper] = await Promise.all([
    tenantRefunded(scope, row.orderType, row.orderId),
    shopperName(scope, row.userId),
  ]);
  const can = (event: RefundEvent) => refundStates.next(row.status, event);
  const isPayable = mayPay(row, found);
  return {
    ...viewRefund(row),
    version: row.version,
    shopper,
    acts: [
      ...(can('APPROVED') && !asksToCancel(row, found) ? ['agree' as const] : []),
      ...(isPayable ? ['approve' as const] : []),
      ...(can('REJECTED') ? ['reject' as const] : []),
      ...(can('ANSWERED') ? ['answer' as const] : []),
    ],
    payable: isPayable ? fromFen(approvedFen(row, found)) : undefined,
  };
}

/**
 * Pays a refund (by id or number) that was agreed, or grants a request to cancel an order. It pays the given amount or else
 * the agreed one, but at most what can still be refunded. Granting a request to cancel closes the order and
 * ends its services, whose payment goes back first; without a given amount it refunds everything, because a supplement may
 * have been paid after the request. Throws `NOT_FOUND`,
 * `ILLEGAL_TRANSITION` if nobody has agreed to it or it has ended, also by a concurrent call, `NOTHING_TO_REFUND`, and
 * `VALIDATION_FAILED` for an `amount` above the agreed one, or above all that was paid.
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
  const { orderType, orderId, reason } = refund;
  const found = await withFacts(scope, await tenantRefunded(scope, orderType, orderId));
  if (!mayPay(refund, found)) throw illegalTransition(refund.status, 'PAID_BACK');
  const agreed = { amountFen: approvedFen(refund, found), reason, refund };
  if (agreed.amountFen === 0) throw new Failure('NOTHING_TO_REFUND', { left: fromFen(0) });
  if (!amount) return planRefund(scope, found, agreed);
  const amountFen = toFen(amount);
  // A refund may only be more than was agreed if the shopper keeps nothing of the order.
  if (amountFen > outcomeOf(scope, found, agreed).payableFen) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'too_large' }]);
  }
  return planRefund(scope, found, { ...agreed, amountFen });
}

/** Whether a refund can be paid now: what was agreed, or a request to cancel the order, which is granted at once. */
const mayPay = (refund: RefundRow, found: RefundedOrder): boolean =>
  refundStates.next(refund.status, 'PAID_BACK') !== undefined &&
  (refund.status !== 'REQUESTED' || asksToCancel(refund, found));

/** The amount of an approval without a given amount, in fen. Services end with an order that is cancelled. */
function approvedFen(refund: RefundRow, found: RefundedOrder): number {
  const { orderPayments } = found;
  if (asksToCancel(refund, found)) return refundableFen(orderPayments);
  return Math.min(refund.amountFen, refundableFen(withoutExtras(orderPayments)));
}

type Terms = RefundTerms & { refund?: RefundRow };
type Planned = { refund: RefundRow; statements: Statement[] };

/** `facts` are those of a purchase that has not ended. */
type FoundOrder = RefundedOrder & { facts?: OrderFacts };

async function withFacts(scope: Scope, found: RefundedOrder): Promise<FoundOrder> {
  const { purchase } = found;
  if (!purchase || hasEnded(purchase)) return found;
  return { ...found, facts: await orderFacts(scope, purchase.id, []) };
}

/**
 * What a refund pays, in fen, and how it ends its order, if it does. It pays at least all that is left if the shopper then
 * keeps nothing of the order, with the services that end with an order that is not bought (decision 095).
 */
function outcomeOf(
  scope: Scope,
  found: FoundOrder,
  terms: Terms,
): { payableFen: number; end?: End } {
  const { order, purchase, orderPayments, facts } = found;
  const { amountFen } = terms;
  if (!purchase || !facts) return { payableFen: amountFen };
  const goodsFen = refundableFen(withoutExtras(orderPayments));
  const keepsNothing = everythingCameBack(withRefund(facts, asPaid(scope, order, terms)));
  const payableFen = keepsNothing ? Math.max(amountFen, goodsFen) : amountFen;
  const end = endOf(found, purchase, payableFen >= goodsFen, terms.refund);
  if (end?.event !== 'REJECTED') return { payableFen, end };
  return { payableFen: Math.max(payableFen, refundableFen(orderPayments)), end };
}

/** A refund's payment and the resulting change of its order's status, for one transaction. */
function planRefund(scope: Scope, found: FoundOrder, terms: Terms): Planned {
  const { order, purchase, orderPayments, facts } = found;
  if (!purchase || !facts) return payBackStatements(scope, order, orderPayments, terms);
  const { payableFen: amountFen, end } = outcomeOf(scope, found, terms);
  if (!end) {
    const finalTerms = { ...terms, amountFen };
    const { refund, statements } = payBackStatements(scope, order, orderPayments, finalTerms);
    const progress = progressStatements(scope, withRefund(facts, refund), []);
    return { refund, statements: [...statements, ...progress] };
  }
  // Services for goods that were bought are left alone: only a person knows whether they were done (decision 089).
  const extrasEnd = end.event !== 'FULLY_REFUNDED';
  const { tenantId, userId, orderNo } = order;
  const { refund, statements } = payBackStatements(
    scope,
    { ...order, status: 'CLOSED' },
    orderPayments,
    { ...terms, amountFen, extrasEnd },
  );
  const notice = notify(scope.db, { tenantId, userId, at: scope.now }, 'ORDER_CLOSED', {
    orderNo,
    reason: end.closeReason,
  });
  return {
    refund,
    statements: [
      ...(extrasEnd
        ? endWithServices(scope, purchase, orderPayments, end)
        : endStatements(scope, purchase, end)),
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

type End = { event: PurchaseOrderEvent; closeReason: CloseReason };

/** The event by which a refund closes a purchase; undefined if the purchase continues. */
function endOf(
  found: RefundedOrder,
  { status }: OrderRow,
  isEverything: boolean,
  refund: RefundRow | undefined,
): End | undefined {
  const { next } = purchaseOrderStates;
  if (refund && asksToCancel(refund, found)) {
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
