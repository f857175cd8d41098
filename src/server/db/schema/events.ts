import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../contract/values/enums.ts';

/** What has a history: each kind is a state machine of commerce. */
export type EventSubject = OrderType | 'PURCHASE_PARCEL' | 'REFUND' | 'DEPOSIT' | 'WITHDRAWAL';

/** What happened to orders, parcels, refunds, top-ups and withdrawals: the shopper's timelines. */
export const events = sqliteTable(
  'events',
  {
    /** Order of happening. */
    sequence: integer('sequence').primaryKey(),
    subject: text('subject').$type<EventSubject>().notNull(),
    /** Id of the order, parcel, refund, top-up or withdrawal. */
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
