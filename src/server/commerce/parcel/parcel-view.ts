import { and, asc, eq } from 'drizzle-orm';
import type { PurchaseParcel, PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { daysLeft } from '../../../contract/values/orders/time-left.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import {
  announcedContents,
  purchaseParcelItems,
  type StoredObjection,
} from '../../db/schema/warehouse/parcels.ts';
import { transitOrderParcels, transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { timelineOf } from '../base/history.ts';
import { pageLinkOf } from '../base/page-link.ts';
import { inReadersLanguage } from '../base/readers-language.ts';
import type { Scope } from '../base/scope.ts';
import { dailyStorageFen, EARLIER_TERMS, storageDueFen } from '../base/storage-terms.ts';
import { paymentsOf, viewPayment } from '../payment/payments.ts';
import { offersFor, viewOffer } from '../service/offers.ts';
import { requestsOf, viewRequest } from '../service/requests.ts';
import { warehousesOf } from '../site/warehouses.ts';
import { parcelActions, parcelStates, WAREHOUSE_EVENTS } from './parcel-states.ts';
import { viewPhoto } from './photos.ts';
import type { AnnouncedContent, ParcelRow } from './records.ts';

/** A line of the order, and how many of its pieces are in the parcel. */
type Line = { item: typeof purchaseOrderItems.$inferSelect; pieces: number };

/** Parcels in the contract's format, in the given order. Takes four queries for any number of parcels. */
export async function viewParcels(
  scope: Scope,
  rows: readonly ParcelRow[],
): Promise<PurchaseParcel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, announced, warehouses, holds] = await Promise.all([
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
    scope.db
      .select()
      .from(announcedContents)
      .where(inList(announcedContents.parcelId, ids))
      .orderBy(asc(announcedContents.parcelId), asc(announcedContents.position)),
    warehousesOf(scope, [...new Set(rows.flatMap(({ warehouseId }) => warehouseId ?? []))]),
    scope.db
      .select({ parcelId: transitOrderParcels.parcelId, orderNo: transitOrders.orderNo })
      .from(transitOrderParcels)
      .innerJoin(transitOrders, eq(transitOrders.id, transitOrderParcels.transitOrderId))
      .where(
        and(
          inList(transitOrderParcels.parcelId, ids),
          eq(transitOrderParcels.released, false),
          // The condition is on the link, not on the shipment: otherwise each page would read all shipments
          // of the tenant.
          eq(transitOrderParcels.tenantId, scope.tenantId),
        ),
      ),
  ]);
  const items = await inReadersLanguage(
    scope,
    lines.map(({ item }) => item),
  );
  const translated = lines.map((line, index) => ({ ...line, item: items[index] ?? line.item }));
  const linesOf = Map.groupBy(translated, ({ parcelId }) => parcelId);
  const announcedIn = Map.groupBy(announced, ({ parcelId }) => parcelId);
  const transitNos = new Map(holds.map(({ parcelId, orderNo }) => [parcelId, orderNo]));
  return rows.map((row) =>
    viewParcel(scope, row, {
      items: [
        ...(linesOf.get(row.id) ?? []).map((line) => viewLine(scope, line)),
        ...(announcedIn.get(row.id) ?? []).map(viewAnnounced),
      ],
      warehouse: warehouses.find(({ id }) => id === row.warehouseId),
      transitNo: transitNos.get(row.id),
    }),
  );
}

/** Whether an event is of no interest to the shopper: moves between shelves, labels, photos. */
const isOfWarehouse = (event: string) => WAREHOUSE_EVENTS.some((name) => name === event);

/** Whether a shopper may ask for services for a parcel: at a warehouse of the tenant, while it is stored. */
export const takesServices = ({
  status,
  warehouseId,
}: Pick<ParcelRow, 'status' | 'warehouseId'>): boolean =>
  status === 'STOCKED_IN' && warehouseId !== null;

