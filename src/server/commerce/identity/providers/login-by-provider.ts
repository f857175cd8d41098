import type { ToJoin } from '../../../../contract/calls/sign-in.ts';
import type { SignedIn } from '../../../../contract/calls/user.ts';
import { Failure } from '../../../../contract/errors.ts';
import { bcp47 } from '../../../../i18n/locale.ts';
import { OpenIdFailure } from '../../../openid/openid-failure.ts';
import type { Identity } from '../../../openid/sign-in.ts';
import type { PublicFetch } from '../../../platform/public-fetch.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import type { AtOrigin, Scope } from '../../base/scope.ts';
import { requireRightPassword } from '../accounts.ts';
import {
  type AttemptLimit,
  countAttempts,
  countNetworkAttempt,
  networkCounter,
  requireAttemptsLeft,
} from '../attempts.ts';
import { notifyOfOperation, recordOperation } from '../operations.ts';
import { newUserWithoutPassword, openAccount, signInAs } from '../sign-in.ts';
import { readAttempt, storeAttempt, takeAttempt } from '../sign-in-attempts.ts';
import { consumeSignInCode } from '../sign-in-code.ts';
import { findUserByEmail } from '../users.ts';
import { openClient, redirectPathOf } from './clients.ts';
import { accountOf, joinStatement, noteUse } from './identities.ts';

/** How many sign-ins with providers a network may begin, and how many of them may fail. */
const BEGUN: AttemptLimit = { limit: 100, windowSeconds: 15 * 60 };
const WRONG: AttemptLimit = { limit: 50, windowSeconds: 15 * 60 };
/**
 * How long somebody may stay at a provider, and how long proving the ownership of an account may take, in
 * milliseconds.
 */
const AT_PROVIDER_MS = 15 * 60_000;
const JOINING_MS = 30 * 60_000;

/** The code that speaks to providers. It is loaded when it is first used. */
const protocol = () => import('../../../openid/sign-in.ts');

const PROVIDER = { purpose: 'PROVIDER' } as const;
const JOIN = { purpose: 'JOIN' } as const;

/** The scope for asking a provider. */
export type ProviderScope = AtOrigin<Scope> & { fetchProvider: PublicFetch };

/** The failure of the call for an error at the provider. The provider's words are logged. */
export function failureAtProvider(scope: Scope, provider: string, error: unknown): unknown {
  if (!(error instanceof OpenIdFailure)) return error;
  scope.log({ event: 'provider_sign_in_failed', provider, kind: error.kind, error: error.message });
  return new Failure(error.kind === 'UNREACHABLE' ? 'PROVIDER_UNREACHABLE' : 'PROVIDER_REFUSED');
}

/** Begins a sign-in with a provider. Throws `NOT_FOUND`, `PROVIDER_UNREACHABLE` and `TOO_MANY_REQUESTS`. */
export async function beginProviderLogin(scope: ProviderScope, provider: string) {
  const client = await openClient(scope, provider);
  await countNetworkAttempt(scope, 'provider-begun', BEGUN);
  const redirectUri = scope.origin + redirectPathOf(provider);
  const language = bcp47(scope.locale);
  const { beginSignIn } = await protocol();
  const { url, expected } = await beginSignIn(client, scope.fetchProvider, {
    redirectUri,
    language,
  }).catch((error: unknown) => {
    throw failureAtProvider(scope, provider, error);
  });
  const attempt = await storeAttempt(scope, PROVIDER, {
    expected: { ...expected, provider, issuer: client.issuer, redirectUri },
    lifetimeMs: AT_PROVIDER_MS,
  });
  return { attempt, state: expected.state, url };
}

export type ProviderAnswer = {
  attempt: string;
  provider: string;
  parameters: Readonly<Record<string, string | undefined>>;
  name: string;
};

