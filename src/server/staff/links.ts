import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import { atomically } from '../commerce/base/atomically.ts';
import type { Scope } from '../commerce/base/scope.ts';
import type { TimerContext } from '../commerce/base/timers.ts';
import { countAttempts } from '../commerce/identity/attempts.ts';
import { assertStrongPassword } from '../commerce/identity/passwords.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { newSecret } from '../crypto/random.ts';
import { staff, staffLinks } from '../db/schema/people/staff.ts';
import { logSecurity } from '../platform/security-log.ts';
import { mailOwner } from './account-mails.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { endSessions, newDeviceToken, wrongAttempts } from './sign-in.ts';
import { attemptScope, type EntryScope } from './staff-scope.ts';

/** How long a link works, in milliseconds. */
const LINK_MS = 3 * 86_400_000;

/** The path of the desk's page that opens a link. */
const LINK_PATH = '/desk/welcome';

/**
 * A new one-time link for a person, and the statements that store its hash and end the person's older links. The
 * token is only in the link.
 */
export async function newLink(scope: Pick<Scope, 'db' | 'now'>, staffId: string) {
  const token = newSecret();
  const stored = scope.db.insert(staffLinks).values({
    tokenHash: await sha256Hex(token),
    staffId,
    createdAt: scope.now,
    expiresAt: scope.now + LINK_MS,
  });
  return { path: `${LINK_PATH}?token=${token}`, statements: [endLinks(scope, staffId), stored] };
}

/** The statement that ends all links of a person. */
const endLinks = ({ db, now }: Pick<Scope, 'db' | 'now'>, staffId: string) =>
  db
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)));

/** Deletes the links that have expired. */
export async function deleteOldLinks({ platform, now }: TimerContext): Promise<void> {
  await platform.database.delete(staffLinks).where(lte(staffLinks.expiresAt, now));
}

/**
 * Sets the password of the person whose link it is, after an invitation or a reset, and ends their sessions and other
 * links. Each link works once. Returns a token by which the browser is known from now on. Throws `WRONG_LINK` for a
 * used, expired or unknown one, and of somebody disabled; `WEAK_PASSWORD`; and `TOO_MANY_REQUESTS`.
 */
export async function usePasswordLink(
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
        // NOT NULL is the guard: if the link was used meanwhile, this writes NULL and fails the batch.
        .set({
          createdAt: sql`case when ${staffLinks.usedAt} is null then ${staffLinks.createdAt} end`,
          usedAt: now,
        })
        .where(eq(staffLinks.tokenHash, tokenHash)),
      endLinks(scope, id),
      db
        .update(staff)
        // The guard as above: somebody who was disabled meanwhile stays so.
        .set({
          passwordHash,
          state: sql<'ACTIVE'>`case when ${staff.state} <> 'DISABLED' then 'ACTIVE' end`,
        })
        .where(eq(staff.id, id)),
      endSessions(scope, id),
    ],
    {
      STAFF_LINK_USED: () => new Failure('WRONG_LINK'),
      STAFF_STATE: () => new Failure('WRONG_LINK'),
    },
  );
  logSecurity({ ...scope, tenantId: undefined }, 'staff_password_set', id);
  // Somebody who accepts an invitation needs no mail about it.
  if (found.person.state !== 'INVITED') await mailOwner(scope, found.person, 'PASSWORD');
  return { deviceToken: await newDeviceToken(scope, email) };
}
