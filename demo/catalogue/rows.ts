import type { products, shops } from '../../src/server/db/schema/catalogue.ts';

export type ShopRow = typeof shops.$inferInsert;
export type ProductRow = typeof products.$inferInsert;
