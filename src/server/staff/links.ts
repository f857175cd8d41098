import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import { atomically } from '../commerce/base/atomically.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { countAttempts } from '../commerce/identity/attempts.ts';
import { assertStrongPassword } from '../commerce/identity/passwords.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { newSecret } from '../crypto/random.ts';
import { staff, staffLinks } from '../db/schema/people/staff.ts';
import { logSecurity } from '../platform/security-log.ts';
import { tellOwner } from './account-mails.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { endSessions, newDeviceToken, wrongAttempts } from './sign-in.ts';
import { attemptScope, type EntryScope } from './staff-scope.ts';

/** How long a link works, in milliseconds. */
const LINK_MS = 3 * 86_400_000;

/** The path of the desk's page that opens a link. */
const LINK_PATH = '/desk/welcome';

/** A new one-time link for a person. The statement stores its hash; the token is only in the link. */
export async function newLink({ db, now }: Pick<Scope, 'db' | 'now'>, staffId: string) {
  const token = newSecret();
  const statement = db.insert(staffLinks).values({
    tokenHash: await sha256Hex(token),
    staffId,
    createdAt: now,
    expiresAt: now + LINK_MS,
  });
  return { path: `${LINK_PATH}?token=${token}`, statement };
}

/**
 * Sets the password of the person whose link it is, and ends their sessions. Each link works once. Returns a token
 * by which the browser is known from now on. Throws `WRONG_LINK` for a used, expired or unknown one, and
 * `WEAK_PASSWORD`.
 */
export async function acceptInvitation(
  scope: EntryScope,
  { token, password }: { token: string; password: string },
): Promise<{ deviceToken: string }> {
  const { db, now } = scope;
  const tokenHash = await sha256Hex(token);
  const [found] = await db
    .select({ person: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(
      and(
        eq(staffLinks.tokenHash, tokenHash),
        isNull(staffLinks.usedAt),
        gt(staffLinks.expiresAt, now),
      ),
    );
  if (!found || found.person.state === 'DISABLED') {
    await countAttempts(attemptScope(scope), wrongAttempts(scope, 'link', tokenHash));
    await noteFailure(scope, 'LINK');
    throw new Failure('WRONG_LINK');
  }
  const { id, email, name } = found.person;
  await assertStrongPassword(scope, password, { field: 'password', email, name });
  const passwordHash = await scope.passwords.hashPassword(password);
  await atomically(
    scope,
    [
      db
        .update(staffLinks)
        // Else NULL, which fails the batch: the link was used meanwhile.
        .set({
          createdAt: sql`case when ${staffLinks.usedAt} is null then ${staffLinks.createdAt} end`,
          usedAt: now,
        })
        .where(eq(staffLinks.tokenHash, tokenHash)),
      db.update(staff).set({ passwordHash, state: 'ACTIVE' }).where(eq(staff.id, id)),
      endSessions(scope, id),
    ],
    { STAFF_LINK_USED: () => new Failure('WRONG_LINK') },
  );
  logSecurity({ ...scope, tenantId: undefined }, 'staff_password_set', id);
  // Who accepts an invitation knows.
  if (found.person.state !== 'INVITED') await tellOwner(scope, found.person, 'PASSWORD');
  return { deviceToken: await newDeviceToken(scope, email) };
}
