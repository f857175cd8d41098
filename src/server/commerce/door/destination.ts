import { and, desc, eq } from 'drizzle-orm';
import { addresses } from '../../db/schema/people/users.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import type { CartScope, Scope } from '../base/scope.ts';
import type { Destination } from '../freight/option.ts';

/**
 * The destination of goods, their warehouse (as tariffs name it), and the shipping option that the shopper
 * prefers.
 */
export type DoorWish = {
  destination: Destination;
  warehouse?: string | undefined;
  option?: string | undefined;
};

/** The tenant's home country, for visitors who have chosen none. */
export const homeOf = ({ tenant }: Pick<Scope, 'tenant'>): DoorWish => ({
  destination: { country: tenant.homeCountry },
});

/**
 * Where goods are estimated to go: the shopper's default address, and the shipping option of their last shipment.
 * The tenant's home country for a visitor without an account, for a shopper without a default address, and if the
 * tenant does not deliver to that address.
 */
export async function doorOf(scope: CartScope): Promise<DoorWish> {
  if (!('userId' in scope)) return homeOf(scope);
  const { db, tenantId, userId, tenant } = scope;
  const [[address], [last]] = await Promise.all([
    db
      .select({ country: addresses.country, postCode: addresses.postCode })
      .from(addresses)
      .where(
        and(
          eq(addresses.tenantId, tenantId),
          eq(addresses.userId, userId),
          eq(addresses.defaultAddress, true),
        ),
      ),
    db
      .select({ option: transitOrders.optionCode })
      .from(transitOrders)
      .where(and(eq(transitOrders.tenantId, tenantId), eq(transitOrders.userId, userId)))
      .orderBy(desc(transitOrders.createdAt))
      .limit(1),
  ]);
  const destination = address && tenant.countries.includes(address.country) ? address : undefined;
  return { destination: destination ?? homeOf(scope).destination, option: last?.option };
}
