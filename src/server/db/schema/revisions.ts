import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The scope of the row with the trusted time. No tenant's id looks like it. */
export const TIMERS = '~timers';

/**
 * The revisions of all content: a tenant's under its id, the shared one under the empty text. Triggers
 * increase them: docs/decisions/028-content-revisions.md. The row `TIMERS` is no revision: it has the
 * trusted time (docs/decisions/052-a-clock-that-jumps.md).
 */
export const revisions = sqliteTable('revisions', {
  scope: text('scope').primaryKey(),
  /**
   * The time of the last change in milliseconds since the epoch, or the previous revision + 1 if
   * that is larger. For `TIMERS` the trusted time in milliseconds since the epoch.
   */
  revision: integer('revision').notNull(),
});
