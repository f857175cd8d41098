import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The revision of all content: a tenant's own under its id, the shared one under the empty text.
 * Triggers raise it: docs/decisions/028-content-revisions.md.
 */
export const revisions = sqliteTable('revisions', {
  scope: text('scope').primaryKey(),
  /** Milliseconds since the epoch at the last change, or one more than before: no number comes twice. */
  revision: integer('revision').notNull(),
});
