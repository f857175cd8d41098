import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type SheetKind = 'ORDERS' | 'OWN_PRODUCTS';

/**
 * Pasted tables that are not applied yet. A row never changes: a corrected table is another row.
 */
export const sheets = sqliteTable(
  'sheets',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Id of the person or key of the staff. */
    pastedBy: text('pasted_by').notNull(),
    /** What the rows of the table are about. */
    kind: text('kind').$type<SheetKind>().notNull().default('ORDERS'),
    text: text('text').notNull(),
    /** The chosen meanings of its columns; empty if the headings tell them. */
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull(),
    /** Milliseconds since the epoch. */
    pastedAt: integer('pasted_at').notNull(),
  },
  (t) => [index('sheets_age').on(t.pastedAt)],
);
