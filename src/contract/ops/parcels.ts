import * as v from 'valibot';
import { purchaseParcelDetail } from '../calls/parcels.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, optionalText, text } from '../values/fields.ts';
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
/** Own paths of pictures: uploaded ones, or the product's. */
const photos = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/))), v.maxLength(20)),
  [],
);

/** What the warehouse in China tells. */
export const opsParcelEndpoints = {
  getOpsParcel: {
    ...common,
    method: 'GET',
    path: '/ops/purchase-parcels/{id}',
    summary: 'A parcel (by id or number): what is to be in it',
    errors: ['NOT_FOUND'],
  },
  traceParcel: {
    ...common,
    path: '/ops/purchase-parcels/{id}/trace',
    summary: 'Where a seller’s parcel is; SIGN means that the warehouse signed for it',
    body: v.object({ status: v.picklist(DOMESTIC_TRACE_STATUSES), text: optionalText(200) }),
  },
  parcelArrived: {
    ...common,
    path: '/ops/purchase-parcels/{id}/arrived',
    summary: 'Unpacked, weighed and measured: it is being checked',
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
    summary: 'The quality check: a good parcel is stocked in, a bad one waits for the shopper',
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
    summary: 'The seller has it back: its goods are refunded',
  },
  parcelException: {
    ...common,
    path: '/ops/purchase-parcels/{id}/exception',
    summary: 'Lost, without an owner, or damaged',
    body: v.object({ exception: v.picklist(PARCEL_EXCEPTIONS), note: text(300) }),
  },
} as const satisfies Record<string, Endpoint>;
