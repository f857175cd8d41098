import { EncryptJWT, jwtDecrypt } from 'jose';
import { type KeyRing, keyNamed } from './keys.ts';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** A hundred years, in seconds: for values that are valid until another one replaces them. */
export const FOR_EVER = 100 * 365 * 86_400;

/**
 * Encrypts a small JSON value for a cookie (the profile, a flash message). It can be opened only with
 * the same `purpose`, and for `maxAgeSeconds` from `now` (milliseconds since the epoch).
 */
export function seal(
  ring: KeyRing,
  purpose: string,
  value: unknown,
  maxAgeSeconds: number,
  now = Date.now(),
): Promise<string> {
  const [{ kid, key }] = ring.cookie;
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid })
    .setAudience(purpose)
    .setExpirationTime(Math.floor(now / 1000) + maxAgeSeconds)
    .encrypt(key);
}

/**
 * The value that `seal` encrypted. Null if the text is forged or expired, or was sealed for another
 * purpose. The caller must validate the value. `now` is in milliseconds since the epoch.
 */
export async function unseal(
  ring: KeyRing,
  purpose: string,
  text: string,
  now = Date.now(),
): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(text, ({ kid }) => cookieKey(ring, kid), {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
      audience: purpose,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'value'],
    });
    return payload.value;
  } catch {
    return null;
  }
}

function cookieKey(ring: KeyRing, kid: string | undefined): CryptoKey {
  const key = keyNamed(ring.cookie, kid);
  if (!key) throw new Error('unknown kid');
  return key;
}
