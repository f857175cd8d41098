import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels } from '../../db/schema/warehouse/transit.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Acting, Scope } from '../base/scope.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { type NewPhoto, requireLinesOf, withPhotos } from '../parcel/photos.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';

/** Corrections of a parcel. Grams, millimetres. */
export type Correction = {
  weightG?: number | undefined;
  lengthMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  goodsClass?: GoodsClass | undefined;
  domesticTrackingNo?: string | undefined;
};

/** The condition that these columns of a parcel are as they were read. */
export function unchanged(
  parcel: ParcelRow,
  columns: readonly (keyof ParcelRow)[],
): SQL | undefined {
  const stored = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return and(...columns.map((name) => sql`${purchaseParcels[name]} is ${stored(parcel[name])}`));
}

/**
 * The statements that correct measures. The event contains the earlier values. Throws `ILLEGAL_TRANSITION`,
 * also if the shopper has paid for a shipment with the parcel.
 */
export async function correctionStatements(
  scope: Pick<Scope, 'db'> & Acting,
  parcel: ParcelRow,
  correction: Correction,
  reason: string,
): Promise<Statement[]> {
  const changedFields = Object.entries(correction).filter(
    ([name, value]) => value !== undefined && parcel[name as keyof Correction] !== value,
  );
  if (changedFields.length === 0) return [];
  const charged = chargedShipment(scope, parcel);
  if ((await charged).length > 0) throw illegalTransition(parcel.status, 'CORRECTED');
  const before = changedFields.map(([name]) => [name, parcel[name as keyof Correction]] as const);
  return moveParcelStatements(scope, parcel, 'CORRECTED', {
    details: { ...(Object.fromEntries(before) as Record<string, string | number>), reason },
    changes: Object.fromEntries(changedFields) as Partial<ParcelRow>,
    condition: and(
      unchanged(parcel, Object.keys(correction) as (keyof Correction)[]),
      not(exists(charged)),
    ),
  });
}

/** The paid payments of a shipment with the parcel. */
function chargedShipment({ db }: Pick<Scope, 'db'>, { id, tenantId }: ParcelRow) {
  return db
    .select({ one: sql`1` })
    .from(transitOrderParcels)
    .innerJoin(
      payments,
      and(
        eq(payments.orderType, 'TRANSIT_ORDER'),
        eq(payments.orderId, transitOrderParcels.transitOrderId),
        eq(payments.status, 'PAID'),
      ),
    )
    .where(
      and(
        eq(transitOrderParcels.parcelId, id),
        eq(transitOrderParcels.tenantId, tenantId),
        eq(transitOrderParcels.released, false),
      ),
    )
    .limit(1);
}

/**
 * The statements that put a parcel on a shelf; empty if it is there already. Throws `ILLEGAL_TRANSITION`.
 */
export function shelveStatements(scope: Acting, parcel: ParcelRow, shelfCode: string): Statement[] {
  if (parcel.shelfCode === shelfCode) return [];
  return moveParcelStatements(scope, parcel, 'SHELVED', {
    details: { ...(parcel.shelfCode ? { from: parcel.shelfCode } : {}), shelf: shelfCode },
    changes: { shelfCode },
    condition: unchanged(parcel, ['shelfCode']),
  });
}

const change = (
  scope: Scope,
  idOrNo: string,
  plan: (parcel: ParcelRow) => Statement[] | Promise<Statement[]>,
): Promise<void> => untilCommitted(scope, async () => plan(await tenantParcel(scope, idOrNo)));

/** As `correctionStatements`, for a parcel of the tenant by id or number. Throws `NOT_FOUND`. */
export function correctParcel(
  scope: Scope,
  idOrNo: string,
  { reason, ...correction }: Correction & { reason: string },
): Promise<void> {
  return change(scope, idOrNo, (parcel) => correctionStatements(scope, parcel, correction, reason));
}

/** Puts a parcel of the tenant on a shelf, also on one that is not listed. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`. */
export function shelveParcel(scope: Scope, idOrNo: string, shelfCode: string): Promise<void> {
  return change(scope, idOrNo, (parcel) => shelveStatements(scope, parcel, shelfCode));
}

/**
 * Adds photos to a parcel of the tenant, up to forty, or changes what they are said to show. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION`, and `VALIDATION_FAILED` at photos of lines that the parcel does not
 * have.
 */
export function photographParcel(
  scope: Scope,
  idOrNo: string,
  photos: readonly NewPhoto[],
): Promise<void> {
  return change(scope, idOrNo, async (parcel) => {
    await requireLinesOf(scope, parcel, photos);
    const qcPhotos = withPhotos(parcel, photos, scope.now);
    if (JSON.stringify(qcPhotos) === JSON.stringify(parcel.qcPhotos)) return [];
    return moveParcelStatements(scope, parcel, 'PHOTOGRAPHED', {
      details: { photos: qcPhotos.length - parcel.qcPhotos.length },
      changes: { qcPhotos },
      condition: unchanged(parcel, ['qcPhotos']),
    });
  });
}

/** Records that a label of a parcel is printed. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`. */
export function labelParcel(scope: Scope, idOrNo: string): Promise<void> {
  return change(scope, idOrNo, (parcel) => moveParcelStatements(scope, parcel, 'LABELLED'));
}
