import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { type Estimate, estimate } from '../freight/estimate.ts';
import { refusal } from '../freight/limits.ts';
import { findOption } from '../freight/list.ts';
import { notify } from '../notice/notify.ts';
import { paymentsOf } from '../payment/payments.ts';
import { refundableFen } from '../payment/refundable.ts';
import { currentRateIfFresh } from '../rates/exchange-rates.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { changeTransit } from './change.ts';
import { freightDue } from './due.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';

/** The weight and measures of a packed order, all boxes together. */
export type Weighed = {
  weightG: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  boxes: number;
};

/**
 * Makes the bill of a packed order. Without a prepaid estimate the whole bill is due; otherwise the
 * rest is due, or the difference is refunded. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, and
 * `VALIDATION_FAILED` at the measure that exceeds the limits of the freight option.
 */
export async function weighTransit(
  scope: Scope,
  idOrNo: string,
  weighed: Weighed,
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => {
    const bill = billOf(scope, order, weighed);
    const { tenantId, userId, orderNo: transitNo } = order;
    return [
      notify(scope.db, { tenantId, userId, at: scope.now }, 'TRANSIT_PACKED', {
        transitNo,
        weightG: String(weighed.weightG),
      }),
      ...(order.chargeMode === 'PREPAID_ESTIMATE'
        ? await settledStatements(scope, order, weighed, bill)
        : billedStatements(scope, order, weighed, bill)),
    ];
  });
}

function billOf({ t }: Scope, order: TransitOrderRow, weighed: Weighed): Estimate {
  const option = findOption(order.optionCode, t);
  if (!option) throw new Error(`${order.orderNo} goes by ${order.optionCode}, which is not known`);
  const parcel = {
    weightG: weighed.weightG,
    sizeMm: [weighed.lengthMm, weighed.widthMm, weighed.heightMm] as const,
    boxes: weighed.boxes,
    declaredFen: order.declaredFen,
    insured: order.insured,
    reinforcedFen: order.packingFen,
    localExpress: order.localExpressCompanyName,
  };
  const reason = refusal(option, parcel, []);
  if (!reason) return estimate(option, parcel);
  const field = reason === 'TOO_HEAVY' ? 'weightG' : longestSide(weighed);
  throw new Failure('VALIDATION_FAILED', { reason }, [{ field, code: 'too_large' }]);
}

function longestSide(weighed: Weighed): keyof Weighed {
  const sides = ['lengthMm', 'widthMm', 'heightMm'] as const;
  return sides.reduce((longest, side) => (weighed[side] > weighed[longest] ? side : longest));
}

/** The columns of the order that the bill changes. */
function billChanges(weighed: Weighed, bill: Estimate) {
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
    const { expiresAt, statement } = freightDue(scope, order, {
      type: 'TRANSIT_SUPPLEMENT',
      amountFen: restFen,
      rate: await currentRateIfFresh(scope, scope.tenant.currency),
    });
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
  if (restFen === 0) return settled;
  const paidBack = payBackStatements(
    scope,
    { ...order, orderType: 'TRANSIT_ORDER', status: 'PENDING_SHIPMENT' },
    orderPayments,
    { amountFen: -restFen, reason: 'FREIGHT_DIFFERENCE' },
  );
  return [...settled, ...paidBack.statements];
}

function dueNotice(scope: Scope, order: TransitOrderRow, amountFen: number): Statement {
  const { tenantId, userId, orderNo: transitNo } = order;
  return notify(scope.db, { tenantId, userId, at: scope.now }, 'TRANSIT_PAYMENT_DUE', {
    transitNo,
    amount: fromFen(amountFen),
  });
}
