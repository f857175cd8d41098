import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ServicePer } from '../../../../contract/values/money/charges.ts';
import type { ServiceState } from '../../../../contract/values/orders/service-kinds.ts';
import type { TenantText } from '../../../../contract/values/shop/tenant-text.ts';
import { generatedIdColumn, owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { purchaseParcels } from '../warehouse/parcels.ts';
import { purchaseOrders } from './orders.ts';

/** The kinds of goods for which a shopper can ask for services. */
export type ServiceSubject = 'PURCHASE_PARCEL' | 'PURCHASE_ORDER';

const generatedSubjectId = (name: string, subject: ServiceSubject) =>
  generatedIdColumn(name, { copyOf: 'subject_id', whenColumn: 'subject', is: subject });

/**
 * Services for a stored parcel or an order that shoppers requested and paid, as they were on that day. Fen.
 */
export const serviceRequests = sqliteTable(
  'service_requests',
  {
    ...owned,
    requestNo: text('request_no').notNull(),
    subject: text('subject').$type<ServiceSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    purchaseParcelId: generatedSubjectId('purchase_parcel_id', 'PURCHASE_PARCEL'),
    purchaseOrderId: generatedSubjectId('purchase_order_id', 'PURCHASE_ORDER'),
    /** The number of the parcel or order. */
    subjectNo: text('subject_no').notNull(),
    code: text('code').notNull(),
    name: text('name', { mode: 'json' }).$type<TenantText>().notNull(),
    per: text('per').$type<ServicePer>().notNull(),
    /** The price for one unit of `per`, and the number of units. */
    priceFen: integer('price_fen').notNull(),
    count: integer('count').notNull(),
    amountFen: integer('amount_fen').notNull(),
    note: text('note').notNull(),
    /**
     * The payment with which it was paid, if it was ordered with the goods; otherwise it was paid when it
     * was requested.
     */
    paymentNo: text('payment_no'),
    /** NOT NULL is the guard, as in the statuses of parcels. */
    state: text('state').$type<ServiceState>().notNull(),
    stateAt: integer('state_at').notNull(),
    /** The reply of the warehouse, and its photos (paths of this site). */
    result: text('result').notNull().default(''),
    photos: text('photos', { mode: 'json' }).$type<string[]>().notNull().default([]),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(purchaseParcels, t, t.purchaseParcelId),
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    uniqueIndex('service_requests_key').on(t.tenantId, t.id),
    uniqueIndex('service_requests_no').on(t.tenantId, t.requestNo),
    index('service_requests_owner').on(t.tenantId, t.userId, t.state),
    index('service_requests_subject').on(t.subject, t.subjectId, t.createdAt),
    index('service_requests_pile').on(t.tenantId, t.state, t.createdAt, t.id),
    check('service_requests_of', sql`subject in ('PURCHASE_PARCEL', 'PURCHASE_ORDER')`),
    check('service_requests_amount', sql`amount_fen = price_fen * count and amount_fen >= 0`),
  ],
);
