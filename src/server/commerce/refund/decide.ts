import { and, eq, or } from 'drizzle-orm';
import type { CloseReason, OrderType, RefundReason } from '../../../contract/enums.ts';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/money.ts';
import type { Refund } from '../../../contract/refunds.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { commit, type Statement, untilCommitted } from '../atomically.ts';
import { notify } from '../notice/notify.ts';
import { orderProgressStatements } from '../parcel/settle-order.ts';
import { endStatements } from '../purchase/closing.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { type PurchaseOrderEvent, purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import type { Scope } from '../scope.ts';
import { moveRefund } from './move-refund.ts';
import { payBackStatements } from './pay-back.ts';
import { type RefundRow, type RefundTerms, viewRefund } from './records.ts';
import { refundStates } from './refund-states.ts';
import { refundableFen } from './refundable.ts';
import { type RefundedOrder, tenantRefunded } from './refunded-order.ts';

/**
 * Pays part or all of an order back. A purchase of which nothing is left ends, where it is not in
 * the warehouse yet. Throws `NOT_FOUND`, `NOTHING_TO_REFUND` where it is more than is left of what
 * was paid, and `CONFLICT` when another call moved its money or its status at the same moment.
 */
export async function refundOrder(
  scope: Scope,
  request: {
    orderType: OrderType;
    orderNo: string;
    amount: string;
    reason: RefundReason;
    note: string;
  },
): Promise<Refund> {
  const { reason, note } = request;
  const found = await tenantRefunded(scope, request.orderType, request.orderNo);
  const terms = { amountFen: toFen(request.amount), reason, note };
  const { refund, statements } = plan(scope, found, terms);
  // Not planned again: what was first may have been the same call, sent twice.
  if (await commit(scope.db, statements)) throw new Failure('CONFLICT');
  await progress(scope, found.purchase);
  return viewRefund(refund);
}

/**
 * Grants a refund: its amount, no more than is left, or another. Granting a request to cancel
 * closes the order with it. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` when it was decided, also at
 * the same moment, and `NOTHING_TO_REFUND`.
 */
export async function approveRefund(
  scope: Scope,
  id: string,
  { amount }: { amount?: string },
): Promise<Refund> {
  let granted: RefundRow | undefined;
  let purchase: OrderRow | undefined;
  await untilCommitted(scope.db, async () => {
    const refund = await tenantRefund(scope, id);
    refundStates.nextOrFail(refund.status, 'PAID_BACK');
    const found = await tenantRefunded(scope, refund.orderType, refund.orderId);
    const asked = Math.min(refund.amountFen, refundableFen(found.raised));
    const amountFen = amount ? toFen(amount) : asked;
    const planned = plan(scope, found, { amountFen, reason: refund.reason, refund });
    granted = planned.refund;
    purchase = found.purchase;
    return planned.statements;
  });
  if (!granted) throw new Error('nothing was planned');
  await progress(scope, purchase);
  return viewRefund(granted);
}

/** Refuses a refund and tells the shopper why. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function rejectRefund(
  scope: Scope,
  id: string,
  { reason }: { reason: string },
): Promise<Refund> {
  const refund = await tenantRefund(scope, id);
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

/** An order whose parcels have all ended may have waited for this refund alone. */
async function progress(scope: Scope, purchase: OrderRow | undefined): Promise<void> {
  if (!purchase) return;
  await untilCommitted(scope.db, () => orderProgressStatements(scope, purchase.id, []));
}

/** A purchase that ends with it moves in the same transaction. */
function plan(
  scope: Scope,
  { order, purchase, raised }: RefundedOrder,
  terms: RefundTerms & { refund?: RefundRow },
): { refund: RefundRow; statements: Statement[] } {
  const everything = terms.amountFen === refundableFen(raised);
  const end = purchase && endOf(purchase, everything, terms.refund);
  if (!purchase || !end) return payBackStatements(scope, order, raised, terms);
  const { refund, statements } = payBackStatements(
    scope,
    { ...order, status: 'CLOSED' },
    raised,
    terms,
  );
  return { refund, statements: [...endStatements(scope, purchase, end), ...statements] };
}

/** How a purchase ends by what is paid back, or undefined where it goes on. */
function endOf(
  { status }: OrderRow,
  everything: boolean,
  refund: RefundRow | undefined,
): { event: PurchaseOrderEvent; closeReason: CloseReason } | undefined {
  const { next } = purchaseOrderStates;
  if (refund && next(status, 'CANCEL_APPROVED')) {
    return { event: 'CANCEL_APPROVED', closeReason: 'USER_CANCELLED' };
  }
  if (!everything) return undefined;
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
