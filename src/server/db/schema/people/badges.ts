import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { staff } from './staff.ts';

/** The badges with which people sign in at the stations of a tenant. */
export const staffBadges = sqliteTable(
  'staff_badges',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    tenantId: text('tenant_id').notNull(),
    /** The name in its code; null if the badge is revoked. It is no secret: the PIN is. */
    name: text('name'),
    /** Id of the lead who issued it. */
    issuedBy: text('issued_by').notNull(),
    issuedAt: integer('issued_at').notNull(),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('staff_badges_person').on(t.tenantId, t.staffId),
    uniqueIndex('staff_badges_name').on(t.tenantId, t.name),
  ],
);
