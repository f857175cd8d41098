import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import {
  country,
  dateRange,
  id,
  keyword,
  numberOrId,
  optionalLine,
  optionalText,
  pageOf,
  pageQuery,
  payPassword,
  text,
  translationOf,
  typedAmount,
} from '../values/fields.ts';
import { goodsRuleHit } from '../values/goods/goods-rules.ts';
import { GOODS_CLASSES } from '../values/goods/product-kinds.ts';
import { doorEstimate } from '../values/money/door.ts';
import { amountOrZero, cny } from '../values/money/money.ts';
import { rateSnapshot } from '../values/money/rate.ts';
import { timelineEvent } from '../values/orders/timeline.ts';
import {
  PACKINGS,
  TRACE_STATUSES,
  TRANSIT_CHARGE_MODES,
  TRANSIT_ORDER_STATUSES,
} from '../values/warehouse/transit-statuses.ts';
import { address } from './addresses.ts';
import { purchaseParcel } from './parcels.ts';
import { payErrors, payment } from './payments.ts';
import { refund } from './refunds.ts';
import { type FreightBill, freightBill, leadTimeDays, transitOption, warehouse } from './site.ts';

export const TRANSIT_ORDER_ACTIONS = ['pay', 'close', 'complete', 'claim'] as const;

const chargeMode = ifAbsent(v.picklist(TRANSIT_CHARGE_MODES), 'AFTER_WEIGHING');

/** A tracking event of a forwarded parcel, from its carrier. */
export const traceEvent = v.object({
  at: v.string(),
  status: ifAbsent(v.picklist(TRACE_STATUSES), 'IN_TRANSIT'),
  /** The carrier's own text. */
  text: v.string(),
  location: v.string(),
});

export const transitOrderSummary = v.object({
  id,
  orderNo: numberOrId,
  status: v.picklist(TRANSIT_ORDER_STATUSES),
  chargeMode,
  /** In spite of its name, the code of the shipping option. `optionTitle` is its name in the reader's language. */
  transitOptionName: v.string(),
  optionTitle: translationOf('transitOptionName'),
  leadTimeDays,
  country: v.string(),
  selfPickup: v.boolean(),
  localExpressCompanyName: v.string(),
  parcelCount: v.number(),
  /** Pictures of the shipment's contents, at most four. */
  images: v.array(v.string()),
  /** The weight in grams: that of the packed parcels, or the estimate before weighing. */
  weightG: v.number(),
  packed: v.boolean(),
  /** The amount due or already paid: the bill, or the estimate before weighing. */
  total: cny,
  rate: rateSnapshot,
  trackingNo: v.string(),
  paymentNo: v.optional(v.string()),
  createdAt: v.string(),
  expiresAt: v.optional(v.string()),
  actions: v.array(v.picklist(TRANSIT_ORDER_ACTIONS)),
});
export type TransitOrderSummary = v.InferOutput<typeof transitOrderSummary>;

const NO_BILL = { actualG: 0, volumetricG: 0, billedG: 0, lines: [] };
/** The estimate of a shipment. If another backend leaves it out: the bill; before weighing, only the total. */
export const estimatedBill = ifAbsent(
  freightBill,
  ({ bill, total }) => (bill ?? { ...NO_BILL, total }) as FreightBill,
);

export const transitOrder = v.object({
  ...transitOrderSummary.entries,
  parcels: v.array(purchaseParcel),
  /** The address as it was when the order was placed; absent for pick-up. */
  address: v.optional(address),
  pickupWarehouse: v.optional(warehouse),
  pickupCode: v.optional(v.string()),
  declaredValue: amountOrZero,
  insured: v.boolean(),
  packing: ifAbsent(v.picklist(PACKINGS), 'STANDARD'),
  estimate: estimatedBill,
  /** Present after weighing. */
  bill: v.optional(freightBill),
  lengthMm: v.number(),
  widthMm: v.number(),
  heightMm: v.number(),
  boxes: ifAbsent(v.number(), 1),
  carrier: v.string(),
  localTrackingNo: v.string(),
  message: v.string(),
  traces: v.array(traceEvent),
  timeline: v.array(timelineEvent),
  payments: v.array(payment),
  refunds: v.array(refund),
  /** All that the goods cost until they are at the shopper's door, by the bill; before weighing, by the estimate. */
  door: v.optional(doorEstimate),
});
export type TransitOrder = v.InferOutput<typeof transitOrder>;

/** Why a shipping option can't take these parcels. */
export const REFUSALS = [
  'TOO_HEAVY',
  'TOO_LONG',
  'TOO_LARGE',
  'GOODS_CLASS',
  'GOODS_RULE',
] as const;

export const transitQuote = v.object({
  /** The estimated weight and size of all parcels packed together. */
  weightG: v.number(),
  volumeMm3: v.number(),
  longestMm: v.number(),
  goodsClasses: v.array(v.picklist(GOODS_CLASSES)),
  goodsValue: amountOrZero,
  chargeMode,
  /** Whether reinforced packing can be chosen, and its price per box. */
  reinforcedPackingOffered: ifAbsent(v.boolean(), true),
  reinforcedPackingFee: ifAbsent(amountOrZero, '0.00'),
  /** The options that take the parcels, each with its estimate, cheapest first. */
  options: essential(v.array(transitOption)),
  /** The tenant's goods rules that apply to these parcels in the country of destination. */
  goodsRules: v.optional(v.array(goodsRuleHit)),
  /** The options that serve the destination but can't take the parcels. */
  refused: v.array(v.object({ code: v.string(), name: v.string(), reason: v.picklist(REFUSALS) })),
  /** All that the goods cost until they are at the shopper's door, by each shipping option. */
  door: v.optional(doorEstimate),
});
export type TransitQuote = v.InferOutput<typeof transitQuote>;

