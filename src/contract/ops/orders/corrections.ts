import * as v from 'valibot';
import { purchaseParcel } from '../../calls/parcels.ts';
import type { Endpoint } from '../../endpoint.ts';
import { id, optionalText, quantity, text, trackingNo, typedAmount } from '../../values/fields.ts';
import { opsOrder } from './ops-order.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  right: 'orders.act',
  subject: 'PURCHASE_ORDER',
  group: 'ops',
  params: v.object({ id }),
  output: opsOrder,
} as const;

/** Why an order that was reported as bought was not bought after all. The shopper is told if the order is closed. */
export const UNBOUGHT_REASONS = ['SELLER_REFUSED', 'OUT_OF_STOCK', 'PRICE_CHANGED'] as const;

/** The operator calls that correct what was reported of a purchase. Each is an event of its own. */
export const opsCorrectionEndpoints = {
  cancelSupplement: {
    ...common,
    path: '/ops/purchase-orders/{id}/cancel-supplement',
    summary: 'Withdraw the request for a difference that the shopper has not paid',
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  correctCost: {
    ...common,
    path: '/ops/purchase-orders/{id}/cost',
    summary:
      'Correct what a bought order cost and its number at the marketplace, until it is stocked in',
    body: v.object({ cost: typedAmount, upstreamOrderNo: optionalText(64) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  unbuyOrder: {
    ...common,
    path: '/ops/purchase-orders/{id}/unbought',
    summary:
      'Report that the seller refused a bought order: it is bought elsewhere, or closed with a full refund',
    body: v.object({
      outcome: v.picklist(['BUY_AGAIN', 'CLOSE']),
      reason: v.picklist(UNBOUGHT_REASONS),
      note: optionalText(200),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  markOutOfStock: {
    ...common,
    path: '/ops/purchase-orders/{id}/out-of-stock',
    summary: 'Report pieces of a bought order that the seller will never send. They are refunded',
    body: v.object({ orderItemId: id, quantity, note: optionalText(200) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED', 'CONFLICT'],
  },
  correctTracking: {
    ...common,
    subject: 'PURCHASE_PARCEL',
    path: '/ops/purchase-parcels/{id}/tracking',
    summary: 'Correct the carrier and tracking number of a seller’s parcel that has not arrived',
    body: v.object({ domesticCarrier: text(40), domesticTrackingNo: trackingNo }),
    output: purchaseParcel,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
