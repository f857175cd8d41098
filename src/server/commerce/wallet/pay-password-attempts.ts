import { and, count, eq, exists, gt, lte, or, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { payPasswordAttempts, users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { commit } from '../base/atomically.ts';
import { DAY_MS, iso } from '../base/clock.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notifyOfOperation, recordOperation } from '../identity/operations.ts';
import { isUser, requireUser } from '../identity/users.ts';

/**
 * Limits of wrong pay passwords (docs/domain.md section 4): 5 in a row lock for 30 minutes, 10 in a
 * day for 24 hours.
 *
 * An attempt takes a slot, a row of `pay_password_attempts`, *before* its password is compared, in one
 * conditional INSERT. There are as many slots as wrong passwords are still allowed, so concurrent
 * guesses, in any number of processes, can't exceed a limit. Further attempts wait until a slot is
 * free. When an attempt has its result, it frees its slot, and only a wrong password is counted.
 *
 * The slot of an attempt whose process died is free after `ATTEMPT_MS`. If that attempt is only slow,
 * its result is not used: a guess without a slot never gets an answer.
 */
const MAX_IN_A_ROW = 5;
const MAX_IN_A_DAY = 10;
const ROW_LOCK_MS = 30 * 60_000;
const DAY_LOCK_MS = 24 * 3_600_000;

/** How long an attempt keeps its slot: longer than an attempt takes. */
const ATTEMPT_MS = 15_000;
/** How long to wait for a slot, and the shortest and longest time between two checks. */
const WAIT_MS = 20_000;
const MIN_POLL_MS = 40;
const MAX_POLL_MS = 1000;

/** An attempt that has a slot, and when it took it, in milliseconds since the epoch. */
export type Attempt = { id: string; at: number };

/**
 * Waits for a slot. Throws `PAY_PASSWORD_LOCKED` at `field` with `lockedUntil`, and `CONFLICT` if no
 * slot was free for 20 seconds.
 */
export async function beginAttempt(scope: OwnerScope, field: string): Promise<Attempt> {
  const startedAt = Date.now();
  let waitedMs = 0;
  for (let pollMs = MIN_POLL_MS; ; pollMs = Math.min(pollMs * 1.5, MAX_POLL_MS)) {
    const at = scope.now + waitedMs;
    const attempt = await takeSlot(scope, at);
    if (attempt) return attempt;
    const { payPasswordLockedUntil: until } = await requireUser(scope);
    if (until > at) {
      const details = { lockedUntil: iso(until) };
      throw new Failure('PAY_PASSWORD_LOCKED', details, [{ field, code: 'invalid' }]);
    }
    if (waitedMs > WAIT_MS) throw new Failure('CONFLICT');
    await new Promise((resolve) => setTimeout(resolve, pollMs * (0.5 + Math.random())));
    waitedMs = Date.now() - startedAt;
  }
}

/**
 * Ends an attempt with the right password: the count of wrong ones in a row is 0 again. Throws
 * `CONFLICT` if the slot was lost.
 */
export async function endRightAttempt(scope: OwnerScope, attempt: Attempt): Promise<void> {
  const { db } = scope;
  const [reset] = await db.batch([
    db
      .update(users)
      .set({ payPasswordFailures: 0, payPasswordLockedUntil: 0 })
      .where(and(isUser(scope, scope.userId), hasSlot(scope, attempt)))
      .returning({ id: users.id }),
    freeSlots(scope, attempt),
  ]);
  if (reset.length === 0) throw new Failure('CONFLICT');
}

/**
 * Ends an attempt with a wrong password: counts it, and locks the pay password at the limit. Returns the
 * failure at `field` to throw. Throws `CONFLICT` if the slot was lost.
 */
export async function endWrongAttempt(
  scope: OwnerScope,
  attempt: Attempt,
  field: string,
): Promise<Failure> {
  const { db } = scope;
  const { failures, dayFailures, today } = wrongSoFar(attempt.at);
  const [[counted]] = await db.batch([
    db
      .update(users)
      .set({
        payPasswordFailures: sql`${failures} + 1`,
        payPasswordDayFailures: sql`${dayFailures} + 1`,
        payPasswordDay: today,
        payPasswordLockedUntil: sql`case when ${dayFailures} + 1 >= ${MAX_IN_A_DAY} then ${attempt.at + DAY_LOCK_MS} when ${failures} + 1 >= ${MAX_IN_A_ROW} then ${attempt.at + ROW_LOCK_MS} else 0 end`,
      })
      .where(and(isUser(scope, scope.userId), hasSlot(scope, attempt)))
      .returning({
        inARow: users.payPasswordFailures,
        inADay: users.payPasswordDayFailures,
        lockedUntil: users.payPasswordLockedUntil,
      }),
    freeSlots(scope, attempt),
  ]);
  if (!counted) throw new Failure('CONFLICT');
  const { inARow, inADay, lockedUntil } = counted;
  const remaining = Math.max(0, Math.min(MAX_IN_A_ROW - inARow, MAX_IN_A_DAY - inADay));
  const fields = [{ field, code: 'invalid' as const }];
  if (lockedUntil === 0) return new Failure('WRONG_PAY_PASSWORD', { remaining }, fields);
  await commit(scope, [
    recordOperation(scope, scope.userId, 'PAY_PASSWORD_LOCKED'),
    notifyOfOperation(scope, scope.userId, 'PAY_PASSWORD_LOCKED'),
  ]);
  logSecurity(scope, 'pay_password_locked', scope.userId);
  return new Failure('WRONG_PAY_PASSWORD', { remaining, lockedUntil: iso(lockedUntil) }, fields);
}

/**
 * The wrong passwords so far, as SQL: `failures` in a row, which are counted from 0 again after a lock, and
 * `dayFailures` today.
 */
function wrongSoFar(at: number) {
  const today = Math.floor(at / DAY_MS);
  return {
    today,
    failures: sql`(case when ${users.payPasswordLockedUntil} > 0 then 0 else ${users.payPasswordFailures} end)`,
    dayFailures: sql`(case when ${users.payPasswordDay} = ${today} then ${users.payPasswordDayFailures} else 0 end)`,
  };
}

/** Takes a slot for the shopper if one is free and the pay password is not locked. */
async function takeSlot(scope: OwnerScope, at: number): Promise<Attempt | undefined> {
  const { db } = scope;
  const { failures, dayFailures } = wrongSoFar(at);
  const running = db
    .select({ rows: count() })
    .from(payPasswordAttempts)
    .where(and(ofOwner(scope), gt(payPasswordAttempts.startedAt, at - ATTEMPT_MS)));
  const isFree = and(
    lte(users.payPasswordLockedUntil, at),
    sql`${failures} + (${running}) < ${MAX_IN_A_ROW}`,
    sql`${dayFailures} + (${running}) < ${MAX_IN_A_DAY}`,
  );
  const [taken] = await db
    .insert(payPasswordAttempts)
    .select(
      db
        .select({
          id: sql<string>`${newId(at)}`.as('id'),
          tenantId: users.tenantId,
          userId: sql<string>`${users.id}`.as('user_id'),
          startedAt: sql<number>`${at}`.as('started_at'),
        })
        .from(users)
        .where(and(isUser(scope, scope.userId), isFree)),
    )
    .returning({ id: payPasswordAttempts.id });
  return taken && { id: taken.id, at };
}

/** The condition that the attempt still has its slot. */
function hasSlot({ db }: OwnerScope, { id }: Attempt) {
  return exists(
    db
      .select({ id: payPasswordAttempts.id })
      .from(payPasswordAttempts)
      .where(eq(payPasswordAttempts.id, id)),
  );
}

/** The statement that frees the attempt's slot, and those of attempts whose process died. */
function freeSlots(scope: OwnerScope, { id, at }: Attempt) {
  const { startedAt } = payPasswordAttempts;
  return scope.db
    .delete(payPasswordAttempts)
    .where(
      or(eq(payPasswordAttempts.id, id), and(ofOwner(scope), lte(startedAt, at - ATTEMPT_MS))),
    );
}

function ofOwner({ tenantId, userId }: OwnerScope) {
  return and(eq(payPasswordAttempts.tenantId, tenantId), eq(payPasswordAttempts.userId, userId));
}
