import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { Passkey, PasskeyMade } from '../../../../contract/values/people/passkeys.ts';
import { CHALLENGE_MS, questionForNew, readNew } from '../../../crypto/web-authn.ts';
import { passkeys } from '../../../db/schema/people/sign-in.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { atomically } from '../../base/atomically.ts';
import { iso } from '../../base/clock.ts';
import type { AtOrigin, OwnerScope } from '../../base/scope.ts';
import { notifyOfOperation, recordOperation } from '../operations.ts';
import { checkLoginPassword } from '../passwords.ts';
import { hasJustSignedIn } from '../sessions.ts';
import { storeAttempt, takeAttempt } from '../sign-in-attempts.ts';
import { NO_PASSWORD, requireUser } from '../users.ts';
import { relyingParty, requirePasskeys } from './relying-party.ts';

type Row = typeof passkeys.$inferSelect;

/** The most passkeys of a shopper. */
const MOST_PASSKEYS = 20;

const view = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: iso(createdAt),
  ...(lastUsedAt === null ? {} : { lastUsedAt: iso(lastUsedAt) }),
});

const ownRows = ({ db, tenantId, userId }: OwnerScope): Promise<Row[]> =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.userId, userId)))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** The shopper's passkeys, the oldest first, and what the shopper must prove to add one. */
export async function listOwnPasskeys(
  scope: OwnerScope,
): Promise<{ passkeys: Passkey[]; proof: 'NONE' | 'PASSWORD' | 'SIGN_IN' }> {
  const [rows, isFresh, user] = await Promise.all([
    ownRows(scope),
    hasJustSignedIn(scope),
    requireUser(scope),
  ]);
  const needed = user.passwordHash === NO_PASSWORD ? 'SIGN_IN' : 'PASSWORD';
  return { passkeys: rows.map(view), proof: isFresh ? 'NONE' : needed };
}

/**
 * Begins to add a passkey. Throws `SIGN_IN_STALE` or `WRONG_PASSWORD` if the shopper has neither just
 * signed in nor given the password, `CONFLICT` if they have twenty, and `NOT_FOUND` if the tenant has no
 * sign-in by passkey.
 */
export async function beginOwnPasskey(scope: AtOrigin<OwnerScope>, loginPassword: string) {
  requirePasskeys(scope);
  if (!(await hasJustSignedIn(scope))) {
    if (loginPassword === '') throw new Failure('SIGN_IN_STALE');
    await checkLoginPassword(scope, loginPassword);
  }
  const existing = await ownRows(scope);
  if (existing.length >= MOST_PASSKEYS) throw new Failure('CONFLICT');
  const party = relyingParty(scope);
  const ofHost = existing.filter(({ host }) => host === party.id);
  const options = await questionForNew(party, await requireUser(scope), ofHost);
  const attempt = await storeAttempt(
    scope,
    { purpose: 'PASSKEY_ADD', sessionId: scope.sessionId },
    { expected: { challenge: options.challenge }, lifetimeMs: CHALLENGE_MS },
  );
  return { attempt, options };
}

/** Adds the passkey that the shopper's browser has made, and tells them by mail. Throws `WRONG_PASSKEY`. */
export async function addOwnPasskey(
  scope: AtOrigin<OwnerScope>,
  { attempt, name, credential }: { attempt: string; name: string; credential: PasskeyMade },
): Promise<Passkey> {
  requirePasskeys(scope);
  const { db, tenantId, userId, sessionId, now } = scope;
  const party = relyingParty(scope);
  const expected = await takeAttempt(scope, attempt, { purpose: 'PASSKEY_ADD', sessionId });
  const newKey =
    expected && (await readNew(party, expected.challenge ?? '', credential).catch(() => undefined));
  const wrong = () => {
    logSecurity(scope, 'passkey_refused', userId);
    return new Failure('WRONG_PASSKEY');
  };
  if (!newKey) throw wrong();
  const row: Row = {
    ...newKey,
    tenantId,
    userId,
    name,
    host: party.id,
    transports: credential.response.transports ?? [],
    createdAt: now,
    lastUsedAt: null,
  };
  await atomically(
    scope,
    [
      db.insert(passkeys).values(row),
      recordOperation(scope, userId, 'PASSKEY_ADDED'),
      notifyOfOperation(scope, userId, 'PASSKEY_ADDED'),
    ],
    // The same passkey a second time, or the id of somebody else's passkey.
    { SHOPPER_PASSKEY_EXISTS: wrong },
  );
  logSecurity(scope, 'passkey_added', userId);
  return view(row);
}

const isOwn = ({ tenantId, userId }: OwnerScope, id: string) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Renames one of the shopper's passkeys. Throws `NOT_FOUND`. */
export async function renameOwnPasskey(
  scope: OwnerScope,
  id: string,
  name: string,
): Promise<Passkey> {
  const [row] = await scope.db.update(passkeys).set({ name }).where(isOwn(scope, id)).returning();
  if (!row) throw new Failure('NOT_FOUND');
  return view(row);
}

/**
 * Removes one of the shopper's passkeys. The session is enough proof: the victim of a theft must be quick,
 * and a shopper who lost a passkey can still sign in by a mailed code. Throws `NOT_FOUND`.
 */
export async function removeOwnPasskey(scope: OwnerScope, id: string): Promise<void> {
  const removed = await scope.db
    .delete(passkeys)
    .where(isOwn(scope, id))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new Failure('NOT_FOUND');
  await scope.db.batch([
    recordOperation(scope, scope.userId, 'PASSKEY_REMOVED'),
    notifyOfOperation(scope, scope.userId, 'PASSKEY_REMOVED'),
  ]);
  logSecurity(scope, 'passkey_removed', scope.userId);
}
