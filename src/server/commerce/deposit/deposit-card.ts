import { constantTimeEqual, hex, hmacSha256 } from '../../crypto/digest.ts';
import type { Scope } from '../base/scope.ts';
import type { DepositRow } from './deposit-records.ts';

/**
 * The path of the sandbox's page where a top-up is paid by card. Its signature proves that this
 * backend made the link.
 */
export async function cardPageOf(scope: Scope, row: DepositRow): Promise<string> {
  const [current] = scope.keys.signing;
  return `/dev/card/${row.id}?signature=${await signatureOf(current.key, row)}`;
}

/** Whether the signature in a link to a top-up's card page was made by this backend. */
export async function isCardLinkSignature(
  scope: Scope,
  row: Pick<DepositRow, 'id' | 'tenantId'>,
  signature: string,
): Promise<boolean> {
  const expected = await Promise.all(scope.keys.signing.map(({ key }) => signatureOf(key, row)));
  return expected.some((valid) => constantTimeEqual(valid, signature));
}

async function signatureOf(
  key: Uint8Array,
  { id, tenantId }: Pick<DepositRow, 'id' | 'tenantId'>,
): Promise<string> {
  const message = JSON.stringify(['card-page', tenantId, id]);
  return hex(await hmacSha256(new Uint8Array(key), message)).slice(0, 32);
}
