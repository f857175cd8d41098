import { Failure } from '../../../contract/errors.ts';
import { type RelyingParty, relyingPartyAt } from '../../crypto/web-authn.ts';

/** The desk, as passkeys know it. Throws `NOT_FOUND` in a deployment without a desk. */
export function relyingParty({ deskOrigin }: { deskOrigin?: string }): RelyingParty {
  if (!deskOrigin) throw new Failure('NOT_FOUND');
  return relyingPartyAt(deskOrigin, 'Sampan');
}
