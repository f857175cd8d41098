import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ifAbsent } from '../foreign.ts';
import {
  documentNo,
  id,
  numberOrId,
  optionalText,
  orderTypeField,
  otherId,
  pageOf,
  pageQuery,
  typedAmount,
  uploadKey,
} from '../values/fields.ts';
import { cny } from '../values/money/money.ts';
import { rateSnapshot } from '../values/money/rate.ts';
import {
  REFUND_REASONS,
  REFUND_STATUSES,
  type RefundStatus,
} from '../values/money/refund-statuses.ts';
import { ORDER_TYPES } from '../values/orders/order-statuses.ts';

/** A refund to the balance. */
export const refund = v.object({
  id,
  refundNo: numberOrId,
  orderType: orderTypeField,
  orderId: otherId,
  orderNo: v.string(),
  /** The parcel whose goods went back to the seller, or were lost; absent in others. */
  parcelId: v.optional(id),
  status: v.picklist(REFUND_STATUSES),
  reason: ifAbsent(v.picklist(REFUND_REASONS), 'OTHER'),
  /** The requested amount; from the agreement on the agreed one, and the paid one once it has succeeded. */
  amount: cny,
  /** The amount that the shopper asked for; absent if nobody asked. */
  requestedAmount: v.optional(cny),
  /** The exchange rate at which the order was paid. */
  rate: rateSnapshot,
  note: v.string(),
  /** The affected lines of a purchase order, or parcels of a transit order; empty if all are affected. */
  itemIds: v.array(id),
  /** The paths on this site of the shopper's photos. */
  photos: v.array(v.string()),
  /** The operator's words to a request, or reason for a rejection; `reason` is the reason of the refund. */
  answer: v.string(),
  /** When the operator answered without deciding. */
  answeredAt: v.optional(v.string()),
  /** When the shop agreed to the refund, before it paid. */
  agreedAt: v.optional(v.string()),
  /** The day (`YYYY-MM-DD`) by which the shop expects to pay. */
  payBy: v.optional(v.string()),
  createdAt: v.string(),
  doneAt: v.optional(v.string()),
  actions: v.array(v.picklist(['cancel'])),
});
export type Refund = v.InferOutput<typeof refund>;

/** The tabs of the refund list. */
export const REFUND_TABS = {
  all: REFUND_STATUSES,
  open: ['REQUESTED', 'APPROVED', 'WAITING_SELLER', 'WAITING_CARRIER', 'RETURNING', 'PROCESSING'],
  done: ['SUCCEEDED'],
  refused: ['REJECTED', 'CANCELLED'],
} as const;
export type RefundTab = keyof typeof REFUND_TABS;
const TABS = Object.keys(REFUND_TABS) as [RefundTab, ...RefundTab[]];

/** Whether a refund is neither paid, rejected nor cancelled. */
export const isOpenRefund = ({ status }: { status: RefundStatus }): boolean =>
  (REFUND_TABS.open as readonly RefundStatus[]).includes(status);

/** The most photos of a refund request. */
export const MAX_REFUND_PHOTOS = 5;

/** The reasons that a shopper may give. */
export const REQUEST_REASONS = [
  'USER_CANCELLED',
  'WRONG_ITEM',
  'MISSING_ITEM',
  'DAMAGED',
  'LOST',
  'CUSTOMS',
  'OTHER',
] as const satisfies readonly (typeof REFUND_REASONS)[number][];

export const refundEndpoints = {
  listRefunds: {
    method: 'GET',
    path: '/front/refunds',
    auth: 'user',
    group: 'orders',
    summary: 'Refunds, newest first',
    query: v.object({
      tab: v.optional(v.picklist(TABS), 'all'),
      orderNo: v.optional(v.union([v.literal(''), documentNo])),
      ...pageQuery,
    }),
    output: pageOf(refund),
  },
  requestRefund: {
    method: 'POST',
    path: '/front/refunds',
    auth: 'user',
    group: 'orders',
    summary:
      'Request a refund for a bought order, or for a transit order with a problem. An operator decides',
    body: v.object({
      orderType: v.optional(v.picklist(ORDER_TYPES), 'PURCHASE_ORDER'),
      orderNo: documentNo,
      reason: v.picklist(REQUEST_REASONS),
      /** CNY; without it everything that can be refunded. */
      amount: v.optional(v.union([v.literal(''), typedAmount])),
      /** The affected lines of a purchase order, or parcels of a transit order. */
      itemIds: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
      /** Files that were uploaded with a token of /front/upload-token. */
      photos: v.optional(v.pipe(v.array(uploadKey), v.maxLength(MAX_REFUND_PHOTOS)), []),
      note: optionalText(500),
    }),
    output: refund,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'REFUND_OPEN', 'NOTHING_TO_REFUND'],
    idempotent: true,
  },
  cancelRefund: {
    method: 'POST',
    path: '/front/refunds/{id}/cancel',
    auth: 'user',
    group: 'orders',
    summary: 'Cancel a refund request that is not decided yet',
    params: v.object({ id }),
    output: refund,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
