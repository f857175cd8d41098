import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { ERROR_STATUS, type ErrorCode, Failure } from '../../../contract/errors.ts';
import { hex, hmacSha256 } from '../../crypto/digest.ts';
import { idempotencyKeys } from '../../db/schema/money/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from './atomically.ts';
import type { ClaimedKey, OwnerScope, Scope } from './scope.ts';
import type { SubjectTimers } from './timers.ts';
import { trustedTime } from './trusted-time.ts';

/** How long the first call's answer is repeated. */
const LIFETIME_MS = 24 * 3_600_000;
/**
 * After this time a second call takes the key over from the first one. If the first call is still
 * running, its batch fails (`KEY_TAKEN_OVER`).
 */
const TAKEN_OVER_AFTER_MS = 5_000;
/** How long a second call waits for the first one's answer, and how often it checks. */
const WAIT_MS = 15_000;
const POLL_MS = 50;

/** Stored in place of the HTTP status while the first call runs. */
const RUNNING = 0;

/** Refusals that pass by themselves: the same call with the same key may succeed later. */
const TEMPORARY: readonly ErrorCode[] = ['CONFLICT', 'PAY_PASSWORD_LOCKED', 'TOO_MANY_REQUESTS'];

type Call = { key: string; endpoint: string; request: unknown };
type Work<T> = {
  run: (scope: OwnerScope) => Promise<T>;
  /** The answer of a call that was committed, from the ids of the rows that it inserted or paid. */
  recall: (made: readonly string[]) => Promise<T>;
};
type Stored = typeof idempotencyKeys.$inferSelect;
type StoredFailure = Pick<Failure, 'code' | 'details' | 'fields'>;

/**
 * Runs a call at most once for its owner and key. The first answer, a success or a lasting `Failure`,
 * is kept for 24 hours and repeated; a second call while the first is running waits for its answer.
 * After an unexpected error or a temporary refusal, the call can be tried again with the same key.
 *
 * A process may die at any time. So the key's row also has the ids of the rows that the call inserted or
 * paid, written in the same transaction (`madeStatements`). A later call that finds ids answers from
 * those rows; one that finds none runs, because nothing was done. Throws `IDEMPOTENCY_MISMATCH` if the
 * key came with a different request before, and `CONFLICT` if the first call takes too long.
 */
export async function runOnce<T>(scope: OwnerScope, call: Call, work: Work<T>): Promise<T> {
  const requestHash = await hashOf(scope, call);
  const startedAt = Date.now();
  for (let waitedMs = 0; ; waitedMs = Date.now() - startedAt) {
    const claimed = await claim(scope, call, requestHash, scope.now + waitedMs);
    if (claimed) {
      const ended = await runClaimed({ ...scope, claimedKey: claimed }, claimed, work);
      if (ended) return ended.answer;
    }
    const first = await find(scope, call.key);
    if (first && (first.endpoint !== call.endpoint || first.requestHash !== requestHash)) {
      throw new Failure('IDEMPOTENCY_MISMATCH');
    }
    if (first && first.status !== RUNNING) return repeat<T>(first);
    if (first?.made) return work.recall(first.made);
    if (waitedMs > WAIT_MS) throw new Failure('CONFLICT');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * The statements for a change's batch that store the ids of the rows that it inserts or pays, in the row
 * of the call's idempotency key. None if the call came without a key. The batch fails with the guard
 * `KEY_TAKEN_OVER` if another call has taken the key over, or has committed already.
 */
export function madeStatements(
  { db, claimedKey }: Pick<Scope, 'db' | 'claimedKey'>,
  made: readonly string[],
): Statement[] {
  if (!claimedKey) return [];
  const guard = and(isClaimedBy(claimedKey), isOpen);
  return [
    db
      .update(idempotencyKeys)
      // If the guard doesn't hold, the status becomes NULL, which fails the batch with the guard `KEY_TAKEN_OVER`.
      .set({ status: sql`case when ${guard} then ${RUNNING} end`, made: [...made] })
      .where(isKey(claimedKey)),
  ];
}

/** The condition for a key whose call is running and has committed nothing. */
const isOpen = and(eq(idempotencyKeys.status, RUNNING), isNull(idempotencyKeys.made));

/**
 * Runs a call that has claimed its key. Returns its answer; undefined if another call has taken the key
 * over, or if the call failed after it had committed.
 */
async function runClaimed<T>(
  scope: OwnerScope,
  claimed: ClaimedKey,
  { run }: Work<T>,
): Promise<{ answer: T } | undefined> {
  try {
    const answer = await run(scope);
    await settle(scope.db, isClaimedBy(claimed), 200, answer);
    return { answer };
  } catch (error) {
    const isStillOpen = and(isClaimedBy(claimed), isOpen);
    const wasOpen =
      error instanceof Failure && isLasting(error)
        ? await settle(scope.db, isStillOpen, ERROR_STATUS[error.code], storedFailure(error))
        : await release(scope.db, isStillOpen);
    if (!wasOpen) return undefined;
    throw error;
  }
}

function isLasting({ code }: Failure): boolean {
  return ERROR_STATUS[code] < 500 && !TEMPORARY.includes(code);
}

function storedFailure({ code, details, fields }: Failure): StoredFailure {
  return { code, details, fields };
}

/** Removes answers that are too old to be repeated. */
export async function removeOldIdempotencyKeys(db: Database, now: number): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, trustedTime(now, -LIFETIME_MS)));
}

