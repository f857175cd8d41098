import { and, eq, sql } from 'drizzle-orm';
import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import { users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { atomically } from '../base/atomically.ts';
import { failureOf, throwTogether } from '../base/failures.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import {
  type AttemptLimit,
  type Counter,
  clearAttempts,
  countAttempts,
  requireAttemptsLeft,
} from './attempts.ts';
import { callerOf, isKnownDevice, issueDeviceToken } from './callers.ts';
import { consumeEmailCode, emailProofFailure } from './email-codes.ts';
import { passwordChangedMail } from './mail.ts';
import { notifyOfOperation, recordOperation } from './operations.ts';
import { revokeAllSessions, revokeOtherSessions } from './sessions.ts';
import { findUserByEmail, isUser, NO_PASSWORD, requireUser } from './users.ts';

/** The limit of wrong login passwords from one device, network or session. */
const WRONG_BY_CALLER: AttemptLimit = { limit: 10, windowSeconds: 15 * 60 };
/** The limit of wrong login passwords from all devices that the account does not know. */
const WRONG_BY_UNKNOWN_DEVICES: AttemptLimit = { limit: 30, windowSeconds: 15 * 60 };

/**
 * The counters of wrong sign-ins with an e-mail: by password, or by mailed code. A known device has only its own
 * counter, so others can't use up its attempts.
 */
export function signInCounters(
  scope: Scope,
  email: string,
  way: 'login' | 'login-code' = 'login',
): Counter[] {
  const caller = { key: `${way}:${email}@${callerOf(scope, email)}`, ...WRONG_BY_CALLER };
  if (isKnownDevice(scope, email)) return [caller];
  return [caller, { key: `${way}:${email}`, ...WRONG_BY_UNKNOWN_DEVICES }];
}

/**
 * Whether a password matches. Only wrong passwords are counted, after the comparison, so that right
 * ones use up no attempts. The limit is checked before and again after the comparison, so that guesses
 * that run at once learn no more than it allows. Throws `TOO_MANY_REQUESTS`.
 */
export async function comparePassword(
  scope: Scope,
  password: string,
  storedHash: string | null,
  counters: readonly Counter[],
): Promise<boolean> {
  await requireAttemptsLeft(scope, counters);
  const isRight = await scope.passwords.verifyPassword(password, storedHash);
  await requireAttemptsLeft(scope, counters);
  if (!isRight) await countAttempts(scope, counters);
  return isRight;
}

const MIN_PASSWORD_LENGTH = 8;

/**
 * Refuses a password that is too short (`VALIDATION_FAILED` at `field`), or easy to guess, also for
 * somebody who knows the shop's name and host and the shopper's name and e-mail (`WEAK_PASSWORD` at
 * `field`).
 */
export async function assertStrongPassword(
  scope: Scope,
  password: string,
  about: { field: string; email: string; name: string },
): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: about.field, code: 'too_short' }]);
  }
  // Loaded only when a password is set, because the lists of common passwords and words are large.
  const { isGuessable } = await import('../../crypto/guessable-password.ts');
  const { tenant, host } = scope;
  const knownWords = [about.email, about.name, ...Object.values(tenant.name), host];
  if (isGuessable(password, knownWords)) {
    throw new Failure('WEAK_PASSWORD', {}, [{ field: about.field, code: 'weak_password' }]);
  }
}

/**
 * Checks the login password of a signed-in shopper. Returns its hash for `requireSamePassword`,
 * because another call may replace the password before this one writes. Throws `WRONG_PASSWORD` at
 * `field`, and `TOO_MANY_REQUESTS` after ten wrong ones of this session in a quarter of an hour.
 */
export async function checkLoginPassword(
  scope: OwnerScope,
  password: string,
  field = 'loginPassword',
): Promise<string> {
  const { passwordHash } = await requireUser(scope);
  if (passwordHash === NO_PASSWORD) throw wrongPassword(field, 'PASSWORD_NOT_SET');
  const counters = [{ key: `password:${scope.sessionId}`, ...WRONG_BY_CALLER }];
  const isRight = await comparePassword(scope, password, passwordHash, counters);
  if (isRight) return passwordHash;
  logSecurity(scope, 'password_refused', scope.userId);
  throw wrongPassword(field);
}