/** The identity of the person who came back from a provider. Throws `PROVIDER_REFUSED` for every fault. */
async function verifiedIdentity(
  scope: ProviderScope,
  { attempt, provider, parameters }: ProviderAnswer,
): Promise<Identity> {
  const counters = [networkCounter(scope, 'provider', WRONG)];
  await requireAttemptsLeft(scope, counters);
  const client = await openClient(scope, provider);
  const expected = await takeAttempt(scope, attempt, PROVIDER);
  // The response of one provider never counts as another's, even if the tenant has changed the provider
  // meanwhile.
  const isAsked = expected?.provider === provider && expected.issuer === client.issuer;
  try {
    if (!isAsked) throw new OpenIdFailure('REFUSED', 'no such sign-in has begun');
    const { state = '', nonce = '', verifier = '', redirectUri = '' } = expected;
    const { endSignIn } = await protocol();
    return await endSignIn(client, scope.fetchProvider, {
      redirectUri,
      parameters: new URLSearchParams(
        Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ),
      expected: { state, nonce, verifier },
    });
  } catch (error) {
    await countAttempts(scope, counters);
    logSecurity(scope, 'provider_refused');
    throw failureAtProvider(scope, provider, error);
  }
}

/**
 * Signs in the person who came back from a provider. If they are linked to an account, they get into it. If
 * the provider has confirmed an e-mail without an account, an account is opened for it. If that e-mail has
 * an account, its owner is asked to prove that it is theirs. Throws `PROVIDER_REFUSED`,
 * `PROVIDER_UNREACHABLE`, `EMAIL_UNVERIFIED`, `SIGN_UP_FIRST`, `ACCOUNT_BLOCKED`, `NOT_FOUND` and
 * `TOO_MANY_REQUESTS`.
 */
export async function loginByProvider(
  scope: ProviderScope,
  answer: ProviderAnswer,
): Promise<SignedIn | ToJoin> {
  const { issuer, subject, verifiedEmail: email, name } = await verifiedIdentity(scope, answer);
  const person = { issuer, subject };
  const account = await accountOf(scope, person);
  if (account) return signInAs(scope, account, [noteUse(scope, person)]);
  if (email === undefined) throw new Failure('EMAIL_UNVERIFIED');
  const joined = { ...person, email };
  if (await findUserByEmail(scope, email)) return toJoin(scope, answer.provider, joined);
  if (!scope.tenant.signIn.newAccounts) throw new Failure('SIGN_UP_FIRST');
  const user = newUserWithoutPassword(scope, { email, name: name || answer.name });
  try {
    return await openAccount(scope, user, [joinStatement(scope, user.id, joined)]);
  } catch (error) {
    // The account was opened meanwhile.
    if (await findUserByEmail(scope, email)) return toJoin(scope, answer.provider, joined);
    throw error;
  }
}

async function toJoin(
  scope: Scope,
  provider: string,
  person: { issuer: string; subject: string; email: string },
): Promise<ToJoin> {
  const attempt = await storeAttempt(scope, JOIN, {
    expected: { ...person, provider },
    lifetimeMs: JOINING_MS,
  });
  return { join: { attempt, email: person.email, provider } };
}

/**
 * Joins a person at a provider to the account with their confirmed e-mail, and signs in, given the proof of the account:
 * its password or a code to sign in with. A wrong proof leaves the attempt open. Throws `PROVIDER_REFUSED` without an
 * open attempt, `WRONG_CREDENTIALS`, `WRONG_EMAIL_CODE`, `TOO_MANY_REQUESTS` and `ACCOUNT_BLOCKED`.
 */
export async function joinProvider(
  scope: Scope,
  {
    attempt,
    password,
    verificationCode,
  }: Record<'attempt' | 'password' | 'verificationCode', string>,
): Promise<SignedIn> {
  const { email, issuer, subject } = (await readAttempt(scope, attempt, JOIN)) ?? {};
  if (!email || !issuer || !subject) throw new Failure('PROVIDER_REFUSED');
  const user = await findUserByEmail(scope, email);
  if (verificationCode) await consumeSignInCode(scope, email, verificationCode);
  else await requireRightPassword(scope, { email, password, user });
  if (!user || !(await takeAttempt(scope, attempt, JOIN))) throw new Failure('PROVIDER_REFUSED');
  const signedIn = await signInAs(scope, user, [
    joinStatement(scope, user.id, { issuer, subject, email }),
    recordOperation(scope, user.id, 'PROVIDER_JOINED'),
    notifyOfOperation(scope, user.id, 'PROVIDER_JOINED'),
  ]);
  logSecurity(scope, 'provider_joined', user.id);
  return signedIn;
}
