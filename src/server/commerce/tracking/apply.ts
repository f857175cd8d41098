import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type {
  TrackingOutcome,
  TrackingSource,
} from '../../../contract/values/warehouse/shipment-kinds.ts';
import { PILE_STATUSES } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId } from '../../crypto/random.ts';
import { shipmentBoxes, trackingEvents } from '../../db/schema/warehouse/shipping.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList, type Statement, untilCommitted } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { boxesOf } from '../transit/boxes.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { traceStatements } from '../transit/trace.ts';
import type { TrackingReport } from './carrier-tracking.ts';

/** A report with its hash, so that it counts once however often it is sent. */
type Received = { report: TrackingReport; hash: string };
type StoredEvent = { eventHash: string; outcome: TrackingOutcome };

/** The statuses of a shipment that arrived, for which later events are still stored. */
const ENDED_WELL = ['DELIVERED', 'COMPLETED'];
/** Events that were used: they are not used again. */
const USED: readonly TrackingOutcome[] = ['MOVED', 'STORED'];

/**
 * Stores the reports of a tracker, and moves the shipments that they concern. Returns the outcome of each
 * report, in their order by number. Repeated reports only increase the count of how often they came.
 */
export async function applyReports(
  scope: Scope,
  source: TrackingSource,
  reports: readonly TrackingReport[],
): Promise<TrackingOutcome[]> {
  const received = await Promise.all(
    reports.map(async (report) => ({ report, hash: await hashOf(report) })),
  );
  const unique = [...new Map(received.map((one) => [one.hash, one])).values()];
  const outcomes: TrackingOutcome[] = [];
  for (const [number, same] of Map.groupBy(unique, ({ report }) => report.number)) {
    let made: TrackingOutcome[] = [];
    await untilCommitted(scope, async () => {
      const plan = await planFor(scope, source, number, same);
      made = plan.outcomes;
      return plan.statements;
    });
    outcomes.push(...made);
  }
  return outcomes;
}

const hashOf = ({ number, at, status, code, text, location }: TrackingReport): Promise<string> =>
  sha256Hex(JSON.stringify([number, at, status, code, text, location]));

type Plan = { outcomes: TrackingOutcome[]; statements: Statement[] };

async function planFor(
  scope: Scope,
  source: TrackingSource,
  number: string,
  received: readonly Received[],
): Promise<Plan> {
  const [order, known] = await Promise.all([
    shipmentWith(scope, number),
    knownEvents(scope, source, received),
  ]);
  const used = new Map(
    known
      .filter(({ outcome }) => USED.includes(outcome))
      .map((one) => [one.eventHash, one.outcome]),
  );
  const fresh = received.filter(({ hash }) => !used.has(hash));
  const refused = (report: TrackingReport) => refusalOf(order, report);
  const taken = fresh.filter(({ report }) => !refused(report)).map(({ report }) => report);
  const applied = order ? await traceOrder(scope, order, number, taken) : undefined;
  const isMoving = ({ at, status, text }: TrackingReport) =>
    applied?.moving.some((one) => one.at === at && one.status === status && one.text === text);
  const outcomeOf = ({ report, hash }: Received): TrackingOutcome =>
    used.get(hash) ?? refused(report) ?? (isMoving(report) ? 'MOVED' : 'STORED');
  return {
    outcomes: received.map(outcomeOf),
    statements: [
      ...received.map((one) => storeStatement(scope, source, one, outcomeOf(one), order)),
      ...(applied?.statements ?? []),
    ],
  };
}

/** The statements that trace an order by the events of one of its numbers. */
async function traceOrder(
  scope: Scope,
  order: TransitOrderRow,
  number: string,
  reports: readonly TrackingReport[],
) {
  const others = (await boxesOf(scope, order)).filter(
    ({ trackingNo }) => trackingNo && trackingNo !== number,
  );
  const delivery = reports.find(({ status }) => status === 'DELIVERED');
  const events = reports.map(({ number: trackingNo, carrierNames: _, ...event }) => ({
    ...event,
    trackingNo,
  }));
  const isPartly = others.some(({ deliveredAt }) => deliveredAt === null);
  const traced = await traceStatements(scope, order, events, { isPartly });
  const delivered = delivery
    ? [
        scope.db
          .update(shipmentBoxes)
          .set({ deliveredAt: delivery.at })
          .where(
            and(
              eq(shipmentBoxes.tenantId, order.tenantId),
              eq(shipmentBoxes.transitOrderId, order.id),
              eq(shipmentBoxes.trackingNo, number),
            ),
          ),
      ]
    : [];
  return { moving: traced.moving, statements: [...traced.statements, ...delivered] };
}

/** Why a report does not apply to the order; undefined if it does. */
function refusalOf(
  order: TransitOrderRow | undefined,
  { carrierNames }: TrackingReport,
): TrackingOutcome | undefined {
  if (!order) return 'UNKNOWN_NUMBER';
  const carrier = order.carrier.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (carrierNames.length > 0 && !carrierNames.some((name) => carrier.includes(name))) {
    return 'WRONG_CARRIER';
  }
  const isOnTheWay = PILE_STATUSES.ON_THE_WAY.includes(order.status);
  return isOnTheWay || ENDED_WELL.includes(order.status) ? undefined : 'NOT_ON_THE_WAY';
}

/** The newest shipment of the tenant with a number; a carrier uses numbers again after some time. */
async function shipmentWith(
  { db, tenantId }: Scope,
  number: string,
): Promise<TransitOrderRow | undefined> {
  const boxes = await db
    .select({ id: shipmentBoxes.transitOrderId })
    .from(shipmentBoxes)
    .where(and(eq(shipmentBoxes.tenantId, tenantId), eq(shipmentBoxes.trackingNo, number)))
    .limit(20);
  const [order] = await db
    .select()
    .from(transitOrders)
    .where(
      and(
        eq(transitOrders.tenantId, tenantId),
        ne(transitOrders.trackingNo, ''),
        or(
          eq(transitOrders.trackingNo, number),
          inList(
            transitOrders.id,
            boxes.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(desc(transitOrders.createdAt))
    .limit(1);
  return order;
}

async function knownEvents(
  { db, tenantId }: Scope,
  source: TrackingSource,
  received: readonly Received[],
): Promise<StoredEvent[]> {
  return db
    .select({ eventHash: trackingEvents.eventHash, outcome: trackingEvents.outcome })
    .from(trackingEvents)
    .where(
      and(
        eq(trackingEvents.tenantId, tenantId),
        eq(trackingEvents.source, source),
        inList(
          trackingEvents.eventHash,
          received.map(({ hash }) => hash),
        ),
      ),
    );
}

function storeStatement(
  { db, tenantId, now }: Scope,
  source: TrackingSource,
  { report, hash }: Received,
  outcome: TrackingOutcome,
  order: TransitOrderRow | undefined,
): Statement {
  const transitOrderId = order?.id ?? null;
  return db
    .insert(trackingEvents)
    .values({
      id: newId(now),
      tenantId,
      source,
      number: report.number,
      eventHash: hash,
      payload: report,
      outcome,
      transitOrderId,
      receivedAt: now,
    })
    .onConflictDoUpdate({
      target: [trackingEvents.tenantId, trackingEvents.source, trackingEvents.eventHash],
      set: { outcome, transitOrderId, times: sql`${trackingEvents.times} + 1` },
    });
}
