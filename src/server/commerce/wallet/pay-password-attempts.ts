import { and, eq, lte, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { users } from '../../db/schema/users.ts';
import { commit } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notifyOfOperation, recordOperation } from '../identity/operations.ts';
import { isUser, requireUser } from '../identity/users.ts';

/**
 * Limits of wrong pay passwords (docs/domain.md section 4): 5 in a row lock for 30 minutes, 10 in a day
 * for 24 hours.
 *
 * How attempts are counted. An attempt is counted as wrong in one conditional UPDATE *before* its
 * password is compared, so that concurrent guesses, in any number of processes, can't exceed the
 * limit. The attempt that reaches the limit also sets the lock. A right attempt resets the count
 * (`failures = 0`) and lifts the lock. A wrong attempt that set the lock makes it final: it resets
 * the count and leaves the lock. So a lock with `failures > 0` is only held by running attempts, and
 * another attempt then waits a little instead of being refused. That is why 200 concurrent right
 * payments don't lock their owner out, while no more than 5 guesses are ever compared. An attempt
 * whose process died stays counted.
 */
const IN_A_ROW = 5;
const IN_A_DAY = 10;
const ROW_LOCK_MS = 30 * 60_000;
const DAY_LOCK_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** How long to wait for running attempts, and the shortest and longest time between two checks. */
const WAIT_MS = 20_000;
const FIRST_POLL_MS = 40;
const LAST_POLL_MS = 1000;

export type Attempt = { day: number; failures: number; dayFailures: number; lockedUntil: number };

/** Counts an attempt before its password is compared. Throws `PAY_PASSWORD_LOCKED` with `lockedUntil`. */
export async function beginAttempt(scope: OwnerScope): Promise<Attempt> {
  const since = Date.now();
  for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(pollMs * 1.5, LAST_POLL_MS)) {
    const waited = Date.now() - since;
    const now = scope.now + waited;
    const attempt = await countAttempt(scope, now);
    if (attempt) return attempt;
    const user = await requireUser(scope);
    const until = user.payPasswordLockedUntil;
    if (finalLock(user, now) !== undefined || (until > now && waited > WAIT_MS))
      throw locked(until);
    await new Promise((resolve) => setTimeout(resolve, pollMs * (0.5 + Math.random())));
  }
}

/** Call it if the password was right: resets the count of wrong ones in a row. */
export async function attemptWasRight(scope: OwnerScope, attempt: Attempt): Promise<void> {
  const { payPasswordDay: day, payPasswordDayFailures: dayFailures } = users;
  await scope.db
    .update(users)
    .set({
      payPasswordFailures: 0,
      payPasswordLockedUntil: 0,
      payPasswordDayFailures: sql`case when ${day} = ${attempt.day} then max(${dayFailures} - 1, 0) else ${dayFailures} end`,
    })
    .where(isUser(scope, scope.userId));
}

/**
 * Call it if the password was wrong: returns the failure to throw, and makes a lock that the
 * attempt set final.
 */
export async function attemptWasWrong(scope: OwnerScope, attempt: Attempt): Promise<Failure> {
  const { failures, dayFailures, lockedUntil } = attempt;
  const remaining = Math.max(0, Math.min(IN_A_ROW - failures, IN_A_DAY - dayFailures));
  const wrong = new Failure('WRONG_PAY_PASSWORD', { remaining });
  if (lockedUntil === 0) return wrong;
  const final = await scope.db
    .update(users)
    .set({ payPasswordFailures: 0 })
    .where(and(isUser(scope, scope.userId), eq(users.payPasswordLockedUntil, lockedUntil)))
    .returning({ id: users.id });
  if (final.length === 0) return wrong;
  await commit(scope.db, [
    recordOperation(scope, scope.userId, 'PAY_PASSWORD_LOCKED'),
    notifyOfOperation(scope, scope.userId, 'PAY_PASSWORD_LOCKED'),
  ]);
  return new Failure('WRONG_PAY_PASSWORD', { remaining, lockedUntil: iso(lockedUntil) });
}

/**
 * When a lock ends that is final, not only held by running attempts, in milliseconds since the
 * epoch; undefined without such a lock.
 */
export function finalLock(
  { payPasswordLockedUntil: until, payPasswordFailures: failures }: typeof users.$inferSelect,
  now: number,
): number | undefined {
  return until > now && failures === 0 ? until : undefined;
}

async function countAttempt(scope: OwnerScope, now: number): Promise<Attempt | undefined> {
  const today = Math.floor(now / DAY_MS);
  const { payPasswordLockedUntil: lockedUntil, payPasswordDay: day } = users;
  // A lock that has ended starts a new row.
  const failures = sql`case when ${lockedUntil} > 0 then 1 else ${users.payPasswordFailures} + 1 end`;
  const dayFailures = sql`case when ${day} = ${today} then ${users.payPasswordDayFailures} + 1 else 1 end`;
  const [row] = await scope.db
    .update(users)
    .set({
      payPasswordFailures: failures,
      payPasswordDayFailures: dayFailures,
      payPasswordDay: today,
      payPasswordLockedUntil: sql`case when (${dayFailures}) >= ${IN_A_DAY} then ${now + DAY_LOCK_MS} when (${failures}) >= ${IN_A_ROW} then ${now + ROW_LOCK_MS} else 0 end`,
    })
    .where(and(isUser(scope, scope.userId), lte(lockedUntil, now)))
    .returning({
      failures: users.payPasswordFailures,
      dayFailures: users.payPasswordDayFailures,
      lockedUntil: users.payPasswordLockedUntil,
    });
  return row && { ...row, day: today };
}

function locked(until: number): Failure {
  return new Failure('PAY_PASSWORD_LOCKED', { lockedUntil: iso(until) });
}
