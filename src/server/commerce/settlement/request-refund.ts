import { and, eq } from 'drizzle-orm';
import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { commitPlan } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { RefundableOrder } from '../payment/refundable.ts';
import { findOrder, itemsOf } from '../purchase/find-orders.ts';
import { shopperActions } from '../purchase/purchase-order-states.ts';
import { endRefund } from '../refund/move-refund.ts';
import { openRefundStatements, type RefundRow, refundsOf, viewRefund } from '../refund/records.ts';
import { parcelsIn } from '../transit/parcels.ts';
import { findTransit } from '../transit/records.ts';
import { transitActions } from '../transit/transit-states.ts';
import { ownUpload } from '../upload/uploads.ts';
import { refundFen } from './refund-amount.ts';
import { type RefundedOrder, tenantRefunded } from './refunded-order.ts';

/** A shopper's request. `amount` is CNY; without it, everything that can be refunded is requested. */
export type RefundRequest = {
  orderType: OrderType;
  orderNo: string;
  reason: RefundReason;
  amount?: string | undefined;
  /** The affected lines of a purchase order, or parcels of a transit order. */
  itemIds?: string[];
  /** The keys of uploaded photos. */
  photos?: string[];
  note: string;
};

/**
 * Requests a refund of what was paid for an order and is neither refunded nor in an open refund. Its
 * parcels' storage is not included. An operator decides about the request and its amount. Allowed for
 * purchase orders once they are bought, and for transit orders once they arrived or failed.
 *
 * Throws
 * - `NOT_FOUND`: no such order, or, at `photos`, a file that the shopper did not upload for a refund;
 * - `ILLEGAL_TRANSITION`: the order's status allows no refund;
 * - `REFUND_OPEN`: a request is undecided;
 * - `NOTHING_TO_REFUND`;
 * - `VALIDATION_FAILED`: an `amount` of zero or above what is left, or `itemIds` that the order does not
 *   have.
 */
export async function requestRefund(scope: OwnerScope, request: RefundRequest): Promise<Refund> {
  const { orderType, orderNo, reason, itemIds = [], photos = [], note } = request;
  for (const key of photos) {
    await ownUpload(scope, key, { catalog: 'REFUND_PHOTO', field: 'photos' });
  }
  const { refund } = await commitPlan(scope, async () => {
    const { order, orderPayments } = await ownOrderToRefund(scope, orderType, orderNo);
    const orderRefunds = await refundsOf(scope, orderType, [order.id]);
    if (orderRefunds.some(({ status }) => status === 'REQUESTED')) throw new Failure('REFUND_OPEN');
    const amountFen = refundFen(orderPayments, orderRefunds, { amount: request.amount });
    await assertItemsOf(scope, orderType, order, itemIds);
    const terms = { status: 'REQUESTED', amountFen, reason, itemIds, photos, note } as const;
    const { refund, statements } = openRefundStatements(scope, order, terms);
    return { refund, statements: [...madeStatements(scope, [refund.id]), ...statements] };
  });
  return viewRefund(refund);
}

/** Throws `VALIDATION_FAILED` at `itemIds` unless all are lines of the purchase, or parcels of the transit order. */
async function assertItemsOf(
  scope: OwnerScope,
  orderType: OrderType,
  { id }: Pick<RefundableOrder, 'id'>,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const items =
    orderType === 'TRANSIT_ORDER'
      ? await parcelsIn(scope, { id, tenantId: scope.tenantId })
      : await itemsOf(scope, [id]);
  if (itemIds.every((itemId) => items.some((item) => item.id === itemId))) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'itemIds', code: 'choice' }]);
}

/** Cancels a refund request of the caller that is not decided. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function cancelRefund(scope: OwnerScope, id: string): Promise<Refund> {
  const row = await ownRefund(scope, id);
  const { order } = await tenantRefunded(scope, row.orderType, row.orderId);
  const cancelled: RefundRow = await endRefund(scope, row, order, { event: 'CANCELLED' });
  return viewRefund(cancelled);
}

/** A refund of the caller. Throws `NOT_FOUND`. */
export async function getRefund(scope: OwnerScope, id: string): Promise<Refund> {
  return viewRefund(await ownRefund(scope, id));
}

async function ownRefund(scope: OwnerScope, id: string): Promise<RefundRow> {
  const { tenantId, userId } = scope;
  const [row] = await scope.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.tenantId, tenantId), eq(refunds.userId, userId)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The caller's order by number. Throws `ILLEGAL_TRANSITION` unless its status allows a refund request. */
async function ownOrderToRefund(
  scope: OwnerScope,
  orderType: OrderType,
  orderNo: string,
): Promise<RefundedOrder> {
  const { id, status, isRefundable } =
    orderType === 'PURCHASE_ORDER'
      ? await ownPurchase(scope, orderNo)
      : await ownTransit(scope, orderNo);
  if (!isRefundable) throw illegalTransition(status, 'REFUND_REQUESTED');
  return tenantRefunded(scope, orderType, id);
}

async function ownPurchase(scope: OwnerScope, orderNo: string) {
  const { id, status } = await findOrder(scope, orderNo);
  return { id, status, isRefundable: shopperActions(status).includes('requestRefund') };
}

async function ownTransit(scope: OwnerScope, orderNo: string) {
  const { id, status } = await findTransit(scope, orderNo);
  return {
    id,
    status,
    isRefundable: transitActions(status, { refundable: true }).includes('claim'),
  };
}
