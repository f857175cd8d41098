import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  RefundReason,
  RefundStatus,
} from '../../../../contract/values/money/refund-statuses.ts';
import type { OrderType } from '../../../../contract/values/orders/order-statuses.ts';
import { generatedOrderId, owned, rateColumns, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { purchaseParcels } from '../warehouse/parcels.ts';
import { transitOrders } from '../warehouse/transit.ts';
import { purchaseOrders } from './orders.ts';

/** Refund requests and refunds paid to the balance. Fen. */
export const refunds = sqliteTable(
  'refunds',
  {
    ...owned,
    refundNo: text('refund_no').notNull(),
    orderType: text('order_type').$type<OrderType>().notNull(),
    orderId: text('order_id').notNull(),
    purchaseOrderId: generatedOrderId('purchase_order_id', 'PURCHASE_ORDER'),
    transitOrderId: generatedOrderId('transit_order_id', 'TRANSIT_ORDER'),
    orderNo: text('order_no').notNull(),
    /** The returned parcel. */
    parcelId: text('parcel_id'),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<RefundStatus>().notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** What the shopper asks for; from the agreement on what was agreed, and in the end what was paid. */
    amountFen: integer('amount_fen').notNull(),
    /** What the shopper asked for; NULL if nobody asked. */
    requestedFen: integer('requested_fen'),
    note: text('note').notNull().default(''),
    /** The affected lines of a purchase order, or parcels of a transit order; empty if all are. */
    itemIds: text('item_ids', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The keys of the shopper's uploaded photos. */
    photos: text('photos', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /**
     * The last reply of the staff: to a request that they have not decided yet, or why they declined it.
     */
    answer: text('answer').notNull().default(''),
    /** When the staff replied to a request without deciding it. */
    answeredAt: integer('answered_at'),
    /** When the staff agreed, before anything was paid. */
    agreedAt: integer('agreed_at'),
    /** The day, `YYYY-MM-DD`, by which they expect to pay. */
    payBy: text('pay_by'),
    /** The exchange rate of the paid order. */
    ...rateColumns,
    createdAt: integer('created_at').notNull(),
    doneAt: integer('done_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(purchaseParcels, t, t.parcelId),
    uniqueIndex('refunds_key').on(t.tenantId, t.id),
    uniqueIndex('refunds_no').on(t.tenantId, t.refundNo),
    index('refunds_owner').on(t.tenantId, t.userId, t.createdAt),
    index('refunds_owner_status').on(t.tenantId, t.userId, t.status, t.createdAt),
    index('refunds_order').on(t.orderType, t.orderId),
    index('refunds_work').on(t.tenantId, t.status, t.createdAt, t.id),
    /** At most one open request per order. */
    uniqueIndex('refunds_open').on(t.orderType, t.orderId).where(sql`status = 'REQUESTED'`),
    check('refunds_order', sql`order_type in ('PURCHASE_ORDER', 'TRANSIT_ORDER')`),
    check('refunds_amount', sql`${t.amountFen} > 0`),
  ],
);
