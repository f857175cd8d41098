import { constantTimeEqual, hex, hmacSha256 } from '../../crypto/digest.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { auditCheckpoints } from '../../db/schema/people/staff.ts';

export type Checkpoint = Omit<typeof auditCheckpoints.$inferSelect, 'signature'>;

/** The text that is signed: a line for each field. */
const signedText = ({ tenantId, sequence, hash, at }: Checkpoint): string =>
  ['sampan audit checkpoint', tenantId, sequence, hash, at].join('\n');

/** The signature of a checkpoint by a secret, in lower-case hex. */
export const signWith = async (key: Uint8Array, checkpoint: Checkpoint): Promise<string> =>
  hex(await hmacSha256(new Uint8Array(key), signedText(checkpoint)));

/** Whether one of the deployment's secrets has signed a checkpoint. */
export async function isSigned(
  { signing }: Pick<KeyRing, 'signing'>,
  { signature, ...checkpoint }: Checkpoint & { signature: string },
): Promise<boolean> {
  const validSignatures = await Promise.all(signing.map(({ key }) => signWith(key, checkpoint)));
  return validSignatures.some((one) => constantTimeEqual(one, signature));
}
