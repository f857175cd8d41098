import { and, eq } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting } from '../base/scope.ts';
import { type TransitEvent, transitStates } from './transit-states.ts';

/** The columns of an order, without those that the database computes. */
export type TransitOrderRow = Omit<typeof transitOrders.$inferSelect, 'pile'>;

export type TransitMove = {
  details?: Record<string, string | number>;
  changes?: Partial<Omit<TransitOrderRow, 'id' | 'tenantId' | 'userId' | 'status' | 'statusAt'>>;
};

/**
 * Moves a transit order to its next status and writes the event. Throws `ILLEGAL_TRANSITION`. The
 * guard `TRANSIT_STATUS` means that a concurrent call moved the order first.
 */
export function moveTransitStatements(
  acting: Acting,
  order: Pick<TransitOrderRow, 'id' | 'tenantId' | 'status'>,
  event: TransitEvent,
  { details, changes }: TransitMove = {},
): Statement[] {
  const { db, now: at } = acting;
  const to = transitStates.nextOrFail(order.status, event);
  return [
    db
      .update(transitOrders)
      .set({
        ...changes,
        status: onlyFrom(transitOrders.status, [order.status], to),
        statusAt: at,
        version: increased(transitOrders.version),
      })
      .where(and(eq(transitOrders.tenantId, order.tenantId), eq(transitOrders.id, order.id))),
    eventStatement(acting, {
      tenantId: order.tenantId,
      subject: 'TRANSIT_ORDER',
      subjectId: order.id,
      event,
      from: order.status,
      to,
      details,
    }),
  ];
}
