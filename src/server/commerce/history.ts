import { orderEvents } from '../db/schema/orders.ts';
import type { Database } from '../platform/platform.ts';
import type { Statement } from './atomically.ts';

type NewEvent = typeof orderEvents.$inferInsert;

/** One line of a timeline, for the batch of the change that it tells. */
export function eventStatement(
  db: Database,
  event: Omit<NewEvent, 'sequence' | 'details'> & Partial<Pick<NewEvent, 'details'>>,
): Statement {
  return db.insert(orderEvents).values({ ...event, details: event.details ?? {} });
}
