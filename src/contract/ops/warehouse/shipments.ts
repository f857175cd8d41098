import * as v from 'valibot';
import { freightBill } from '../../calls/site.ts';
import { transitOrder } from '../../calls/transit.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { country, documentNo, id, optionalText, text, typedAmount } from '../../values/fields.ts';
import { doorEstimate } from '../../values/money/door.ts';
import { cny } from '../../values/money/money.ts';
import { masked } from '../../values/people/masks.ts';
import {
  LIABLE_PARTIES,
  PAPER_KINDS,
  SHIPMENT_PILES,
} from '../../values/warehouse/shipment-kinds.ts';
import { TRANSIT_ORDER_STATUSES } from '../../values/warehouse/transit-statuses.ts';
import { goodsEvent, grams, millimetres, staffParcel } from './parcels.ts';
import {
  declarationFields,
  declarationLine,
  shipmentBox,
  shipmentPaper,
  shipmentService,
} from './shipment-contents.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  right: 'shipments.act',
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;
const read = { ...common, method: 'GET', right: 'shipments.see', errors: ['NOT_FOUND'] } as const;

const ofOrder = { ...common, subject: 'TRANSIT_ORDER', params: v.object({ id }) } as const;
const orNone = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema]), '');
const boxNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** The number on a carrier's label. Spaces are dropped. */
export const carrierNo = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/\s/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9-]{4,60}$/),
);
const reason = text(300);

export const shipmentRow = v.object({
  id,
  orderNo: v.string(),
  status: v.picklist(TRANSIT_ORDER_STATUSES),
  pile: v.picklist(SHIPMENT_PILES),
  shopperName: v.string(),
  country: v.string(),
  optionCode: v.string(),
  optionTitle: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  parcelCount: v.number(),
  packedCount: v.number(),
  boxes: v.number(),
  weightG: v.number(),
  statusAt: v.string(),
  version: v.number(),
});
export type ShipmentRow = v.InferOutput<typeof shipmentRow>;

export const SHIPMENT_ACTIONS = [
  'pack',
  'packParcel',
  'weigh',
  'reweigh',
  'unpack',
  'reject',
  'handOver',
  'correctTracking',
  'trace',
  'arrived',
  'localDelivery',
  'exception',
  'problem',
  'freightCost',
] as const;
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number];

/** A transit order as the staff see it. */
export const opsTransit = v.object({
  ...transitOrder.entries,
  parcels: v.array(staffParcel),
  rate: masked('MONEY', transitOrder.entries.rate),
  total: masked('MONEY', cny),
  /** What the carrier charged, once somebody has entered it. */
  freightCost: masked('MONEY', cny),
  declaredValue: masked('MONEY', cny),
  estimate: masked('MONEY', transitOrder.entries.estimate),
  bill: masked('MONEY', freightBill),
  door: masked('MONEY', doorEstimate),
  payments: masked('MONEY', transitOrder.entries.payments),
  refunds: masked('MONEY', transitOrder.entries.refunds),
  timeline: v.array(goodsEvent),
  version: v.number(),
  pile: v.picklist(SHIPMENT_PILES),
  /** Whose it is, and whether their account is blocked. */
  shopper: v.object({ id: v.string(), name: v.string(), blocked: v.boolean() }),
  packedBoxes: v.array(shipmentBox),
  /** What the warehouse is to do besides packing; without amounts, so that every packer reads it. */
  services: v.array(shipmentService),
  declaration: v.object({
    /** Whether the lines are only proposed from the goods, and not saved yet. */
    proposed: v.boolean(),
    lines: v.array(declarationLine),
  }),
  problem: v.optional(
    v.object({ open: v.boolean(), liable: v.picklist(LIABLE_PARTIES), note: v.string() }),
  ),
  manifestId: v.optional(v.string()),
  /** Whether the address is left out, because the caller lacks the right to see it. */
  addressHidden: v.boolean(),
  staffActions: v.array(v.picklist(SHIPMENT_ACTIONS)),
});
export type OpsTransit = v.InferOutput<typeof opsTransit>;

const ofShipment = { ...ofOrder, output: opsTransit } as const;

/** A box as it was weighed and measured. */
export const measuredBox = v.object({
  /** The number of the box. By default its place in the list, from 1. */
  number: v.optional(boxNumber),
  weightG: grams,
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
});

const boxes = v.pipe(
  v.array(measuredBox),
  v.minLength(1),
  v.maxLength(50),
  v.transform((rows) => rows.map((row, index) => ({ ...row, number: row.number ?? index + 1 }))),
  v.check((rows) => new Set(rows.map(({ number }) => number)).size === rows.length),
);

