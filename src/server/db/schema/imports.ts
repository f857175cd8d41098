import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How far the import of a file is: written in one batch with the products up to there. */
export const imports = sqliteTable('imports', {
  /** Of name, size and beginning of the file. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  /** Where the next record begins: bytes before it, and its line (the first is 1). */
  offset: integer('offset').notNull(),
  line: integer('line').notNull(),
  inserted: integer('inserted').notNull(),
  replaced: integer('replaced').notNull(),
  rejected: integer('rejected').notNull(),
  /** Rejected rows by `<field> <code>`. */
  reasons: text('reasons', { mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** Length of the report of rejected rows up to here. */
  reportBytes: integer('report_bytes').notNull(),
  /** The date of products that name none. */
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
});
