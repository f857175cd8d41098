import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The revisions of all content: a tenant's under its id, the shared one under the empty text. Triggers
 * increase them: docs/decisions/028-content-revisions.md.
 */
export const revisions = sqliteTable('revisions', {
  scope: text('scope').primaryKey(),
  /**
   * The time of the last change in milliseconds since the epoch, or the previous revision + 1 if
   * that is larger.
   */
  revision: integer('revision').notNull(),
});
