import type { TraceStatus } from '../../../contract/values/transit-statuses.ts';
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

/** What the simulated packers and the carriers abroad do with a transit order. */

const LINES = [
  ['YunExpress', 'YT'],
  ['4PX', '4PX'],
  ['CNE Express', '3A'],
  ['Yanwen', 'YW'],
] as const;

/** What each trace says, in the carriers' words, by the code it has among ours. */
const TRACES = {
  DEPARTED: ['IN_TRANSIT', 'Departed from the sorting centre', 'Guangzhou, China'],
  EXPORTED: ['IN_TRANSIT', 'Cleared for export, left the country', 'Guangzhou, China'],
  CUSTOMS: ['CUSTOMS', 'Arrived, presented to the customs', ''],
  CLEARED: ['IN_TRANSIT', 'Released by the customs', ''],
  OUT: ['OUT_FOR_DELIVERY', 'Out for delivery', ''],
  DELIVERED: ['DELIVERED', 'Delivered', ''],
} as const satisfies Record<string, readonly [TraceStatus, text: string, location: string]>;
export type TraceCode = keyof typeof TRACES;

/** Whether a carrier's code is one of the simulator's. */
export const isTraceCode = (code: string): code is TraceCode => code in TRACES;

/** Begins to pack a transit order. */
export const pack = (scope: Scope, { id }: TransitOrderRow) => packTransit(scope, id);

/** Packed, it weighs a little less than it was estimated to. */
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

/** Gives a packed order to a line, under a tracking number made from its own. */
export function send(scope: Scope, { id, orderNo }: TransitOrderRow) {
  const [carrier, prefix] = oneOf(LINES, orderNo);
  return handOver(scope, id, { carrier, trackingNo: prefix + digits(12, orderNo) });
}

/** The carrier reports where it is. */
export const tell =
  (code: TraceCode) =>
  (scope: Scope, { id, country }: TransitOrderRow) => {
    const [status, text, location] = TRACES[code];
    const there = new Intl.DisplayNames('en', { type: 'region' }).of(country.toUpperCase()) ?? '';
    const event = { at: iso(scope.now), status, code, text, location: location || there };
    return traceTransit(scope, id, { events: [event] });
  };

/** It reaches the other country, unless the order's note says that it is lost. */
export function land(scope: Scope, order: TransitOrderRow) {
  if (says([order.message], '#lost')) {
    const note = scope.t('simulator.lost');
    return transitException(scope, order.id, { exception: 'LOST', note });
  }
  return tell('CUSTOMS')(scope, order);
}

/** To the tenant's local warehouse where it is picked up or given to a local express; else to the door. */
export function arrive(scope: Scope, order: TransitOrderRow) {
  const { id, selfPickup, localExpressCompanyName } = order;
  return selfPickup || localExpressCompanyName
    ? arriveLocally(scope, id)
    : tell('OUT')(scope, order);
}

/** At the local warehouse: ready for pick-up, or given to the local express. */
export function handOut(scope: Scope, { id, orderNo, selfPickup }: TransitOrderRow) {
  const localTrackingNo = selfPickup ? '' : digits(10, `${orderNo} local`);
  return deliverLocally(scope, id, { localTrackingNo });
}
