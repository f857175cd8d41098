import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ShopperRow } from '../../../contract/ops/orders/shoppers.ts';
import type { Right } from '../../../contract/values/people/rights.ts';
import { users } from '../../db/schema/people/users.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import type { User } from '../identity/users.ts';

/** A member of the staff who looks at a shopper, with their rights at the tenant. */
export type Viewer = { may: (right: Right) => boolean };

/** Only people who work with shoppers see their contact data; others see masks. */
export const isMaskedFor = ({ may }: Viewer): boolean => !may('shoppers.act');

const maskEmail = (email: string) => email.replace(/^(.).*@(.*)$/, '$1•••@$2');
const maskPhone = (phone: string) => phone.replace(/^(.{3}).+(.{2})$/, '$1•••$2');

/** A shopper in the contract's format, masked for who only reads. */
export function viewShopper(user: User, viewer: Viewer): ShopperRow {
  const { id, name, email, phoneNumber, state, language, createdAt } = user;
  const isMasked = isMaskedFor(viewer);
  return {
    id,
    name,
    email: isMasked ? maskEmail(email) : email,
    phoneNumber: isMasked ? maskPhone(phoneNumber) : phoneNumber,
    state,
    language,
    isMasked,
    createdAt: iso(createdAt),
  };
}

/** Masks an e-mail as `viewShopper` does. */
export const emailFor = (email: string, viewer: Viewer): string =>
  isMaskedFor(viewer) && email ? maskEmail(email) : email;

/** A shopper of the tenant. Throws `NOT_FOUND`. */
export async function tenantShopper(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  if (!user) throw new Failure('NOT_FOUND');
  return user;
}
