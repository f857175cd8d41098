import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { line, ok } from '../../values/fields.ts';
import {
  attemptSecret,
  credentialId,
  passkey,
  passkeyMade,
  passkeyQuestion,
  passkeySigned,
} from '../../values/people/passkeys.ts';
import { signedIn } from './own-account.ts';

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const passkeyParams = v.object({ id: credentialId });
const question = { body: v.object({}), output: passkeyQuestion, answerOnly: true } as const;
const signed = v.object({ attempt: attemptSecret, credential: passkeySigned });

/** The calls by which the staff sign in with passkeys (WebAuthn) and manage their own. */
export const opsPasskeyEndpoints = {
  beginPasskeySignIn: {
    ...common,
    ...question,
    auth: 'public',
    path: '/ops/passkeys/begin',
    summary: 'Begin to sign in with a passkey: what it is asked names nobody',
  },
  signInWithPasskey: {
    ...common,
    auth: 'public',
    path: '/ops/passkeys/sign-in',
    summary: 'Sign in at the desk with a passkey, which counts as the second factor, too',
    body: signed,
    output: signedIn,
    errors: ['WRONG_PASSKEY'],
    answerOnly: true,
  },
  beginPasskeyCheck: {
    ...common,
    ...question,
    path: '/ops/second-factor/passkey/begin',
    right: 'pending',
    summary: 'Begin to show one’s passkey as the second factor of the session',
    errors: ['NOT_FOUND'],
  },
  confirmWithPasskey: {
    ...common,
    path: '/ops/second-factor/passkey',
    right: 'pending',
    summary: 'Show the second factor of the session: a passkey',
    body: signed,
    output: ok,
    errors: ['WRONG_PASSKEY', 'FORBIDDEN'],
  },
  beginPasskey: {
    ...common,
    ...question,
    path: '/ops/me/passkeys/begin',
    right: 'pending',
    summary:
      'Begin to add a passkey. The second factor must be fresh; for a person without a second factor, the sign-in',
    errors: ['FORBIDDEN', 'SECOND_FACTOR_STALE', 'SIGN_IN_STALE', 'CONFLICT'],
  },
  addPasskey: {
    ...common,
    path: '/ops/me/passkeys',
    right: 'pending',
    ofCaller: true,
    summary: 'Add the passkey that the browser has made. It counts as shown in this session',
    body: v.object({ attempt: attemptSecret, name: line(60), credential: passkeyMade }),
    output: passkey,
    errors: ['WRONG_PASSKEY', 'FORBIDDEN', 'SECOND_FACTOR_STALE', 'SIGN_IN_STALE', 'CONFLICT'],
  },
  listPasskeys: {
    ...common,
    method: 'GET',
    path: '/ops/me/passkeys',
    right: 'self',
    summary: 'One’s own passkeys, the oldest first',
    output: v.array(passkey),
    errors: ['FORBIDDEN'],
  },
  renamePasskey: {
    ...common,
    method: 'PUT',
    path: '/ops/me/passkeys/{id}',
    right: 'self',
    ofCaller: true,
    summary: 'Rename one of one’s own passkeys',
    params: passkeyParams,
    body: v.object({ name: line(60) }),
    output: passkey,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  removePasskey: {
    ...common,
    method: 'DELETE',
    path: '/ops/me/passkeys/{id}',
    right: 'self',
    ofCaller: true,
    fresh: true,
    summary: 'Remove one of one’s own passkeys. Outside of demo mode a second factor must remain',
    params: passkeyParams,
    output: ok,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'SECOND_FACTOR_STALE', 'LAST_SECOND_FACTOR'],
  },
} as const satisfies Record<string, Endpoint>;
