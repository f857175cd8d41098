import { eq, max } from 'drizzle-orm';
import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { Failure } from '../../../contract/errors.ts';
import { TRACE_STATUSES, type TraceStatus } from '../../../contract/values/transit-statuses.ts';
import { transitTraces } from '../../db/schema/transit.ts';
import type { Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
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

/** A reported event with `at` in milliseconds since the epoch. */
type Traced = Omit<TraceReport, 'at'> & { at: number };

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
  const traced = events.map(asTraced).toSorted(byTimeAndStep);
  return changeTransit(scope, idOrNo, async (order) => {
    if (!order.trackingNo) throw illegalTransition(order.status, 'TRACED');
    return [
      ...traced.map((event) =>
        scope.db
          .insert(transitTraces)
          .values({ tenantId: order.tenantId, transitOrderId: order.id, ...event })
          .onConflictDoNothing(),
      ),
      ...(await movesOf(scope, order, traced)),
    ];
  });
}

/**
 * Sorts events by time. Events of the same time are sorted by status, because some carriers report
 * only the day.
 */
function byTimeAndStep(a: Traced, b: Traced): number {
  const step = ({ status }: Traced) => TRACE_STATUSES.indexOf(status);
  return a.at - b.at || step(a) - step(b);
}

function asTraced({ at, ...event }: TraceReport, index: number): Traced {
  const milliseconds = Date.parse(at);
  if (Number.isNaN(milliseconds)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: `events.${index}.at`, code: 'invalid' }]);
  }
  return { ...event, at: milliseconds };
}

/** The statements that move an order by new events, one event after the other. */
async function movesOf(
  scope: Scope,
  order: TransitOrderRow,
  traced: readonly Traced[],
): Promise<Statement[]> {
  const [known] = await scope.db
    .select({ at: max(transitTraces.at) })
    .from(transitTraces)
    .where(eq(transitTraces.transitOrderId, order.id));
  const statements: Statement[] = [];
  const newest = known?.at ?? Number.NEGATIVE_INFINITY;
  let { status } = order;
  for (const event of traced) {
    if (event.at <= newest) continue;
    const transitEvent = transitEventOf(event.status, order);
    const to = transitEvent && transitStates.next(status, transitEvent);
    if (!to) continue;
    statements.push(...(await stepStatements(scope, { ...order, status }, transitEvent)));
    status = to;
  }
  return statements;
}

/** The event of the order that a carrier's status stands for; undefined if the status only informs. */
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
