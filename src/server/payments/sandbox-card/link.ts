import type { KeyRing } from '../../crypto/keys.ts';
import { isLinkSignature, type LinkedDeposit, signatureOf } from '../deposit-link.ts';

/**
 * The path of the sandbox's page where a top-up is paid by card. Its signature proves that this
 * backend made the link.
 */
export async function cardPageOf(keys: KeyRing, deposit: LinkedDeposit): Promise<string> {
  return `/dev/card/${deposit.id}?signature=${await signatureOf(keys, 'card-page', deposit)}`;
}

/** Whether the signature in a link to a top-up's card page was made by this backend. */
export const isCardLinkSignature = (
  keys: KeyRing,
  deposit: LinkedDeposit,
  signature: string,
): Promise<boolean> => isLinkSignature(keys, 'card-page', deposit, signature);
