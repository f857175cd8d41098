import { and, asc, eq, exists, lte, or } from 'drizzle-orm';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DbAndNow } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { paymentsOf } from '../payment/payments.ts';
import { closeStatements } from './closing.ts';
import type { OrderRow } from './order-view.ts';

/** How many orders are closed in one run of the timer. */
const MAX_PER_RUN = 200;

/** The condition for orders whose time to pay is over, for the order itself or for a supplement. */
export function isOverdue({ db, now }: DbAndNow) {
  const { status, expiresAt, id } = purchaseOrders;
  const overdueSupplement = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderType, 'PURCHASE_ORDER'),
        eq(payments.orderId, id),
        eq(payments.status, 'UNPAID'),
        eq(payments.type, 'PURCHASE_SUPPLEMENT'),
        lte(payments.expiresAt, trustedTime(now)),
      ),
    );
  return or(
    and(eq(status, 'PENDING_PAYMENT'), lte(expiresAt, trustedTime(now))),
    and(eq(status, 'PENDING_SUPPLEMENT'), exists(overdueSupplement)),
  );
}

/**
 * Closes an order whose time to pay is over, and refunds what was paid before a supplement was due.
 * Does nothing if the order was paid or closed meanwhile.
 */
export async function closeOverdueOrder({ db, now }: DbAndNow, order: OrderRow): Promise<void> {
  const orderPayments = await paymentsOf({ db, tenantId: order.tenantId }, 'PURCHASE_ORDER', [
    order.id,
  ]);
  const statements = closeStatements({ db, now, actor: 'SYSTEM' }, order, orderPayments, {
    event: 'PAYMENT_TIMEOUT',
    closeReason: 'PAYMENT_TIMEOUT',
    refundReason: 'PRICE_DIFFERENCE',
  });
  await commit({ db }, statements);
}

/** Closes overdue orders of all tenants, the oldest first, for the timer. Returns how many were overdue. */
export async function closeOverdueOrders({ db, now }: DbAndNow): Promise<number> {
  const rows = await db
    .select()
    .from(purchaseOrders)
    .where(isOverdue({ db, now }))
    .orderBy(asc(purchaseOrders.expiresAt))
    .limit(MAX_PER_RUN);
  await oneByOne(rows, (order) => closeOverdueOrder({ db, now }, order));
  return rows.length;
}
