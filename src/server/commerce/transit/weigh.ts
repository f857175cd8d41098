import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { compareStatement } from '../door/kept-estimates.ts';
import type { Estimate } from '../freight/estimate.ts';
import { notify } from '../notice/notify.ts';
import { paymentsOf } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { currentRateIfFresh } from '../rates/exchange-rates.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { billOf, type Packed, packedOf, packedWhole, type Weighed } from './bill-of.ts';
import { type MeasuredBox, measureStatements } from './boxes.ts';
import { changeTransit } from './change.ts';
import { freightDue } from './due.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { transitStates } from './transit-states.ts';

/**
 * Makes the bill of a packed order. Without a prepaid estimate the whole bill is due; otherwise the
 * rest is due, or the difference is refunded. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, and
 * `VALIDATION_FAILED` at the measure that exceeds the limits of the freight option.
 */
export function weighTransit(
  scope: Scope,
  idOrNo: string,
  weighed: Weighed,
): Promise<TransitOrder> {
  return weighPacked(scope, idOrNo, packedWhole(weighed));
}

/** As `weighTransit`, with the weight and the sides of each box. */
export function weighBoxes(
  scope: Scope,
  idOrNo: string,
  boxes: readonly MeasuredBox[],
): Promise<TransitOrder> {
  return weighPacked(scope, idOrNo, packedOf(boxes));
}

function weighPacked(scope: Scope, idOrNo: string, packed: Packed): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => {
    // An order that waits for the rest of its bill could be settled too, but only `reweighTransit` may do
    // that: it cancels the rest's payment.
    if (!transitStates.next(order.status, 'BILLED'))
      throw illegalTransition(order.status, 'BILLED');
    const bill = await billOf(scope, order, packed);
    return [
      ...measureStatements(scope, order, packed.boxes),
      packedNotice(scope, order, packed.weighed),
      compareStatement(scope, order, bill.totalFen),
      ...(order.chargeMode === 'PREPAID_ESTIMATE'
        ? await settledStatements(scope, order, packed.weighed, bill)
        : billedStatements(scope, order, packed.weighed, bill)),
    ];
  });
}

/** Tells the shopper what the packed order weighs. */
export function packedNotice(scope: Scope, order: TransitOrderRow, weighed: Weighed): Statement {
  const { tenantId, userId, orderNo: transitNo } = order;
  return notify(scope.db, { tenantId, userId, at: scope.now }, 'TRANSIT_PACKED', {
    transitNo,
    weightG: String(weighed.weightG),
  });
}

/** The columns of the order that the bill changes. */
export function billChanges(weighed: Weighed, bill: Estimate) {
  return { ...weighed, bill, totalFen: bill.totalFen };
}

function billedStatements(
  scope: Scope,
  order: TransitOrderRow,
  weighed: Weighed,
  bill: Estimate,
): Statement[] {
  const { expiresAt, statement } = freightDue(scope, order, {
    type: 'TRANSIT',
    amountFen: bill.totalFen,
  });
  return [
    ...moveTransitStatements(scope, order, 'BILLED', {
      details: { amount: fromFen(bill.totalFen) },
      changes: { ...billChanges(weighed, bill), expiresAt },
    }),
    statement,
    dueNotice(scope, order, bill.totalFen),
  ];
}

async function settledStatements(
  scope: Scope,
  order: TransitOrderRow,
  weighed: Weighed,
  bill: Estimate,
): Promise<Statement[]> {
  const orderPayments = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
  const restFen = bill.totalFen - refundableFen(orderPayments);
  const changes = billChanges(weighed, bill);
  if (restFen > 0) {
    const { expiresAt, statement } = await restDue(scope, order, restFen);
    return [
      ...moveTransitStatements(scope, order, 'SETTLEMENT_DUE', {
        details: { amount: fromFen(restFen) },
        changes: { ...changes, expiresAt },
      }),
      statement,
      dueNotice(scope, order, restFen),
    ];
  }
  const settled = moveTransitStatements(scope, order, 'SETTLED', { changes });
  return [...settled, ...(await differenceStatements(scope, order, -restFen))];
}

/** Opens the payment of what a prepaid estimate did not cover. */
export async function restDue(scope: Scope, order: TransitOrderRow, restFen: number) {
  const rate = await currentRateIfFresh(scope, scope.tenant.currency);
  return freightDue(scope, order, { type: 'TRANSIT_SUPPLEMENT', amountFen: restFen, rate });
}

/** Pays back what was prepaid beyond the bill; nothing for 0 fen. */
export async function differenceStatements(
  scope: Scope,
  order: TransitOrderRow,
  amountFen: number,
): Promise<Statement[]> {
  if (amountFen === 0) return [];
  const orderPayments = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
  return payBackStatements(
    scope,
    { ...order, orderType: 'TRANSIT_ORDER', status: 'PENDING_SHIPMENT' },
    orderPayments,
    { amountFen, reason: 'FREIGHT_DIFFERENCE' },
  ).statements;
}

/** Tells the shopper what is to be paid. */
export function dueNotice(scope: Scope, order: TransitOrderRow, amountFen: number): Statement {
  const { tenantId, userId, orderNo: transitNo } = order;
  return notify(scope.db, { tenantId, userId, at: scope.now }, 'TRANSIT_PAYMENT_DUE', {
    transitNo,
    amount: fromFen(amountFen),
  });
}