const isKey = ({ tenantId, userId, key }: Pick<ClaimedKey, 'tenantId' | 'userId' | 'key'>) =>
  and(
    eq(idempotencyKeys.tenantId, tenantId),
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
  );

/** The condition for a key that no other call has taken over. */
const isClaimedBy = (claimed: ClaimedKey) =>
  and(isKey(claimed), eq(idempotencyKeys.createdAt, claimed.claimedAt));

/**
 * Claims a key that is new, older than a day, or was claimed more than five seconds ago by a call that
 * has committed nothing. Returns undefined if another call has it; of concurrent calls one claims it.
 */
async function claim(
  { db, tenantId, userId }: OwnerScope,
  { key, endpoint }: Call,
  requestHash: string,
  now: number,
): Promise<ClaimedKey | undefined> {
  const claimed = { requestHash, endpoint, status: RUNNING, body: '', made: null, createdAt: now };
  const { createdAt } = idempotencyKeys;
  const taken = await db
    .insert(idempotencyKeys)
    .values({ tenantId, userId, key, ...claimed })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.userId, idempotencyKeys.key],
      set: claimed,
      setWhere: or(
        lt(createdAt, trustedTime(now, -LIFETIME_MS)),
        and(
          isOpen,
          lt(createdAt, now - TAKEN_OVER_AFTER_MS),
          eq(idempotencyKeys.endpoint, endpoint),
          eq(idempotencyKeys.requestHash, requestHash),
        ),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? { tenantId, userId, key, claimedAt: now } : undefined;
}

async function find(scope: OwnerScope, key: string): Promise<Stored | undefined> {
  const [row] = await scope.db
    .select()
    .from(idempotencyKeys)
    .where(isKey({ ...scope, key }));
  return row;
}

/** Stores the answer of a call with its HTTP status. Returns whether there was such a key. */
async function settle(
  db: Database,
  condition: SQL | undefined,
  status: number,
  answer: unknown,
): Promise<boolean> {
  const settled = await db
    .update(idempotencyKeys)
    .set({ status, body: JSON.stringify(answer) })
    .where(condition)
    .returning({ key: idempotencyKeys.key });
  return settled.length > 0;
}

/** Frees the key of a call that can be tried again. Returns whether there was such a key. */
async function release(db: Database, condition: SQL | undefined): Promise<boolean> {
  const released = await db
    .delete(idempotencyKeys)
    .where(condition)
    .returning({ key: idempotencyKeys.key });
  return released.length > 0;
}

/** Returns the stored answer of an earlier call, or throws its stored failure. */
function repeat<T>({ status, body }: Stored): T {
  const answer: unknown = JSON.parse(body);
  if (status < 400) return answer as T;
  const { code, details, fields } = answer as StoredFailure;
  throw new Failure(code, details, fields);
}

/**
 * The HMAC of a request. A plain hash would not do: the request may contain a pay password, and
 * somebody who reads the database could try all million of them.
 */
async function hashOf(scope: OwnerScope, { endpoint, request }: Call): Promise<string> {
  const [{ key }] = scope.keys.payPassword;
  const message = JSON.stringify(['idempotency', scope.tenantId, endpoint, request]);
  return hex(await hmacSha256(new Uint8Array(key), message));
}

/** The timers of idempotency. */
export const idempotencyTimers: SubjectTimers = {
  idempotencyKeys: ({ platform, now }) => removeOldIdempotencyKeys(platform.database, now),
};
