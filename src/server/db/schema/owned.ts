import { integer, text } from 'drizzle-orm/sqlite-core';

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
