import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { PARCEL_TABS, type PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { announcedContents, purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { atomically, untilCommitted } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope } from '../base/scope.ts';
import { searchText } from '../base/search.ts';
import { concernsAt } from '../goods/judge.ts';
import { declaredGoods } from '../goods/sent-goods.ts';
import { openChinaWarehouse } from '../site/warehouses.ts';
import { moveParcelStatements } from './move-parcel.ts';
import { parcelDetail } from './parcel-view.ts';
import { findParcel, type ParcelRow, UNCHECKED } from './records.ts';

/** A parcel that the shopper bought elsewhere and sends to a warehouse of the tenant. */
export type Announcement = {
  tenantWarehouseId: string;
  domesticCarrier: string;
  domesticTrackingNo: string;
  /** The contents; `price` is the value of an item, a decimal string of CNY. */
  items: readonly { title: string; quantity: number; price: string }[];
  note: string;
};

/** The most announced parcels of a shopper that are still to come. */
export const MOST_ANNOUNCED = 50;

/** The greatest value of a parcel's goods: a million CNY, as much as may be declared for customs. */
const MOST_VALUE_FEN = 100_000_000;

/**
 * Announces a parcel, so that the warehouse expects it. It belongs to no order, so it is never refunded;
 * otherwise it is a parcel like any other. Throws `NOT_FOUND` where the tenant takes in no parcels of
 * shoppers, or has no such warehouse open in China, `TOO_MANY_ANNOUNCED` while fifty are still to come, and
 * `VALIDATION_FAILED` at a tracking number that a parcel of the shopper has, and at values that customs
 * would not believe.
 */
export async function announceParcel(
  scope: OwnerScope,
  announcement: Announcement,
): Promise<PurchaseParcelDetail> {
  const { db } = scope;
  assertTakenIn(scope);
  const { id: warehouseId } = await openChinaWarehouse(scope, announcement.tenantWarehouseId);
  const parcel = newAnnounced(scope, announcement, warehouseId);
  assertAccepted(scope, announcement);
  if (await isKnown(scope, parcel)) throw knownNumber();
  if ((await countComing(scope)) >= MOST_ANNOUNCED) throw new Failure('TOO_MANY_ANNOUNCED');
  const { id: parcelId, tenantId, status, domesticCarrier: carrier } = parcel;
  const contents = announcement.items.map(({ title, quantity, price }, position) => ({
    tenantId,
    parcelId,
    position,
    title,
    quantity,
    priceFen: toFen(price),
  }));
  await atomically(
    scope,
    [
      ...madeStatements(scope, [parcelId]),
      db.insert(purchaseParcels).values(parcel),
      ...contents.map((content) => db.insert(announcedContents).values(content)),
      eventStatement(scope, {
        tenantId,
        subject: 'PURCHASE_PARCEL',
        subjectId: parcelId,
        event: 'ANNOUNCED',
        to: status,
        details: { carrier, trackingNo: parcel.domesticTrackingNo },
      }),
    ],
    { PARCEL_ANNOUNCED: knownNumber },
  );
  return parcelDetail(scope, parcel);
}

/**
 * Withdraws a parcel that the shopper announced and that has not arrived. Its tracking number can be
 * announced again. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` after it arrived and for a parcel of an
 * order.
 */
export async function withdrawParcel(
  scope: OwnerScope,
  idOrNo: string,
): Promise<PurchaseParcelDetail> {
  await untilCommitted(scope, async () => {
    const parcel = await findParcel(scope, idOrNo);
    if (parcel.orderId !== null) throw illegalTransition(parcel.status, 'WITHDRAWN');
    return moveParcelStatements(scope, parcel, 'WITHDRAWN');
  });
  return parcelDetail(scope, await findParcel(scope, idOrNo));
}

/** Throws `NOT_FOUND` unless the tenant shows its addresses in China to shoppers, and their parcels. */
function assertTakenIn({ tenant }: OwnerScope): void {
  const { showUserWarehouse, showStockin } = tenant.tenantPreference;
  if (!showUserWarehouse || !showStockin) throw new Failure('NOT_FOUND');
}

/**
 * Throws `VALIDATION_FAILED` at goods that the tenant doesn't send to any of its countries. Goods that can't be
 * sent to some countries are refused when they are forwarded there.
 */
function assertAccepted(scope: OwnerScope, { items }: Announcement): void {
  const problems = items.flatMap(({ title }, i) => {
    const concerns = concernsAt(scope, declaredGoods(title));
    const isRefused = concerns.some(({ effect }) => effect === 'REFUSED');
    return isRefused ? [{ field: `items.${i}.title`, code: 'prohibited' as const }] : [];
  });
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
}

const knownNumber = () =>
  new Failure('VALIDATION_FAILED', {}, [{ field: 'domesticTrackingNo', code: 'known' }]);

/** Whether another parcel of the shopper, also one of an order, has this tracking number. */
async function isKnown({ db }: OwnerScope, parcel: ParcelRow): Promise<boolean> {
  const { id, tenantId, userId, domesticTrackingNo, status } = purchaseParcels;
  const others = await db
    .select({ id })
    .from(purchaseParcels)
    .where(
      and(
        eq(tenantId, parcel.tenantId),
        eq(domesticTrackingNo, parcel.domesticTrackingNo),
        eq(userId, parcel.userId),
        ne(status, 'WITHDRAWN'),
      ),
    )
    .limit(1);
  return others.length > 0;
}

/** How many announced parcels of the shopper are still to come. */
async function countComing({ db, tenantId, userId }: OwnerScope): Promise<number> {
  const [coming] = await db
    .select({ rows: count() })
    .from(purchaseParcels)
    .where(
      and(
        eq(purchaseParcels.tenantId, tenantId),
        eq(purchaseParcels.userId, userId),
        inArray(purchaseParcels.status, [...PARCEL_TABS.coming]),
        isNull(purchaseParcels.orderId),
      ),
    );
  return coming?.rows ?? 0;
}

/**
 * The value of all items, in fen. Throws `VALIDATION_FAILED` at the price that makes it too low or too
 * high.
 */
function valueFenOf({ items }: Announcement): number {
  let sumFen = 0;
  for (const [index, { quantity, price }] of items.entries()) {
    const priceFen = toFen(price);
    sumFen += priceFen * quantity;
    if (priceFen > 0 && sumFen <= MOST_VALUE_FEN) continue;
    const code = priceFen > 0 ? 'too_large' : 'too_small';
    throw new Failure('VALIDATION_FAILED', {}, [{ field: `items.${index}.price`, code }]);
  }
  return sumFen;
}

/** The row of a parcel that is announced. Throws `VALIDATION_FAILED` at values that customs would not believe. */
export function newAnnounced(
  { now, tenantId, userId }: OwnerScope,
  announcement: Announcement,
  warehouseId: string,
): ParcelRow {
  const { domesticCarrier, domesticTrackingNo, items, note } = announcement;
  const parcelNo = newNumber('K', now);
  const titles = items.map(({ title }) => title);
  return {
    id: newId(now),
    tenantId,
    userId,
    parcelNo,
    orderId: null,
    orderNo: '',
    status: 'AWAITING_SHIPMENT',
    version: 0,
    statusAt: now,
    warehouseId,
    domesticCarrier,
    domesticTrackingNo,
    domesticTraceStatus: null,
    note,
    shelfCode: '',
    weightG: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    goodsClass: 'NORMAL',
    ...UNCHECKED,
    qcNote: '',
    qcPhotos: [],
    objection: null,
    exception: null,
    goodsValueFen: valueFenOf(announcement),
    searchText: searchText([parcelNo, domesticTrackingNo, ...titles]),
    createdAt: now,
    signedAt: null,
    stockedInAt: null,
    storageFreeUntil: null,
    storageExpiresAt: null,
    storageTerms: null,
    remindAt: null,
    remindedAt: null,
  };
}
