import { and, eq } from 'drizzle-orm';
import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { Failure } from '../../../contract/errors.ts';
import {
  TRACE_STATUSES,
  type TraceStatus,
} from '../../../contract/values/warehouse/transit-statuses.ts';
import { transitTraces } from '../../db/schema/warehouse/transit.ts';
import { inList, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { boxesOf } from './boxes.ts';
import { changeTransit } from './change.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { deliveredStatements, leaveLocalWarehouseStatements } from './steps.ts';
import { type TransitEvent, transitStates } from './transit-states.ts';

/** An event that a carrier reports. `at`: ISO 8601, with or without offset. */
export type TraceReport = {
  at: string;
  status: TraceStatus;
  code: string;
  text: string;
  location: string;
};

/** A reported event with `at` in milliseconds since the epoch. `trackingNo`: the box's number, or empty. */
export type Traced = Omit<TraceReport, 'at'> & { at: number; trackingNo: string };

/**
 * Stores the events of a carrier, each once, in whatever order they arrive. An event that is newer
 * than all stored ones moves the order if the order's status allows it; other events are only stored.
 * Throws `NOT_FOUND`, `VALIDATION_FAILED`, and `ILLEGAL_TRANSITION` if the carrier does not have the
 * parcels yet.
 */
export async function traceTransit(
  scope: Scope,
  idOrNo: string,
  { events }: { events: readonly TraceReport[] },
): Promise<TransitOrder> {
  const traced = events.map(asTraced);
  return changeTransit(scope, idOrNo, async (order) => {
    if (!order.trackingNo) throw illegalTransition(order.status, 'TRACED');
    return (await traceStatements(scope, order, traced)).statements;
  });
}

/**
 * The statements that store carrier's events of an order, and move it. `moving` are the events that moved
 * it. With `isPartly` other boxes are still on their way, so the order is not delivered yet.
 */
export async function traceStatements(
  scope: Scope,
  order: TransitOrderRow,
  events: readonly Traced[],
  { isPartly = false }: { isPartly?: boolean } = {},
): Promise<{ statements: Statement[]; moving: Traced[] }> {
  const traced = events.toSorted(byTimeAndStep);
  const { statements, moving } = await movesOf(scope, order, traced, isPartly);
  const stored = traced.map((event) =>
    scope.db
      .insert(transitTraces)
      .values({ tenantId: order.tenantId, transitOrderId: order.id, ...event })
      .onConflictDoNothing(),
  );
  return { statements: [...stored, ...statements], moving };
}

type Step = Pick<Traced, 'at' | 'status'>;

/**
 * Sorts events by time. Events of the same time are sorted by status, because some carriers report
 * only the day.
 */
function byTimeAndStep(a: Step, b: Step): number {
  const step = ({ status }: Step) => TRACE_STATUSES.indexOf(status);
  return a.at - b.at || step(a) - step(b);
}

function asTraced({ at, ...event }: TraceReport, index: number): Traced {
  const milliseconds = Date.parse(at);
  if (Number.isNaN(milliseconds)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: `events.${index}.at`, code: 'invalid' }]);
  }
  return { ...event, at: milliseconds, trackingNo: '' };
}

/**
 * The newest known event of the order's present numbers; events of a number that was corrected don't count.
 */
async function newestOf({ db }: Scope, order: TransitOrderRow): Promise<Step | undefined> {
  const boxes = await boxesOf({ db }, order);
  const numbers = ['', order.trackingNo, ...boxes.map(({ trackingNo }) => trackingNo)];
  const { at, status, transitOrderId, tenantId, trackingNo } = transitTraces;
  const rows = await db
    .select({ at, status })
    .from(transitTraces)
    .where(
      and(
        eq(transitOrderId, order.id),
        eq(tenantId, order.tenantId),
        inList(trackingNo, [...new Set(numbers)]),
      ),
    );
  return rows.toSorted(byTimeAndStep).at(-1);
}

/**
 * The statements that move an order by new events, one event after the other. An event with the same time
 * as the newest known one is new if it is a later step. A delivery always counts, because nothing comes
 * after it.
 */
async function movesOf(
  scope: Scope,
  order: TransitOrderRow,
  traced: readonly Traced[],
  isPartly: boolean,
): Promise<{ statements: Statement[]; moving: Traced[] }> {
  const newest = await newestOf(scope, order);
  const statements: Statement[] = [];
  const moving: Traced[] = [];
  let { status } = order;
  for (const event of traced) {
    const isDelivery = event.status === 'DELIVERED';
    if (isDelivery ? isPartly : newest && byTimeAndStep(event, newest) <= 0) continue;
    const transitEvent = transitEventOf(event.status, order);
    const to = transitEvent && transitStates.next(status, transitEvent);
    if (!to) continue;
    statements.push(...(await stepStatements(scope, { ...order, status }, transitEvent)));
    moving.push(event);
    status = to;
  }
  return { statements, moving };
}

/** The event of the order for a carrier's status; undefined if the status is only information. */
function transitEventOf(
  status: TraceStatus,
  { selfPickup }: TransitOrderRow,
): TransitEvent | undefined {
  switch (status) {
    case 'CUSTOMS':
      return 'CUSTOMS';
    case 'IN_TRANSIT':
      return 'CLEARED';
    case 'AVAILABLE_FOR_PICKUP':
      return selfPickup ? 'READY_FOR_PICKUP' : undefined;
    case 'OUT_FOR_DELIVERY':
      return selfPickup ? undefined : 'LOCAL_DELIVERY';
    case 'DELIVERED':
      return 'DELIVERED';
    default:
      return undefined;
  }
}

async function stepStatements(
  scope: Scope,
  order: TransitOrderRow,
  event: TransitEvent,
): Promise<Statement[]> {
  switch (event) {
    case 'DELIVERED':
      return deliveredStatements(scope, order);
    case 'READY_FOR_PICKUP':
    case 'LOCAL_DELIVERY':
      return leaveLocalWarehouseStatements(scope, order, order.localTrackingNo);
    default:
      return moveTransitStatements(scope, order, event);
  }
}
