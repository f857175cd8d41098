import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import type { TransitOrder } from '../../contract/calls/transit.ts';
import type { PurchaseOrderStatus } from '../../contract/values/orders/order-statuses.ts';
import {
  type DayRange,
  type DayStep,
  daysOfSteps,
  type StepDays,
} from '../../contract/values/orders/step-days.ts';
import type { TransitOrderStatus } from '../../contract/values/warehouse/transit-statuses.ts';

const DAY_MS = 24 * 3_600_000;

/** The earliest and the latest time at which an event is expected, in milliseconds since the epoch. */
export type Expected = { from: number; until: number };

type Event = { event: string; at: string };

/** When the last of these events was; undefined if there was none. */
function lastAt(timeline: readonly Event[], events: readonly string[]): Expected | undefined {
  const last = timeline.findLast(({ event }) => events.includes(event));
  const at = Date.parse(last?.at ?? '');
  return Number.isNaN(at) ? undefined : { from: at, until: at };
}

const after = (start: Expected | undefined, days: DayRange | undefined): Expected | undefined =>
  start && days
    ? { from: start.from + days.min * DAY_MS, until: start.until + days.max * DAY_MS }
    : undefined;

/** The days that a shipping option takes; undefined if it does not say. */
const daysOfWay = ([min, max]: TransitOrder['leadTimeDays']): DayRange | undefined =>
  max > 0 ? { min, max } : undefined;

/** Events after which it is our buyer's turn. */
const BUYERS_TURN = ['PAID', 'ANSWERED', 'SUPPLEMENT_CANCELLED', 'UNBOUGHT'];
const BEING_BOUGHT: readonly PurchaseOrderStatus[] = ['PAID', 'PURCHASING'];
const COMING: readonly PurchaseOrderStatus[] = [
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN',
];

type Order = Pick<PurchaseOrder, 'status' | 'timeline' | 'userWarehouse'>;

/** The steps until goods are where they are sent to in China: we check only what comes to our warehouse. */
export const stepsToWarehouse = (toOwnAddress: boolean): DayStep[] =>
  toOwnAddress ? ['arrive'] : ['arrive', 'check'];

/**
 * When an order is expected to be bought and to reach the warehouse, by the days that the shop promises. A date is
 * absent if its step has happened; both are absent while the order waits for the shopper.
 */
export function expectedOfOrder(
  { status, timeline, userWarehouse }: Order,
  days: StepDays | undefined,
): { bought?: Expected | undefined; stored?: Expected | undefined } {
  const stepsToGo = stepsToWarehouse(userWarehouse !== undefined);
  if (BEING_BOUGHT.includes(status)) {
    const from = lastAt(timeline, BUYERS_TURN);
    return {
      bought: after(from, daysOfSteps(days, ['buy'])),
      stored: after(from, daysOfSteps(days, ['buy', ...stepsToGo])),
    };
  }
  if (!COMING.includes(status)) return {};
  return { stored: after(lastAt(timeline, ['BOUGHT']), daysOfSteps(days, stepsToGo)) };
}

/** The statuses before the hand-over in which the shopper has nothing to do. */
const BEING_PACKED: readonly TransitOrderStatus[] = [
  'PENDING_PACKING',
  'PACKING',
  'PENDING_SHIPMENT',
];
const ON_THE_WAY: readonly TransitOrderStatus[] = ['IN_TRANSIT', 'CUSTOMS_CLEARANCE'];

type Shipment = Pick<
  TransitOrder,
  'status' | 'chargeMode' | 'timeline' | 'leadTimeDays' | 'createdAt'
>;

/**
 * When a shipment is expected with the carrier, and at the shopper's door by the days of its shipping option. A
 * shipment that is paid after weighing has no expected dates until its bill is paid, because it waits for the shopper.
 */
export function expectedOfShipment(
  { status, chargeMode, timeline, leadTimeDays }: Shipment,
  days: StepDays | undefined,
): { sent?: Expected | undefined; home?: Expected | undefined } {
  const wayDays = daysOfWay(leadTimeDays);
  if (ON_THE_WAY.includes(status))
    return { home: after(lastAt(timeline, ['HANDED_OVER']), wayDays) };
  const isPaid = status === 'PENDING_SHIPMENT' || chargeMode === 'PREPAID_ESTIMATE';
  if (!BEING_PACKED.includes(status) || !isPaid) return {};
  const sent = after(lastAt(timeline, ['PAID', 'PREPAID', 'SETTLED']), daysOfSteps(days, ['pack']));
  return { sent, home: after(sent, wayDays) };
}

/**
 * When goods are expected at the shopper's door by a shipping option, if they are sent as soon as they are in the
 * warehouse.
 */
export function expectedIfSentAtOnce(
  stored: Expected | undefined,
  leadTimeDays: TransitOrder['leadTimeDays'],
  days: StepDays | undefined,
): Expected | undefined {
  return after(after(stored, daysOfSteps(days, ['pack'])), daysOfWay(leadTimeDays));
}
