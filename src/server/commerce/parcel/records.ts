import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PurchaseParcel, PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { Failure } from '../../../contract/errors.ts';
import { payments, purchaseOrderItems } from '../../db/schema/orders.ts';
import { purchaseParcelItems, purchaseParcels } from '../../db/schema/parcels.ts';
import { transitOrderParcels, transitOrders } from '../../db/schema/transit.ts';
import { inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement, timelineOf } from '../base/history.ts';
import type { Acting, OwnerScope, Scope } from '../base/scope.ts';
import { warehousesOf } from '../purchase/warehouses.ts';
import { type ParcelEvent, parcelStates } from './parcel-states.ts';
import { viewParcel } from './parcel-view.ts';

export type ParcelRow = typeof purchaseParcels.$inferSelect;
export type ParcelContent = typeof purchaseParcelItems.$inferSelect;

export type ParcelMove = {
  details?: Record<string, string | number>;
  /** What else the event tells of the parcel. */
  changes?: Partial<ParcelRow>;
  /** What must hold besides its status; else another call was first. */
  only?: SQL;
};

const PARCEL_NUMBER = /^K\d{6}/;

/** The caller's parcel by id or number. Throws `NOT_FOUND`, also for a parcel of somebody else. */
export function findParcel(scope: OwnerScope, idOrNo: string): Promise<ParcelRow> {
  return readParcel(scope, idOrNo, eq(purchaseParcels.userId, scope.userId));
}

/** A parcel of the tenant by id or number. Throws `NOT_FOUND`. */
export function tenantParcel(scope: Scope, idOrNo: string): Promise<ParcelRow> {
  return readParcel(scope, idOrNo);
}

async function readParcel({ db, tenantId }: Scope, idOrNo: string, own?: SQL): Promise<ParcelRow> {
  const column = PARCEL_NUMBER.test(idOrNo) ? purchaseParcels.parcelNo : purchaseParcels.id;
  const [parcel] = await db
    .select()
    .from(purchaseParcels)
    .where(and(eq(column, idOrNo), eq(purchaseParcels.tenantId, tenantId), own));
  if (!parcel) throw new Failure('NOT_FOUND');
  return parcel;
}

/** The parcels of an order that the caller may see, first sent first. */
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

/** Parcels as the contract writes them, in the order given: three queries for any number. */
export async function viewParcels(
  scope: Scope,
  rows: readonly ParcelRow[],
): Promise<PurchaseParcel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, warehouses, holds] = await Promise.all([
    scope.db
      .select({
        parcelId: purchaseParcelItems.parcelId,
        pieces: purchaseParcelItems.quantity,
        item: purchaseOrderItems,
      })
      .from(purchaseParcelItems)
      .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.id, purchaseParcelItems.orderItemId))
      .where(inList(purchaseParcelItems.parcelId, ids))
      .orderBy(asc(purchaseParcelItems.parcelId), asc(purchaseOrderItems.position)),
    warehousesOf(scope, [...new Set(rows.flatMap(({ warehouseId }) => warehouseId ?? []))]),
    scope.db
      .select({ parcelId: transitOrderParcels.parcelId, orderNo: transitOrders.orderNo })
      .from(transitOrderParcels)
      .innerJoin(transitOrders, eq(transitOrders.id, transitOrderParcels.transitOrderId))
      .where(
        and(
          inList(transitOrderParcels.parcelId, ids),
          eq(transitOrderParcels.released, false),
          eq(transitOrders.tenantId, scope.tenantId),
        ),
      ),
  ]);
  const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId);
  const transitNos = new Map(holds.map(({ parcelId, orderNo }) => [parcelId, orderNo]));
  return rows.map((row) =>
    viewParcel(scope, row, {
      lines: linesOf.get(row.id) ?? [],
      warehouse: warehouses.find(({ id }) => id === row.warehouseId),
      transitNo: transitNos.get(row.id),
    }),
  );
}

/** A parcel with its history. */
export async function parcelDetail(scope: Scope, row: ParcelRow): Promise<PurchaseParcelDetail> {
  const [[parcel], timeline] = await Promise.all([
    viewParcels(scope, [row]),
    timelineOf(scope, 'PURCHASE_PARCEL', row.id),
  ]);
  if (!parcel) throw new Failure('NOT_FOUND');
  return { ...parcel, timeline };
}

/** The parcel as it is once an event has happened to it. Throws `ILLEGAL_TRANSITION`. */
export function movedParcel(
  { now }: Acting,
  parcel: ParcelRow,
  event: ParcelEvent,
  { changes }: ParcelMove = {},
): ParcelRow {
  const status = parcelStates.nextOrFail(parcel.status, event);
  const statusAt = status === parcel.status ? parcel.statusAt : now;
  return { ...parcel, ...changes, status, statusAt };
}

/**
 * Moves a parcel along its table of states, with its history. What was to be paid for its storage
 * is cancelled when it leaves the shelf. Throws `ILLEGAL_TRANSITION`. The guard `PARCEL_STATUS`
 * means that another call was first.
 */
export function moveParcelStatements(
  acting: Acting,
  parcel: ParcelRow,
  event: ParcelEvent,
  { details, changes, only }: ParcelMove = {},
): Statement[] {
  const { db } = acting;
  const { status: to, statusAt } = movedParcel(acting, parcel, event);
  const from = parcel.status;
  const leaves = parcelStates.next(from, 'EXTENDED') && !parcelStates.next(to, 'EXTENDED');
  return [
    db
      .update(purchaseParcels)
      .set({ ...changes, status: onlyFrom(purchaseParcels.status, [from], to, only), statusAt })
      .where(eq(purchaseParcels.id, parcel.id)),
    eventStatement(acting, {
      orderType: 'PURCHASE_PARCEL',
      orderId: parcel.id,
      event,
      from,
      to,
      details,
    }),
    ...(leaves
      ? [db.update(payments).set({ status: 'CANCELLED' }).where(openStorage(parcel))]
      : []),
  ];
}

/** The payment that is open for a parcel's storage. */
export function openStorage({ id, orderId }: Pick<ParcelRow, 'id' | 'orderId'>) {
  return and(
    eq(payments.orderType, 'PURCHASE_ORDER'),
    eq(payments.orderId, orderId),
    eq(payments.parcelId, id),
    eq(payments.status, 'UNPAID'),
  );
}
