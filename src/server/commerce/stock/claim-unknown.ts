import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { UnknownParcel } from '../../../contract/ops/warehouse/stock.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { users } from '../../db/schema/people/users.ts';
import { announcedContents, purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { newAnnounced } from '../parcel/announce.ts';
import { withPhotos } from '../parcel/photos.ts';
import { type ParcelRow, tenantParcel } from '../parcel/records.ts';
import { tenantOrder } from '../purchase/find-orders.ts';
import { shipmentPlan } from '../purchase/shipments.ts';
import { signedStatements } from '../warehouse/inbound.ts';
import {
  endedStatement,
  getUnknownParcel,
  tenantUnknown,
  type UnknownRow,
} from './unknown-parcels.ts';

/**
 * What an unknown parcel turns out to be: the number of a parcel or order, or a shopper's parcel without an
 * order.
 */
export type Claim = {
  number: string;
  userId: string;
  title: string;
  quantity: number;
  /** The value of a piece, a decimal string of CNY. */
  price: string;
};

const PARCEL_NO = /^K\d{6}/;
const UNNAMED_CARRIER = '—';

/**
 * Records what an unknown parcel is. Then it counts as received, with its shelf and photos; it is weighed
 * again when it is checked. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` for a parcel that was received already
 * or an order that expects none, and `QUANTITY_NOT_ALLOWED` for an order of which nothing is left to come.
 */
export async function claimUnknownParcel(
  scope: Scope,
  idOrNo: string,
  claim: Claim,
): Promise<UnknownParcel> {
  await untilCommitted(scope, async () => {
    const unknown = await tenantUnknown(scope, idOrNo);
    const { parcelId, statements } = await claimedBy(scope, unknown, claim);
    return [...statements, endedStatement(scope, unknown, 'CLAIMED', parcelId)];
  });
  return getUnknownParcel(scope, idOrNo);
}

type Claimed = { parcelId: string; statements: Statement[] };

function claimedBy(scope: Scope, unknown: UnknownRow, claim: Claim): Promise<Claimed> {
  if (PARCEL_NO.test(claim.number)) return claimedByParcel(scope, unknown, claim.number);
  if (claim.number) return claimedByNumber(scope, unknown, claim.number);
  if (claim.userId && claim.title) return claimedByShopper(scope, unknown, claim);
  const field = claim.userId ? 'title' : 'number';
  throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'required' }]);
}

async function claimedByNumber(
  scope: Scope,
  unknown: UnknownRow,
  number: string,
): Promise<Claimed> {
  try {
    return await claimedByOrder(scope, unknown, number);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'NOT_FOUND')) throw error;
    return claimedByParcel(scope, unknown, number);
  }
}

/** The columns of a parcel that are known from the found box. */
const foundIn = ({ now }: Scope, unknown: UnknownRow, parcel: ParcelRow): Partial<ParcelRow> => ({
  warehouseId: unknown.warehouseId,
  shelfCode: unknown.shelfCode || parcel.shelfCode,
  qcPhotos: withPhotos(parcel, unknown.photos, now),
  ...(unknown.trackingNo ? { domesticTrackingNo: unknown.trackingNo } : {}),
  ...(unknown.carrier ? { domesticCarrier: unknown.carrier } : {}),
});

const details = ({ unknownNo }: UnknownRow) => ({ status: 'SIGN', unknownNo });

async function claimedByParcel(
  scope: Scope,
  unknown: UnknownRow,
  idOrNo: string,
): Promise<Claimed> {
  const parcel = await tenantParcel(scope, idOrNo);
  // Goods for the shopper's own warehouse have no place in ours.
  if (!parcel.warehouseId) throw new Failure('NOT_FOUND');
  const statements = await signedStatements(scope, parcel, {
    details: details(unknown),
    changes: foundIn(scope, unknown, parcel),
  });
  return { parcelId: parcel.id, statements };
}

/** A new parcel with the items of an order that are still to come. */
async function claimedByOrder(scope: Scope, unknown: UnknownRow, idOrNo: string): Promise<Claimed> {
  const order = await tenantOrder(scope, idOrNo);
  if (order.userWarehouseId) throw new Failure('NOT_FOUND');
  const shipment = {
    domesticCarrier: unknown.carrier || UNNAMED_CARRIER,
    domesticTrackingNo: unknown.trackingNo || unknown.unknownNo,
  };
  const { parcels, statements } = await shipmentPlan(scope, order, [shipment]);
  const [parcel] = parcels;
  if (!parcel) throw new Failure('QUANTITY_NOT_ALLOWED', { left: 0 });
  return {
    parcelId: parcel.id,
    statements: [...statements, ...receiveStatements(scope, unknown, parcel)],
  };
}

/** A parcel that the shopper did not announce. */
async function claimedByShopper(scope: Scope, unknown: UnknownRow, claim: Claim): Promise<Claimed> {
  const { db, tenantId } = scope;
  const [shopper] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, claim.userId), eq(users.tenantId, tenantId)));
  if (!shopper) throw new Failure('NOT_FOUND');
  const { title, quantity, price } = claim;
  const parcel = newAnnounced(
    onBehalfOf(scope, { userId: shopper.id }),
    {
      tenantWarehouseId: unknown.warehouseId,
      domesticCarrier: unknown.carrier || UNNAMED_CARRIER,
      domesticTrackingNo: unknown.trackingNo || unknown.unknownNo,
      items: [{ title, quantity, price }],
      note: '',
    },
    unknown.warehouseId,
  );
  const content = { tenantId, parcelId: parcel.id, position: 0, title, quantity };
  return {
    parcelId: parcel.id,
    statements: [
      db.insert(purchaseParcels).values(parcel),
      db.insert(announcedContents).values({ ...content, priceFen: toFen(price) }),
      ...receiveStatements(scope, unknown, parcel),
    ],
  };
}

/**
 * The statements that receive a parcel in the same batch that creates it. Its order needs no further
 * changes.
 */
function receiveStatements(scope: Scope, unknown: UnknownRow, parcel: ParcelRow): Statement[] {
  const { db, now } = scope;
  const signed = { status: 'DOMESTIC_SIGNED', domesticTraceStatus: 'SIGN', signedAt: now } as const;
  return [
    db
      .update(purchaseParcels)
      .set({ ...foundIn(scope, unknown, parcel), ...signed, version: parcel.version + 1 })
      .where(and(eq(purchaseParcels.tenantId, parcel.tenantId), eq(purchaseParcels.id, parcel.id))),
    eventStatement(scope, {
      tenantId: parcel.tenantId,
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event: 'SIGNED',
      from: parcel.status,
      to: 'DOMESTIC_SIGNED',
      details: details(unknown),
    }),
  ];
}
