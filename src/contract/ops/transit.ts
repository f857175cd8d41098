import * as v from 'valibot';
import { transitOrder } from '../calls/transit.ts';
import type { Endpoint } from '../endpoint.ts';
import { id, optionalText, text } from '../values/fields.ts';
import { TRACE_STATUSES } from '../values/transit-statuses.ts';
import { grams, millimetres } from './parcels.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  params: v.object({ id }),
  output: transitOrder,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;

/** What packers and carriers tell. */
export const opsTransitEndpoints = {
  getOpsTransit: {
    ...common,
    method: 'GET',
    path: '/ops/transit-orders/{id}',
    summary: 'A transit order (by id or number): its parcels, and where they go',
    errors: ['NOT_FOUND'],
  },
  packTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/pack',
    summary: 'Packing has begun: the shopper can no longer cancel',
  },
  weighTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/weigh',
    summary: 'Packed and weighed: raises the freight bill, or settles what was prepaid',
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
    summary:
      'It can not be packed or sent: close it, pay everything back, put its parcels back on the shelf',
    body: v.object({ note: text(300) }),
  },
  handOver: {
    ...common,
    path: '/ops/transit-orders/{id}/hand-over',
    summary: 'Handed to the line',
    body: v.object({ carrier: text(60), trackingNo: text(60) }),
  },
  traceTransit: {
    ...common,
    path: '/ops/transit-orders/{id}/trace',
    summary: 'Events of the carrier, in any order; one that is known is passed over',
    body: v.object({
      events: v.pipe(
        v.array(
          v.object({
            at: v.pipe(v.string(), v.isoTimestamp()),
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
    summary: 'At the tenant’s local warehouse',
  },
  deliverLocally: {
    ...common,
    path: '/ops/transit-orders/{id}/local-delivery',
    summary: 'Ready for pick-up with a code, or given to the local express',
    body: v.object({ localTrackingNo: optionalText(60) }),
  },
  transitException: {
    ...common,
    path: '/ops/transit-orders/{id}/exception',
    summary: 'Returned, lost or seized by the customs',
    body: v.object({
      exception: v.picklist(['RETURNED', 'LOST', 'CUSTOMS_SEIZED']),
      note: text(300),
    }),
  },
} as const satisfies Record<string, Endpoint>;
