import { and, asc, eq, lte } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DbAndNow } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { completeStatements } from './steps.ts';

/** The most orders that are completed in one run of the timer. */
const AT_ONCE = 200;
/** How long a delivered order waits for the shopper to confirm it. */
const CONFIRM_MS = 14 * 24 * 3_600_000;

/**
 * Completes the transit orders of all tenants that were delivered at least 14 days ago, the oldest
 * first. One that a concurrent call changes is left to the next run. Returns how many were due.
 */
export async function completeDelivered({ db, now }: DbAndNow): Promise<number> {
  const delivered = await db
    .select()
    .from(transitOrders)
    .where(
      and(
        eq(transitOrders.status, 'DELIVERED'),
        lte(transitOrders.statusAt, trustedTime(now, -CONFIRM_MS)),
      ),
    )
    .orderBy(asc(transitOrders.statusAt))
    .limit(AT_ONCE);
  const acting = { db, now, actor: 'SYSTEM' } as const;
  await oneByOne(delivered, async (order) =>
    commit(acting, await completeStatements(acting, order)),
  );
  return delivered.length;
}
