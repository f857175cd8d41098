import { and, eq } from 'drizzle-orm';
import type { TrackingEvent } from '../../../contract/ops/warehouse/tracking.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { TrackingOutcome } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { trackingEvents } from '../../db/schema/warehouse/shipping.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import type { TrackingReport } from './carrier-tracking.ts';

const NEWEST: Keyset = {
  column: trackingEvents.receivedAt,
  id: trackingEvents.id,
  descending: true,
};

/**
 * The events from trackers for the tenant, newest first: those with an outcome, or those of an exact
 * number.
 */
export async function listTrackingEvents(
  scope: Scope,
  query: {
    outcome: TrackingOutcome | '';
    number: string;
    cursor?: string | undefined;
    pageSize: number;
  },
): Promise<ListPage<TrackingEvent>> {
  const number = query.number.replaceAll(/\s/g, '').toUpperCase();
  const condition = and(
    eq(trackingEvents.tenantId, scope.tenantId),
    number ? eq(trackingEvents.number, number) : undefined,
    query.outcome ? eq(trackingEvents.outcome, query.outcome) : undefined,
  );
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(trackingEvents)
      .where(and(condition, afterCursor(NEWEST, query.cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(query.pageSize + 1),
    cappedCount(scope, trackingEvents, condition),
  ]);
  const { rows, ...next } = pageOfRows(found, query.pageSize, (row) => [row.receivedAt, row.id]);
  const orders = await scope.db
    .select({ id: transitOrders.id, orderNo: transitOrders.orderNo })
    .from(transitOrders)
    .where(
      and(
        eq(transitOrders.tenantId, scope.tenantId),
        inList(
          transitOrders.id,
          rows.flatMap(({ transitOrderId }) => transitOrderId ?? []),
        ),
      ),
    );
  const numbers = new Map(orders.map(({ id, orderNo }) => [id, orderNo]));
  const records = rows.map((row) => {
    const { at, status, text, location } = row.payload as TrackingReport;
    const orderNo = numbers.get(row.transitOrderId ?? '');
    return {
      id: row.id,
      source: row.source,
      number: row.number,
      outcome: row.outcome,
      ...(orderNo ? { orderNo } : {}),
      status,
      at: iso(at),
      text,
      location,
      receivedAt: iso(row.receivedAt),
      times: row.times,
    };
  });
  return { records, total, ...next };
}
