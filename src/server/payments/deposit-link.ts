import { constantTimeEqual, hex, hmacSha256 } from '../crypto/digest.ts';
import type { KeyRing } from '../crypto/keys.ts';

/** A top-up that a link opens. */
export type LinkedDeposit = { id: string; tenantId: string };

/** The purpose of a link. The signature for one purpose is worthless for another. */
type Purpose = 'card-page' | 'hosted-page';

/** The signature in a link to where a top-up is paid: it proves that this backend made the link. */
export function signatureOf(
  { signing: [current] }: KeyRing,
  purpose: Purpose,
  deposit: LinkedDeposit,
): Promise<string> {
  return signedWith(current.key, purpose, deposit);
}

/** Whether the signature in a link was made by this backend, with the current key or one before. */
export async function isLinkSignature(
  { signing }: KeyRing,
  purpose: Purpose,
  deposit: LinkedDeposit,
  signature: string,
): Promise<boolean> {
  const expected = await Promise.all(signing.map(({ key }) => signedWith(key, purpose, deposit)));
  return expected.some((valid) => constantTimeEqual(valid, signature));
}

/** The length of a signature, in hexadecimal digits: 128 bits are enough, and keep the link short. */
const SIGNATURE_LENGTH = 32;

async function signedWith(
  key: Uint8Array,
  purpose: Purpose,
  { id, tenantId }: LinkedDeposit,
): Promise<string> {
  const message = JSON.stringify([purpose, tenantId, id]);
  return hex(await hmacSha256(new Uint8Array(key), message)).slice(0, SIGNATURE_LENGTH);
}
