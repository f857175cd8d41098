import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, optionalText, quantity, text, trackingNo, typedAmount } from '../../values/fields.ts';
import type { CLOSE_REASONS } from '../../values/orders/order-statuses.ts';
import { opsOrder } from './ops-order.ts';

const params = v.object({ id });
const errors = ['NOT_FOUND', 'ILLEGAL_TRANSITION'] as const;
const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  params,
  output: opsOrder,
  errors,
} as const;

/** The reasons for which an operator may close an order. */
export const REJECT_REASONS = [
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'INVALID_ITEM',
  'PROHIBITED_ITEM',
  'SELLER_REFUSED',
  'OPERATOR_CANCELLED',
] as const satisfies readonly (typeof CLOSE_REASONS)[number][];

/** A seller's parcel. Without `items` it contains all pieces of the order that are not sent yet. */
export const sentParcel = v.object({
  domesticCarrier: text(40),
  domesticTrackingNo: trackingNo,
  items: v.optional(
    v.pipe(v.array(v.object({ orderItemId: id, quantity })), v.minLength(1), v.maxLength(200)),
  ),
});

/** The operator calls of the buying agent. */
export const opsPurchaseEndpoints = {
  getOpsOrder: {
    ...common,
    method: 'GET',
    path: '/ops/purchase-orders/{id}',
    right: 'orders.see',
    summary:
      'An order (by id or number) as the staff see it: shopper, cost, notes, what can be done',
    errors: ['NOT_FOUND'],
  },
  acceptOrder: {
    ...common,
    path: '/ops/purchase-orders/{id}/accept',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Accept a paid order, to buy it. Refused while its shopper is blocked',
    errors: [...errors, 'ACCOUNT_BLOCKED'],
  },
  askShopper: {
    ...common,
    path: '/ops/purchase-orders/{id}/ask',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Ask the shopper about an order',
    body: v.object({ question: text(500) }),
  },
  requestSupplement: {
    ...common,
    path: '/ops/purchase-orders/{id}/supplement',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Request the difference after a price rise',
    body: v.object({ amount: typedAmount, note: text(200) }),
  },
  markBought: {
    ...common,
    path: '/ops/purchase-orders/{id}/bought',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Report that an order was bought from the seller, and what it cost',
    body: v.object({ upstreamOrderNo: optionalText(64), cost: v.optional(typedAmount) }),
  },
  rejectOrder: {
    ...common,
    path: '/ops/purchase-orders/{id}/reject',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Close an order that can’t be bought, with a full refund',
    body: v.object({ reason: v.picklist(REJECT_REASONS), note: optionalText(200) }),
  },
  markShipped: {
    ...common,
    path: '/ops/purchase-orders/{id}/shipped',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Report the parcels that the seller sent',
    body: v.object({ parcels: v.pipe(v.array(sentParcel), v.minLength(1), v.maxLength(20)) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED'],
  },
  shipParcel: {
    ...common,
    path: '/ops/purchase-orders/{id}/parcels',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Report one parcel that the seller sent',
    body: sentParcel,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED'],
  },
  markDelivered: {
    ...common,
    path: '/ops/purchase-orders/{id}/delivered',
    right: 'orders.act',
    subject: 'PURCHASE_ORDER',
    summary: 'Report that the shopper’s own warehouse received the goods',
  },
} as const satisfies Record<string, Endpoint>;
