import type { Profile } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { users } from '../../db/schema/people/users.ts';
import type { OwnerScope } from '../base/scope.ts';
import { foldName } from './name-words.ts';
import { recordOperation } from './operations.ts';
import { isUser, profileOf, requireUser } from './users.ts';

/** The profile of the signed-in shopper. Throws as `requireUser`. */
export async function getProfile(scope: OwnerScope): Promise<Profile> {
  return profileOf(scope, await requireUser(scope));
}

/** Changes name, phone and second e-mail. Throws `VALIDATION_FAILED` at `phoneNumber`. */
export async function updateProfile(
  scope: OwnerScope,
  change: { name: string; phoneNumber: string; secondEmail: string },
): Promise<Profile> {
  const { name, phoneNumber, secondEmail } = change;
  if (phoneNumber !== '') {
    const { assertPhone } = await import('../base/phone.ts');
    assertPhone('phoneNumber', phoneNumber);
  }
  await scope.db.batch([
    scope.db
      .update(users)
      .set({ name, searchName: foldName(name), phoneNumber, secondEmail })
      .where(isUser(scope, scope.userId)),
    recordOperation(scope, scope.userId, 'PROFILE_CHANGED'),
  ]);
  return getProfile(scope);
}

/** Stores the shopper's language. Throws `VALIDATION_FAILED` for a language that the tenant does not have. */
export async function updateLanguage(scope: OwnerScope, language: Locale): Promise<void> {
  if (!scope.tenant.supportedLanguages.includes(language)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'language', code: 'choice' }]);
  }
  await scope.db.update(users).set({ language }).where(isUser(scope, scope.userId));
}
