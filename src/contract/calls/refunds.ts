import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id, number, optionalText, pageOf, pageQuery } from '../values/fields.ts';
import { cny } from '../values/money.ts';
import { ORDER_TYPES } from '../values/order-statuses.ts';
import { rateSnapshot } from '../values/rate.ts';
import { REFUND_REASONS, REFUND_STATUSES } from '../values/refund-statuses.ts';

/** Money on its way back to the balance. */
export const refund = v.object({
  id,
  refundNo: v.string(),
  orderType: v.picklist(ORDER_TYPES),
  orderId: id,
  orderNo: v.string(),
  status: v.picklist(REFUND_STATUSES),
  reason: v.picklist(REFUND_REASONS),
  /** What was asked for; what was paid back once it succeeded. */
  amount: cny,
  /** The rate of the order, at which it was paid. */
  rate: rateSnapshot,
  note: v.string(),
  /** Why it was rejected. */
  answer: v.string(),
  createdAt: v.string(),
  doneAt: v.optional(v.string()),
  actions: v.array(v.picklist(['cancel'])),
});
export type Refund = v.InferOutput<typeof refund>;

/** Tabs of the list of refunds. */
export const REFUND_TABS = {
  all: REFUND_STATUSES,
  open: ['REQUESTED', 'APPROVED', 'WAITING_SELLER', 'RETURNING', 'PROCESSING'],
  done: ['SUCCEEDED'],
  refused: ['REJECTED', 'CANCELLED'],
} as const;
export type RefundTab = keyof typeof REFUND_TABS;
const TABS = Object.keys(REFUND_TABS) as [RefundTab, ...RefundTab[]];

/** Reasons that a shopper may give. */
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
      orderNo: v.optional(v.union([v.literal(''), number])),
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
      'Ask for money back on an order that was bought, or on a transit order that went wrong; an operator decides',
    body: v.object({
      orderType: v.optional(v.picklist(ORDER_TYPES), 'PURCHASE_ORDER'),
      orderNo: number,
      reason: v.picklist(REQUEST_REASONS),
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
    summary: 'Take a refund request back while nobody has decided it',
    params: v.object({ id }),
    output: refund,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
