import * as v from 'valibot';
import { purchaseParcel, purchaseParcelDetail } from '../calls/parcels.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, optionalText, text, trackingNo } from '../values/fields.ts';
import {
  DOMESTIC_TRACE_STATUSES,
  PARCEL_EXCEPTIONS,
  QC_ISSUES,
} from '../values/parcel-statuses.ts';
import { GOODS_CLASSES } from '../values/product-kinds.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  params: v.object({ id }),
  output: purchaseParcelDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;

export const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000));
export const millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000));
/** Paths of pictures on this site: uploaded ones, or the product's. */
const photos = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/))), v.maxLength(20)),
  [],
);

/** The operator calls of the warehouse in China. */
export const opsParcelEndpoints = {
  listOpsParcels: {
    method: 'GET',
    path: '/ops/purchase-parcels',
    right: 'parcels.see',
    auth: 'operator',
    group: 'ops',
    summary:
      'The parcels with a carrier’s tracking number, newest first: of orders, and announced by shoppers. Usually one',
    query: v.object({ trackingNo }),
    output: v.array(v.object({ ...purchaseParcel.entries, userId: v.string() })),
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
      photos,
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
      photos,
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
} as const satisfies Record<string, Endpoint>;
