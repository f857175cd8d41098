import type { Profile } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { atomically } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { consumeEmailCode } from './email-codes.ts';
import { emailChangedMail } from './mail.ts';
import { notifyOfOperation, recordOperation } from './operations.ts';
import { checkLoginPassword, requireSamePassword, wrongPassword } from './passwords.ts';
import { getProfile } from './profile.ts';
import { revokeOtherSessions } from './sessions.ts';
import { assertEmailFree, isUser, requireUser } from './users.ts';

/**
 * Changes the account's e-mail, given a code that was mailed to the new address, ends every other
 * session and informs the old address. Only a caller with the right code learns that an e-mail is taken
 * (`EMAIL_TAKEN`). Throws `WRONG_PASSWORD` and `WRONG_EMAIL_CODE`.
 */
export async function changeEmail(
  scope: OwnerScope,
  input: { loginPassword: string; email: string; verificationCode: string },
): Promise<Profile> {
  const { loginPassword, email, verificationCode } = input;
  const verified = await checkLoginPassword(scope, loginPassword);
  const { userId } = scope;
  await consumeEmailCode(scope, email, verificationCode, () =>
    assertEmailFree(scope, email, userId),
  );
  const before = await requireUser(scope);
  try {
    await atomically(
      scope,
      [
        requireSamePassword(scope, scope.userId, verified),
        scope.db.update(users).set({ email }).where(isUser(scope, scope.userId)),
        revokeOtherSessions(scope),
        recordOperation(scope, scope.userId, 'EMAIL_CHANGED'),
        notifyOfOperation(scope, scope.userId, 'EMAIL_CHANGED'),
      ],
      { PASSWORD_REPLACED: wrongPassword },
    );
  } catch (error) {
    if (error instanceof Failure) throw error;
    // If two changes come at once, the unique index refuses the second.
    await assertEmailFree(scope, email, userId);
    throw error;
  }
  logSecurity(scope, 'email_changed', scope.userId);
  if (before.email !== email) {
    await scope.sendMail(emailChangedMail(scope, { to: before.email, email }));
  }
  return getProfile(scope);
}
