import { and, asc, eq, lte } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/transit.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DatabaseAt } from '../base/scope.ts';
import { moveTransitStatements } from './move-transit.ts';

/** Orders completed in one run of the timer. */
const AT_ONCE = 200;
/** How long a delivered order waits for the shopper to confirm it. */
const CONFIRM_MS = 14 * 24 * 3_600_000;

/** Completes orders of every tenant that were delivered 14 days ago, the oldest first. Answers how many. */
export async function completeDelivered({ db, now }: DatabaseAt): Promise<number> {
  const delivered = await db
    .select()
    .from(transitOrders)
    .where(
      and(eq(transitOrders.status, 'DELIVERED'), lte(transitOrders.statusAt, now - CONFIRM_MS)),
    )
    .orderBy(asc(transitOrders.statusAt))
    .limit(AT_ONCE);
  const acting = { db, now, actor: 'SYSTEM' } as const;
  await oneByOne(delivered, (order) =>
    commit(db, moveTransitStatements(acting, order, 'COMPLETED')),
  );
  return delivered.length;
}
