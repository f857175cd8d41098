import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, ok, optionalText, text } from '../../values/fields.ts';
import { TRACKING_OUTCOMES, TRACKING_SOURCES } from '../../values/warehouse/shipment-kinds.ts';

const common = { method: 'GET', auth: 'operator', group: 'ops' } as const;

export const trackingEvent = v.object({
  id,
  source: v.string(),
  number: v.string(),
  outcome: v.picklist(TRACKING_OUTCOMES),
  orderNo: v.optional(v.string()),
  status: v.string(),
  at: v.string(),
  text: v.string(),
  location: v.string(),
  receivedAt: v.string(),
  times: v.number(),
});
export type TrackingEvent = v.InferOutput<typeof trackingEvent>;

export const carrierKey = v.object({
  id,
  source: v.string(),
  name: v.string(),
  active: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.optional(v.string()),
});
export type CarrierKey = v.InferOutput<typeof carrierKey>;

/** The calls about what trackers send. They themselves push to `/api/tracking/{source}` (docs/decisions/070). */
export const opsTrackingEndpoints = {
  listTrackingEvents: {
    ...common,
    path: '/ops/tracking-events',
    right: 'shipments.see',
    summary: 'The messages that trackers sent, newest first, each with what became of it',
    query: v.object({
      outcome: v.optional(v.union([v.literal(''), v.picklist(TRACKING_OUTCOMES)]), ''),
      number: optionalText(60),
      ...cursorQuery,
    }),
    output: listOf(trackingEvent),
  },
  importTracking: {
    ...common,
    method: 'POST',
    path: '/ops/tracking-events',
    right: 'shipments.act',
    summary:
      'Take tracking events from a table, CSV or pasted: number, status, time, place, text. If a line is wrong, it is named and no line is taken',
    body: v.object({ rows: text(60_000) }),
    output: v.object({
      outcomes: v.array(v.object({ outcome: v.picklist(TRACKING_OUTCOMES), events: v.number() })),
    }),
    errors: ['NOTHING_TO_DO'],
  },
  listCarrierKeys: {
    ...common,
    path: '/ops/carrier-keys',
    right: 'shipments.lead',
    summary: 'The keys with which trackers sign, without their secrets',
    output: v.array(carrierKey),
  },
  makeCarrierKey: {
    ...common,
    method: 'POST',
    path: '/ops/carrier-keys',
    right: 'shipments.lead',
    summary: 'Store the key of a tracker. It is never shown again',
    body: v.object({
      source: v.picklist(TRACKING_SOURCES.filter((source) => source !== 'csv')),
      name: line(60),
      key: v.pipe(v.string(), v.trim(), v.minLength(16), v.maxLength(200)),
    }),
    output: carrierKey,
  },
  disableCarrierKey: {
    ...common,
    method: 'DELETE',
    path: '/ops/carrier-keys/{id}',
    right: 'shipments.lead',
    summary: 'Refuse what is signed with a key from now on',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
