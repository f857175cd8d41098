import { Failure } from '../../../contract/errors.ts';
import { formatCny } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { OwnerScope } from '../base/scope.ts';
import { type AttemptLimit, countAttempt } from '../identity/attempts.ts';
import { accountDeletedMail } from '../identity/mail.ts';
import { checkLoginPassword, requireSamePassword, wrongPassword } from '../identity/passwords.ts';
import { requireUser } from '../identity/users.ts';
import { eraseShopper } from './erase-shopper.ts';
import { exportShopper } from './export-shopper.ts';

/**
 * The most rows of each kind in a shopper's own export, the newest. There is a limit because the export is
 * made in memory.
 */
const MAX_ROWS = 5_000;

/** An export reads some twenty tables. */
const EXPORTS: AttemptLimit = { limit: 10, windowSeconds: 3_600 };

/** Everything that is stored about the caller, up to that limit. Throws `TOO_MANY_REQUESTS`. */
export async function exportMyData(scope: OwnerScope) {
  await countAttempt(scope, `export:${scope.userId}`, EXPORTS);
  const exported = await exportShopper(scope, scope.userId, MAX_ROWS);
  logSecurity(scope, 'data_exported', scope.userId);
  return exported;
}

/**
 * Erases the caller's account as the desk does, given its password, and tells its e-mail. Throws `WRONG_PASSWORD`, and
 * `ACCOUNT_IN_USE` with what remains open.
 */
export async function deleteAccount(scope: OwnerScope, loginPassword: string): Promise<void> {
  const verified = await checkLoginPassword(scope, loginPassword);
  const { email } = await requireUser(scope);
  try {
    await eraseShopper(scope, scope.userId, {
      first: [requireSamePassword(scope, scope.userId, verified)],
      guards: { PASSWORD_REPLACED: () => wrongPassword() },
    });
  } catch (error) {
    throw error instanceof Failure && error.code === 'NOT_ERASABLE' ? inUse(scope, error) : error;
  }
  logSecurity(scope, 'account_deleted', scope.userId);
  await scope.sendMail(accountDeletedMail(scope, { to: email }));
}

/** What is still unfinished, in words for the shopper. */
function inUse({ locale }: OwnerScope, { details }: Failure): Failure {
  const balance = isolate(formatCny(locale, String(details.balance)));
  return new Failure('ACCOUNT_IN_USE', { ...details, balance });
}
