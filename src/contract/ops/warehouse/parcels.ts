import * as v from 'valibot';
import { parcelItem, purchaseParcel } from '../../calls/parcels.ts';
import { payment } from '../../calls/payments.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, optionalText, text, trackingNo } from '../../values/fields.ts';
import { GOODS_CLASSES } from '../../values/goods/product-kinds.ts';
import { cny } from '../../values/money/money.ts';
import { staffTimelineEvent } from '../../values/orders/timeline.ts';
import { masked, maskedAmounts } from '../../values/people/masks.ts';
import {
  DOMESTIC_TRACE_STATUSES,
  PARCEL_EXCEPTIONS,
  QC_ISSUES,
} from '../../values/warehouse/parcel-statuses.ts';
import { OPS_PARCEL_ACTIONS, PARCEL_LISTS } from '../../values/warehouse/scanning.ts';
import { opsServiceRequest } from '../orders/services.ts';
import { parcelPhotos } from './photos.ts';

export const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000));
export const millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000));

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

/** An event of a parcel or a shipment. */
export const goodsEvent = v.object({
  ...staffTimelineEvent.entries,
  details: maskedAmounts('MONEY', staffTimelineEvent.entries.details),
});

export const staffParcelItem = v.object({ ...parcelItem.entries, price: masked('PRICE', cny) });

/** A parcel as the staff see it. Prices are hidden from people who don't need them. */
export const staffParcel = v.object({
  ...purchaseParcel.entries,
  items: v.array(staffParcelItem),
  goodsValue: masked('PRICE', cny),
});

export const opsParcel = v.object({
  ...v.omit(staffParcel, ['actions']).entries,
  version: v.number(),
  userId: v.string(),
  shopperName: v.string(),
  /** When the parcel got its status. */
  since: v.string(),
  /** The code on the parcel's label, as a scanner reads it. */
  ownCode: v.string(),
  actions: v.array(v.picklist(OPS_PARCEL_ACTIONS)),
});
export type OpsParcel = v.InferOutput<typeof opsParcel>;

export const opsParcelDetail = v.object({
  ...opsParcel.entries,
  payments: masked('MONEY', v.array(payment)),
  /** The number of the parcel's order at the marketplace; empty if it has none. */
  upstreamOrderNo: v.string(),
  /** The services that the shopper asked for. */
  services: v.array(opsServiceRequest),
  /** How many labels were printed for the parcel. */
  labels: v.number(),
  timeline: v.array(goodsEvent),
});
export type OpsParcelDetail = v.InferOutput<typeof opsParcelDetail>;

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  params: v.object({ id }),
  output: opsParcelDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;

