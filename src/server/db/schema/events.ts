import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../contract/values/order-statuses.ts';

/** The kinds of subjects that have a history. Each is a state machine in commerce. */
export type EventSubject = OrderType | 'PURCHASE_PARCEL' | 'REFUND' | 'DEPOSIT' | 'WITHDRAWAL';

/**
 * The history of orders, parcels, refunds, top-ups and withdrawals, shown to shoppers as timelines.
 */
export const events = sqliteTable(
  'events',
  {
    /** The order of events. */
    sequence: integer('sequence').primaryKey(),
    subject: text('subject').$type<EventSubject>().notNull(),
    /** The id of the order, parcel, refund, top-up or withdrawal. */
    subjectId: text('subject_id').notNull(),
    event: text('event').notNull(),
    from: text('from_status'),
    to: text('to_status').notNull(),
    actor: text('actor').$type<'SHOPPER' | 'OPERATOR' | 'SYSTEM'>().notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
  },
  (t) => [index('events_subject').on(t.subject, t.subjectId, t.sequence)],
);
