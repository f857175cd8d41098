import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { isPepperLost, needsRehash } from '../../crypto/password.ts';
import { isWeakPayPassword } from '../../crypto/weak-pay-password.ts';
import { users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { atomically } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { consumeEmailCode } from '../identity/email-codes.ts';
import { notifyOfOperation, recordOperation } from '../identity/operations.ts';
import { checkLoginPassword, requireSamePassword, wrongPassword } from '../identity/passwords.ts';
import { hasJustSignedIn } from '../identity/sessions.ts';
import { isUser, requireUser } from '../identity/users.ts';
import { walletOf } from '../ledger/ledger.ts';
import { beginAttempt, endRightAttempt, endWrongAttempt } from './pay-password-attempts.ts';
import { provePassword } from './pay-password-queue.ts';

/**
 * Checks the pay password before money moves, and hashes a right one again if its secret is no longer
 * the current one. Returns its stored hash. Throws `PAY_PASSWORD_NOT_SET`, `WRONG_PAY_PASSWORD` at
 * `field` with the `remaining` attempts, `PAY_PASSWORD_LOCKED` at `field` with `lockedUntil`, and,
 * without counting an attempt, `PAY_PASSWORD_UNREADABLE` if the deployment lost the secret of the
 * hash.
 */
export async function verifyPayPassword(
  scope: OwnerScope,
  payPassword: string,
  field = 'payPassword',
): Promise<string> {
  const { payPasswordHash: storedHash } = await requireUser(scope);
  if (!storedHash) throw new Failure('PAY_PASSWORD_NOT_SET');
  const { passwords, keys } = scope;
  if (isPepperLost(storedHash, keys.payPassword)) throw new Failure('PAY_PASSWORD_UNREADABLE');
  const guess = { password: payPassword, storedHash };
  return provePassword(`${scope.tenantId}:${scope.userId}`, guess, async () => {
    const attempt = await beginAttempt(scope, field);
    const isRight = await passwords.verifyPassword(payPassword, storedHash, keys.payPassword);
    if (!isRight) throw await endWrongAttempt(scope, attempt, field);
    await endRightAttempt(scope, attempt);
    return needsRehash(storedHash, keys.payPassword)
      ? renewPayPasswordHash(scope, storedHash, payPassword)
      : storedHash;
  });
}

/**
 * Stores a new hash of a verified pay password and returns it. If another call has replaced the hash
 * meanwhile, returns the one now stored if the password matches it, and the old one if it does not.
 */
async function renewPayPasswordHash(
  scope: OwnerScope,
  storedHash: string,
  payPassword: string,
): Promise<string> {
  const payPasswordHash = await hashOf(scope, payPassword);
  const renewed = await scope.db
    .update(users)
    .set({ payPasswordHash })
    .where(and(isUser(scope, scope.userId), eq(users.payPasswordHash, storedHash)))
    .returning({ id: users.id });
  if (renewed.length > 0) return payPasswordHash;
  const { payPasswordHash: current } = await requireUser(scope);
  const { passwords, keys } = scope;
  const isSame = await passwords.verifyPassword(payPassword, current, keys.payPassword);
  return isSame && current ? current : storedHash;
}

/**
 * Sets the pay password of an account that has none, with the login password or a mailed code; right after
 * a sign-in neither is needed. If the account already has money, withdrawals are blocked for a day, because
 * a thief may have one of the three proofs. Throws `VALIDATION_FAILED` if all are missing,
 * `PAY_PASSWORD_ALREADY_SET`, `WEAK_PAY_PASSWORD`, `WRONG_PASSWORD`, `WRONG_EMAIL_CODE`.
 */
export async function setFirstPayPassword(
  scope: OwnerScope,
  request: { loginPassword: string; verificationCode: string; payPassword: string },
): Promise<void> {
  const { loginPassword, verificationCode, payPassword } = request;
  const hasNoProof = loginPassword === '' && verificationCode === '';
  if (hasNoProof && !(await hasJustSignedIn(scope))) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'loginPassword', code: 'required' }]);
  }
  const user = await requireUser(scope);
  if (user.payPasswordHash) throw new Failure('PAY_PASSWORD_ALREADY_SET');
  assertStrongPayPassword('payPassword', payPassword);
  const verified = loginPassword && (await checkLoginPassword(scope, loginPassword));
  if (!verified && !hasNoProof) await consumeEmailCode(scope, user.email, verificationCode);

  const { availableFen } = await walletOf(scope.db, scope);
  const samePassword = verified ? eq(users.passwordHash, verified) : undefined;
  const set = await scope.db
    .update(users)
    .set({
      payPasswordHash: await hashOf(scope, payPassword),
      ...(availableFen > 0 && { payPasswordResetAt: scope.now }),
    })
    .where(and(isUser(scope, scope.userId), isNull(users.payPasswordHash), samePassword))
    .returning({ id: users.id });
  if (set.length === 0) {
    const { payPasswordHash } = await requireUser(scope);
    throw payPasswordHash ? new Failure('PAY_PASSWORD_ALREADY_SET') : wrongPassword();
  }
  await recordOperation(scope, scope.userId, 'PAY_PASSWORD_SET');
  logSecurity(scope, 'pay_password_set', scope.userId);
}

