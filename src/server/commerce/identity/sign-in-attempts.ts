import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/digest.ts';
import { newSecret } from '../../crypto/random.ts';
import { type AttemptPurpose, signInAttempts } from '../../db/schema/people/sign-in.ts';
import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';

/** What an attempt is for, and the session that asked; empty for a sign-in. */
type Asked = { purpose: AttemptPurpose; sessionId?: string };
type Expected = Record<string, string>;

/** Stores a sign-in that has begun, with what its answer is compared with. Returns the secret of the attempt. */
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

/** The condition for an attempt of this tenant that may still be answered, in the session that asked. */
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

/** What an open attempt expects; undefined if it is unknown, used or expired, or of something else. It stays open. */
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

/** As `readAttempt`, but from now on it is no longer open, whatever the answer was. Of two at once, one gets it. */
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

/** The statement that deletes attempts that nobody answered, of all tenants. */
export const deleteOldAttempts = (db: Database, before: SQL<number>) =>
  db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, before));