/** The calls by which the warehouse packs, weighs and hands over, and reads papers. */
export const opsShipmentEndpoints = {
  listOpsTransits: {
    ...read,
    path: '/ops/transit-orders',
    summary:
      'The shipments of a pile, longest waiting first; or the shipments with exactly this number: of the order, the carrier or a box. Of country, option, carrier and shopper at most one can be given',
    query: v.object({
      pile: v.optional(v.picklist(SHIPMENT_PILES), 'TO_PACK'),
      number: optionalText(60),
      country: orNone(country),
      option: optionalText(64),
      carrier: optionalText(60),
      shopperId: orNone(id),
      /** Days of the tenant since when they wait. */
      dateStart: orNone(v.pipe(v.string(), v.isoDate())),
      dateEnd: orNone(v.pipe(v.string(), v.isoDate())),
      ...cursorQuery,
    }),
    output: v.object({
      ...listOf(shipmentRow).entries,
      counts: v.record(v.picklist(SHIPMENT_PILES), v.number()),
    }),
    errors: [],
  },
  getPickList: {
    ...read,
    path: '/ops/pick-list',
    summary:
      'The parcels of shipments to pack, by shelf: of the given shipments, or of those that wait longest',
    query: v.object({ orderNos: v.optional(v.pipe(v.array(documentNo), v.maxLength(50)), []) }),
    output: v.array(
      v.object({
        shelfCode: v.string(),
        parcelNo: v.string(),
        domesticTrackingNo: v.string(),
        orderNo: v.string(),
        weightG: v.number(),
        box: v.optional(v.number()),
      }),
    ),
    errors: [],
  },
  packParcel: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/pack-parcel',
    summary:
      'Put a parcel into a box, by the parcel’s number or tracking number. A parcel of another shipment is refused. The first parcel begins the packing',
    body: v.object({ code: text(60), box: v.optional(boxNumber, 1) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'WRONG_PARCEL', 'PARCEL_PACKED'],
  },
  unpackParcel: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/unpack-parcel',
    summary: 'Take a parcel out of its box',
    body: v.object({ code: text(60) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'WRONG_PARCEL'],
  },
  weighBoxes: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/weigh-boxes',
    summary: 'Report the weight and the sides of each box: issues the freight bill',
    body: v.object({ boxes }),
  },
  reweighTransit: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/reweigh',
    summary:
      'Correct weights before the bill is paid: a new bill and a new payment replace the old',
    body: v.object({ boxes, reason }),
  },
  unpackTransit: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/unpack',
    summary: 'Take back a bill that is not paid, and pack anew',
    body: v.object({ reason }),
  },
  correctShipmentTracking: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/tracking-number',
    summary: 'Correct the carrier or a tracking number after the hand-over',
    body: v.object({
      carrier: text(60),
      trackingNo: carrierNo,
      box: v.optional(boxNumber),
      reason,
    }),
  },
  noteProblem: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/problem',
    summary: 'Say who pays for a failed shipment and what was agreed; `closed` ends the problem',
    body: v.object({
      liable: v.picklist(LIABLE_PARTIES),
      note: text(500),
      closed: v.optional(v.boolean(), false),
    }),
  },
  setFreightCost: {
    ...ofShipment,
    path: '/ops/transit-orders/{id}/freight-cost',
    summary: 'Say what the carrier charged for a shipment in all; the difference is booked',
    body: v.object({ cost: typedAmount, note: optionalText(300) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'NOTHING_TO_DO', 'CONFLICT'],
  },
  putDeclaration: {
    ...ofShipment,
    method: 'PUT',
    path: '/ops/transit-orders/{id}/declaration',
    summary: 'Save what customs is told of a shipment',
    body: v.object({
      lines: v.pipe(
        v.array(v.object({ ...declarationFields, value: typedAmount })),
        v.minLength(1),
        v.maxLength(50),
      ),
    }),
  },
  getTransitPaper: {
    ...read,
    path: '/ops/transit-orders/{id}/documents/{kind}',
    params: v.object({ id, kind: v.picklist(PAPER_KINDS) }),
    subject: 'TRANSIT_ORDER',
    audited: true,
    right: 'shipments.act',
    summary: 'The data of a paper: invoice, packing list, CN23, or the labels of the boxes',
    output: shipmentPaper,
  },
} as const satisfies Record<string, Endpoint>;
