import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { email, emailCode, id, line, ok, optionalLine } from '../values/fields.ts';
import {
  attemptSecret,
  credentialId,
  passkey,
  passkeyMade,
  passkeyQuestion,
  passkeySigned,
} from '../values/people/passkeys.ts';
import { providerId } from '../values/shop/sign-in-ways.ts';
import { signedIn } from './user.ts';

/*
 * How shoppers sign in besides their password. The specification has none of these calls: another backend may lack
 * them all, and then `getTenant` has no `signIn`.
 */

/** The shopper's own login password, if it is needed. */
const loginPassword = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

/** A person at a provider who is joined to the account. */
const ownProvider = v.object({
  id,
  /** The provider's id; empty if the shop has it no more. */
  provider: v.string(),
  /** What the provider is called: its name, or the host of its URL. */
  name: v.string(),
  /** The e-mail that the provider had confirmed. */
  email: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
});
export type OwnProvider = v.InferOutput<typeof ownProvider>;

/** There is an account with the e-mail that the provider has confirmed. Its owner has to show that it is theirs. */
export const toJoin = v.object({
  join: v.object({
    /** The secret of the attempt, to send with the proof. */
    attempt: v.string(),
    email: v.string(),
    provider: v.string(),
  }),
});
export type ToJoin = v.InferOutput<typeof toJoin>;

/** The fields with which a provider leads the browser back. */
const returned = v.record(
  v.picklist(['code', 'state', 'iss', 'error', 'error_description', 'session_state']),
  v.optional(v.pipe(v.string(), v.maxLength(4000))),
);

const common = { method: 'POST', group: 'user' } as const;
const signIn = { ...common, auth: 'public', output: signedIn } as const;
const ownCall = { ...common, auth: 'user' } as const;
const passkeyParams = v.object({ id: credentialId });

export const signInEndpoints = {
  sendSignInCode: {
    ...common,
    auth: 'public',
    path: '/front/user/send-sign-in-code',
    summary:
      'Mail a six-digit code to sign in with, by the rules of `sendEmailCode`. People without an account get a code that opens one, or an invitation to sign up',
    body: v.object({ email }),
    output: v.object({
      resendAfterSeconds: v.number(),
      expiresInSeconds: v.number(),
      sentAt: v.string(),
    }),
    errors: ['MAIL_FAILED', 'NOT_FOUND'],
  },
  loginByCode: {
    ...signIn,
    path: '/front/user/login-by-code',
    summary: 'Sign in with a mailed code',
    body: v.object({ email, verificationCode: emailCode }),
    errors: [
      'WRONG_EMAIL_CODE',
      'WRONG_CREDENTIALS',
      'ACCOUNT_BLOCKED',
      'SIGN_UP_FIRST',
      'NOT_FOUND',
    ],
  },
  beginPasskeyLogin: {
    ...common,
    auth: 'public',
    path: '/front/user/passkeys/begin-login',
    summary: 'Begin to sign in with a passkey: what it is asked names nobody',
    body: v.object({}),
    output: passkeyQuestion,
    answerOnly: true,
    errors: ['NOT_FOUND'],
  },
  loginByPasskey: {
    ...signIn,
    path: '/front/user/login-by-passkey',
    summary: 'Sign in with a passkey',
    body: v.object({ attempt: attemptSecret, credential: passkeySigned }),
    errors: ['WRONG_PASSKEY', 'WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED', 'NOT_FOUND'],
  },
  beginOwnPasskey: {
    ...ownCall,
    path: '/front/user/passkeys/begin',
    summary:
      'Begin to add a passkey to the account: within ten minutes of signing in, or with the login password',
    body: v.object({ loginPassword }),
    output: passkeyQuestion,
    answerOnly: true,
    errors: ['SIGN_IN_STALE', 'WRONG_PASSWORD', 'CONFLICT', 'NOT_FOUND'],
  },
  addOwnPasskey: {
    ...ownCall,
    path: '/front/user/passkeys',
    summary: 'Add the passkey that the browser has made',
    body: v.object({ attempt: attemptSecret, name: line(60), credential: passkeyMade }),
    output: passkey,
    errors: ['WRONG_PASSKEY', 'CONFLICT', 'NOT_FOUND'],
  },
  listOwnPasskeys: {
    ...ownCall,
    method: 'GET',
    path: '/front/user/passkeys',
    summary: 'The shopper’s passkeys, the oldest first, and what adding one takes',
    output: v.object({
      passkeys: v.array(passkey),
      /** `SIGN_IN`: the account has no password, and the session is too old. */
      proof: v.picklist(['NONE', 'PASSWORD', 'SIGN_IN']),
    }),
  },
  renameOwnPasskey: {
    ...ownCall,
    method: 'PUT',
    path: '/front/user/passkeys/{id}',
    summary: 'Rename one of the shopper’s passkeys',
    params: passkeyParams,
    body: v.object({ name: line(60) }),
    output: passkey,
    errors: ['NOT_FOUND'],
  },
  removeOwnPasskey: {
    ...ownCall,
    method: 'DELETE',
    path: '/front/user/passkeys/{id}',
    summary: 'Remove one of the shopper’s passkeys',
    params: passkeyParams,
    output: ok,
    errors: ['NOT_FOUND'],
  },
  beginProviderLogin: {
    ...common,
    auth: 'public',
    path: '/front/user/providers/{provider}/begin',
    summary: 'Begin to sign in with a provider: the URL to which the browser goes',
    params: v.object({ provider: providerId }),
    body: v.object({}),
    output: v.object({ attempt: v.string(), state: v.string(), url: v.string() }),
    answerOnly: true,
    errors: ['NOT_FOUND', 'PROVIDER_UNREACHABLE'],
  },
  loginByProvider: {
    ...signIn,
    path: '/front/user/login-by-provider',
    summary:
      'Sign in with the parameters with which a provider led the browser back. If an account has the provider’s e-mail, answers with an attempt to join the provider to it',
    body: v.object({
      attempt: attemptSecret,
      provider: providerId,
      parameters: returned,
      /** What a provider says of the name beside its token: Apple, the first time. */
      name: optionalLine(80),
    }),
    output: v.union([toJoin, signedIn]),
    errors: [
      'PROVIDER_REFUSED',
      'PROVIDER_UNREACHABLE',
      'EMAIL_UNVERIFIED',
      'SIGN_UP_FIRST',
      'WRONG_CREDENTIALS',
      'ACCOUNT_BLOCKED',
      'NOT_FOUND',
    ],
  },
  joinProvider: {
    ...signIn,
    path: '/front/user/join-provider',
    summary:
      'Sign in to the account that has the provider’s e-mail, by the account’s password or a mailed code, and join the provider to the account',
    body: v.object({
      attempt: attemptSecret,
      password: loginPassword,
      verificationCode: v.optional(v.union([v.literal(''), emailCode]), ''),
    }),
    errors: ['PROVIDER_REFUSED', 'WRONG_CREDENTIALS', 'WRONG_EMAIL_CODE', 'ACCOUNT_BLOCKED'],
  },
  listOwnProviders: {
    ...ownCall,
    method: 'GET',
    path: '/front/user/providers',
    summary: 'The providers with which the shopper can sign in, the oldest first',
    output: v.array(ownProvider),
  },
  removeOwnProvider: {
    ...ownCall,
    method: 'DELETE',
    path: '/front/user/providers/{id}',
    summary: 'Stop signing in with a provider',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
