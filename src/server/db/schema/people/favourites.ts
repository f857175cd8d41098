import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ProductCard } from '../../../../contract/values/goods/product.ts';
import { owned, referenceTo } from '../owned.ts';
import { users } from './users.ts';

/** Products that shoppers keep as favourites. */
export const favourites = sqliteTable(
  'favourites',
  {
    ...owned,
    /** The canonical URL at the marketplace. */
    productUrl: text('product_url').notNull(),
    /**
     * The card of the product at that time, for products that our catalogue lacks; its sealed link is made
     * again for each response.
     */
    card: text('card', { mode: 'json' }).$type<Omit<ProductCard, 'link'>>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The price that a fall is measured from, CNY: when it was added, when it rose, or when its fall was told. */
    priceFrom: text('price_from').notNull().default('0.00'),
    /** Whether it could be bought when it was last looked at. */
    onSale: integer('on_sale', { mode: 'boolean' }).notNull().default(true),
    /** When it was last looked at, in milliseconds since the epoch. */
    lookedAt: integer('looked_at').notNull().default(0),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    uniqueIndex('favourites_product').on(t.tenantId, t.userId, t.productUrl),
    index('favourites_owner').on(t.tenantId, t.userId, t.createdAt, t.id),
    index('favourites_looked').on(t.lookedAt, t.id),
  ],
);
