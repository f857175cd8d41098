import { and, eq, inArray, sql } from 'drizzle-orm';
import { REFUND_TABS } from '../../../contract/calls/refunds.ts';
import type { PaymentStatus } from '../../../contract/values/money/money-kinds.ts';
import type { OrderRefundStatus } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';
import { isNoExtra, type RefundableOrder } from '../payment/refundable.ts';

/** The statuses of a payment that was paid, refunded or not. */
const PAID_STATUSES: PaymentStatus[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * The statement that computes a purchase order's `refundStatus` from its refunds and payments, for
 * the end of a batch that changes them; payments for its parcels' storage and for services don't count. Empty for a
 * transit order, which has no such status.
 */
export function refundStatusStatements(
  db: Database,
  { id, orderType, tenantId }: Pick<RefundableOrder, 'id' | 'orderType' | 'tenantId'>,
): Statement[] {
  if (orderType !== 'PURCHASE_ORDER') return [];
  const ofOrder = and(
    eq(payments.tenantId, tenantId),
    eq(payments.orderType, orderType),
    eq(payments.orderId, id),
    isNoExtra(),
  );
  const refunded = sql`(select coalesce(sum(${payments.refundedFen}), 0) from ${payments} where ${ofOrder})`;
  const paid = sql`(select coalesce(sum(${payments.amountFen}), 0) from ${payments} where ${and(ofOrder, inArray(payments.status, PAID_STATUSES))})`;
  const hasRefundIn = (statuses: readonly (typeof REFUND_TABS.all)[number][]) =>
    sql`exists (select 1 from ${refunds} where ${and(
      // Without the plus, one status makes SQLite read all the tenant's refunds of that status.
      sql`+${refunds.tenantId} = ${tenantId}`,
      eq(refunds.orderType, orderType),
      eq(refunds.orderId, id),
      inArray(refunds.status, [...statuses]),
    )})`;
  const refundStatus = sql<OrderRefundStatus>`case
    when ${hasRefundIn(REFUND_TABS.open)} then 'PENDING'
    when ${refunded} > 0 and ${refunded} = ${paid} then 'FULL'
    when ${refunded} > 0 then 'PARTIAL'
    when ${hasRefundIn(['REJECTED'])} then 'REJECTED'
    else 'NONE' end`;
  return [
    db
      .update(purchaseOrders)
      .set({ refundStatus })
      .where(and(eq(purchaseOrders.tenantId, tenantId), eq(purchaseOrders.id, id))),
  ];
}
