import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { PasskeySigned } from '../../../contract/values/people/passkeys.ts';
import { commit } from '../../commerce/base/atomically.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import {
  countAttempts,
  countNetworkAttempt,
  requireAttemptsLeft,
} from '../../commerce/identity/attempts.ts';
import { questionForKnown, readSigned, userHandleOf } from '../../crypto/web-authn.ts';
import { staff, staffPasskeys } from '../../db/schema/people/staff.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { noteFailure } from '../failed-sign-ins.ts';
import { confirmStatement } from '../second-factor.ts';
import { type DeskTokens, openKnownSession, wrongAttempts } from '../sign-in.ts';
import { attemptScope, type StaffScope } from '../staff-scope.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { ownPasskeyRows } from './own-passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** How many sign-ins with passkeys a network begins: a warehouse full of people is one network. */
const BEGUN = { limit: 300, windowSeconds: 15 * 60 };

type EntryScope = Scope & { deskOrigin?: string };
type Signed = { attempt: string; credential: PasskeySigned };

/** Begins a sign-in: the question names nobody, so it tells nothing about who works here. */
export async function beginPasskeySignIn(scope: EntryScope) {
  await countNetworkAttempt(attemptScope(scope), 'passkey-begun', BEGUN);
  const options = await questionForKnown(relyingParty(scope));
  const use = { purpose: 'SIGN_IN', sessionId: '' } as const;
  return {
    attempt: await storeChallenge(scope, options.challenge, use),
    options,
  };
}

/**
 * Signs in the person whose passkey has signed. The session has its second factor, because the passkey knows who
 * used it. Throws `WRONG_PASSKEY` for everything that is wrong alike, and `TOO_MANY_REQUESTS`.
 */
export async function signInWithPasskey(
  scope: EntryScope,
  { attempt, credential }: Signed,
): Promise<DeskTokens> {
  const counters = wrongAttempts(scope, 'passkey', credential.id.slice(0, 100));
  await requireAttemptsLeft(attemptScope(scope), counters);
  const challenge = await takeChallenge(scope, attempt, { purpose: 'SIGN_IN', sessionId: '' });
  const isNamed = credential.response.userHandle !== undefined;
  const owner = challenge && isNamed && (await ownerOf(scope, challenge, credential));
  if (!owner) {
    await countAttempts(attemptScope(scope), counters);
    logSecurity({ ...scope, tenantId: undefined }, 'staff_passkey_refused');
    await noteFailure(scope, 'PASSKEY');
    throw new Failure('WRONG_PASSKEY');
  }
  return openKnownSession(scope, owner, { secondFactorAt: scope.now });
}

/** Begins to show a passkey in the caller's session. Throws `NOT_FOUND` for who has none. */
export async function beginPasskeyCheck(scope: StaffScope) {
  const ownPasskeys = await ownPasskeyRows(scope);
  if (ownPasskeys.length === 0) throw new Failure('NOT_FOUND');
  const options = await questionForKnown(relyingParty(scope), ownPasskeys);
  const use = { purpose: 'CONFIRM', sessionId: scope.identity.sessionId } as const;
  return {
    attempt: await storeChallenge(scope, options.challenge, use),
    options,
  };
}

/**
 * Accepts a passkey as the second factor of the caller's session. Throws `WRONG_PASSKEY`,
 * `TOO_MANY_REQUESTS`.
 */
export async function confirmWithPasskey(
  scope: StaffScope,
  { attempt, credential }: Signed,
): Promise<void> {
  const { id, sessionId } = scope.identity;
  const counters = wrongAttempts(scope, 'passkey', id);
  await requireAttemptsLeft(attemptScope(scope), counters);
  const challenge = await takeChallenge(scope, attempt, { purpose: 'CONFIRM', sessionId });
  if (!challenge || (await ownerOf(scope, challenge, credential))?.id !== id) {
    await countAttempts(attemptScope(scope), counters);
    logSecurity({ ...scope, tenantId: undefined }, 'staff_passkey_refused', id);
    await noteFailure(scope, 'PASSKEY');
    throw new Failure('WRONG_PASSKEY');
  }
  await commit(scope, [confirmStatement(scope)]);
}

/** The active person whose passkey has signed the challenge; undefined for any fault. */
async function ownerOf(
  scope: EntryScope,
  challenge: string,
  credential: PasskeySigned,
): Promise<{ id: string; email: string } | undefined> {
  const { db, now } = scope;
  const [stored] = await db
    .select({ passkey: staffPasskeys, email: staff.email })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, credential.id), eq(staff.state, 'ACTIVE')));
  if (!stored) return undefined;
  const { passkey, email } = stored;
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.staffId)) return undefined;
  const counter = await readSigned(relyingParty(scope), challenge, credential, passkey);
  if (counter === undefined) return undefined;
  // Writes nothing if another answer has raised the counter meanwhile: one of the two passkeys is a copy.
  const isUnchanged = eq(staffPasskeys.counter, passkey.counter);
  const used = await db
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, passkey.id), isUnchanged))
    .returning({ staffId: staffPasskeys.staffId });
  return used.length > 0 ? { id: passkey.staffId, email } : undefined;
}
