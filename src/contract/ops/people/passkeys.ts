import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { line, ok } from '../../values/fields.ts';
import { signedIn } from './own-account.ts';

/** Bytes in base 64 for URLs, as WebAuthn writes them in JSON. */
const bytes = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = bytes(1400);
const attempt = v.pipe(v.string(), v.regex(/^[0-9A-Z]{32}$/));
const credential = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };

/** What a browser answers when it has made a passkey (RegistrationResponseJSON of WebAuthn). */
export const passkeyMade = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
export type PasskeyMade = v.InferOutput<typeof passkeyMade>;

/** What a browser answers when a passkey has signed (AuthenticationResponseJSON of WebAuthn). */
export const passkeySigned = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: v.optional(bytes(100)),
  }),
});
export type PasskeySigned = v.InferOutput<typeof passkeySigned>;

const described = v.array(
  v.object({ id: v.string(), type: v.string(), transports: v.optional(v.array(v.string())) }),
);
/**
 * What `navigator.credentials` is asked, as WebAuthn writes it in JSON: `rpId` and `allowCredentials` to use a
 * passkey, the others to make one.
 */
export const passkeyOptions = v.object({
  challenge: v.string(),
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  allowCredentials: v.optional(described),
  userVerification: v.optional(v.string()),
  rp: v.optional(v.object({ id: v.string(), name: v.string() })),
  user: v.optional(v.object({ id: v.string(), name: v.string(), displayName: v.string() })),
  pubKeyCredParams: v.optional(v.array(v.object({ alg: v.number(), type: v.string() }))),
  excludeCredentials: v.optional(described),
  attestation: v.optional(v.string()),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.string(),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.string(),
    }),
  ),
});

/** What a passkey is asked, for five minutes and for one answer. */
export const passkeyQuestion = v.object({
  /** The secret of the attempt, to send with the answer. */
  attempt: v.string(),
  options: passkeyOptions,
});
export type PasskeyQuestion = v.InferOutput<typeof passkeyQuestion>;

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.optional(v.string()),
});
export type Passkey = v.InferOutput<typeof passkey>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const passkeyParams = v.object({ id: credentialId });
const question = { body: v.object({}), output: passkeyQuestion, answerOnly: true } as const;
const signed = v.object({ attempt, credential: passkeySigned });

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
      'Begin to add a passkey. The second factor, or the sign-in of who has none, must be fresh',
    errors: ['FORBIDDEN', 'SECOND_FACTOR_STALE', 'SIGN_IN_STALE', 'CONFLICT'],
  },
  addPasskey: {
    ...common,
    path: '/ops/me/passkeys',
    right: 'pending',
    ofCaller: true,
    summary: 'Add the passkey that the browser has made. It counts as shown in this session',
    body: v.object({ attempt, name: line(60), credential: passkeyMade }),
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