/**
 * Changes the pay password with the old one. Throws as `verifyPayPassword`, and also
 * `WEAK_PAY_PASSWORD`, and `CONFLICT` if the password was reset while the old one was compared.
 */
export async function changePayPassword(
  scope: OwnerScope,
  { oldPayPassword, newPayPassword }: { oldPayPassword: string; newPayPassword: string },
): Promise<void> {
  assertStrongPayPassword('newPayPassword', newPayPassword);
  const verified = await verifyPayPassword(scope, oldPayPassword, 'oldPayPassword');
  const payPasswordHash = await hashOf(scope, newPayPassword);
  await atomically(
    scope,
    [
      requireSamePassword(scope, scope.userId, verified, users.payPasswordHash),
      scope.db.update(users).set({ payPasswordHash }).where(isUser(scope, scope.userId)),
      recordOperation(scope, scope.userId, 'PAY_PASSWORD_CHANGED'),
      notifyOfOperation(scope, scope.userId, 'PAY_PASSWORD_CHANGED'),
    ],
    { PASSWORD_REPLACED: () => new Failure('CONFLICT') },
  );
  logSecurity(scope, 'pay_password_changed', scope.userId);
}

/**
 * Sets a new pay password with the login password and a mailed code, and ends a lock. Throws
 * `WEAK_PAY_PASSWORD`, `WRONG_PASSWORD`, `WRONG_EMAIL_CODE`.
 */
export async function resetPayPassword(
  scope: OwnerScope,
  request: { loginPassword: string; verificationCode: string; newPayPassword: string },
): Promise<void> {
  assertStrongPayPassword('newPayPassword', request.newPayPassword);
  const { email } = await requireUser(scope);
  const verified = await checkLoginPassword(scope, request.loginPassword);
  await consumeEmailCode(scope, email, request.verificationCode);
  const payPasswordHash = await hashOf(scope, request.newPayPassword);
  const unlocked = {
    payPasswordFailures: 0,
    payPasswordDayFailures: 0,
    payPasswordLockedUntil: 0,
  };
  // Withdrawals are blocked for a day after this time.
  const payPasswordResetAt = scope.now;
  await atomically(
    scope,
    [
      requireSamePassword(scope, scope.userId, verified),
      scope.db
        .update(users)
        .set({ payPasswordHash, payPasswordResetAt, ...unlocked })
        .where(isUser(scope, scope.userId)),
      recordOperation(scope, scope.userId, 'PAY_PASSWORD_RESET'),
      notifyOfOperation(scope, scope.userId, 'PAY_PASSWORD_RESET'),
    ],
    { PASSWORD_REPLACED: wrongPassword },
  );
  logSecurity(scope, 'pay_password_reset', scope.userId);
}

function assertStrongPayPassword(field: string, payPassword: string): void {
  if (!isWeakPayPassword(payPassword)) return;
  throw new Failure('WEAK_PAY_PASSWORD', {}, [{ field, code: 'pay_password' }]);
}

function hashOf({ passwords, keys }: OwnerScope, payPassword: string): Promise<string> {
  return passwords.hashPassword(payPassword, keys.payPassword);
}
