import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PaymentStatus, PaymentType } from '../../../../contract/values/money/money-kinds.ts';
import type { PayableType } from '../../../../contract/values/orders/order-statuses.ts';
import { purchaseOrders } from '../orders/orders.ts';
import { generatedOrderId, owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { purchaseParcels } from '../warehouse/parcels.ts';
import { transitOrders } from '../warehouse/transit.ts';

/**
 * What shoppers pay or have paid for orders and storage, in fen. A payment for storage belongs to the
 * parcel's order, or to the parcel itself if it has no order.
 */
export const payments = sqliteTable(
  'payments',
  {
    ...owned,
    paymentNo: text('payment_no').notNull(),
    type: text('type').$type<PaymentType>().notNull(),
    orderType: text('order_type').$type<PayableType>().notNull(),
    orderId: text('order_id').notNull(),
    purchaseOrderId: generatedOrderId('purchase_order_id', 'PURCHASE_ORDER'),
    transitOrderId: generatedOrderId('transit_order_id', 'TRANSIT_ORDER'),
    orderNo: text('order_no').notNull(),
    /** The parcel whose storage it pays for. */
    parcelId: text('parcel_id'),
    /** Why it is due, if that is not obvious. */
    note: text('note').notNull().default(''),
    amountFen: integer('amount_fen').notNull(),
    refundedFen: integer('refunded_fen').notNull().default(0),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at'),
    paidAt: integer('paid_at'),
    /**
     * The payment's own exchange rate, if it was requested later than the order; null if the order's
     * rate applies.
     */
    currency: text('currency'),
    rate: text('rate'),
    rateSource: text('rate_source'),
    rateFetchedAt: integer('rate_fetched_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(purchaseParcels, t, t.parcelId),
    uniqueIndex('payments_no').on(t.tenantId, t.paymentNo),
    index('payments_order').on(t.orderType, t.orderId),
    index('payments_owner_status').on(t.tenantId, t.userId, t.status, t.createdAt),
    check(
      'payments_order',
      sql`order_type in ('PURCHASE_ORDER', 'TRANSIT_ORDER') or (order_type = 'PURCHASE_PARCEL' and parcel_id is order_id)`,
    ),
    check('payments_refunded', sql`${t.refundedFen} between 0 and ${t.amountFen}`),
  ],
);
