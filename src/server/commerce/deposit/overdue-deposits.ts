import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DatabaseAt, OwnerScope } from '../base/scope.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { moveDeposit, OPEN_MS, ownDeposits } from './deposit-records.ts';

/** Top-ups ended in one go. */
const AT_ONCE = 200;

/** Ends the shopper's overdue top-ups, so that no list shows them as open. */
export async function expireOwnDeposits(scope: OwnerScope): Promise<void> {
  await expire(scope, ownDeposits(scope));
}

/** Ends overdue top-ups of every tenant, the oldest first, for the timer. Answers how many. */
export function expireOverdueDeposits(at: DatabaseAt): Promise<number> {
  return expire(at);
}

/**
 * Ends top-ups whose rate has run out without word of a transfer. One that arrives late is credited
 * by an operator with what it is worth then.
 */
async function expire(at: DatabaseAt, whose?: SQL): Promise<number> {
  const { db, now } = at;
  const overdue = await db
    .select()
    .from(deposits)
    .where(
      and(whose, eq(deposits.status, 'PENDING_PAYMENT'), lte(deposits.createdAt, now - OPEN_MS)),
    )
    .orderBy(asc(deposits.createdAt))
    .limit(AT_ONCE);
  await oneByOne(overdue, async (row) => {
    try {
      await moveDeposit({ ...at, actor: 'SYSTEM' }, row, { event: 'EXPIRED' });
    } catch (error) {
      // Another call credited or cancelled it at the same time: it is no longer open either way.
      if (!(error instanceof Failure)) throw error;
    }
  });
  return overdue.length;
}

/** The timers of top-ups. */
export const depositTimers: SubjectTimers = {
  unpaidDeposits: ({ platform, now }) => expireOverdueDeposits({ db: platform.database, now }),
};
