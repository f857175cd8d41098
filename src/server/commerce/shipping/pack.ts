import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels } from '../../db/schema/warehouse/transit.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { measureStatements } from '../transit/boxes.ts';
import { moveTransitStatements, type TransitOrderRow } from '../transit/move-transit.ts';
import { tenantTransit } from '../transit/records.ts';
import { statusGuard } from '../transit/status-guard.ts';
import { viewBoxes } from './detail.ts';

/**
 * Puts the parcel with a number, its own or that of its carrier in China, into a box. The first parcel begins the packing. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION`, `WRONG_PARCEL` for a parcel of another order, with the `orderNo` of that
 * order if there is one, and `PARCEL_PACKED` with its `box`.
 */
export function packParcel(
  scope: Scope,
  idOrNo: string,
  { code, box }: { code: string; box: number },
): Promise<void> {
  return untilCommitted(scope, async () => {
    const order = await tenantTransit(scope, idOrNo);
    const begins = order.status === 'PENDING_PACKING';
    if (!begins && order.status !== 'PACKING') throw illegalTransition(order.status, 'PACKED');
    const parcel = await scannedParcel(scope, order, code);
    if (parcel.box === box) {
      throw new Failure('PARCEL_PACKED', { parcelNo: parcel.parcelNo, box });
    }
    const boxes = await viewBoxes(scope, order);
    return [
      ...(begins
        ? moveTransitStatements(scope, order, 'PACKING_STARTED')
        : [statusGuard(scope, order)]),
      boxStatement(scope, order, parcel.id, box),
      ...(boxes.some(({ number }) => number === box) ? [] : newBoxStatements(scope, order, box)),
    ];
  });
}

/** Takes a parcel out of its box. Throws as `packParcel`. */
export function unpackParcel(
  scope: Scope,
  idOrNo: string,
  { code }: { code: string },
): Promise<void> {
  return untilCommitted(scope, async () => {
    const order = await tenantTransit(scope, idOrNo);
    if (order.status !== 'PACKING') throw illegalTransition(order.status, 'UNPACKED');
    const parcel = await scannedParcel(scope, order, code);
    return [statusGuard(scope, order), boxStatement(scope, order, parcel.id, null)];
  });
}

const boxStatement = (
  { db }: Scope,
  { id, tenantId }: TransitOrderRow,
  parcelId: string,
  box: number | null,
): Statement =>
  db
    .update(transitOrderParcels)
    .set({ box })
    .where(
      and(
        eq(transitOrderParcels.tenantId, tenantId),
        eq(transitOrderParcels.transitOrderId, id),
        eq(transitOrderParcels.parcelId, parcelId),
      ),
    );

/** Adds a box that nobody has weighed yet; existing boxes stay as they are. */
const newBoxStatements = (scope: Scope, order: TransitOrderRow, number: number): Statement[] =>
  measureStatements(scope, order, [
    { number, weightG: 0, lengthMm: 0, widthMm: 0, heightMm: 0 },
  ]).slice(1);

/** A code in capital letters and digits, whether a scanner read it or somebody typed it. */
const normalised = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** The parcel of the order that a scanned code names. */
async function scannedParcel(scope: Scope, order: TransitOrderRow, code: string) {
  const number = normalised(code);
  const found = await scope.db
    .select({
      id: purchaseParcels.id,
      parcelNo: purchaseParcels.parcelNo,
      orderId: transitOrderParcels.transitOrderId,
      box: transitOrderParcels.box,
    })
    .from(purchaseParcels)
    .leftJoin(
      transitOrderParcels,
      and(
        eq(transitOrderParcels.parcelId, purchaseParcels.id),
        eq(transitOrderParcels.released, false),
      ),
    )
    .where(
      and(
        eq(purchaseParcels.tenantId, scope.tenantId),
        inArray(
          purchaseParcels.id,
          (await parcelIds(scope, number)).map(({ id }) => id),
        ),
      ),
    );
  const ownParcel = found.find(({ orderId }) => orderId === order.id);
  if (ownParcel) return ownParcel;
  if (found.length === 0) throw new Failure('WRONG_PARCEL', { code: number });
  throw new Failure('WRONG_PARCEL', { code: number, parcelNo: found[0]?.parcelNo ?? '' });
}

/** The parcels that a code may mean: one by its own number, a few by that of a carrier in China. */
async function parcelIds({ db, tenantId }: Scope, number: string) {
  const byColumn = (
    column: typeof purchaseParcels.parcelNo | typeof purchaseParcels.domesticTrackingNo,
  ) =>
    db
      .select({ id: purchaseParcels.id })
      .from(purchaseParcels)
      .where(and(eq(purchaseParcels.tenantId, tenantId), eq(column, number)))
      .limit(20);
  const byOwnNumber = await byColumn(purchaseParcels.parcelNo);
  return byOwnNumber.length > 0 ? byOwnNumber : byColumn(purchaseParcels.domesticTrackingNo);
}
