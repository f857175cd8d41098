import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When each timer, and each marketplace, last did well and last failed. Milliseconds since the epoch. */
export const healthSigns = sqliteTable('health_signs', {
  /** `timer` or `marketplace`, a colon, and its name. */
  id: text('id').primaryKey(),
  okAt: integer('ok_at').notNull().default(0),
  failedAt: integer('failed_at').notNull().default(0),
  /** How long it last took, in milliseconds. */
  tookMs: integer('took_ms').notNull().default(0),
  /** Why it last failed. */
  error: text('error').notNull().default(''),
});
