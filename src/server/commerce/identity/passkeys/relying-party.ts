import { Failure } from '../../../../contract/errors.ts';
import { type RelyingParty, relyingPartyAt } from '../../../crypto/web-authn.ts';
import { pickText } from '../../../db/tenant-text.ts';
import type { AtOrigin, Scope } from '../../base/scope.ts';

/** Throws `NOT_FOUND` if the tenant has no passkeys. */
export function requirePasskeys({ tenant }: Scope): void {
  if (!tenant.signIn.passkeys) throw new Failure('NOT_FOUND');
}

/** The shop as passkeys know it: the host at which the shopper is. A passkey is worth nothing at another. */
export const relyingParty = ({ origin, tenant, locale }: AtOrigin<Scope>): RelyingParty =>
  relyingPartyAt(origin, pickText(tenant.name, locale));
