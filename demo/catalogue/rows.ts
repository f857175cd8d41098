import type { products, shops } from '../../src/server/db/schema/shop/catalogue.ts';

export type ShopRow = typeof shops.$inferInsert;
export type ProductRow = typeof products.$inferInsert;
