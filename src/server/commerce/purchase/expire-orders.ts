import { and, asc, eq, lte } from 'drizzle-orm';
import { payments, purchaseOrders } from '../../db/schema/orders.ts';
import type { Database } from '../../platform/platform.ts';
import { commit, onlyFrom } from '../atomically.ts';
import { eventStatement } from '../history.ts';
import { notify } from '../notice/notify.ts';
import type { OrderRow } from './order-view.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';

type Moment = { db: Database; now: number };

/** Orders closed in one go of the timer. */
const AT_ONCE = 200;

/** Closes an unpaid order whose time is over. Does nothing where it was paid or closed meanwhile. */
export async function expireOrder({ db, now }: Moment, order: OrderRow): Promise<void> {
  const { id: orderId, tenantId, userId, orderNo, status } = order;
  const to = purchaseOrderStates.nextOrFail(status, 'PAYMENT_TIMEOUT');
  await commit(db, [
    db
      .update(purchaseOrders)
      .set({
        status: onlyFrom(purchaseOrders.status, [status], to),
        closeReason: 'PAYMENT_TIMEOUT',
      })
      .where(eq(purchaseOrders.id, orderId)),
    db
      .update(payments)
      .set({ status: 'EXPIRED' })
      .where(
        and(
          eq(payments.orderType, 'PURCHASE_ORDER'),
          eq(payments.orderId, orderId),
          eq(payments.status, 'UNPAID'),
        ),
      ),
    eventStatement(db, {
      orderType: 'PURCHASE_ORDER',
      orderId,
      event: 'PAYMENT_TIMEOUT',
      from: status,
      to,
      actor: 'SYSTEM',
      at: now,
    }),
    notify(db, { tenantId, userId, at: now }, 'ORDER_CLOSED', { orderNo }),
  ]);
}

/** Closes unpaid orders of every tenant whose time is over, the oldest first, for the timer. Answers how many. */
export async function expireOverdueOrders({ db, now }: Moment): Promise<number> {
  const overdue = await db
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.status, 'PENDING_PAYMENT'), lte(purchaseOrders.expiresAt, now)))
    .orderBy(asc(purchaseOrders.expiresAt))
    .limit(AT_ONCE);
  for (const order of overdue) await expireOrder({ db, now }, order);
  return overdue.length;
}
