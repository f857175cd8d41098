import type { KeyRing } from '../crypto/keys.ts';
import { isLinkSignature, type LinkedDeposit, signatureOf } from './deposit-link.ts';
import type { LinkRequest } from './provider.ts';

/** The path that leads a shopper to a provider's own page for a top-up. Only this backend can make it. */
export async function hostedPageOf({ keys, tenantId, depositId }: LinkRequest): Promise<string> {
  const deposit = { id: depositId, tenantId };
  return `/api/pay/${depositId}?signature=${await signatureOf(keys, 'hosted-page', deposit)}`;
}

/** Whether the signature in a link of `hostedPageOf` was made by this backend. */
export const isHostedPageSignature = (
  keys: KeyRing,
  deposit: LinkedDeposit,
  signature: string,
): Promise<boolean> => isLinkSignature(keys, 'hosted-page', deposit, signature);
