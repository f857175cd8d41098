import { and, eq, lt, sql } from 'drizzle-orm';
import { ERROR_STATUS, Failure } from '../../../contract/errors.ts';
import { hex, hmacSha256 } from '../../crypto/digest.ts';
import { idempotencyKeys } from '../../db/schema/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import type { OwnerScope } from './scope.ts';
import type { SubjectTimers } from './timers.ts';

/** How long the first call's answer is repeated. */
const KEPT_MS = 24 * 3_600_000;
/** Longer than any call runs. A key whose call has not ended after this is free again: its process has died. */
const DEAD_AFTER_MS = 60_000;
/** How long a second call waits for the first one's answer, and how often it checks. */
const WAIT_MS = 15_000;
const POLL_MS = 50;

/** Stored in place of the HTTP status while the first call runs. */
const RUNNING = 0;

type Call = { key: string; endpoint: string; request: unknown };
type Stored = typeof idempotencyKeys.$inferSelect;
type StoredFailure = Pick<Failure, 'code' | 'details' | 'fields'>;

/**
 * Runs a call at most once for its owner and key. The first answer, a success or a `Failure`, is
 * kept for 24 hours and repeated; a second call while the first is running waits for its answer.
 * An unexpected error frees the key, so that the call can be tried again: transfers of money are
 * atomic and have their own keys. Throws `IDEMPOTENCY_MISMATCH` when the key came with another
 * request, and `CONFLICT` when the first call takes too long.
 */
export async function runOnce<T>(scope: OwnerScope, call: Call, run: () => Promise<T>): Promise<T> {
  const requestHash = await hashOf(scope, call);
  const since = Date.now();
  while (!(await claim(scope, call, requestHash))) {
    const first = await find(scope, call.key);
    if (first && (first.endpoint !== call.endpoint || first.requestHash !== requestHash)) {
      throw new Failure('IDEMPOTENCY_MISMATCH');
    }
    if (first && first.status !== RUNNING) return repeat<T>(first);
    if (Date.now() - since > WAIT_MS) throw new Failure('CONFLICT');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    const answer = await run();
    await settle(scope, call.key, 200, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof Failure) || ERROR_STATUS[error.code] >= 500) {
      await release(scope, call.key);
    } else {
      const { code, details, fields } = error;
      await settle(scope, call.key, ERROR_STATUS[code], { code, details, fields });
    }
    throw error;
  }
}

/** Removes answers that are too old to be repeated. */
export async function removeOldIdempotencyKeys(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - KEPT_MS));
}

const keyed = ({ tenantId, userId }: OwnerScope, key: string) =>
  and(
    eq(idempotencyKeys.tenantId, tenantId),
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
  );

/**
 * Takes a key that is new, older than a day, or left by a call whose process died. Returns whether
 * it was taken; of concurrent calls one takes it.
 */
async function claim(scope: OwnerScope, call: Call, requestHash: string): Promise<boolean> {
  const { tenantId, userId, now } = scope;
  const claimed = {
    requestHash,
    endpoint: call.endpoint,
    status: RUNNING,
    body: '',
    createdAt: now,
  };
  const { createdAt, status } = idempotencyKeys;
  const taken = await scope.db
    .insert(idempotencyKeys)
    .values({ tenantId, userId, key: call.key, ...claimed })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.userId, idempotencyKeys.key],
      set: claimed,
      setWhere: sql`${createdAt} < ${now - KEPT_MS} or (${status} = ${RUNNING} and ${createdAt} < ${now - DEAD_AFTER_MS})`,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

async function find(scope: OwnerScope, key: string): Promise<Stored | undefined> {
  const [row] = await scope.db.select().from(idempotencyKeys).where(keyed(scope, key));
  return row;
}

async function settle(
  scope: OwnerScope,
  key: string,
  status: number,
  answer: unknown,
): Promise<void> {
  await scope.db
    .update(idempotencyKeys)
    .set({ status, body: JSON.stringify(answer) })
    .where(keyed(scope, key));
}

async function release(scope: OwnerScope, key: string): Promise<void> {
  await scope.db.delete(idempotencyKeys).where(keyed(scope, key));
}

function repeat<T>({ status, body }: Stored): T {
  const answer: unknown = JSON.parse(body);
  if (status < 400) return answer as T;
  const { code, details, fields } = answer as StoredFailure;
  throw new Failure(code, details, fields);
}

/**
 * The HMAC of a request. No plain hash, because the request may hold a pay password, and there are
 * only a million of those.
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
