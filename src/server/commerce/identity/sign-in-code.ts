import type { SignedIn } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { AtOrigin, Scope } from '../base/scope.ts';
import {
  type AttemptLimit,
  countAttempts,
  networkCounter,
  requireAttemptsLeft,
} from './attempts.ts';
import { consumeEmailCode, mailCode } from './email-codes.ts';
import { codeMail, invitationMail } from './mail.ts';
import { signInCounters } from './passwords.ts';
import { newUserWithoutPassword, openAccount, signInAs } from './sign-in.ts';
import { findUserByEmail, type User } from './users.ts';

/** The limit of wrong codes of a network, to any accounts. */
const WRONG_BY_NETWORK: AttemptLimit = { limit: 50, windowSeconds: 15 * 60 };

/** Throws `NOT_FOUND` if the tenant has no sign-in by mailed code. */
function requireOpen({ tenant }: Scope): void {
  if (!tenant.signIn.mailedCode) throw new Failure('NOT_FOUND');
}

/**
 * Mails a code to sign in. An e-mail without an account gets a code too, if a sign-in opens an account, or
 * else an invitation to sign up. The response is the same for all. Throws `NOT_FOUND` if the tenant has no
 * sign-in by mailed code, and as `mailCode`.
 */
export async function sendSignInCode(scope: AtOrigin<Scope>, email: string) {
  requireOpen(scope);
  const user = await findUserByEmail(scope, email);
  const getsCode = user !== undefined || scope.tenant.signIn.newAccounts;
  return mailCode(scope, email, {
    purpose: 'sign-in-code',
    letter: (code, minutes) =>
      getsCode
        ? codeMail(scope, { to: email, code, minutes, signsIn: true })
        : invitationMail(scope, { to: email, origin: scope.origin }),
  });
}

/**
 * Uses up a code to sign in. Wrong codes are limited in the same way as wrong passwords. Returns the
 * account of the e-mail; undefined if there is none. Throws `WRONG_EMAIL_CODE`, and `TOO_MANY_REQUESTS`
 * with `retryAfterSeconds`.
 */
export async function consumeSignInCode(
  scope: Scope,
  email: string,
  code: string,
): Promise<User | undefined> {
  const counters = [
    networkCounter(scope, 'login-code', WRONG_BY_NETWORK),
    ...signInCounters(scope, email, 'login-code'),
  ];
  const user = await findUserByEmail(scope, email);
  try {
    await requireAttemptsLeft(scope, counters);
    await consumeEmailCode(scope, email, code, undefined, 'sign-in-code').catch(async (error) => {
      await countAttempts(scope, counters);
      throw error;
    });
  } catch (error) {
    if (error instanceof Failure) {
      const isLimit = error.code === 'TOO_MANY_REQUESTS';
      logSecurity(scope, isLimit ? 'sign_in_refused' : 'sign_in_failed', user?.id);
    }
    throw error;
  }
  return user;
}

/**
 * Signs in with a mailed code, which is used up. Opens an account if the e-mail has none and the tenant
 * allows it. Throws `NOT_FOUND` if the tenant has no sign-in by mailed code, `SIGN_UP_FIRST`,
 * `WRONG_EMAIL_CODE`, `TOO_MANY_REQUESTS` and `ACCOUNT_BLOCKED`.
 */
export async function loginByCode(
  scope: Scope,
  { email, verificationCode }: { email: string; verificationCode: string },
): Promise<SignedIn> {
  requireOpen(scope);
  const user = await consumeSignInCode(scope, email, verificationCode);
  if (user) return signInAs(scope, user);
  if (!scope.tenant.signIn.newAccounts) throw new Failure('SIGN_UP_FIRST');
  try {
    return await openAccount(scope, newUserWithoutPassword(scope, { email }));
  } catch (error) {
    // The account was opened meanwhile, by whoever owns the same e-mail.
    const opened = await findUserByEmail(scope, email);
    if (opened) return signInAs(scope, opened);
    throw error;
  }
}
