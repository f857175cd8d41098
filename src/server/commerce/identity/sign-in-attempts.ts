import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/digest.ts';
import { newSecret } from '../../crypto/random.ts';
import { type AttemptPurpose, signInAttempts } from '../../db/schema/people/sign-in.ts';
import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';

/** The purpose of an attempt, and the session that began it; empty for a sign-in. */
type Asked = { purpose: AttemptPurpose; sessionId?: string };
type Expected = Record<string, string>;

/**
 * Stores a sign-in that has begun, with the values that its response is compared with. Returns the secret
 * of the attempt.
 */
export async function storeAttempt(
  { db, tenantId, now }: Scope,
  { purpose, sessionId = '' }: Asked,
  { expected, lifetimeMs }: { expected: Expected; lifetimeMs: number },
): Promise<string> {
  const attempt = newSecret();
  await db.insert(signInAttempts).values({
    attemptHash: await sha256Hex(attempt),
    tenantId,
    purpose,
    sessionId,
    expected,
    expiresAt: now + lifetimeMs,
  });
  return attempt;
}

/**
 * The condition for an attempt of this tenant that can still be completed, in the session that began it.
 */
async function isOpen(
  { tenantId, now }: Scope,
  attempt: string,
  { purpose, sessionId = '' }: Asked,
): Promise<SQL | undefined> {
  return and(
    eq(signInAttempts.attemptHash, await sha256Hex(attempt)),
    eq(signInAttempts.tenantId, tenantId),
    eq(signInAttempts.purpose, purpose),
    eq(signInAttempts.sessionId, sessionId),
    gt(signInAttempts.expiresAt, now),
  );
}

/**
 * The expected values of an open attempt; undefined if it is unknown, used, expired, or for another
 * purpose. The attempt stays open.
 */
export async function readAttempt(
  scope: Scope,
  attempt: string,
  asked: Asked,
): Promise<Expected | undefined> {
  const condition = await isOpen(scope, attempt, asked);
  const [found] = await scope.db
    .select({ expected: signInAttempts.expected })
    .from(signInAttempts)
    .where(condition);
  return found?.expected;
}

/**
 * As `readAttempt`, but closes the attempt, whatever the response was. If two calls take it at once, only one
 * of them gets it.
 */
export async function takeAttempt(
  scope: Scope,
  attempt: string,
  asked: Asked,
): Promise<Expected | undefined> {
  const condition = await isOpen(scope, attempt, asked);
  const [taken] = await scope.db
    .delete(signInAttempts)
    .where(condition)
    .returning({ expected: signInAttempts.expected });
  return taken?.expected;
}

/** The statement that deletes attempts that were never completed, of all tenants. */
export const deleteOldAttempts = (db: Database, before: SQL<number>) =>
  db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, before));
