import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DbAndNow, OwnerScope } from '../base/scope.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { moveDeposit, OPEN_MS, ownDeposits } from './deposit-records.ts';

/** How many top-ups expire in one run. */
const MAX_PER_RUN = 200;

/** Expires the shopper's overdue top-ups, so that no list shows them as open. */
export async function expireOwnDeposits(scope: OwnerScope): Promise<void> {
  await expire(scope, ownDeposits(scope));
}

/** Expires overdue top-ups of all tenants, oldest first, for the timer. Returns how many were overdue. */
export function expireOverdueDeposits(context: DbAndNow): Promise<number> {
  return expire(context);
}

/**
 * Expires top-ups whose time was over before a transfer was submitted. If the transfer arrives later,
 * an operator can still credit it, with its amount in CNY at the rate of the day of arrival.
 */
async function expire(context: DbAndNow, condition?: SQL): Promise<number> {
  const { db, now } = context;
  const overdue = await db
    .select()
    .from(deposits)
    .where(
      and(
        condition,
        eq(deposits.status, 'PENDING_PAYMENT'),
        lte(deposits.createdAt, trustedTime(now, -OPEN_MS)),
      ),
    )
    .orderBy(asc(deposits.createdAt))
    .limit(MAX_PER_RUN);
  await oneByOne(overdue, async (row) => {
    try {
      await moveDeposit({ ...context, actor: 'SYSTEM' }, row, { event: 'EXPIRED' });
    } catch (error) {
      // Another call changed the top-up at the same time; it is not open any more.
      if (!(error instanceof Failure)) throw error;
    }
  });
  return overdue.length;
}

/** The timers of top-ups. */
export const depositTimers: SubjectTimers = {
  unpaidDeposits: ({ platform, now }) => expireOverdueDeposits({ db: platform.database, now }),
};
