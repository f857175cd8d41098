import { and, eq, isNull, ne } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { type Counter, networkCounter } from '../commerce/identity/attempts.ts';
import { isKnownDevice, issueDeviceToken, openDeviceToken } from '../commerce/identity/callers.ts';
import { comparePassword, signInCounters } from '../commerce/identity/passwords.ts';
import { deviceName } from '../commerce/identity/session-traces.ts';
import { newId } from '../crypto/random.ts';
import { issueSessionToken } from '../crypto/session-token.ts';
import { staff, staffSessions } from '../db/schema/people/staff.ts';
import { logSecurity } from '../platform/security-log.ts';
import { mailIfLocked } from './account-mails.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { SESSION_MS, STAFF_AUDIENCE, STATION_SESSION_MS } from './identify.ts';
import { attemptScope, type EntryScope, type StaffScope } from './staff-scope.ts';

/** The tokens of a new session, and of the browser, which is known from now on. */
export type DeskTokens = { accessToken: string; expiresAt: string; deviceToken: string };

/** The limits of wrong passwords and codes: of a person from anywhere, and of a network for anybody. */
const WRONG_OF_PERSON = { limit: 10, windowSeconds: 15 * 60 };
const WRONG_OF_NETWORK = { limit: 30, windowSeconds: 15 * 60 };

/** The counter of a person's wrong attempts from anywhere. */
export const wrongOfPerson = (kind: string, person: string): Counter => ({
  key: `${kind}:${person}`,
  ...WRONG_OF_PERSON,
});

/** The counters of wrong attempts of a kind, such as `code` or `link`; `key`: of a person, or of a link. */
export const wrongAttempts = (scope: Scope, kind: string, key: string): Counter[] => [
  wrongOfPerson(kind, key),
  networkCounter(scope, kind, WRONG_OF_NETWORK),
];

/** The counter of wrong passwords of who is signed in: attempts to sign in as them don't use it up. */
export const wrongOfSession = ({ identity }: StaffScope): Counter[] => [
  wrongOfPerson('password', identity.sessionId),
];

/**
 * The scope under which attempts to sign in are counted, and the counters of wrong passwords: a browser in which
 * somebody has signed in has its own, so strangers can't keep its owner out (docs/decisions/046-known-devices.md).
 */
async function passwordAttempts(scope: EntryScope, email: string) {
  const atDesk = attemptScope(scope);
  const { deviceToken } = scope;
  const device = deviceToken ? await openDeviceToken(atDesk, deviceToken) : undefined;
  const caller = { ...atDesk, device };
  const ofAccount = signInCounters(caller, email);
  const ofNetwork = networkCounter(caller, 'password', WRONG_OF_NETWORK);
  return {
    caller,
    ofAccount,
    all: isKnownDevice(caller, email) ? ofAccount : [...ofAccount, ofNetwork],
  };
}

/**
 * Signs a person in at the desk. The session is of no use until the second factor is shown, if there must
 * be one. Throws `WRONG_CREDENTIALS` for every wrong or disabled account alike, and `TOO_MANY_REQUESTS`.
 */
export async function signInStaff(
  scope: EntryScope,
  { email, password }: { email: string; password: string },
): Promise<DeskTokens> {
  const { db } = scope;
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const hash = person?.state === 'ACTIVE' ? person.passwordHash : null;
  const { caller, ofAccount, all } = await passwordAttempts(scope, email);
  if (!(await comparePassword(caller, password, hash, all)) || !person) {
    logSecurity({ ...scope, tenantId: undefined }, 'staff_sign_in_failed', person?.id);
    await noteFailure(scope, 'PASSWORD', email);
    if (person) mailIfLocked(scope, person, ofAccount);
    throw new Failure('WRONG_CREDENTIALS');
  }
  return openKnownSession(scope, person);
}

/**
 * Opens a session for a person who has proven their identity, in a browser that is known from now on.
 */
export async function openKnownSession(
  scope: Scope,
  { id, email }: { id: string; email: string },
  options: SessionOptions = {},
): Promise<DeskTokens> {
  const session = await openSession(scope, id, options);
  return { ...session, deviceToken: await newDeviceToken(scope, email) };
}

/** A token by which the desk knows the caller's browser from now on. */
export const newDeviceToken = (scope: Scope, email: string): Promise<string> =>
  issueDeviceToken(attemptScope(scope), email);

/** `secondFactorAt` is set if the second factor was shown, too, and `stationDeviceId` if they signed in by badge. */
export type SessionOptions = { secondFactorAt?: number | null; stationDeviceId?: string | null };

/** Opens a session of a person at the desk. */
export async function openSession(
  scope: Scope,
  staffId: string,
  { secondFactorAt = null, stationDeviceId = null }: SessionOptions = {},
): Promise<{ accessToken: string; expiresAt: string }> {
  const { db, now, keys } = scope;
  const lasts = stationDeviceId ? STATION_SESSION_MS : SESSION_MS;
  const session = { sessionId: newId(now), expiresAt: now + lasts };
  await db.insert(staffSessions).values({
    id: session.sessionId,
    staffId,
    device: deviceName(scope.userAgent),
    address: scope.clientAddress,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: session.expiresAt,
    secondFactorAt,
    stationDeviceId,
  });
  logSecurity({ ...scope, tenantId: undefined }, 'staff_signed_in', staffId);
  const accessToken = await issueSessionToken(keys, {
    tenantId: STAFF_AUDIENCE,
    userId: staffId,
    issuedAt: now,
    ...session,
  });
  return { accessToken, expiresAt: iso(session.expiresAt) };
}

/** Ends the session of the call. A key has none. */
export async function signOutStaff({ db, now, identity }: StaffScope): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: now })
    .where(eq(staffSessions.id, identity.sessionId));
}

/** The statement that ends all sessions of a person except the one in `except`. */
export function endSessions({ db, now }: Pick<Scope, 'db' | 'now'>, staffId: string, except = '') {
  return db
    .update(staffSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.revokedAt),
        ne(staffSessions.id, except),
      ),
    );
}
