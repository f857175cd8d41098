import { integer, text } from 'drizzle-orm/sqlite-core';

/** Columns of what belongs to one shopper of one tenant. */
export const owned = {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
};

/** Columns of a frozen exchange rate. */
export const rateColumns = {
  currency: text('currency').notNull(),
  rate: text('rate').notNull(),
  rateSource: text('rate_source').notNull(),
  rateFetchedAt: integer('rate_fetched_at').notNull(),
};
