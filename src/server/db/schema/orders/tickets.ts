import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  TicketKind,
  TicketMessageKind,
  TicketState,
} from '../../../../contract/values/people/ticket-kinds.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';

/** Messages between shoppers and staff, a ticket for each subject. */
export const tickets = sqliteTable(
  'tickets',
  {
    ...owned,
    kind: text('kind').$type<TicketKind>().notNull(),
    /** The number of the order, parcel or shipment that it is about; may be empty. */
    subjectNo: text('subject_no').notNull().default(''),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    state: text('state').$type<TicketState>().notNull(),
    /**
     * Depending on the state: since when it waits for the staff, until when it is snoozed, or when the
     * state began.
     */
    dueAt: integer('due_at').notNull(),
    /** Since when a message of the shopper has no reply; null if none waits. */
    waitingSince: integer('waiting_since'),
    /** Id of the member of the staff to whom it is assigned; empty if there is none. */
    assignee: text('assignee').notNull().default(''),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    uniqueIndex('tickets_key').on(t.tenantId, t.id),
    index('tickets_owner').on(t.tenantId, t.userId, t.createdAt, t.id),
    index('tickets_state').on(t.tenantId, t.state, t.dueAt, t.id),
    index('tickets_assignee').on(t.tenantId, t.state, t.assignee, t.dueAt, t.id),
    index('tickets_kind').on(t.tenantId, t.state, t.kind, t.dueAt, t.id),
    index('tickets_assignee_kind').on(t.tenantId, t.state, t.assignee, t.kind, t.dueAt, t.id),
    index('tickets_snoozed').on(t.dueAt).where(sql`state = 'SNOOZED'`),
  ],
);

export const ticketMessages = sqliteTable(
  'ticket_messages',
  {
    /** The first message has the id of its ticket. */
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    kind: text('kind').$type<TicketMessageKind>().notNull(),
    /** Id of the member of the staff who wrote it; empty for a shopper's. */
    writtenBy: text('written_by').notNull().default(''),
    text: text('text').notNull(),
    at: integer('at').notNull(),
    /** Whether it is mailed to the shopper. */
    mailed: integer('mailed', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    referenceTo(tickets, t, t.ticketId),
    index('ticket_messages_thread').on(t.tenantId, t.ticketId, t.at, t.id),
  ],
);

/** Unsent drafts of replies. */
export const ticketDrafts = sqliteTable(
  'ticket_drafts',
  {
    tenantId: text('tenant_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    /** Id of the member of the staff. */
    writtenBy: text('written_by').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.ticketId, t.writtenBy] }),
    referenceTo(tickets, t, t.ticketId),
  ],
);

/** Ready answers, in some languages; a language without a text gets the English one. */
export const readyAnswers = sqliteTable(
  'ready_answers',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    title: text('title').notNull(),
    texts: text('texts', { mode: 'json' }).$type<Partial<Record<Locale, string>>>().notNull(),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('ready_answers_title').on(t.tenantId, t.title, t.id)],
);

/** Which members of the staff opened a ticket last, and when, so that two don't reply at once. */
export const ticketViewers = sqliteTable(
  'ticket_viewers',
  {
    tenantId: text('tenant_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    /** Id of the person. */
    viewedBy: text('viewed_by').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.ticketId, t.viewedBy] }),
    referenceTo(tickets, t, t.ticketId),
  ],
);