/** `reason`: why no password is right. */
export const wrongPassword = (field = 'loginPassword', reason?: ErrorCode): Failure =>
  new Failure('WRONG_PASSWORD', {}, [{ field, code: 'invalid', ...(reason && { reason }) }]);

/**
 * A statement that fails its batch with the guard `PASSWORD_REPLACED` if `column` no longer holds
 * the verified hash: another call may change or reset the password while the hash is compared.
 */
export function requireSamePassword(
  scope: Scope,
  userId: string,
  verifiedHash: string,
  column: typeof users.passwordHash | typeof users.payPasswordHash = users.passwordHash,
) {
  const { passwordHash } = users;
  const ifUnchanged = sql<string>`case when ${column} = ${verifiedHash} then ${passwordHash} end`;
  return scope.db.update(users).set({ passwordHash: ifUnchanged }).where(isUser(scope, userId));
}

/** Changes the login password and ends every other session. Throws `WRONG_PASSWORD`, `WEAK_PASSWORD`. */
export async function changePassword(
  scope: OwnerScope,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  const oldHash = await checkLoginPassword(scope, input.oldPassword, 'oldPassword');
  const { email, name } = await requireUser(scope);
  await assertStrongPassword(scope, input.newPassword, { field: 'newPassword', email, name });
  const passwordHash = await scope.passwords.hashPassword(input.newPassword);
  await atomically(
    scope,
    [
      requireSamePassword(scope, scope.userId, oldHash),
      scope.db.update(users).set({ passwordHash }).where(isUser(scope, scope.userId)),
      revokeOtherSessions(scope),
      recordOperation(scope, scope.userId, 'PASSWORD_CHANGED'),
      notifyOfOperation(scope, scope.userId, 'PASSWORD_CHANGED'),
    ],
    { PASSWORD_REPLACED: () => wrongPassword('oldPassword') },
  );
  logSecurity(scope, 'password_changed', scope.userId);
  await scope.sendMail(passwordChangedMail(scope, { to: email }));
}

/**
 * Sets a new login password by a mailed code and ends every session. Returns a token by which the
 * device is known from now on, so that attempts of others can't keep its owner from signing in. Only a
 * caller with the right code learns that there is no account (`VALIDATION_FAILED` at `email`). Throws
 * `WRONG_EMAIL_CODE` and `WEAK_PASSWORD`; a weak password does not use the code up.
 */
export async function forgetPassword(
  scope: Scope,
  input: { email: string; verificationCode: string; newPassword: string },
): Promise<{ deviceToken: string }> {
  const { email, verificationCode, newPassword } = input;
  const unproven = await emailProofFailure(scope, email, verificationCode);
  const user = unproven ? undefined : await findUserByEmail(scope, email);
  const passwordContext = { field: 'newPassword', email, name: user?.name ?? '' };
  throwTogether([
    unproven,
    await failureOf(assertStrongPassword(scope, newPassword, passwordContext)),
  ]);
  await consumeEmailCode(scope, email, verificationCode);
  if (!user) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'email', code: 'invalid' }]);
  const passwordHash = await scope.passwords.hashPassword(newPassword);
  await scope.db.batch([
    scope.db.update(users).set({ passwordHash }).where(isUser(scope, user.id)),
    revokeAllSessions(scope, user.id),
    clearAttempts(scope, signInCounters(scope, email)),
    recordOperation(scope, user.id, 'PASSWORD_RESET'),
    notifyOfOperation(scope, user.id, 'PASSWORD_RESET'),
  ]);
  logSecurity(scope, 'password_reset', user.id);
  await scope.sendMail(passwordChangedMail(scope, { to: email }));
  return { deviceToken: await issueDeviceToken(scope, email) };
}

/**
 * Hashes a password, which was just verified, again with today's parameters, and stores the hash
 * unless the password was replaced meanwhile. Returns the new hash.
 */
export async function renewHash(
  scope: Scope,
  user: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  const passwordHash = await scope.passwords.hashPassword(password);
  await scope.db
    .update(users)
    .set({ passwordHash })
    .where(and(isUser(scope, user.id), eq(users.passwordHash, user.passwordHash)));
  return passwordHash;
}
