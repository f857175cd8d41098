import { and, asc, eq, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { type purchaseParcelItems, purchaseParcels } from '../../db/schema/parcels.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';

export type ParcelRow = typeof purchaseParcels.$inferSelect;
export type ParcelContent = typeof purchaseParcelItems.$inferSelect;

const PARCEL_NUMBER = /^K\d{6}/;

/** The caller's parcel by id or number. Throws `NOT_FOUND`, also for a parcel of somebody else. */
export function findParcel(scope: OwnerScope, idOrNo: string): Promise<ParcelRow> {
  return readParcel(scope, idOrNo, eq(purchaseParcels.userId, scope.userId));
}

/** A parcel of the tenant by id or number. Throws `NOT_FOUND`. */
export function tenantParcel(scope: Scope, idOrNo: string): Promise<ParcelRow> {
  return readParcel(scope, idOrNo);
}

async function readParcel({ db, tenantId }: Scope, idOrNo: string, also?: SQL): Promise<ParcelRow> {
  const column = PARCEL_NUMBER.test(idOrNo) ? purchaseParcels.parcelNo : purchaseParcels.id;
  const [parcel] = await db
    .select()
    .from(purchaseParcels)
    .where(and(eq(column, idOrNo), eq(purchaseParcels.tenantId, tenantId), also));
  if (!parcel) throw new Failure('NOT_FOUND');
  return parcel;
}

/** The parcels of an order that the caller may see, oldest first. */
export async function parcelsOfOrder(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  orderId: string,
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(purchaseParcels)
    .where(and(eq(purchaseParcels.orderId, orderId), eq(purchaseParcels.tenantId, tenantId)))
    .orderBy(asc(purchaseParcels.createdAt), asc(purchaseParcels.id));
}