/** How many pieces are in a parcel. */
export const piecesOf = ({ items }: Pick<PurchaseParcel, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** A parcel as its shopper sees it, with its history and its own payments. */
export async function parcelDetail(scope: Scope, row: ParcelRow): Promise<PurchaseParcelDetail> {
  const [[parcel], timeline, payments, requests] = await Promise.all([
    viewParcels(scope, [row]),
    timelineOf(scope, 'PURCHASE_PARCEL', row.id),
    paymentsOf(scope, 'PURCHASE_PARCEL', [row.id]),
    requestsOf(scope, 'PURCHASE_PARCEL', row.id),
  ]);
  if (!parcel) throw new Failure('NOT_FOUND');
  return {
    ...parcel,
    payments: payments.map(viewPayment),
    timeline: timeline.filter(({ event }) => !isOfWarehouse(event)),
    services: takesServices(row)
      ? offersFor(scope, 'PARCEL', { pieces: piecesOf(parcel), weightG: row.weightG }).map(
          (offer) => viewOffer(scope, offer),
        )
      : [],
    serviceRequests: requests.map((request) => viewRequest(scope, request)),
  };
}

/** A parcel in the contract's format. */
function viewParcel(
  { now }: Scope,
  row: ParcelRow,
  {
    items,
    warehouse,
    transitNo,
  }: { items: PurchaseParcel['items']; warehouse?: Warehouse; transitNo?: string },
): PurchaseParcel {
  return {
    id: row.id,
    parcelNo: row.parcelNo,
    orderId: row.orderId ?? '',
    orderNo: row.orderNo,
    status: row.status,
    items,
    domesticCarrier: row.domesticCarrier,
    domesticTrackingNo: row.domesticTrackingNo,
    domesticTraceStatus: row.domesticTraceStatus ?? undefined,
    note: row.note,
    warehouse,
    shelfCode: row.shelfCode,
    weightG: row.weightG,
    lengthMm: row.lengthMm,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    goodsClass: row.goodsClass,
    qcStatus: row.qcStatus,
    qcIssue: row.qcIssue ?? undefined,
    qcNote: row.qcNote,
    qcPhotos: row.qcPhotos.map(({ path }) => path),
    photos: row.qcPhotos.map(viewPhoto),
    checkedAt: isoOrNone(row.checkedAt),
    checkedBy: row.checkedBy ?? undefined,
    approvedAt: isoOrNone(row.approvedAt),
    returnUntil: isoOrNone(row.returnUntil),
    objection: row.objection ? viewObjection(row.objection) : undefined,
    exception: row.exception ?? undefined,
    goodsValue: fromFen(row.goodsValueFen),
    createdAt: iso(row.createdAt),
    signedAt: isoOrNone(row.signedAt),
    stockedInAt: isoOrNone(row.stockedInAt),
    storageFreeUntil: isoOrNone(row.storageFreeUntil),
    storageExpiresAt: isoOrNone(row.storageExpiresAt),
    ...storageTermsOf(row, now),
    freeDaysLeft: freeDaysLeft(row, now),
    transitNo,
    actions: parcelActions(row, now),
  };
}

/** The shopper's request for goods that don't look right, in the contract's format. */
const viewObjection = ({
  agreed,
  answer = '',
  askedAt,
  answeredAt,
  ...asked
}: StoredObjection): PurchaseParcel['objection'] => ({
  ...asked,
  askedAt: iso(askedAt),
  agreed,
  answer,
  answeredAt: isoOrNone(answeredAt ?? null),
});

function viewLine(scope: Scope, { item, pieces }: Line): PurchaseParcel['items'][number] {
  return {
    orderItemId: item.id,
    title: item.title,
    titleTrans: item.titleTrans,
    titleLanguage: item.titleLanguage ?? undefined,
    image: item.image,
    attributes: item.attributes,
    link: pageLinkOf(scope, item.productUrl),
    quantity: pieces,
    price: fromFen(item.priceFen),
  };
}

/** A line of what the shopper announced: it belongs to no product and has no picture. */
function viewAnnounced(content: AnnouncedContent): PurchaseParcel['items'][number] {
  const { title, quantity, priceFen } = content;
  return {
    orderItemId: '',
    title,
    titleTrans: title,
    image: '',
    attributes: [],
    link: '',
    quantity,
    price: fromFen(priceFen),
  };
}

/** The price of a stored parcel's storage, and how long it can be extended after its end. */
function storageTermsOf(
  row: ParcelRow,
  now: number,
): Pick<PurchaseParcel, 'graceDays' | 'storageFee'> {
  if (!parcelStates.next(row.status, 'EXTENDED')) return {};
  const perDay = dailyStorageFen(row);
  const due = storageDueFen(row, now);
  return {
    graceDays: (row.storageTerms ?? EARLIER_TERMS).graceDays,
    ...((perDay > 0 || due > 0) && {
      storageFee: { perDay: fromFen(perDay), due: fromFen(due) },
    }),
  };
}

/** Days of free storage left (`daysLeft`); undefined unless the storage can be extended. */
function freeDaysLeft({ status, storageFreeUntil }: ParcelRow, now: number): number | undefined {
  if (storageFreeUntil === null || !parcelStates.next(status, 'EXTENDED')) return undefined;
  return daysLeft(storageFreeUntil - now);
}
