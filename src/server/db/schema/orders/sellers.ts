import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProductPlatform } from '../../../../contract/values/goods/product-kinds.ts';

/**
 * What the orders of each seller amount to. Placing an order adds to it; triggers on `purchase_orders` follow all that
 * happens to the order later (docs/decisions/112-sums-of-sellers.md).
 */
export const sellers = sqliteTable(
  'sellers',
  {
    tenantId: text('tenant_id').notNull(),
    platform: text('platform').$type<ProductPlatform>().notNull(),
    shopId: text('shop_id').notNull(),
    /** The seller's name as the last order that was placed has it. */
    shopName: text('shop_name').notNull(),
    orders: integer('orders').notNull(),
    /** How many of these orders the seller refused or had no goods for. */
    refused: integer('refused').notNull(),
    lastOrderAt: integer('last_order_at').notNull(),
    /** What the seller was paid, for the orders of which that is known. */
    costFen: integer('cost_fen').notNull(),
    /** What shoppers paid for the same orders. */
    paidFen: integer('paid_fen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.platform, t.shopId] })],
);