/** The operator calls of the warehouse in China. */
export const opsParcelEndpoints = {
  listOpsParcels: {
    method: 'GET',
    path: '/ops/purchase-parcels',
    right: 'parcels.see',
    auth: 'operator',
    group: 'ops',
    summary:
      'List parcels. By a carrier’s tracking number: usually one parcel, which may also go to a shopper’s own warehouse. By list or shelf of the tenant’s warehouses: those first that wait longest, or whose storage ends first. By shopper, or without a filter: the last changed first',
    query: v.object({
      trackingNo: v.optional(trackingNo),
      list: v.optional(v.picklist(PARCEL_LISTS)),
      warehouseId: v.optional(id),
      /** The code of a shelf; needs `warehouseId`. */
      shelf: v.optional(line(20)),
      userId: v.optional(id),
      ...cursorQuery,
    }),
    output: listOf(opsParcel),
  },
  countOpsParcels: {
    method: 'GET',
    path: '/ops/purchase-parcels/counts',
    right: 'parcels.see',
    auth: 'operator',
    group: 'ops',
    summary:
      'How many parcels each list of the warehouse has, and how many unknown ones wait, each counted up to 10,001',
    query: v.object({ warehouseId: v.optional(id) }),
    output: v.object({
      lists: v.record(v.picklist(PARCEL_LISTS), v.number()),
      unknown: v.number(),
      /** The tenant's open warehouses in China. */
      warehouses: v.array(v.object({ id, name: v.string() })),
    }),
  },
  getOpsParcel: {
    ...common,
    method: 'GET',
    path: '/ops/purchase-parcels/{id}',
    right: 'parcels.see',
    summary: 'A parcel (by id or number) with its expected contents',
    errors: ['NOT_FOUND'],
  },
  traceParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/trace',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Report the position of a seller’s parcel; SIGN means that the warehouse received it at the door',
    body: v.object({ status: v.picklist(DOMESTIC_TRACE_STATUSES), text: optionalText(200) }),
  },
  /** Comes after the receipt at the door, which `traceParcel` reports with `SIGN`. */
  parcelArrived: {
    ...common,
    path: '/ops/purchase-parcels/{id}/arrived',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary: 'Report that a received parcel is unpacked, weighed and measured; its check begins',
    body: v.object({
      weightG: grams,
      lengthMm: millimetres,
      widthMm: millimetres,
      heightMm: millimetres,
      shelfCode: optionalText(20),
      goodsClass: v.optional(v.picklist(GOODS_CLASSES)),
      photos: parcelPhotos,
    }),
  },
  checkParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/check',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Report the quality check: a good parcel is stocked in, a bad one waits for the shopper',
    body: v.object({
      passed: v.boolean(),
      issue: v.optional(v.picklist(QC_ISSUES)),
      note: optionalText(300),
      photos: parcelPhotos,
    }),
  },
  parcelReturned: {
    ...common,
    path: '/ops/purchase-parcels/{id}/returned',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Close a parcel that the sender has received back, or that is lost for good; goods of an order are refunded',
  },
  parcelException: {
    ...common,
    path: '/ops/purchase-parcels/{id}/exception',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary: 'Report a parcel as lost, damaged, seized or without an owner',
    body: v.object({ exception: v.picklist(PARCEL_EXCEPTIONS), note: text(300) }),
  },
  answerObjection: {
    ...common,
    path: '/ops/purchase-parcels/{id}/objection',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Answer a shopper who asked for an exchange or a return. If the shop agrees, the goods go back to the seller, and for a return of an order’s goods a refund is opened. If it refuses, which needs a reason, the goods are stored as before. Before the shop can agree to a return of only some lines of a parcel, these lines must be split off',
    body: v.object({ agreed: v.boolean(), text: optionalText(300) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'SPLIT_FIRST'],
  },
  correctParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/correct',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Correct weight, sizes, goods class or tracking number, until the shopper was charged for its shipment. Fields that are left out stay',
    body: v.object({
      weightG: v.optional(grams),
      lengthMm: v.optional(millimetres),
      widthMm: v.optional(millimetres),
      heightMm: v.optional(millimetres),
      goodsClass: v.optional(v.picklist(GOODS_CLASSES)),
      domesticTrackingNo: v.optional(trackingNo),
      reason: text(300),
    }),
  },
  shelveParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/shelf',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary: 'Put a parcel on a shelf of its warehouse',
    body: v.object({ shelfCode: line(20) }),
  },
  splitParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/split',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Make some pieces of a parcel a parcel of their own, with their part of the weight. The answer is the new parcel',
    body: v.object({
      /** How many pieces of each line go, in the order of `items`. */
      quantities: v.pipe(v.array(pieces), v.minLength(1), v.maxLength(200)),
      /** Of the new parcel; required if the parcel was weighed. */
      weightG: v.optional(grams),
      lengthMm: v.optional(millimetres),
      widthMm: v.optional(millimetres),
      heightMm: v.optional(millimetres),
      shelfCode: optionalText(20),
      reason: text(300),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED'],
  },
  mergeParcels: {
    ...common,
    path: '/ops/purchase-parcels/{id}/merge',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary:
      'Put the goods of another parcel of the same order into this parcel: goods and weights add up, and the other parcel ends',
    body: v.object({
      /** The number or label of the other parcel. */
      code: text(60),
      reason: text(300),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'NOT_MERGEABLE', 'CONFLICT'],
  },
  photographParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/photos',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary: 'Add photos to a parcel, each with what it shows. A parcel has at most forty photos',
    body: v.object({ photos: parcelPhotos }),
  },
  labelParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/label',
    right: 'parcels.act',
    subject: 'PURCHASE_PARCEL',
    summary: 'Record that a label is printed, so that reprints can be told from the first print',
  },
} as const satisfies Record<string, Endpoint>;
