import { base64url, SignJWT } from 'jose';

/* Messages to browsers: encrypted for the browser (RFC 8291), and signed for its push service (RFC 8292). */

/** The keys of a browser's subscription, each in base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

/** The key with which a deployment signs: `publicKey` is what browsers subscribe with, in base64url. */
export type VapidKey = { publicKey: string; privateJwk: JsonWebKey };

const P256 = 'P-256';
const RECORD_BYTES = 4096;
/** Push services take messages of 4096 bytes; header, tag and delimiter take 103. */
export const MAX_MESSAGE_BYTES = 3_900;
/** How long a signature is valid; at most a day. */
const SIGNED_SECONDS = 12 * 3_600;

const bytesOf = (...parts: (Uint8Array | string | number)[]): Uint8Array<ArrayBuffer> => {
  const arrays = parts.map((part) => {
    if (typeof part === 'string') return new TextEncoder().encode(part);
    return typeof part === 'number' ? Uint8Array.of(part) : part;
  });
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  arrays.reduce((at, array) => {
    all.set(array, at);
    return at + array.length;
  }, 0);
  return all;
};

const newPair = () =>
  crypto.subtle.generateKey({ name: 'ECDH', namedCurve: P256 }, true, [
    'deriveBits',
  ]) as Promise<CryptoKeyPair>;

async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(derived, key, bytes * 8));
}

/** The raw bytes of a key in base64url; undefined unless there are this many. */
function keyBytes(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = bytesOf(base64url.decode(text));
    return bytes.length === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Whether these can be the keys of a subscription. */
export async function areBrowserKeys({ p256dh, auth }: BrowserKeys): Promise<boolean> {
  const point = keyBytes(p256dh, 65);
  if (!point || !keyBytes(auth, 16)) return false;
  return importPoint(point).then(
    () => true,
    () => false,
  );
}

const importPoint = (point: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: P256 }, true, []);

/**
 * Encrypts a message for a browser, as the body of a request with `content-encoding: aes128gcm` (RFC 8291, one record).
 * `once` is given by tests only: the sender's keys and the salt of the message, both new by default.
 */
export async function encryptForBrowser(
  message: string,
  keys: BrowserKeys,
  once: { pair?: CryptoKeyPair; salt?: Uint8Array<ArrayBuffer> } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const browser = bytesOf(base64url.decode(keys.p256dh));
  const auth = bytesOf(base64url.decode(keys.auth));
  const pair = once.pair ?? (await newPair());
  const salt = once.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const agreed = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: await importPoint(browser) },
    pair.privateKey,
    256,
  );
  const secret = await hkdf(
    new Uint8Array(agreed),
    auth,
    bytesOf('WebPush: info', 0, browser, sender),
    32,
  );
  const contentKey = await hkdf(secret, salt, bytesOf('Content-Encoding: aes128gcm', 0), 16);
  const nonce = await hkdf(secret, salt, bytesOf('Content-Encoding: nonce', 0), 12);
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  // The 2 ends the last record.
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    bytesOf(message, 2),
  );
  const recordBytes = new DataView(new ArrayBuffer(4));
  recordBytes.setUint32(0, RECORD_BYTES);
  return bytesOf(
    salt,
    new Uint8Array(recordBytes.buffer),
    sender.length,
    sender,
    new Uint8Array(encrypted),
  );
}

/** A new key for a deployment. */
export async function newVapidKey(): Promise<VapidKey> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: P256 }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    publicKey: base64url.encode(raw),
    privateJwk: await crypto.subtle.exportKey('jwk', pair.privateKey),
  };
}

/**
 * The `authorization` of a message to a push service (RFC 8292). `contact`: a `mailto:` or `https:` URL at which the
 * service reaches the sender; `now` in milliseconds.
 */
export async function vapidAuthorization(
  { publicKey, privateJwk }: VapidKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'jwk',
    privateJwk,
    { name: 'ECDSA', namedCurve: P256 },
    false,
    ['sign'],
  );
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now / 1000) + SIGNED_SECONDS)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
