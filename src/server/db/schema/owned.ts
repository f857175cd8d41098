import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, foreignKey, integer, text } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';

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

type IdCopy = { copyOf: string; whenColumn: string; is: string };

/**
 * A column for a foreign key where the column `copyOf` names rows of several tables: it has the same id
 * if `whenColumn` has the value `is`, else NULL. The database computes it; nothing is stored.
 */
export const generatedIdColumn = (name: string, { copyOf, whenColumn, is }: IdCopy) =>
  text(name).generatedAlwaysAs(sql.raw(`case when ${whenColumn} = '${is}' then ${copyOf} end`), {
    mode: 'virtual',
  });

/** The id of a purchase or transit order, if `order_id` is the id of an order of that type. */
export const generatedOrderId = (name: string, orderType: OrderType) =>
  generatedIdColumn(name, { copyOf: 'order_id', whenColumn: 'order_type', is: orderType });

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