/** The tabs of the list of transit orders. Each covers one or several statuses. */
export const TRANSIT_TABS = {
  all: TRANSIT_ORDER_STATUSES,
  packing: ['PENDING_PACKING', 'PACKING'],
  unpaid: ['PENDING_PAYMENT', 'PENDING_SETTLEMENT'],
  shipping: ['PENDING_SHIPMENT', 'IN_TRANSIT', 'CUSTOMS_CLEARANCE', 'ARRIVED_LOCAL_WAREHOUSE'],
  arriving: ['READY_FOR_PICKUP', 'LOCAL_DELIVERING', 'DELIVERED'],
  done: ['COMPLETED'],
  closed: ['CLOSED', 'RETURNED', 'LOST', 'CUSTOMS_SEIZED'],
} as const;
export type TransitTab = keyof typeof TRANSIT_TABS;
const TABS = Object.keys(TRANSIT_TABS) as [TransitTab, ...TransitTab[]];

const idParams = v.object({ id });
/** Codes of optional surcharges and of the shop's services. Unknown codes are ignored. */
const extras = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/))), v.maxLength(20)),
  [],
);
const parcelIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(50));

export const transitEndpoints = {
  getTransitQuote: {
    method: 'GET',
    path: '/front/transit-quote',
    auth: 'user',
    group: 'orders',
    summary: 'The cost of forwarding these parcels together, by each shipping option',
    query: v.object({
      purchaseParcelIds: parcelIds,
      country: v.optional(country),
      /** The postcode of the address, for zones and remote areas within the country. */
      postCode: optionalLine(20),
      insured: v.optional(v.boolean(), false),
      extras,
      packing: v.optional(v.picklist(PACKINGS), 'STANDARD'),
      /** CNY; by default the price of the goods. */
      declaredValue: v.optional(v.union([v.literal(''), typedAmount])),
    }),
    output: transitQuote,
    errors: ['NOT_FOUND', 'PARCEL_UNAVAILABLE'],
  },
  createTransitOrder: {
    method: 'POST',
    path: '/front/transit-orders',
    auth: 'user',
    group: 'orders',
    summary: 'Order parcels to be packed together and forwarded',
    body: v.object({
      purchaseParcelIds: parcelIds,
      /** The code of a shipping option, or its name in the shopper's language. */
      transitOptionName: text(64),
      /** Required unless `selfPickup` is true. */
      userAddressId: v.optional(v.union([v.literal(''), id])),
      localExpressCompanyName: optionalLine(64),
      selfPickup: v.optional(v.boolean(), false),
      insured: v.optional(v.boolean(), false),
      extras,
      packing: v.optional(v.picklist(PACKINGS), 'STANDARD'),
      declaredValue: v.optional(v.union([v.literal(''), typedAmount])),
      message: optionalText(500),
    }),
    output: transitOrder,
    errors: [
      'NOT_FOUND',
      'PARCEL_UNAVAILABLE',
      // The parcels are in different warehouses.
      'PARCELS_APART',
      'TRANSIT_OPTION_UNAVAILABLE',
      'RATE_TOO_OLD',
      'BALANCE_OWED',
    ],
    idempotent: true,
  },
  listTransitOrders: {
    method: 'GET',
    path: '/front/transit-orders',
    auth: 'user',
    group: 'orders',
    summary: 'Transit orders, newest first, with a count per tab',
    query: v.object({
      tab: v.optional(v.picklist(TABS), 'all'),
      keyword,
      ...dateRange,
      ...pageQuery,
    }),
    output: pageOf(transitOrderSummary, { counts: v.record(v.picklist(TABS), v.number()) }),
  },
  getTransitOrder: {
    method: 'GET',
    path: '/front/transit-orders/{id}',
    auth: 'user',
    group: 'orders',
    summary: 'A transit order (by id or number) with parcels, bill, traces and timeline',
    params: idParams,
    output: transitOrder,
    errors: ['NOT_FOUND'],
  },
  payTransitOrder: {
    method: 'POST',
    path: '/front/transit-orders/{id}/pay',
    auth: 'user',
    group: 'orders',
    summary: 'Pay the open freight bill from the balance',
    params: idParams,
    body: v.object({ payPassword }),
    output: payment,
    errors: payErrors,
    idempotent: true,
  },
  completeTransitOrder: {
    method: 'POST',
    path: '/front/transit-orders/{id}/complete',
    auth: 'user',
    group: 'orders',
    summary: 'Confirm that everything arrived',
    params: idParams,
    output: transitOrder,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  closeTransitOrder: {
    method: 'POST',
    path: '/front/transit-orders/{id}/close',
    auth: 'user',
    group: 'orders',
    summary:
      'Cancel before packing, or while freight is still to be paid; what was paid is refunded, and the parcels return to storage',
    params: idParams,
    output: transitOrder,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
