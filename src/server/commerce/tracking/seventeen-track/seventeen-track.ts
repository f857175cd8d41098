import * as v from 'valibot';
import { Failure } from '../../../../contract/errors.ts';
import type { TraceStatus } from '../../../../contract/values/warehouse/transit-statuses.ts';
import { constantTimeEqual, sha256Hex } from '../../../crypto/digest.ts';
import type { CarrierTracking, TrackingReport } from '../carrier-tracking.ts';
import { CARRIERS } from './carriers.ts';

/*
 * 17TRACK's webhook, version 2.2 (https://api.17track.net/en/doc): a POST with the header `sign`, the SHA-256 of
 * the body, a slash and the account's key.
 */

const text = v.nullish(v.string(), '');
const eventSchema = v.object({
  time_iso: text,
  time_utc: text,
  description: text,
  location: text,
  stage: text,
  sub_status: text,
});
const tracked = v.object({
  event: v.literal('TRACKING_UPDATED'),
  data: v.object({
    number: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    carrier: v.nullish(v.number(), 0),
    track_info: v.object({
      tracking: v.object({
        providers: v.array(v.object({ events: v.pipe(v.array(eventSchema), v.maxLength(500)) })),
      }),
    }),
  }),
});
const anyMessage = v.object({ event: v.string() });

/** Our status by 17TRACK's main status, the part of its sub-status before the underscore. */
const STATUSES: Readonly<Record<string, TraceStatus>> = {
  NotFound: 'PENDING',
  InfoReceived: 'INFO_RECEIVED',
  InTransit: 'IN_TRANSIT',
  Expired: 'EXPIRED',
  AvailableForPickup: 'AVAILABLE_FOR_PICKUP',
  OutForDelivery: 'OUT_FOR_DELIVERY',
  DeliveryFailure: 'ATTEMPT_FAIL',
  Delivered: 'DELIVERED',
  Exception: 'EXCEPTION',
};
/** Sub-statuses that mean customs. */
const IN_CUSTOMS = ['InTransit_CustomsProcessing', 'InTransit_CustomsRequiringInformation'];

function statusOf({ stage, sub_status }: v.InferOutput<typeof eventSchema>): TraceStatus {
  if (IN_CUSTOMS.includes(sub_status)) return 'CUSTOMS';
  const [main = ''] = sub_status.split('_');
  // The stages PickedUp, Departure and Arrival, and what may be added later, are on the way.
  return STATUSES[main] ?? STATUSES[stage] ?? 'IN_TRANSIT';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('MALFORMED_BODY');
  }
}

function reports(body: string): TrackingReport[] {
  const message = parsed(body);
  const read = v.safeParse(tracked, message);
  if (!read.success) {
    const other = v.safeParse(anyMessage, message);
    // That the tracking of a number has stopped tells nothing of the shipment.
    if (other.success && other.output.event !== 'TRACKING_UPDATED') return [];
    throw new Failure('MALFORMED_BODY');
  }
  const { number, carrier, track_info } = read.output.data;
  return track_info.tracking.providers.flatMap(({ events }) =>
    events.flatMap((event) => {
      const at = Date.parse(event.time_utc || event.time_iso);
      if (Number.isNaN(at)) return [];
      return [
        {
          number: number.replaceAll(/\s/g, '').toUpperCase(),
          carrierNames: CARRIERS[carrier] ?? [],
          at,
          status: statusOf(event),
          code: event.sub_status.slice(0, 40),
          text: event.description.slice(0, 300),
          location: event.location.slice(0, 120),
        },
      ];
    }),
  );
}

/** 17TRACK, which collects the events of some thousand carriers. */
export const seventeenTrack: CarrierTracking = {
  source: '17track',
  signatureHeader: 'sign',
  isSigned: async ({ body, signature }, key) =>
    constantTimeEqual(await sha256Hex(`${body}/${key}`), signature.toLowerCase()),
  reports,
};
