import { isOpenRefund } from '../../../contract/calls/refunds.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { ParcelException } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting, Scope } from '../base/scope.ts';
import { movedParcel, moveParcelStatements, type ParcelMove } from '../parcel/move-parcel.ts';
import type { ParcelRow } from '../parcel/records.ts';
import type { RefundableOrder } from '../payment/refundable.ts';
import { orderFacts, progressStatements } from '../purchase/apply-progress.ts';
import { everythingCameBack, type OrderFacts } from '../purchase/order-progress.ts';
import { moveRefundStatements } from '../refund/move-refund.ts';
import { refundStatusStatements } from '../refund/order-refund-status.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { openRefundStatements, promisedFen, type RefundRow } from '../refund/records.ts';
import { parcelEventStatements } from './change-parcel.ts';

/** The reason of the refund of a parcel that is written off. */
const LOSS: Record<ParcelException, RefundReason> = {
  LOST: 'LOST',
  DAMAGED: 'DAMAGED',
  NO_OWNER: 'OTHER',
  SEIZED: 'CUSTOMS',
};

/**
 * The statements that send a parcel back by an event. For goods of an order they open a refund, which is paid once the
 * seller has the goods; for a parcel without an order they open no refund. Throws `ILLEGAL_TRANSITION`.
 */
export async function returningStatements(
  scope: Scope,
  parcel: ParcelRow,
  event: 'RETURN_REQUESTED' | 'RETURN_AGREED',
  reason: RefundReason,
  move: ParcelMove = {},
): Promise<Statement[]> {
  if (parcel.orderId === null) return parcelEventStatements(scope, parcel, event, move);
  const returning = movedParcel(scope, parcel, event, move);
  const facts = await orderFacts(scope, parcel.orderId, [returning]);
  return [
    ...moveParcelStatements(scope, parcel, event, move),
    ...openRefundOfReturn(scope, facts, returning, reason),
    ...progressStatements(scope, facts, [returning]),
  ];
}

/** The statements that open the refund of a parcel's goods. In `facts` the parcel already has its new status. */
function openRefundOfReturn(
  acting: Acting,
  facts: OrderFacts,
  parcel: ParcelRow,
  reason: RefundReason,
): Statement[] {
  const availableFen = facts.unrefundedFen - promisedFen(facts.refunds);
  const amountFen = Math.min(parcel.goodsValueFen, availableFen);
  if (amountFen <= 0) return [];
  const terms = {
    status: 'RETURNING',
    amountFen,
    reason,
    parcelId: parcel.id,
  } as const;
  return openRefundStatements(acting, refundable(facts), terms).statements;
}

/**
 * Refunds the goods of a returned or lost parcel, at most what was paid and is not refunded. If the
 * shopper keeps nothing of the order, freight and fee are refunded too. In `facts` the parcel already
 * has its new status, but this refund is missing. Returns the refund, if there is one, and the
 * statements.
 */
export function payReturnStatements(
  acting: Acting,
  facts: OrderFacts,
  parcel: ParcelRow,
): { refund?: RefundRow; statements: Statement[] } {
  const { orderPayments, unrefundedFen } = facts;
  const parcelRefund = facts.refunds.findLast(({ parcelId }) => parcelId === parcel.id);
  const openRefund = parcelRefund && isOpenRefund(parcelRefund) ? parcelRefund : undefined;
  const isDecided = parcelRefund && !openRefund;
  const owedFen = isDecided ? 0 : parcel.goodsValueFen;
  const amountFen = everythingCameBack(facts) ? unrefundedFen : Math.min(owedFen, unrefundedFen);
  if (amountFen === 0)
    return { statements: openRefund ? dropStatements(acting, facts, openRefund) : [] };
  const reason = parcelRefund?.reason ?? (parcel.exception ? LOSS[parcel.exception] : 'OTHER');
  const terms = { amountFen, reason, parcelId: parcel.id, refund: openRefund };
  return payBackStatements(acting, refundable(facts), orderPayments, terms);
}

/** Rejects a refund after another one refunded everything. */
function dropStatements(acting: Acting, facts: OrderFacts, refund: RefundRow): Statement[] {
  const { db, now: doneAt } = acting;
  const { statements } = moveRefundStatements(acting, refund, {
    event: 'REJECTED',
    changes: { doneAt },
  });
  return [...statements, ...refundStatusStatements(db, refundable(facts))];
}

function refundable({ order }: OrderFacts): RefundableOrder {
  return { ...order, orderType: 'PURCHASE_ORDER' };
}
