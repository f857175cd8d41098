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
import { deliveredStatements, localStatements } from './steps.ts';
import { type TransitEvent, transitStates } from './transit-states.ts';

/** What a carrier reports of a parcel. `at`: ISO 8601, with or without offset. */
export type TraceReport = {
  at: string;
  status: TraceStatus;
  code: string;
  text: string;
  location: string;
};

type Traced = Omit<TraceReport, 'at'> & { at: number };

/**
 * Stores the events of a carrier, each once, in whatever order they arrive. An event newer than all
 * stored ones moves the order if its status allows it; every other is only stored. Throws
 * `NOT_FOUND`, `VALIDATION_FAILED`, and `ILLEGAL_TRANSITION` before the parcel was handed over.
 */
export async function traceTransit(
  scope: Scope,
  idOrNo: string,
  { events }: { events: readonly TraceReport[] },
): Promise<TransitOrder> {
  const traced = events.map(asTraced).toSorted(asItWent);
  return changeTransit(scope, idOrNo, async (order) => {
    if (!order.trackingNo) throw illegalTransition(order.status, 'TRACED');
    return [
      ...traced.map((event) =>
        scope.db
          .insert(transitTraces)
          .values({ transitOrderId: order.id, ...event })
          .onConflictDoNothing(),
      ),
      ...(await movesOf(scope, order, traced)),
    ];
  });
}

/** Carriers may report only the day: events of the same time are sorted by their status. */
function asItWent(a: Traced, b: Traced): number {
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

/** The moves that follow from new events, one after the other. */
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
    const meant = meaningOf(event.status, order);
    const to = meant && transitStates.next(status, meant);
    if (!to) continue;
    statements.push(...(await stepStatements(scope, { ...order, status }, meant)));
    status = to;
  }
  return statements;
}

/** What a carrier's status means for an order; undefined where it only informs. */
function meaningOf(status: TraceStatus, { selfPickup }: TransitOrderRow): TransitEvent | undefined {
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
      return localStatements(scope, order, order.localTrackingNo);
    default:
      return moveTransitStatements(scope, order, event);
  }
}
