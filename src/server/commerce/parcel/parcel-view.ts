import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import type { OrderItemRow } from '../purchase/order-view.ts';
import { parcelActions, parcelStates } from './parcel-states.ts';
import type { ParcelRow } from './records.ts';

const DAY_MS = 24 * 3_600_000;

type Line = { item: OrderItemRow; pieces: number };

/** A parcel as the contract writes it. */
export function viewParcel(
  scope: Scope,
  row: ParcelRow,
  {
    lines,
    warehouse,
    transitNo,
  }: { lines: readonly Line[]; warehouse?: Warehouse; transitNo?: string },
): PurchaseParcel {
  return {
    id: row.id,
    parcelNo: row.parcelNo,
    orderId: row.orderId,
    orderNo: row.orderNo,
    status: row.status,
    items: lines.map((line) => viewLine(scope, line)),
    domesticCarrier: row.domesticCarrier,
    domesticTrackingNo: row.domesticTrackingNo,
    domesticTraceStatus: row.domesticTraceStatus ?? undefined,
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
    qcPhotos: row.qcPhotos,
    exception: row.exception ?? undefined,
    goodsValue: fromFen(row.goodsValueFen),
    createdAt: iso(row.createdAt),
    signedAt: isoOrNone(row.signedAt),
    stockedInAt: isoOrNone(row.stockedInAt),
    storageFreeUntil: isoOrNone(row.storageFreeUntil),
    storageExpiresAt: isoOrNone(row.storageExpiresAt),
    freeDaysLeft: freeDaysLeft(row, scope.now),
    transitNo,
    actions: parcelActions(row.status),
  };
}

function viewLine({ keys }: Scope, { item, pieces }: Line): PurchaseParcel['items'][number] {
  return {
    orderItemId: item.id,
    title: item.title,
    titleTrans: item.titleTrans,
    image: item.image,
    attributes: item.attributes,
    link: sealProductUrl(keys, item.productUrl),
    quantity: pieces,
    price: fromFen(item.priceFen),
  };
}

/** Whole days of free storage left; only while its storage can end or be extended. */
function freeDaysLeft({ status, storageFreeUntil }: ParcelRow, now: number): number | undefined {
  if (storageFreeUntil === null || !parcelStates.next(status, 'EXTENDED')) return undefined;
  return Math.floor((storageFreeUntil - now) / DAY_MS);
}
