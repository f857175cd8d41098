import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { List } from '../../../../contract/values/desk/lists.ts';
import type { ViewScope } from '../../../../contract/values/desk/saved-views.ts';

/** Views of the desk's lists. Times in milliseconds. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    list: text('list').$type<List>().notNull(),
    scope: text('scope').$type<ViewScope>().notNull(),
    /** The person or key, or the role; empty for the whole tenant. */
    owner: text('owner').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull(),
    madeBy: text('made_by').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.tenantId, t.list, t.scope, t.owner, t.name),
    uniqueIndex('saved_views_default')
      .on(t.tenantId, t.list, t.scope, t.owner)
      .where(sql`is_default = 1`),
  ],
);
