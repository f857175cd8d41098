import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type SheetKind = 'ORDERS' | 'OWN_PRODUCTS';

/** Pasted tables that are not taken yet. A row never changes: a corrected table is another row. */
export const sheets = sqliteTable(
  'sheets',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Id of the person or key of the staff. */
    pastedBy: text('pasted_by').notNull(),
    /** What its rows are about. */
    kind: text('kind').$type<SheetKind>().notNull().default('ORDERS'),
    text: text('text').notNull(),
    /** What the columns were said to be; empty if their heading says it. */
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull(),
    /** Milliseconds since the epoch. */
    pastedAt: integer('pasted_at').notNull(),
  },
  (t) => [index('sheets_age').on(t.pastedAt)],
);
