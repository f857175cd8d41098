import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ifAbsent } from '../foreign.ts';
import {
  id,
  idOrNone,
  keyword,
  line,
  numberOrId,
  optionalText,
  pageOf,
  pageQuery,
  quantity,
  trackingNo,
  translationOf,
  typedAmount,
} from '../values/fields.ts';
import { goodsClass, productAttribute, titleLanguage } from '../values/goods/product.ts';
import { amountOrZero, cny } from '../values/money/money.ts';
import { timelineEvent } from '../values/orders/timeline.ts';
import { OBJECTION_KINDS, OBJECTION_REASONS } from '../values/warehouse/objections.ts';
import {
  DOMESTIC_TRACE_STATUSES,
  PARCEL_EXCEPTIONS,
  PURCHASE_PARCEL_STATUSES,
  QC_ISSUES,
  QC_STATUSES,
} from '../values/warehouse/parcel-statuses.ts';
import { objection, parcelPhoto } from './parcel-checks.ts';
import { payment } from './payments.ts';
import { servicesOfGoods } from './services.ts';
import { warehouse } from './site.ts';

/** The actions that the shopper may take on a parcel now. */
export const PARCEL_ACTIONS = [
  'accept',
  'return',
  'exchange',
  'approve',
  'askExchange',
  'askReturn',
  'withdrawObjection',
  'forward',
  'extend',
  'withdraw',
] as const;

/** The pieces of an order item that are in a parcel, or a line of what the shopper announced. */
export const parcelItem = v.object({
  /** `''` in a parcel that the shopper announced. */
  orderItemId: idOrNone,
  title: v.string(),
  titleTrans: translationOf('title'),
  titleLanguage,
  image: v.string(),
  attributes: v.array(productAttribute),
  /** The encrypted product URL, for `/product?url=`; `''` if there is no product. */
  link: v.string(),
  quantity: ifAbsent(v.number(), 1),
  /** The price of a piece. */
  price: cny,
});

/**
 * A parcel to a warehouse in China, and its storage there. A seller sends it for a purchase order, or
 * the shopper has announced it.
 */
export const purchaseParcel = v.object({
  id,
  parcelNo: numberOrId,
  /** `''` in a parcel that the shopper announced: it belongs to no order. */
  orderId: idOrNone,
  orderNo: v.string(),
  status: v.picklist(PURCHASE_PARCEL_STATUSES),
  items: v.array(parcelItem),
  domesticCarrier: v.string(),
  domesticTrackingNo: v.string(),
  domesticTraceStatus: v.optional(v.picklist(DOMESTIC_TRACE_STATUSES)),
  /** The shopper's words to the warehouse, in a parcel that was announced. */
  note: v.string(),
  warehouse: v.optional(warehouse),
  shelfCode: v.string(),
  /** Grams and millimetres; 0 until measured. */
  weightG: v.number(),
  lengthMm: v.number(),
  widthMm: v.number(),
  heightMm: v.number(),
  goodsClass,
  qcStatus: ifAbsent(v.picklist(QC_STATUSES), 'NOT_CHECKED'),
  qcIssue: v.optional(v.picklist(QC_ISSUES)),
  qcNote: v.string(),
  /** The paths of the warehouse's photos on this site. */
  qcPhotos: v.array(v.string()),
  /** The same photos with what each shows. Other backends may not say it. */
  photos: v.optional(v.array(parcelPhoto)),
  /** When it was checked last, and by whom: a person of the warehouse, or a program. */
  checkedAt: v.optional(v.string()),
  checkedBy: v.optional(v.picklist(['OPERATOR', 'SYSTEM'])),
  /** When the shopper said that it looks right. */
  approvedAt: v.optional(v.string()),
  /** Until when the shopper may ask for an exchange or a return; absent if they may not. */
  returnUntil: v.optional(v.string()),
  objection: v.optional(objection),
  exception: v.optional(v.picklist(PARCEL_EXCEPTIONS)),
  /** The price of its goods, which is their customs value unless declared otherwise. */
  goodsValue: amountOrZero,
  createdAt: v.string(),
  signedAt: v.optional(v.string()),
  stockedInAt: v.optional(v.string()),
  storageFreeUntil: v.optional(v.string()),
  storageExpiresAt: v.optional(v.string()),
  /** How long storage can still be extended after it has ended; absent unless the parcel is stored. */
  graceDays: v.optional(v.number()),
  /** What a day after the free ones costs, and what is due until now; absent if it costs nothing. CNY. */
  storageFee: v.optional(v.object({ perDay: cny, due: cny })),
  /** The days of free storage left, negative when exceeded; absent unless the parcel is stored. */
  freeDaysLeft: v.optional(v.number()),
  /** The number of the transit order that contains it. */
  transitNo: v.optional(v.string()),
  actions: v.array(v.picklist(PARCEL_ACTIONS)),
});
export type PurchaseParcel = v.InferOutput<typeof purchaseParcel>;

export const purchaseParcelDetail = v.object({
  ...purchaseParcel.entries,
  /** What was paid for storage, if the parcel belongs to no order; else the order has it. */
  payments: v.array(payment),
  timeline: v.array(timelineEvent),
  ...servicesOfGoods,
});
export type PurchaseParcelDetail = v.InferOutput<typeof purchaseParcelDetail>;

