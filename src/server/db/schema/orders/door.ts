import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../../contract/values/orders/order-statuses.ts';
import { generatedOrderId, owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { transitOrders } from '../warehouse/transit.ts';
import { purchaseOrders } from './orders.ts';

/**
 * Estimates of the cost of shipping home before anything was weighed: for a purchase order as its shopper
 * saw it when ordering, for a shipment from the goods in it. Grams, fen.
 */
export const doorEstimates = sqliteTable(
  'door_estimates',
  {
    ...owned,
    orderType: text('order_type').$type<OrderType>().notNull(),
    orderId: text('order_id').notNull(),
    purchaseOrderId: generatedOrderId('purchase_order_id', 'PURCHASE_ORDER'),
    transitOrderId: generatedOrderId('transit_order_id', 'TRANSIT_ORDER'),
    /**
     * For purchase orders that were placed together, the id of the first: the estimate is for all of them
     * in one box.
     */
    placedWith: text('placed_with').notNull(),
    country: text('country').notNull(),
    /** The shipping option that the shopper chose, or the cheapest. */
    optionCode: text('option_code').notNull(),
    weightG: integer('weight_g').notNull(),
    estimatedFen: integer('estimated_fen').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The bill after weighing, and how much the estimate differs from it, in basis points of the bill. */
    billedFen: integer('billed_fen'),
    differenceBp: integer('difference_bp'),
    billedAt: integer('billed_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    referenceTo(transitOrders, t, t.transitOrderId),
    uniqueIndex('door_estimates_order').on(t.tenantId, t.orderType, t.orderId),
    index('door_estimates_billed').on(t.tenantId, t.billedAt, t.differenceBp),
  ],
);
