import * as v from 'valibot';

/* What browsers and servers say to each other about passkeys, as WebAuthn writes it in JSON. */

/** Bytes in base 64 for URLs. */
const bytes = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[A-Za-z0-9_-]+$/));
export const credentialId = bytes(1400);
/** The secret of an attempt that has begun, which only the browser that began it has. */
export const attemptSecret = v.pipe(v.string(), v.regex(/^[0-9A-Z]{32}$/));
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
 * What `navigator.credentials` is asked, as WebAuthn writes it in JSON. `rpId` and `allowCredentials` are only
 * there to use a passkey; `rp`, `user` and what follows them only to make one.
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

/** The challenge for a passkey. It is valid for five minutes, and for one answer. */
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
