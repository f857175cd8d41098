import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The progress of an import, written in one batch with the products up to it. */
export const imports = sqliteTable('imports', {
  /** A hash of the file's name, size and beginning. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  /** The start of the next record: its byte offset, and its line (the first is 1). */
  offset: integer('offset').notNull(),
  line: integer('line').notNull(),
  inserted: integer('inserted').notNull(),
  replaced: integer('replaced').notNull(),
  rejected: integer('rejected').notNull(),
  /** The number of rejected rows by `<field> <code>`. */
  reasons: text('reasons', { mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** The length of the report of rejected rows so far. */
  reportBytes: integer('report_bytes').notNull(),
  /** When the import began: also the date of products without a date of their own. Milliseconds since the epoch. */
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
});
