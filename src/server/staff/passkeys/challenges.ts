import { and, eq, gt, lte } from 'drizzle-orm';
import type { Scope } from '../../commerce/base/scope.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newSecret } from '../../crypto/random.ts';
import { CHALLENGE_MS } from '../../crypto/web-authn.ts';
import { staffChallenges } from '../../db/schema/people/staff.ts';

type Purpose = (typeof staffChallenges.$inferSelect)['purpose'];
type ChallengeUse = { purpose: Purpose; sessionId: string };

/** The secret of a new attempt, and the statement that stores the attempt's purpose. */
export async function newChallenge(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
  lifetimeMs = CHALLENGE_MS,
) {
  const attempt = newSecret();
  const statement = db.insert(staffChallenges).values({
    attemptHash: await sha256Hex(attempt),
    challenge,
    purpose,
    sessionId,
    expiresAt: now + lifetimeMs,
  });
  return { attempt, statement };
}

/** Stores the challenge for a passkey, and returns the secret of the attempt. */
export async function storeChallenge(
  scope: Pick<Scope, 'db' | 'now'>,
  challenge: string,
  use: ChallengeUse,
): Promise<string> {
  const { attempt, statement } = await newChallenge(scope, challenge, use);
  await statement;
  return attempt;
}

/**
 * Takes the challenge of an attempt, which from now on is invalid, whatever the answer was. Undefined for
 * an attempt that is unknown, used or expired, or was begun for another purpose or in another session.
 */
export async function takeChallenge(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  attempt: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.attemptHash, await sha256Hex(attempt)),
        eq(staffChallenges.purpose, purpose),
        eq(staffChallenges.sessionId, sessionId),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken?.challenge;
}

/** Deletes challenges that were never answered. */
export async function deleteOldChallenges({ platform, now }: TimerContext): Promise<void> {
  await platform.database.delete(staffChallenges).where(lte(staffChallenges.expiresAt, now));
}
