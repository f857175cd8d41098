import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import {
  type announcedContents,
  type purchaseParcelItems,
  purchaseParcels,
} from '../../db/schema/warehouse/parcels.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';

/** A row of a parcel, without the columns that the database computes. */
export type ParcelRow = Omit<typeof purchaseParcels.$inferSelect, 'pile' | 'onShelf'>;
export type ParcelContent = typeof purchaseParcelItems.$inferSelect;
/** A line of what a shopper announced. */
export type AnnouncedContent = typeof announcedContents.$inferSelect;

/** The columns of a parcel that is not checked yet, or not any more. */
export const UNCHECKED = {
  qcStatus: 'NOT_CHECKED',
  qcIssue: null,
  checkedAt: null,
  checkedBy: null,
  approvedAt: null,
  returnUntil: null,
} as const satisfies Partial<ParcelRow>;

/**
 * The object of the shopper's payments for a parcel: its order, or the parcel itself if it has no order.
 */
export function payableOf({ id, parcelNo, orderId, orderNo, tenantId, userId }: ParcelRow) {
  const owner = { tenantId, userId };
  return orderId === null
    ? ({ ...owner, orderType: 'PURCHASE_PARCEL', id, orderNo: parcelNo } as const)
    : ({ ...owner, orderType: 'PURCHASE_ORDER', id: orderId, orderNo } as const);
}

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

/** How many parcels are found by a tracking number at most. Carriers reuse numbers after a year or so. */
const MAX_TRACKED = 20;

/** The parcels of a tenant with a tracking number, newest first. */
export function parcelsTracked(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  trackingNo: string,
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(purchaseParcels)
    .where(
      and(
        eq(purchaseParcels.tenantId, tenantId),
        eq(purchaseParcels.domesticTrackingNo, trackingNo),
      ),
    )
    .orderBy(desc(purchaseParcels.createdAt), desc(purchaseParcels.id))
    .limit(MAX_TRACKED);
}

/** The parcels of an order, oldest first. Does not check who may see the order. */
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
