import { and, asc, eq, lte } from 'drizzle-orm';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Acting, DatabaseAt } from '../base/scope.ts';
import { moveOrderStatements } from './move-order.ts';

/** How long after delivery to the shopper's own warehouse an order is completed by itself. */
const COMPLETED_AFTER_MS = 7 * 24 * 3_600_000;

/** Orders completed in one run of the timer. */
const AT_ONCE = 200;

/** Completes orders of every tenant that were delivered to shoppers' own warehouses a week ago. Returns how many were due. */
export async function completeOrders({ db, now }: DatabaseAt): Promise<number> {
  const acting: Acting = { db, now, actor: 'SYSTEM' };
  const due = await db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        eq(purchaseOrders.status, 'DELIVERED_TO_USER_WAREHOUSE'),
        lte(purchaseOrders.statusAt, now - COMPLETED_AFTER_MS),
      ),
    )
    .orderBy(asc(purchaseOrders.statusAt))
    .limit(AT_ONCE);
  await oneByOne(due, (order) => commit(db, moveOrderStatements(acting, order, 'COMPLETED')));
  return due.length;
}
