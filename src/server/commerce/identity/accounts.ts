import type { SignedIn } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { needsRehash } from '../../crypto/password.ts';
import { newId } from '../../crypto/random.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { failureOf, throwTogether } from '../base/failures.ts';
import type { Scope } from '../base/scope.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from './attempts.ts';
import { callerOf } from './callers.ts';
import { consumeEmailProof, emailProofFailure, isVerifiedEmail } from './email-codes.ts';
import { foldName } from './name-words.ts';
import { assertStrongPassword, comparePassword, renewHash, signInCounters } from './passwords.ts';
import { checkPromotionCode, normalPromotionCode } from './promotion.ts';
import { openAccount, requireNotBlocked, signInAs } from './sign-in.ts';
import { assertEmailFree, findUserByEmail, type User } from './users.ts';

/** The limit of sign-ins by one caller, to any accounts, that failed or are still under way. */
const UNFINISHED_BY_CALLER: AttemptLimit = { limit: 50, windowSeconds: 15 * 60 };

export type Signup = {
  name: string;
  email: string;
  /** If it is missing, this caller must have confirmed the e-mail within the last 30 minutes. */
  verificationCode?: string | undefined;
  loginPassword: string;
  phoneNumber: string;
  secondEmail: string;
  promotionCode: string;
};

/**
 * Opens an account and signs in. Only a caller who has proven to own the e-mail learns that it is
 * taken (`EMAIL_TAKEN`), and their code stays usable. Throws `WEAK_PASSWORD`, `WRONG_EMAIL_CODE`,
 * `WRONG_PROMOTION_CODE`, and `VALIDATION_FAILED` at `phoneNumber` and `loginPassword`; several of
 * these together as `VALIDATION_FAILED`.
 */
export async function signup(scope: Scope, input: Signup): Promise<SignedIn> {
  const { email, name, phoneNumber, secondEmail, loginPassword, verificationCode } = input;
  const promotionCode = normalPromotionCode(input.promotionCode);
  const unproven = await emailProofFailure(scope, email, verificationCode);
  if (!unproven) await assertEmailFree(scope, email);
  const passwordContext = { field: 'loginPassword', email, name };
  throwTogether([
    unproven,
    await failureOf(assertStrongPassword(scope, loginPassword, passwordContext)),
    await failureOf(checkPhone(phoneNumber)),
    promotionCode === '' ? undefined : await failureOf(checkPromotionCode(scope, promotionCode)),
  ]);
  await consumeEmailProof(scope, email, verificationCode);

  const user = {
    id: newId(scope.now),
    tenantId: scope.tenantId,
    email,
    secondEmail,
    name,
    searchName: foldName(name),
    phoneNumber,
    language: scope.locale,
    passwordHash: await scope.passwords.hashPassword(loginPassword),
    promotionCode,
    createdAt: scope.now,
  };
  try {
    return await openAccount(scope, user);
  } catch (error) {
    // If two people sign up at once, the unique index refuses the second.
    await assertEmailFree(scope, email);
    throw error;
  }
}

/** Throws `VALIDATION_FAILED` unless the phone number is empty or can exist. */
async function checkPhone(phoneNumber: string): Promise<void> {
  if (phoneNumber === '') return;
  const { assertPhone } = await import('../base/phone.ts');
  assertPhone('phoneNumber', phoneNumber);
}

/**
 * Signs in. Throws `ACCOUNT_BLOCKED` if the staff have blocked the account. An unknown e-mail and a wrong password get the same answer after the same time. Throws
 * `WRONG_CREDENTIALS`, and `TOO_MANY_REQUESTS` after ten wrong tries of a device or network with an
 * e-mail, thirty of all unknown devices with that e-mail, or fifty of a network, in a quarter of an hour.
 */
export async function login(
  scope: Scope,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const user = await findUserByEmail(scope, email);
  await requireRightPassword(scope, { email, password, user }).catch((error: unknown) => {
    if (error instanceof Failure) {
      const isLimit = error.code === 'TOO_MANY_REQUESTS';
      logSecurity(scope, isLimit ? 'sign_in_refused' : 'sign_in_failed', user?.id);
    }
    throw error;
  });
  if (!user) throw new Failure('WRONG_CREDENTIALS');
  requireNotBlocked(scope, user);
  const { passwordHash } = user;
  const verified = needsRehash(passwordHash)
    ? await renewHash(scope, user, password)
    : passwordHash;
  return signInAs(scope, { ...user, passwordHash: verified });
}

type Credentials = { email: string; password: string; user: User | undefined };

/** Throws `WRONG_CREDENTIALS` and `TOO_MANY_REQUESTS` as `login`. */
export async function requireRightPassword(scope: Scope, { email, password, user }: Credentials) {
  // Counted before comparing, because a hash costs a twentieth of a second.
  const callerKey = `login@${callerOf(scope, email)}`;
  await countAttempt(scope, callerKey, UNFINISHED_BY_CALLER);
  const storedHash = user?.passwordHash ?? null;
  const counters = signInCounters(scope, email);
  let isWrong = false;
  try {
    isWrong = !(await comparePassword(scope, password, storedHash, counters));
  } finally {
    if (!isWrong) await forgiveAttempt(scope, callerKey);
  }
  if (isWrong) throw new Failure('WRONG_CREDENTIALS');
}

/**
 * Whether the caller may go on to sign up with this e-mail. Only a caller who has confirmed it with a
 * mailed code learns that it has an account. All others get `true` for every e-mail, because the code
 * is mailed to its owner anyway (docs/decisions/046-known-devices.md).
 */
export async function isEmailAvailable(scope: Scope, email: string): Promise<boolean> {
  if (!(await isVerifiedEmail(scope, email))) return true;
  return (await findUserByEmail(scope, email)) === undefined;
}
