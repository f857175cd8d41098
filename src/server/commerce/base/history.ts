import { and, asc, eq } from 'drizzle-orm';
import type {
  StaffTimelineEvent,
  TimelineEvent,
} from '../../../contract/values/orders/timeline.ts';
import { type EventSubject, events } from '../../db/schema/orders/events.ts';
import type { Statement } from './atomically.ts';
import { iso } from './clock.ts';
import type { Acting, Scope } from './scope.ts';
import { staffNames } from './staff-names.ts';

type NewEvent = typeof events.$inferInsert;

/**
 * The statement that writes one event of a history, with the call's time and actor. Put it into the
 * batch that changes the subject.
 */
export function eventStatement(
  { db, now, actor, staffId }: Acting,
  event: Omit<NewEvent, 'sequence' | 'details' | 'actor' | 'staffId' | 'at'> &
    Partial<Pick<NewEvent, 'details'>>,
): Statement {
  return db.insert(events).values({
    ...event,
    actor,
    ...(staffId ? { staffId } : {}),
    at: now,
    details: event.details ?? {},
  });
}

/**
 * The history of a subject in the contract's format, oldest first. The caller has checked who may see
 * it.
 */
export async function timelineOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  subject: EventSubject,
  id: string,
): Promise<TimelineEvent[]> {
  const { event, from, to, actor, details, at } = events;
  const rows = await db
    .select({ event, from, to, actor, details, at })
    .from(events)
    .where(
      and(eq(events.tenantId, tenantId), eq(events.subject, subject), eq(events.subjectId, id)),
    )
    .orderBy(asc(events.sequence));
  return rows.map((row) => ({ ...row, from: row.from ?? undefined, at: iso(row.at) }));
}

/** As `timelineOf`, for the staff: each event also has the name of the person who caused it. */
export async function staffTimelineOf(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  subject: EventSubject,
  id: string,
): Promise<StaffTimelineEvent[]> {
  const rows = await scope.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.tenantId, scope.tenantId),
        eq(events.subject, subject),
        eq(events.subjectId, id),
      ),
    )
    .orderBy(asc(events.sequence));
  const names = await staffNames(
    scope,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map(({ event, from, to, actor, details, at, staffId }) => ({
    event,
    from: from ?? undefined,
    to,
    actor,
    details,
    at: iso(at),
    by: names.get(staffId) ?? '',
  }));
}
