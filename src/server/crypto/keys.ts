import { hex } from './digest.ts';

/** A key with its id: tokens, cookies and hashes name the key that made them by its `kid`. */
export type NamedKey<Key> = { readonly kid: string; readonly key: Key };

/**
 * Keys for one purpose. The first signs or encrypts; the others only verify or decrypt older data.
 */
export type Keys<Key> = readonly [NamedKey<Key>, ...NamedKey<Key>[]];

/** All keys of the deployment, one set for each purpose. */
export type KeyRing = {
  /** HMAC-SHA-256, for session tokens. */
  readonly token: Keys<CryptoKey>;
  /** AES-256-GCM, for cookies. */
  readonly cookie: Keys<CryptoKey>;
  /** AES-SIV with two 256-bit halves, for product links. */
  readonly link: Keys<Uint8Array>;
  /** Argon2 secret (pepper), for pay passwords. */
  readonly payPassword: Keys<Uint8Array>;
  /**
   * HMAC: with SHA-1 for upload grants, as OSS requires; with SHA-256 for the MAC in the object name of
   * each upload, and for links to the sandbox's card page.
   */
  readonly signing: Keys<Uint8Array>;
};

type Master = { kid: string; material: CryptoKey };

const MIN_SECRET_LENGTH = 32;
const KID = /^[\w-]{1,32}$/;

/**
 * Derives all keys from the master secrets: newest first, separated by commas, each `kid:secret` or
 * just `secret`, whose kid is then derived from it. To rotate, put a new secret in front; remove the
 * last one when nothing signed or encrypted with it is needed any more.
 *
 * @throws Error when a secret is shorter than 32 characters, a kid malformed or used twice.
 */
export async function deriveKeys(masterSecret: string): Promise<KeyRing> {
  const entries = masterSecret.split(',');
  const masters = await Promise.all(entries.map((entry) => importMaster(entry.trim())));
  if (new Set(masters.map(({ kid }) => kid)).size < masters.length) {
    throw new Error('master secret: two secrets have the same kid');
  }
  const [token, cookie, link, payPassword, signing] = await Promise.all([
    deriveFromAll(masters, (material) => hmacKey(material, 'session-token')),
    deriveFromAll(masters, (material) => aesKey(material, 'cookie')),
    deriveFromAll(masters, (material) => expand(material, 'product-link', 64)),
    deriveFromAll(masters, (material) => expand(material, 'pay-password', 32)),
    deriveFromAll(masters, (material) => expand(material, 'signing', 32)),
  ]);
  return { token, cookie, link, payPassword, signing };
}

/** The key with this `kid`; undefined if there is none. */
export function keyNamed<Key>(keys: Keys<Key>, kid: string | undefined): Key | undefined {
  return keys.find((key) => key.kid === kid)?.key;
}

/** Imports `kid:secret`, or just `secret`. */
async function importMaster(entry: string): Promise<Master> {
  const colon = entry.indexOf(':');
  const secret = entry.slice(colon + 1);
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`master secret: needs at least ${MIN_SECRET_LENGTH} characters`);
  }
  const bytes = new TextEncoder().encode(secret);
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);
  const kid = colon < 0 ? hex(await expand(material, 'kid', 4)) : entry.slice(0, colon);
  if (!KID.test(kid)) throw new Error('master secret: a kid is 1 to 32 of A-Z a-z 0-9 _ -');
  return { kid, material };
}

/** The keys for one purpose: one from each master secret. */
async function deriveFromAll<Key>(
  masters: Master[],
  derive: (material: CryptoKey) => Promise<Key>,
): Promise<Keys<Key>> {
  const [current, ...older] = await Promise.all(
    masters.map(async ({ kid, material }) => ({ kid, key: await derive(material) })),
  );
  if (!current) throw new Error('master secret: none given');
  return [current, ...older];
}

async function hmacKey(material: CryptoKey, purpose: string): Promise<CryptoKey> {
  const bytes = await expand(material, purpose, 32);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
}

async function aesKey(material: CryptoKey, purpose: string): Promise<CryptoKey> {
  const bytes = await expand(material, purpose, 32);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Derives `length` bytes for a purpose, by HKDF-SHA-256. */
async function expand(material: CryptoKey, purpose: string, length: number) {
  const info = new TextEncoder().encode(`sampan/1/${purpose}`);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf, material, length * 8));
}
