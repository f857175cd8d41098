import { and, asc, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Passkey, PasskeyMade } from '../../../contract/values/people/passkeys.ts';
import { atomically, commit } from '../../commerce/base/atomically.ts';
import { iso } from '../../commerce/base/clock.ts';
import { questionForNew, readNew } from '../../crypto/web-authn.ts';
import { staff, staffPasskeys, staffSessions } from '../../db/schema/people/staff.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { mailOwner } from '../account-mails.ts';
import { FRESH_MS, requireFresh } from '../identity.ts';
import { ownRow } from '../people-rows.ts';
import { confirmStatement, requireShown } from '../second-factor.ts';
import type { OwnScope, StaffScope } from '../staff-scope.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

type Row = typeof staffPasskeys.$inferSelect;

/** The most passkeys of a person. */
const MOST_PASSKEYS = 20;

const view = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: iso(createdAt),
  ...(lastUsedAt === null ? {} : { lastUsedAt: iso(lastUsedAt) }),
});

/** The rows of the caller's passkeys, the oldest first. */
export const ownPasskeyRows = ({ db, identity }: StaffScope): Promise<Row[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, identity.id))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

/** The caller's passkeys, the oldest first. Throws `FORBIDDEN` for a key, which is not a person. */
export async function listPasskeys(scope: StaffScope): Promise<Passkey[]> {
  await ownRow(scope);
  return (await ownPasskeyRows(scope)).map(view);
}

/**
 * Throws unless the caller has just proved who they are: by a second factor (`SECOND_FACTOR_STALE`), or who has
 * none by signing in (`SIGN_IN_STALE`).
 */
async function requireJustProved(scope: StaffScope): Promise<void> {
  const { db, identity, now } = scope;
  requireShown(scope);
  if (identity.hasSecondFactor) return requireFresh(identity, scope);
  const [session] = await db
    .select({ createdAt: staffSessions.createdAt })
    .from(staffSessions)
    .where(eq(staffSessions.id, identity.sessionId));
  if ((session?.createdAt ?? 0) < now - FRESH_MS) throw new Failure('SIGN_IN_STALE');
}

/** Begins to add a passkey. Throws as `requireJustProved`, and `CONFLICT` for who has twenty. */
export async function beginPasskey(scope: StaffScope) {
  const person = await ownRow(scope);
  await requireJustProved(scope);
  const existing = await ownPasskeyRows(scope);
  if (existing.length >= MOST_PASSKEYS) throw new Failure('CONFLICT');
  const options = await questionForNew(relyingParty(scope), person, existing);
  const { sessionId } = scope.identity;
  const attempt = await storeChallenge(scope, options.challenge, { purpose: 'ADD', sessionId });
  return { attempt, options };
}

/**
 * Adds the passkey that the caller's browser has made. Since a passkey verifies its user, the session
 * counts as confirmed. Throws `WRONG_PASSKEY`, and as `beginPasskey`.
 */
export async function addPasskey(
  scope: OwnScope,
  { attempt, name, credential }: { attempt: string; name: string; credential: PasskeyMade },
): Promise<Passkey> {
  const { db, now, identity } = scope;
  const person = await ownRow(scope);
  const { id: staffId } = person;
  await requireJustProved(scope);
  const { sessionId } = identity;
  const challenge = await takeChallenge(scope, attempt, { purpose: 'ADD', sessionId });
  const newPasskey = challenge && (await readNew(relyingParty(scope), challenge, credential));
  if (!newPasskey) throw refused(scope, staffId);
  const row: Row = {
    ...newPasskey,
    staffId,
    name,
    transports: credential.response.transports ?? [],
    createdAt: now,
    lastUsedAt: null,
  };
  const insert = db.insert(staffPasskeys).values(row);
  // The same passkey a second time, or another person's id.
  await atomically(scope, [insert, confirmStatement(scope)], {
    PASSKEY_EXISTS: () => refused(scope, staffId),
  });
  logSecurity({ ...scope, tenantId: undefined }, 'staff_passkey_added', staffId);
  await mailOwner(scope, person, 'PASSKEY_ADDED');
  return view(row);
}

function refused(scope: StaffScope, staffId: string): Failure {
  logSecurity({ ...scope, tenantId: undefined }, 'staff_passkey_refused', staffId);
  return new Failure('WRONG_PASSKEY');
}

const isOwn = ({ identity }: StaffScope, id: string) =>
  and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, identity.id));

/** Throws `NOT_FOUND`. */
async function ownPasskey(scope: StaffScope, id: string): Promise<Row> {
  await ownRow(scope);
  const [row] = await scope.db.select().from(staffPasskeys).where(isOwn(scope, id));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** Renames one of the caller's passkeys. Throws `NOT_FOUND`. */
export async function renamePasskey(scope: StaffScope, id: string, name: string): Promise<Passkey> {
  const row = await ownPasskey(scope, id);
  await commit(scope, [scope.db.update(staffPasskeys).set({ name }).where(isOwn(scope, id))]);
  return view({ ...row, name });
}

/**
 * Removes one of the caller's passkeys. Outside of demo mode another second factor must remain: of two who remove
 * the last two at once, one is refused. Throws `NOT_FOUND`, `LAST_SECOND_FACTOR`.
 */
export async function removePasskey(scope: OwnScope, id: string): Promise<void> {
  const { db, identity, demo } = scope;
  await ownPasskey(scope, id);
  const app = db
    .select({ one: sql`1` })
    .from(staff)
    .where(and(eq(staff.id, identity.id), isNotNull(staff.totpSecret)));
  const others = db
    .select({ one: sql`1` })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, identity.id), ne(staffPasskeys.id, id)));
  const isSafe = or(exists(app), exists(others));
  const remaining = demo
    ? sql`${staffPasskeys.name}`
    : sql`case when ${isSafe} then ${staffPasskeys.name} end`;
  await atomically(
    scope,
    [
      // If no second factor would remain, the name becomes NULL, which fails the batch.
      db.update(staffPasskeys).set({ name: remaining }).where(isOwn(scope, id)),
      db.delete(staffPasskeys).where(isOwn(scope, id)),
    ],
    { PASSKEY_NAME: () => new Failure('LAST_SECOND_FACTOR') },
  );
  logSecurity({ ...scope, tenantId: undefined }, 'staff_passkey_removed', identity.id);
  await mailOwner(scope, await ownRow(scope), 'PASSKEY_REMOVED');
}
