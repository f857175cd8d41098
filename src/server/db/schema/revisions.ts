import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * At which revision content is: a tenant's own by its id, what all share by the empty text. Raised by
 * triggers, see docs/decisions/028-content-revisions.md.
 */
export const revisions = sqliteTable('revisions', {
  scope: text('scope').primaryKey(),
  /** Rises with every change; not below the milliseconds since the epoch, so that none comes twice. */
  revision: integer('revision').notNull(),
});