/** The tabs of the parcel list. Each covers several statuses. */
export const PARCEL_TABS = {
  stored: ['STOCKED_IN'],
  problem: ['QC_FAILED', 'OBJECTED', 'EXCEPTION', 'STORAGE_EXPIRED'],
  coming: [
    'AWAITING_SHIPMENT',
    'IN_DOMESTIC_TRANSIT',
    'DOMESTIC_SIGNED',
    'INBOUND_CHECKING',
    'EXCHANGING',
  ],
  forwarding: ['LOCKED_FOR_TRANSIT', 'SHIPPED_OUT'],
  done: ['FINISHED', 'RETURNING', 'RETURNED', 'ABANDONED', 'WITHDRAWN', 'MERGED'],
} as const;
export type ParcelTab = keyof typeof PARCEL_TABS;
const TABS = Object.keys(PARCEL_TABS) as [ParcelTab, ...ParcelTab[]];

export const PARCEL_SORTS = ['newest', 'storage', 'weight'] as const;
export type ParcelSort = (typeof PARCEL_SORTS)[number];

const idParams = v.object({ id });

/** The most lines of an announced parcel. */
export const MOST_ANNOUNCED_LINES = 20;

/** What the shopper says is in an announced parcel. */
const announcedLine = v.object({
  title: line(100),
  quantity: v.optional(quantity, 1),
  /** What a piece is worth in CNY, for customs. */
  price: typedAmount,
});

export const parcelEndpoints = {
  listStockInParcels: {
    method: 'GET',
    path: '/front/purchase-parcels/stock-in-parcels',
    auth: 'user',
    group: 'orders',
    summary:
      'Parcels of a tab, by default those in storage, with a count per tab. To get all parcels, request pageSize=1 for the total, then pageSize=total',
    query: v.object({
      tab: v.optional(v.picklist(TABS), 'stored'),
      sort: v.optional(v.picklist(PARCEL_SORTS), 'newest'),
      keyword,
      ...pageQuery,
    }),
    output: pageOf(purchaseParcel, { counts: v.record(v.picklist(TABS), v.number()) }),
  },
  getParcel: {
    method: 'GET',
    path: '/front/purchase-parcels/{id}',
    auth: 'user',
    group: 'orders',
    summary: 'A parcel (by id or number) with its timeline',
    params: idParams,
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND'],
  },
  announceParcel: {
    method: 'POST',
    path: '/front/purchase-parcels',
    auth: 'user',
    group: 'orders',
    summary:
      'Announce a parcel that the shopper bought elsewhere and sends to a warehouse of the tenant. A tracking number can be announced only once, unless the earlier parcel was withdrawn',
    body: v.object({
      tenantWarehouseId: id,
      domesticCarrier: line(40),
      domesticTrackingNo: trackingNo,
      items: v.pipe(v.array(announcedLine), v.minLength(1), v.maxLength(MOST_ANNOUNCED_LINES)),
      note: optionalText(200),
    }),
    output: purchaseParcelDetail,
    // The tenant takes in no parcels, or the warehouse is not one of its open ones in China.
    errors: ['NOT_FOUND', 'TOO_MANY_ANNOUNCED'],
    idempotent: true,
  },
  withdrawParcel: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/withdraw',
    auth: 'user',
    group: 'orders',
    summary: 'Withdraw an announced parcel that has not arrived',
    params: idParams,
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  decideParcel: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/decide',
    auth: 'user',
    group: 'orders',
    summary:
      'Decide on a parcel that failed its check: accept it as it is, return it, or have the goods of an order exchanged. Goods of an order that are returned are refunded',
    params: idParams,
    body: v.object({ decision: v.picklist(['ACCEPT', 'RETURN', 'EXCHANGE']) }),
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  approveParcel: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/approve',
    auth: 'user',
    group: 'orders',
    summary: 'Say that a parcel that passed its check looks right. Saying it again changes nothing',
    params: idParams,
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  objectToParcel: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/objection',
    auth: 'user',
    group: 'orders',
    summary:
      'Ask for stored goods to be exchanged, or sent back to the seller, before `returnUntil`. The staff answer; until then the parcel can’t be shipped',
    params: idParams,
    body: v.object({
      kind: v.picklist(OBJECTION_KINDS),
      reason: v.picklist(OBJECTION_REASONS),
      /** The lines that the shopper objects to. By default the whole parcel. */
      itemIds: v.optional(v.pipe(v.array(id), v.maxLength(200)), []),
      note: optionalText(500),
    }),
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  withdrawObjection: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/objection/withdraw',
    auth: 'user',
    group: 'orders',
    summary: 'Take back what was asked for a parcel and is not answered',
    params: idParams,
    output: purchaseParcelDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  extendStorage: {
    method: 'POST',
    path: '/front/purchase-parcels/{id}/extend',
    auth: 'user',
    group: 'orders',
    summary:
      'Request more days of storage. Answers with the payment for these days, or with the payment that is already open',
    params: idParams,
    output: payment,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
