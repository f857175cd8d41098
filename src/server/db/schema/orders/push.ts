import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';

/**
 * Browsers that get a shopper's notifications, as long as the session lasts in which they were subscribed.
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    ...owned,
    /** Sessions are deleted some time after their end: no foreign key. */
    sessionId: text('session_id').notNull(),
    /**
     * The URL of the browser at its push service. Knowing it is not enough to send: that needs the
     * deployment's key.
     */
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    uniqueIndex('push_subscriptions_endpoint').on(t.tenantId, t.endpoint),
    index('push_subscriptions_owner').on(t.tenantId, t.userId, t.createdAt),
  ],
);

/** The key with which the deployment signs its messages to push services. */
export const pushKeys = sqliteTable('push_keys', {
  /** The only row is `vapid`. */
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** The private key, sealed with the deployment's secrets. */
  sealed: text('sealed').notNull(),
  createdAt: integer('created_at').notNull(),
});
