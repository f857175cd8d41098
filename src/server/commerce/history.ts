import { and, asc, eq } from 'drizzle-orm';
import type { TimelineEvent } from '../../contract/timeline.ts';
import { type HistoryOf, orderEvents } from '../db/schema/orders.ts';
import type { Database } from '../platform/platform.ts';
import type { Statement } from './atomically.ts';
import { iso } from './moment.ts';

type NewEvent = typeof orderEvents.$inferInsert;

/** One line of a timeline, for the batch of the change that it tells. */
export function eventStatement(
  db: Database,
  event: Omit<NewEvent, 'sequence' | 'details'> & Partial<Pick<NewEvent, 'details'>>,
): Statement {
  return db.insert(orderEvents).values({ ...event, details: event.details ?? {} });
}

/** The history of what the caller may see, in the order of happening, as the contract writes it. */
export async function timelineOf(
  { db }: { db: Database },
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
