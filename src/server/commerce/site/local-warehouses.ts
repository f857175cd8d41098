import { and, asc, eq } from 'drizzle-orm';
import { warehouses } from '../../db/schema/shop/tenants.ts';
import type { Scope } from '../base/scope.ts';

/** The tenant's warehouses abroad, where parcels are picked up or given to a local express. */
export function localWarehouses({
  db,
  tenantId,
}: Scope): Promise<{ id: string; country: string }[]> {
  return db
    .select({ id: warehouses.id, country: warehouses.country })
    .from(warehouses)
    .where(
      and(
        eq(warehouses.tenantId, tenantId),
        eq(warehouses.region, 'LOCAL'),
        eq(warehouses.closed, false),
      ),
    )
    .orderBy(asc(warehouses.position), asc(warehouses.id));
}

/** The countries where the tenant has a local warehouse. */
export async function localCountries(scope: Scope): Promise<string[]> {
  return [...new Set((await localWarehouses(scope)).map(({ country }) => country))];
}
