import { and, asc, eq } from 'drizzle-orm';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { transitOrderParcels } from '../../db/schema/transit.ts';
import type { Statement } from '../atomically.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import { movedParcel, moveParcelStatements, type ParcelRow } from '../parcel/records.ts';
import { orderProgressStatements } from '../parcel/settle-order.ts';
import type { Acting } from '../scope.ts';
import type { TransitOrderRow } from './move-transit.ts';

/** The parcels of a transit order, also of one that let them go. */
export async function parcelsIn(
  { db }: Pick<Acting, 'db'>,
  { id, tenantId }: Pick<TransitOrderRow, 'id' | 'tenantId'>,
): Promise<ParcelRow[]> {
  const rows = await db
    .select({ parcel: purchaseParcels })
    .from(transitOrderParcels)
    .innerJoin(purchaseParcels, eq(purchaseParcels.id, transitOrderParcels.parcelId))
    .where(and(eq(transitOrderParcels.transitOrderId, id), eq(purchaseParcels.tenantId, tenantId)))
    .orderBy(asc(purchaseParcels.id));
  return rows.map(({ parcel }) => parcel);
}

/** Locks parcels for an order. The guards `TRANSIT_PARCEL_HELD` and `PARCEL_STATUS` mean that another order has one. */
export function holdStatements(
  acting: Acting,
  { id, orderNo }: Pick<TransitOrderRow, 'id' | 'orderNo'>,
  parcels: readonly ParcelRow[],
): Statement[] {
  return parcels.flatMap((parcel) => [
    acting.db.insert(transitOrderParcels).values({ transitOrderId: id, parcelId: parcel.id }),
    ...moveParcelStatements(acting, parcel, 'LOCKED', { details: { transitNo: orderNo } }),
  ]);
}

/** Puts the parcels of an order that ends back on the shelf, free for another. */
export function releaseStatements(
  acting: Acting,
  { id }: Pick<TransitOrderRow, 'id'>,
  parcels: readonly ParcelRow[],
): Statement[] {
  return [
    acting.db
      .update(transitOrderParcels)
      .set({ released: true })
      .where(eq(transitOrderParcels.transitOrderId, id)),
    ...parcels.flatMap((parcel) => moveParcelStatements(acting, parcel, 'UNLOCKED')),
  ];
}

/** Sends the parcels of an order on, or ends their way where it has not ended yet, and brings their purchase orders up to it. */
export async function carryStatements(
  acting: Acting,
  order: Pick<TransitOrderRow, 'id' | 'tenantId'>,
  event: 'SHIPPED_OUT' | 'FINISHED',
): Promise<Statement[]> {
  const moving = (await parcelsIn(acting, order)).filter(({ status }) =>
    parcelStates.next(status, event),
  );
  const moved = moving.map((parcel) => movedParcel(acting, parcel, event));
  const progress = await Promise.all(
    [...Map.groupBy(moved, ({ orderId }) => orderId)].map(([orderId, changed]) =>
      orderProgressStatements(acting, orderId, changed),
    ),
  );
  return [
    ...moving.flatMap((parcel) => moveParcelStatements(acting, parcel, event)),
    ...progress.flat(),
  ];
}
