import { and, asc, eq } from 'drizzle-orm';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels } from '../../db/schema/warehouse/transit.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import { postponedStorage } from '../base/storage-terms.ts';
import { movedParcel, moveParcelStatements, type ParcelMove } from '../parcel/move-parcel.ts';
import { type ParcelEvent, parcelStates } from '../parcel/parcel-states.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { orderProgressStatements } from '../purchase/apply-progress.ts';
import type { TransitOrderRow } from './move-transit.ts';

/** The parcels of a transit order, also after it released them. */
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

/**
 * Locks parcels for a transit order. The guards `TRANSIT_PARCEL_HELD` and `PARCEL_STATUS` mean that
 * another order has one of them.
 */
export function holdStatements(
  acting: Acting,
  { id, tenantId, orderNo }: Pick<TransitOrderRow, 'id' | 'tenantId' | 'orderNo'>,
  parcels: readonly ParcelRow[],
): Statement[] {
  return parcels.flatMap((parcel) => [
    acting.db
      .insert(transitOrderParcels)
      .values({ tenantId, transitOrderId: id, parcelId: parcel.id }),
    ...moveParcelStatements(acting, parcel, 'LOCKED', { details: { transitNo: orderNo } }),
  ]);
}

/**
 * Releases the parcels of a closed order, so that another order can have them. If the order was not closed
 * by the shopper (`isOurs`), its days don't count as storage.
 */
export function releaseStatements(
  acting: Acting,
  order: Pick<TransitOrderRow, 'id'>,
  parcels: readonly ParcelRow[],
  { isOurs }: { isOurs: boolean },
): Statement[] {
  return [
    releaseHoldStatement(acting, order),
    ...parcels.flatMap((parcel) =>
      moveParcelStatements(
        acting,
        parcel,
        'UNLOCKED',
        isOurs ? { changes: postponedStorage(parcel, acting.now - parcel.statusAt) } : {},
      ),
    ),
  ];
}

/** Removes the link between an order and its parcels. */
function releaseHoldStatement({ db }: Acting, { id }: Pick<TransitOrderRow, 'id'>): Statement {
  return db
    .update(transitOrderParcels)
    .set({ released: true })
    .where(eq(transitOrderParcels.transitOrderId, id));
}

/** The event of the parcels, and their other changes, by the way in which their transit order failed. */
const MOVES_BY_EXCEPTION = {
  RETURNED: ['SENT_BACK', {}],
  LOST: ['MISSED', { exception: 'LOST' }],
  CUSTOMS_SEIZED: ['MISSED', { exception: 'SEIZED' }],
} as const satisfies Record<string, readonly [ParcelEvent, ParcelMove['changes']]>;

/**
 * Moves the parcels of a failed order. Returned parcels are unpacked again; lost and seized ones wait for
 * an operator, who finds them or writes them off. They are no longer linked to the order.
 */
export async function failedParcelStatements(
  acting: Acting,
  order: Pick<TransitOrderRow, 'id' | 'tenantId' | 'orderNo'>,
  exception: keyof typeof MOVES_BY_EXCEPTION,
): Promise<Statement[]> {
  const [event, changes] = MOVES_BY_EXCEPTION[exception];
  const move = { changes, details: { transitNo: order.orderNo } };
  return [
    releaseHoldStatement(acting, order),
    ...(await moveOrderParcelsStatements(acting, order, event, move)),
  ];
}

/** Moves those parcels of a transit order whose status allows the event, and updates their purchase orders. */
export async function moveOrderParcelsStatements(
  acting: Acting,
  order: Pick<TransitOrderRow, 'id' | 'tenantId'>,
  event: 'SHIPPED_OUT' | 'FINISHED' | 'SENT_BACK' | 'MISSED',
  move: ParcelMove = {},
): Promise<Statement[]> {
  const moving = (await parcelsIn(acting, order)).filter(({ status }) =>
    parcelStates.next(status, event),
  );
  const movedParcels = moving.map((parcel) => movedParcel(acting, parcel, event, move));
  const progress = await Promise.all(
    [...Map.groupBy(movedParcels, ({ orderId }) => orderId)].map(([orderId, changed]) =>
      orderProgressStatements(acting, orderId, changed),
    ),
  );
  return [
    ...moving.flatMap((parcel) => moveParcelStatements(acting, parcel, event, move)),
    ...progress.flat(),
  ];
}
