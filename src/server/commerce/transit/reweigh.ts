import { and, eq } from 'drizzle-orm';
import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { payments } from '../../db/schema/money/payments.ts';
import type { Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Acting, Scope } from '../base/scope.ts';
import { compareStatement, forgetBillStatement } from '../door/kept-estimates.ts';
import type { Estimate } from '../freight/estimate.ts';
import { paymentsOf } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { billOf, packedOf } from './bill-of.ts';
import { type MeasuredBox, measureStatements } from './boxes.ts';
import { changeTransit } from './change.ts';
import { freightDue } from './due.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { billChanges, differenceStatements, dueNotice, packedNotice, restDue } from './weigh.ts';

/**
 * Corrects what boxes weigh and measure, as long as the bill is not paid: the open payment is cancelled, and a new
 * one raised for the new bill. If a prepaid estimate covers it, nothing more is due. Throws as `weighTransit`.
 */
export function reweighTransit(
  scope: Scope,
  idOrNo: string,
  { boxes, reason }: { boxes: readonly MeasuredBox[]; reason: string },
): Promise<TransitOrder> {
  const packed = packedOf(boxes);
  return changeTransit(scope, idOrNo, async (order) => {
    assertBilled(order, 'REWEIGHED');
    const bill = await billOf(scope, order, packed);
    const dueFen = await unpaidFen(scope, order, bill);
    const changes = billChanges(packed.weighed, bill);
    const details = { amount: fromFen(Math.max(0, dueFen)), note: reason };
    const shared = [
      ...measureStatements(scope, order, packed.boxes),
      cancelPaymentsStatement(scope, order),
      packedNotice(scope, order, packed.weighed),
      compareStatement(scope, order, bill.totalFen),
    ];
    if (dueFen <= 0) {
      return [
        ...shared,
        ...moveTransitStatements(scope, order, 'REWEIGHED', { details, changes }),
        ...moveTransitStatements(scope, order, 'SETTLED', { changes: { expiresAt: null } }),
        ...(await differenceStatements(scope, order, -dueFen)),
      ];
    }
    const { expiresAt, statement } =
      order.chargeMode === 'PREPAID_ESTIMATE'
        ? await restDue(scope, order, dueFen)
        : freightDue(scope, order, { type: 'TRANSIT', amountFen: dueFen });
    return [
      ...shared,
      ...moveTransitStatements(scope, order, 'REWEIGHED', {
        details,
        changes: { ...changes, expiresAt },
      }),
      statement,
      dueNotice(scope, order, dueFen),
    ];
  });
}

/** Withdraws an unpaid bill; packing starts again. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export function unpackTransit(
  scope: Scope,
  idOrNo: string,
  { reason }: { reason: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => {
    assertBilled(order, 'UNPACKED');
    return [
      cancelPaymentsStatement(scope, order),
      forgetBillStatement(scope, order),
      ...moveTransitStatements(scope, order, 'UNPACKED', {
        details: { note: reason },
        changes: { bill: null, totalFen: order.estimate.totalFen, expiresAt: null },
      }),
    ];
  });
}

/**
 * Refuses an unpaid estimate, because it is not a bill: nothing was weighed yet. Throws
 * `ILLEGAL_TRANSITION`.
 */
function assertBilled({ bill, status }: TransitOrderRow, event: string): void {
  if (!bill) throw illegalTransition(status, event);
}

async function unpaidFen(scope: Scope, order: TransitOrderRow, bill: Estimate): Promise<number> {
  const orderPayments = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
  return bill.totalFen - refundableFen(orderPayments);
}

/** Cancels what is open. Whoever pays at the same moment also moves the order: then the batch is refused. */
function cancelPaymentsStatement(
  { db }: Acting,
  { id, tenantId }: Pick<TransitOrderRow, 'id' | 'tenantId'>,
): Statement {
  return db
    .update(payments)
    .set({ status: 'CANCELLED' })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderType, 'TRANSIT_ORDER'),
        eq(payments.orderId, id),
        eq(payments.status, 'UNPAID'),
      ),
    );
}
