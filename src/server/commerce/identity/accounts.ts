import type { Profile, SignedIn } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { needsRehash } from '../../crypto/password.ts';
import { newId } from '../../crypto/random.ts';
import { users } from '../../db/schema/users.ts';
import { atomically } from '../base/atomically.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import {
  type AttemptLimit,
  countAddressAttempt,
  countAttempt,
  forgiveAddressAttempt,
  forgiveAttempt,
} from './attempts.ts';
import { consumeEmailCode, requireVerifiedEmail } from './email-codes.ts';
import { notifyOfOperation, recordOperation } from './operations.ts';
import {
  assertStrongPassword,
  loginKey,
  renewHash,
  requireSamePassword,
  WRONG_PASSWORDS,
} from './passwords.ts';
import { checkPromotionCode, normalPromotionCode } from './promotion.ts';
import {
  insertSession,
  type NewSession,
  newSession,
  revokeAllSessions,
  revokeSession,
} from './sessions.ts';
import { assertEmailFree, findUserByEmail, profileOf } from './users.ts';

/** The limit of wrong sign-ins from one network, to any accounts. */
const WRONG_FROM_ADDRESS: AttemptLimit = { limit: 50, windowSeconds: 15 * 60 };
const LOOKUPS: AttemptLimit = { limit: 60, windowSeconds: 15 * 60 };

export type Signup = {
  name: string;
  email: string;
  /** If it is missing, the same network must have confirmed the e-mail within the last 30 minutes. */
  verificationCode?: string | undefined;
  loginPassword: string;
  phoneNumber: string;
  secondEmail: string;
  promotionCode: string;
};

/**
 * Opens an account and signs in. Only a caller who has proven to own the e-mail learns that it is
 * taken (`EMAIL_TAKEN`), and their code stays usable. Throws `WEAK_PASSWORD`, `WRONG_EMAIL_CODE`, `WRONG_PROMOTION_CODE`, and
 * `VALIDATION_FAILED` at `phoneNumber`.
 */
export async function signup(scope: Scope, input: Signup): Promise<SignedIn> {
  const { email, name, phoneNumber, secondEmail, loginPassword, verificationCode } = input;
  await assertStrongPassword(scope, loginPassword, { field: 'loginPassword', email, name });
  if (phoneNumber !== '') {
    const { assertPhone } = await import('../base/phone.ts');
    assertPhone('phoneNumber', phoneNumber);
  }
  const promotionCode = normalPromotionCode(input.promotionCode);
  if (promotionCode !== '') await checkPromotionCode(scope, promotionCode);
  if (verificationCode === undefined) await requireVerifiedEmail(scope, email);
  else await consumeEmailCode(scope, email, verificationCode, () => assertEmailFree(scope, email));

  const user = {
    id: newId(scope.now),
    tenantId: scope.tenantId,
    email,
    secondEmail,
    name,
    phoneNumber,
    language: scope.locale,
    passwordHash: await scope.passwords.hashPassword(loginPassword),
    promotionCode,
    createdAt: scope.now,
  };
  const session = await newSession(scope, user.id);
  try {
    await scope.db.batch([
      scope.db.insert(users).values(user),
      insertSession(scope, session),
      recordOperation(scope, user.id, 'SIGN_UP'),
    ]);
  } catch (error) {
    // The unique index decides, also between two sign-ups at once.
    await assertEmailFree(scope, email);
    throw error;
  }
  return signedIn(session, await profileOf(scope, user));
}

/**
 * Signs in. An unknown e-mail and a wrong password get the same answer after the same time. Throws
 * `WRONG_CREDENTIALS`, and `TOO_MANY_REQUESTS` after ten wrong tries with an e-mail, or fifty from a
 * network, in a quarter of an hour.
 */
export async function login(
  scope: Scope,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  await countAddressAttempt(scope, 'login', WRONG_FROM_ADDRESS);
  await countAttempt(scope, loginKey(email), WRONG_PASSWORDS);
  const user = await findUserByEmail(scope, email);
  const isRight = await scope.passwords.verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new Failure('WRONG_CREDENTIALS');

  await forgiveAttempt(scope, loginKey(email));
  await forgiveAddressAttempt(scope, 'login');
  const { passwordHash } = user;
  const verified = needsRehash(passwordHash)
    ? await renewHash(scope, user, password)
    : passwordHash;
  const session = await newSession(scope, user.id);
  await atomically(
    scope.db,
    [
      requireSamePassword(scope, user.id, verified),
      insertSession(scope, session),
      recordOperation(scope, user.id, 'SIGN_IN'),
    ],
    { PASSWORD_REPLACED: () => new Failure('WRONG_CREDENTIALS') },
  );
  return signedIn(session, await profileOf(scope, user));
}

/** Ends the caller's session. */
export async function logout(scope: OwnerScope): Promise<void> {
  await scope.db.batch([revokeSession(scope), recordOperation(scope, scope.userId, 'SIGN_OUT')]);
}

/** Ends every session of the account, the caller's too. */
export async function logoutEverywhere(scope: OwnerScope): Promise<void> {
  await scope.db.batch([
    revokeAllSessions(scope, scope.userId),
    recordOperation(scope, scope.userId, 'SIGN_OUT_EVERYWHERE'),
    notifyOfOperation(scope, scope.userId, 'SIGN_OUT_EVERYWHERE'),
  ]);
}

/**
 * Whether an account can be opened with this e-mail. Throws `TOO_MANY_REQUESTS` after sixty calls
 * of a network in a quarter of an hour, so that nobody can try a list of e-mails.
 */
export async function isEmailAvailable(scope: Scope, email: string): Promise<boolean> {
  await countAddressAttempt(scope, 'email-available', LOOKUPS);
  return (await findUserByEmail(scope, email)) === undefined;
}

function signedIn({ accessToken, claims }: NewSession, profile: Profile): SignedIn {
  return { accessToken, expiresAt: new Date(claims.expiresAt).toISOString(), profile };
}
