import type { Profile, SignedIn } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { users } from '../../db/schema/people/users.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { requireActive } from '../base/active-shopper.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { issueDeviceToken } from './callers.ts';
import { foldName } from './name-words.ts';
import { recordOperation } from './operations.ts';
import { requireSamePassword } from './passwords.ts';
import { insertSession, type NewSession, newSession } from './sessions.ts';
import { NO_PASSWORD, profileOf, type User } from './users.ts';

/** Throws `ACCOUNT_BLOCKED`, and logs it, if the staff have blocked the account. */
export function requireNotBlocked(scope: Scope, user: User): void {
  if (user.state !== 'BLOCKED') return;
  logSecurity(scope, 'sign_in_refused', user.id);
  throw new Failure('ACCOUNT_BLOCKED');
}

/**
 * Signs in a person who has proved to be the owner of an account, in one batch with `also`. If the password
 * was replaced since `user` was read, it throws `WRONG_CREDENTIALS`, because replacing it has ended all
 * sessions. Throws `ACCOUNT_BLOCKED`.
 */
export async function signInAs(
  scope: Scope,
  user: User,
  also: readonly Statement[] = [],
): Promise<SignedIn> {
  requireNotBlocked(scope, user);
  const session = await newSession(scope, user.id);
  await atomically(
    scope,
    [
      requireSamePassword(scope, user.id, user.passwordHash),
      requireActive(scope, user.id),
      insertSession(scope, session),
      recordOperation(scope, user.id, 'SIGN_IN'),
      ...also,
    ],
    {
      PASSWORD_REPLACED: () => new Failure('WRONG_CREDENTIALS'),
      SHOPPER_STATE: () => new Failure('ACCOUNT_BLOCKED'),
      // Two calls joined the same person at once, and the other one was first.
      PROVIDER_JOINED: () => new Failure('PROVIDER_REFUSED'),
    },
  );
  logSecurity(scope, 'signed_in', user.id);
  return signedIn(scope, session, await profileOf(scope, user));
}

type NewUser = typeof users.$inferInsert & Parameters<typeof profileOf>[1];

/** Opens an account and signs in, in one batch with `also`. Fails if there is one with the e-mail. */
export async function openAccount(
  scope: Scope,
  user: NewUser,
  also: readonly Statement[] = [],
): Promise<SignedIn> {
  const session = await newSession(scope, user.id);
  await scope.db.batch([
    scope.db.insert(users).values(user),
    insertSession(scope, session),
    recordOperation(scope, user.id, 'SIGN_UP'),
    ...also,
  ]);
  logSecurity(scope, 'signed_up', user.id);
  return signedIn(scope, session, await profileOf(scope, user));
}

/** The longest name of a shopper. */
const MAX_NAME = 80;

/**
 * The row of an account without a password. If no name is given, the name is the part of the e-mail before
 * the `@`.
 */
export function newUserWithoutPassword(
  { tenantId, now, locale }: Scope,
  { email, name = '' }: { email: string; name?: string | undefined },
): NewUser {
  const shown = (name.trim() || (email.split('@')[0] ?? '')).slice(0, MAX_NAME);
  return {
    id: newId(now),
    tenantId,
    email,
    secondEmail: '',
    name: shown,
    searchName: foldName(shown),
    phoneNumber: '',
    language: locale,
    passwordHash: NO_PASSWORD,
    createdAt: now,
  };
}

async function signedIn(
  scope: Scope,
  { accessToken, claims }: NewSession,
  profile: Profile,
): Promise<SignedIn> {
  const deviceToken = await issueDeviceToken(scope, profile.email);
  return { accessToken, deviceToken, expiresAt: new Date(claims.expiresAt).toISOString(), profile };
}
