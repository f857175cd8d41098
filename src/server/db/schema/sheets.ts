import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PastedColumn } from '../../../contract/ops/pasting.ts';

/** Pasted tables that are not taken yet. A row never changes: a corrected table is another row. */
export const sheets = sqliteTable(
  'sheets',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Id of the person or key of the staff. */
    pastedBy: text('pasted_by').notNull(),
    text: text('text').notNull(),
    /** What the columns were said to be; empty if their heading says it. */
    columns: text('columns', { mode: 'json' }).$type<PastedColumn['column'][]>().notNull(),
    /** Milliseconds since the epoch. */
    pastedAt: integer('pasted_at').notNull(),
  },
  (t) => [index('sheets_age').on(t.pastedAt)],
);
