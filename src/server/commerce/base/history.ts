import { and, asc, eq } from 'drizzle-orm';
import type { TimelineEvent } from '../../../contract/values/timeline.ts';
import { type HistoryOf, orderEvents } from '../../db/schema/orders.ts';
import type { Statement } from './atomically.ts';
import { iso } from './clock.ts';
import type { Acting } from './scope.ts';

type NewEvent = typeof orderEvents.$inferInsert;

/** One line of a timeline, by whoever acts at their moment, for the batch of the change that it tells. */
export function eventStatement(
  { db, now, actor }: Acting,
  event: Omit<NewEvent, 'sequence' | 'details' | 'actor' | 'at'> &
    Partial<Pick<NewEvent, 'details'>>,
): Statement {
  return db.insert(orderEvents).values({ ...event, actor, at: now, details: event.details ?? {} });
}

/** The history of what the caller may see, in the order of happening, as the contract writes it. */
export async function timelineOf(
  { db }: Pick<Acting, 'db'>,
  of: HistoryOf,
  id: string,
): Promise<TimelineEvent[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderType, of), eq(orderEvents.orderId, id)))
    .orderBy(asc(orderEvents.sequence));
  return rows.map(({ event, from, to, actor, details, at }) => ({
    event,
    from: from ?? undefined,
    to,
    actor,
    at: iso(at),
    details,
  }));
}
