import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, instant, optionalText, text, typedAmount } from '../../values/fields.ts';
import { TRACE_STATUSES } from '../../values/warehouse/transit-statuses.ts';
import { grams, millimetres } from './parcels.ts';
import { carrierNo, opsTransit } from './shipments.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  params: v.object({ id }),
  output: opsTransit,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;

/** The operator calls of packers and carriers. */
export const opsTransitEndpoints = {
  getOpsTransit: {
    ...common,
    method: 'GET',
    path: '/ops/transit-orders/{id}',
    right: 'shipments.see',
    summary: 'A transit order (by id or number) with its shopper, parcels, boxes and destination',
    errors: ['NOT_FOUND'],
  },
  packTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/pack',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Start packing; the shopper can’t cancel until freight is due',
  },
  weighTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/weigh',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Report the packed weight. This issues the freight bill, or settles the prepaid bill',
    body: v.object({
      weightG: grams,
      lengthMm: millimetres,
      widthMm: millimetres,
      heightMm: millimetres,
      boxes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    }),
  },
  rejectTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/reject',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Close a transit order that can’t be sent: full refund, the parcels return to storage',
    body: v.object({ note: text(300) }),
  },
  handOver: {
    ...common,
    path: '/ops/transit-orders/{id}/hand-over',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Report that a transit order was handed to the carrier',
    body: v.object({
      carrier: text(60),
      trackingNo: text(60),
      /** The numbers of the boxes, if they have their own. */
      boxes: v.optional(
        v.pipe(
          v.array(
            v.object({
              number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
              trackingNo: carrierNo,
            }),
          ),
          v.maxLength(99),
        ),
        [],
      ),
      /** What the carrier charges, in CNY, if it is known. */
      cost: v.optional(v.union([v.literal(''), typedAmount]), ''),
    }),
  },
  traceTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/trace',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Add tracking events of the carrier, in any order; known events are ignored',
    body: v.object({
      events: v.pipe(
        v.array(
          v.object({
            at: instant,
            status: v.picklist(TRACE_STATUSES),
            code: optionalText(40),
            text: text(300),
            location: optionalText(120),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
  },
  arriveLocally: {
    ...common,
    path: '/ops/transit-orders/{id}/arrived',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Report the arrival at the tenant’s local warehouse',
  },
  deliverLocally: {
    ...common,
    path: '/ops/transit-orders/{id}/local-delivery',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary:
      'Report that a transit order was handed to the local express company or, with `selfPickup`, is ready for pick-up (a code is issued)',
    body: v.object({ localTrackingNo: optionalText(60) }),
  },
  transitException: {
    ...common,
    path: '/ops/transit-orders/{id}/exception',
    right: 'shipments.act',
    subject: 'TRANSIT_ORDER',
    summary: 'Report that a transit order was returned, lost, or seized by customs',
    body: v.object({
      exception: v.picklist(['RETURNED', 'LOST', 'CUSTOMS_SEIZED']),
      note: text(300),
    }),
  },
} as const satisfies Record<string, Endpoint>;
