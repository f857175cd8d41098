import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, foreignKey, integer, text } from 'drizzle-orm/sqlite-core';

type Column = AnySQLiteColumn;

/**
 * A foreign key within one tenant: the row that `id` names exists and is of the same tenant. The
 * target needs a unique index on both columns. NULL names no row.
 */
export const referenceTo = (
  target: { tenantId: Column; id: Column },
  row: { tenantId: Column },
  id: Column,
) => foreignKey({ columns: [row.tenantId, id], foreignColumns: [target.tenantId, target.id] });

/**
 * The id of another column while a third has this value, else NULL: what a foreign key needs where
 * one column names rows of several tables. The database computes it; nothing is stored.
 */
export const idIf = (name: string, type: string, value: string, id: string) =>
  text(name).generatedAlwaysAs(sql.raw(`case when ${type} = '${value}' then ${id} end`), {
    mode: 'virtual',
  });

/** `user_id`, or NULL where it is empty because the row belongs to no shopper. Computed, not stored. */
export const shopperId = text('shopper_id').generatedAlwaysAs(sql`nullif(user_id, '')`, {
  mode: 'virtual',
});

/** The columns of rows that belong to one shopper of one tenant. */
export const owned = {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
};

/** The columns of an exchange rate that is stored with an order. */
export const rateColumns = {
  currency: text('currency').notNull(),
  rate: text('rate').notNull(),
  rateSource: text('rate_source').notNull(),
  rateFetchedAt: integer('rate_fetched_at').notNull(),
};
