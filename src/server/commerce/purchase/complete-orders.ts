import { and, asc, eq, lte } from 'drizzle-orm';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Acting, DbAndNow } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { moveOrderStatements } from './move-order.ts';

/** How long after delivery to the shopper's own warehouse an order is completed automatically. */
const COMPLETED_AFTER_MS = 7 * 24 * 3_600_000;

/** How many orders are completed in one run of the timer. */
const MAX_PER_RUN = 200;

/**
 * Completes the orders of all tenants that were delivered to shoppers' own warehouses at least a
 * week ago. Returns how many were due.
 */
export async function completeOrders({ db, now }: DbAndNow): Promise<number> {
  const acting: Acting = { db, now, actor: 'SYSTEM' };
  const due = await db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        eq(purchaseOrders.status, 'DELIVERED_TO_USER_WAREHOUSE'),
        lte(purchaseOrders.statusAt, trustedTime(now, -COMPLETED_AFTER_MS)),
      ),
    )
    .orderBy(asc(purchaseOrders.statusAt))
    .limit(MAX_PER_RUN);
  await oneByOne(due, (order) => commit(acting, moveOrderStatements(acting, order, 'COMPLETED')));
  return due.length;
}
