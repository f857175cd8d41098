import { and, eq } from 'drizzle-orm';
import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import type { UNBOUGHT_REASONS } from '../../../contract/ops/orders/corrections.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { putBackStatements } from '../own-stock/reserve.ts';
import { paymentsOf } from '../payment/payments.ts';
import { closeStatements } from './closing.ts';
import { fulfil } from './fulfil.ts';
import { moveItemsStatement, moveOrderStatements } from './move-order.ts';
import { COST_STATUSES } from './ops-order.ts';
import type { OrderRow } from './order-view.ts';

/*
 * Corrections of what was reported of a purchase. Each throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if the
 * order's status does not allow it, also after a concurrent call.
 */

/** Withdraws the request for a supplement that is not paid: the agent buys the order. */
export function cancelSupplement(scope: Scope, idOrNo: string): Promise<PurchaseOrder> {
  const { status, orderType, orderId, type } = payments;
  return fulfil(scope, idOrNo, (order) => [
    ...moveOrderStatements(scope, order, 'SUPPLEMENT_CANCELLED'),
    scope.db
      .update(payments)
      .set({ status: 'CANCELLED' })
      .where(
        and(
          eq(orderType, 'PURCHASE_ORDER'),
          eq(orderId, order.id),
          eq(type, 'PURCHASE_SUPPLEMENT'),
          eq(status, 'UNPAID'),
        ),
      ),
  ]);
}

type PurchaseFacts = { cost?: string | undefined; upstreamOrderNo: string };

/**
 * Corrects the cost of a bought order, in yuan, and its number at the marketplace, until it is stocked in.
 */
export function correctCost(
  scope: Scope,
  idOrNo: string,
  facts: PurchaseFacts,
): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, (order) => [costStatement(scope, order, facts)]);
}

/** The statement of `correctCost`. A fact that is not given stays. */
export function costStatement(
  { db }: Pick<Scope, 'db'>,
  { id, status, tenantId }: OrderRow,
  { cost, upstreamOrderNo }: PurchaseFacts,
): Statement {
  if (!COST_STATUSES.includes(status)) throw illegalTransition(status, 'BOUGHT');
  return db
    .update(purchaseOrders)
    .set({
      ...(cost === undefined ? {} : { costFen: toFen(cost) }),
      ...(upstreamOrderNo === '' ? {} : { upstreamOrderNo }),
      status: onlyFrom(purchaseOrders.status, COST_STATUSES, status),
      version: increased(purchaseOrders.version),
    })
    .where(and(eq(purchaseOrders.tenantId, tenantId), eq(purchaseOrders.id, id)));
}

/**
 * Records that the seller refused an order after it was bought. It is bought again elsewhere, or closed with a
 * refund of everything.
 */
export function unbuyOrder(
  scope: Scope,
  idOrNo: string,
  refusal: {
    outcome: 'BUY_AGAIN' | 'CLOSE';
    reason: (typeof UNBOUGHT_REASONS)[number];
    note: string;
  },
): Promise<PurchaseOrder> {
  const { reason, note } = refusal;
  return fulfil(scope, idOrNo, async (order) => {
    if (refusal.outcome === 'CLOSE') {
      const orderPayments = await paymentsOf(scope, 'PURCHASE_ORDER', [order.id]);
      const refundReason = reason === 'PRICE_CHANGED' ? 'PRICE_DIFFERENCE' : reason;
      const closing = { event: 'SELLER_FAILED', closeReason: reason, refundReason, note } as const;
      return closeStatements(scope, order, orderPayments, closing);
    }
    return [
      ...moveOrderStatements(scope, order, 'UNBOUGHT', {
        changes: { upstreamOrderNo: '', costFen: null },
      }),
      moveItemsStatement(scope, order.id, ['PURCHASED'], 'PENDING'),
      ...(order.platform === 'SelfOwned' ? putBackStatements(scope, order) : []),
    ];
  });
}
