import { lt } from 'drizzle-orm';
import { attempts, emailCodes, sessions } from '../../db/schema/users.ts';
import type { Database } from '../../platform/platform.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { EMAIL_CODE_KEPT_MS } from './email-codes.ts';

/** Removes what has expired in all tenants: sessions, mailed codes and counted attempts. */
export async function removeExpiredIdentity(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(emailCodes).where(lt(emailCodes.sentAt, now - EMAIL_CODE_KEPT_MS)),
    db.delete(attempts).where(lt(attempts.windowEndsAt, now)),
  ]);
}

/** The timers of accounts. */
export const identityTimers: SubjectTimers = {
  identity: ({ platform, now }) => removeExpiredIdentity(platform.database, now),
};
