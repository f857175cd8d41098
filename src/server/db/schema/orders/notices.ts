import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { NotificationType } from '../../../../contract/values/people/notification-types.ts';
import { owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';

/** Notifications to shoppers. */
export const notifications = sqliteTable(
  'notifications',
  {
    ...owned,
    type: text('type').$type<NotificationType>().notNull(),
    /** The arguments of the message `notification.<type>`. */
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    link: text('link').notNull(),
    /**
     * The number of the order, or the page, that it is about; notifications are grouped by it. Computed,
     * not stored.
     */
    subject: text('subject').generatedAlwaysAs(
      sql.raw(
        "coalesce(nullif(json_extract(parameters, '$.orderNo'), ''), json_extract(parameters, '$.transitNo'), link)",
      ),
      { mode: 'virtual' },
    ),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
    /** Whether it is also sent by mail. `PENDING` until a timer has put the mail into the outbox. */
    mail: text('mail').$type<'NONE' | 'PENDING' | 'SENT'>().notNull().default('NONE'),
    /** When a timer claimed it for mailing. No other timer claims it for some minutes. */
    mailTakenAt: integer('mail_taken_at'),
    /** The same for sending it to the shopper's browsers. */
    push: text('push').$type<'NONE' | 'PENDING' | 'SENT'>().notNull().default('NONE'),
    pushTakenAt: integer('push_taken_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    index('notifications_mail').on(t.mail, t.createdAt),
    index('notifications_push').on(t.push, t.createdAt),
    index('notifications_owner').on(t.tenantId, t.userId, t.createdAt),
    index('notifications_subject').on(t.tenantId, t.userId, t.subject, t.createdAt),
    index('notifications_unread').on(t.tenantId, t.userId, t.readAt),
  ],
);

/**
 * Mails that wait to be sent. In a demonstration without a transport they stay here, as in a mailbox.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    to: text('to').notNull(),
    from: text('from').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: integer('created_at').notNull(),
    /** A newer mail with this topic to the same recipient replaces this mail. Empty: no mail replaces it. */
    topic: text('topic').notNull().default(''),
    /** How often the transport has refused this mail. */
    failures: integer('failures').notNull().default(0),
    /** When a timer may send this mail; null if it stays in the mailbox. */
    nextAt: integer('next_at'),
    /** When this mail becomes useless, and is removed. */
    expiresAt: integer('expires_at').notNull().default(0),
  },
  (t) => [
    index('outbox_to').on(t.to, t.createdAt),
    index('outbox_age').on(t.createdAt),
    index('outbox_due').on(t.nextAt),
  ],
);
