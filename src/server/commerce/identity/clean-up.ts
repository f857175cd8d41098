import { gt, lt, or } from 'drizzle-orm';
import { attempts, emailCodes, sessions } from '../../db/schema/people/users.ts';
import type { Database } from '../../platform/platform.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { EMAIL_CODE_KEPT_MS } from './email-codes.ts';
import { deleteOldAttempts } from './sign-in-attempts.ts';

/**
 * Longer than any window of attempts. A time further in the future comes from a clock that was wrong, and
 * would lock a shopper out until then.
 */
const MAX_AHEAD_MS = 2 * 24 * 3_600_000;

/**
 * Removes what has expired in all tenants: sessions, mailed codes, unfinished sign-ins, and counted
 * attempts. Also removes codes and attempts with a time in the future, from a clock that was ahead.
 */
export async function removeExpiredIdentity(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, trustedTime(now))),
    deleteOldAttempts(db, trustedTime(now)),
    db
      .delete(emailCodes)
      .where(
        or(
          lt(emailCodes.sentAt, trustedTime(now, -EMAIL_CODE_KEPT_MS)),
          gt(emailCodes.sentAt, now + MAX_AHEAD_MS),
        ),
      ),
    db
      .delete(attempts)
      .where(
        or(
          lt(attempts.windowEndsAt, trustedTime(now)),
          gt(attempts.windowEndsAt, now + MAX_AHEAD_MS),
        ),
      ),
  ]);
}

/** The timers of accounts. */
export const identityTimers: SubjectTimers = {
  identity: ({ platform, now }) => removeExpiredIdentity(platform.database, now),
};
