import { base64url } from 'jose';
import * as v from 'valibot';
import {
  type PasskeyMade,
  type PasskeyQuestion,
  type PasskeySigned,
  passkeyOptions,
} from '../../contract/values/people/passkeys.ts';

/*
 * The library for WebAuthn. It is loaded when it is first used, because most requests never need it.
 *
 * Every passkey must verify its user (user verification), and be found without naming the person (a
 * discoverable credential). No attestation is requested: any maker's passkey is accepted.
 */
const library = () => import('@simplewebauthn/server');

/** How long a passkey's challenge may be answered, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** Ed25519, ES256 and RS256 (COSE): what both runtimes can check. */
const ALGORITHMS = [-8, -7, -257] as const;

/** The host for which passkeys are made, the origin of its pages, and the name that browsers show beside a passkey. */
export type RelyingParty = { id: string; origin: string; name: string };

/** A site as passkeys know it: by its origin, and with a name for people. */
export function relyingPartyAt(siteOrigin: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(siteOrigin);
  return { id: hostname, origin, name };
}

type KnownPasskey = { id: string; transports: string[] };

/**
 * A known passkey, as the library needs it for a challenge. The library's type lists the transports;
 * browsers may name others.
 */
const described = ({ id, transports }: KnownPasskey) => ({ id, transports: transports as never[] });

/** The options of a challenge with the fields that the contract names: no extension is used. */
const asContract = (options: object): PasskeyQuestion['options'] =>
  v.parse(passkeyOptions, JSON.parse(JSON.stringify(options)));

/** The question for a new passkey of a person who has those in `existing`. */
export async function questionForNew(
  { id, name }: RelyingParty,
  person: { id: string; email: string; name: string },
  existing: readonly KnownPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return asContract(options);
}

/** The question for a passkey: for one of `allowed`, or for any that the browser has. */
export async function questionForKnown(
  { id }: RelyingParty,
  allowed: readonly KnownPasskey[] = [],
) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(described) }),
  });
  return asContract(options);
}

/** The key of a new passkey; undefined if the answer does not fit the challenge or the site. */
export async function readNew(
  { id, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: PasskeyMade,
): Promise<{ id: string; publicKey: string; counter: number } | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: response as never, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { publicKey, ...made } = registrationInfo.credential;
  return { id: made.id, publicKey: base64url.encode(publicKey), counter: made.counter };
}

/**
 * The new counter of a passkey that has signed the challenge. Undefined if the answer does not fit the
 * challenge, the site, the key, or the counter: a counter that falls reveals a copy.
 */
export async function readSigned(
  { id, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: PasskeySigned,
  stored: { id: string; publicKey: string; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...credential, response: response as never, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(base64url.decode(stored.publicKey)),
      counter: stored.counter,
    },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

/** The user handle of WebAuthn: the person's id, in base64url. */
export const userHandleOf = (personId: string): string => base64url.encode(personId);
