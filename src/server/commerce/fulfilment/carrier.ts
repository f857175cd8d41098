import type { TraceStatus } from '../../../contract/values/warehouse/transit-statuses.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  transitException,
} from '../transit/outbound.ts';
import { parcelsIn } from '../transit/parcels.ts';
import { traceTransit } from '../transit/trace.ts';
import { weighTransit } from '../transit/weigh.ts';
import { between, boxAround, digits, oneOf } from './made-up.ts';
import { says } from './sandbox-words.ts';

/** The acts of the simulated packers and of the carriers abroad for a transit order. */

/** International carriers, with the prefix of their tracking numbers. */
const CARRIERS = [
  ['YunExpress', 'YT'],
  ['4PX', '4PX'],
  ['CNE Express', '3A'],
  ['Yanwen', 'YW'],
] as const;

/** The simulator's traces by their code: status, the carrier's text, location. */
const TRACES = {
  DEPARTED: ['IN_TRANSIT', 'Departed from the sorting centre', 'Guangzhou, China'],
  EXPORTED: ['IN_TRANSIT', 'Cleared for export, left the country', 'Guangzhou, China'],
  CUSTOMS: ['CUSTOMS', 'Arrived, presented to the customs', ''],
  CLEARED: ['IN_TRANSIT', 'Released by the customs', ''],
  OUT: ['OUT_FOR_DELIVERY', 'Out for delivery', ''],
  DELIVERED: ['DELIVERED', 'Delivered', ''],
} as const satisfies Record<string, readonly [TraceStatus, text: string, location: string]>;
export type TraceCode = keyof typeof TRACES;

/** Whether the code of a trace is one of the simulator's. */
export const isTraceCode = (code: string): code is TraceCode => code in TRACES;

/** Begins to pack a transit order. */
export const pack = (scope: Scope, { id }: TransitOrderRow) => packTransit(scope, id);

/** Weighs a packed order: a little less than the estimate. */
export async function weigh(scope: Scope, order: TransitOrderRow) {
  const parcels = await parcelsIn(scope, order);
  const sides = parcels.map(({ lengthMm, widthMm, heightMm }) => ({ lengthMm, widthMm, heightMm }));
  const percent = between(94, 99, order.orderNo);
  return weighTransit(scope, order.id, {
    weightG: Math.max(1, Math.round((order.weightG * percent) / 100)),
    ...boxAround(sides),
    boxes: 1,
  });
}

/** Hands a packed order to a carrier, with a tracking number made from the order's number. */
export function send(scope: Scope, { id, orderNo }: TransitOrderRow) {
  const [carrier, prefix] = oneOf(CARRIERS, orderNo);
  return handOver(scope, id, { carrier, trackingNo: prefix + digits(12, orderNo) });
}

/** The carrier reports a trace. */
export const report =
  (code: TraceCode) =>
  (scope: Scope, { id, country }: TransitOrderRow) => {
    const [status, text, location] = TRACES[code];
    const regionNames = new Intl.DisplayNames('en', { type: 'region' });
    const destination = regionNames.of(country.toUpperCase()) ?? '';
    const event = { at: iso(scope.now), status, code, text, location: location || destination };
    return traceTransit(scope, id, { events: [event] });
  };

/** The shipment reaches the destination country, unless the order's note has `#lost`. */
export function land(scope: Scope, order: TransitOrderRow) {
  if (says([order.message], '#lost')) {
    const note = scope.t('simulator.lost');
    return transitException(scope, order.id, { exception: 'LOST', note });
  }
  return report('CUSTOMS')(scope, order);
}

/**
 * The shipment reaches the tenant's local warehouse, for pick-up or local express; otherwise it
 * goes out for delivery.
 */
export function arrive(scope: Scope, order: TransitOrderRow) {
  const { id, selfPickup, localExpressCompanyName } = order;
  return selfPickup || localExpressCompanyName
    ? arriveLocally(scope, id)
    : report('OUT')(scope, order);
}

/** The local warehouse makes the shipment ready for pick-up, or gives it to the local express. */
export function handOut(scope: Scope, { id, orderNo, selfPickup }: TransitOrderRow) {
  const localTrackingNo = selfPickup ? '' : digits(10, `${orderNo} local`);
  return deliverLocally(scope, id, { localTrackingNo });
}
