import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { userWarehouse } from '../../../contract/calls/addresses.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import { Failure } from '../../../contract/errors.ts';
import { userWarehouses } from '../../db/schema/people/users.ts';
import { warehouses } from '../../db/schema/shop/tenants.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { listWarehouses, viewWarehouse } from './places.ts';

type UserWarehouse = InferOutput<typeof userWarehouse>;

/**
 * The destination of an order's goods: a warehouse of the tenant, or the shopper's own address in China.
 * Both are null if the tenant has no open warehouse.
 */
export type Destination = { warehouseId: string | null; userWarehouseId: string | null };

/**
 * The chosen destination, or the tenant's first warehouse in China if none was chosen. Throws
 * `NOT_FOUND` for a warehouse that is not this tenant's or not this shopper's.
 */
export async function destinationOf(
  scope: OwnerScope,
  chosen: { tenantWarehouseId?: string; userWarehouseId?: string },
): Promise<Destination> {
  if (chosen.userWarehouseId) {
    const userWarehouse = await userWarehouseOf(scope, chosen.userWarehouseId);
    if (!userWarehouse) throw new Failure('NOT_FOUND', { userWarehouseId: chosen.userWarehouseId });
    return { warehouseId: null, userWarehouseId: userWarehouse.id };
  }
  if (chosen.tenantWarehouseId) {
    const { id } = await openChinaWarehouse(scope, chosen.tenantWarehouseId);
    return { warehouseId: id, userWarehouseId: null };
  }
  const [first] = await openChinaWarehouses(scope);
  return { warehouseId: first?.id ?? null, userWarehouseId: null };
}

/** The open warehouses of the tenant in China, in the reader's language. */
export const openChinaWarehouses = ({ db, tenantId, locale }: Scope): Promise<Warehouse[]> =>
  listWarehouses(db, tenantId, locale, 'CHINA');

/** One of the open warehouses of the tenant in China, in the reader's language. Throws `NOT_FOUND`. */
export const openChinaWarehouse = async (scope: Scope, id: string): Promise<Warehouse> =>
  warehouseAmong(await openChinaWarehouses(scope), id);

/** The warehouse of the list with this id. Throws `NOT_FOUND`. */
export function warehouseAmong(list: readonly Warehouse[], id: string): Warehouse {
  const found = list.find((warehouse) => warehouse.id === id);
  if (!found) throw new Failure('NOT_FOUND', { tenantWarehouseId: id });
  return found;
}

/**
 * A warehouse of the tenant by id, whether in China or abroad, open or closed; undefined if there is
 * none.
 */
export async function warehouseById(scope: Scope, id: string): Promise<Warehouse | undefined> {
  const [warehouse] = await warehousesOf(scope, [id]);
  return warehouse;
}

/** Warehouses of the tenant by id, open or closed, in the reader's language; unknown ids are ignored. */
export async function warehousesOf(
  { db, tenantId, locale }: Scope,
  ids: readonly string[],
): Promise<Warehouse[]> {
  const rows = await db
    .select()
    .from(warehouses)
    .where(and(inList(warehouses.id, ids), eq(warehouses.tenantId, tenantId)));
  return rows.map((row) => viewWarehouse(row, locale));
}

/** Reads the shopper's own warehouse in China by id; undefined if it was removed. */
export async function userWarehouseOf(
  scope: OwnerScope,
  id: string,
): Promise<UserWarehouse | undefined> {
  const { tenantId, userId } = scope;
  const [row] = await scope.db
    .select()
    .from(userWarehouses)
    .where(
      and(
        eq(userWarehouses.id, id),
        eq(userWarehouses.tenantId, tenantId),
        eq(userWarehouses.userId, userId),
      ),
    );
  if (!row) return undefined;
  const { tenantId: _tenant, userId: _user, createdAt: _at, ...fields } = row;
  return fields;
}
