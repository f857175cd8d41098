import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../contract/values/order-statuses.ts';
import { deposits, withdrawals } from './ledger.ts';
import { purchaseOrders } from './orders.ts';
import { idIf, referenceTo } from './owned.ts';
import { purchaseParcels } from './parcels.ts';
import { refunds } from './refunds.ts';
import { transitOrders } from './transit.ts';

/** The kinds of subjects that have a history. Each is a state machine in commerce. */
export type EventSubject = OrderType | 'PURCHASE_PARCEL' | 'REFUND' | 'DEPOSIT' | 'WITHDRAWAL';

const subjectIdIf = (name: string, subject: EventSubject) =>
  idIf(name, 'subject', subject, 'subject_id');

/**
 * The history of orders, parcels, refunds, top-ups and withdrawals, shown to shoppers as timelines.
 */
export const events = sqliteTable(
  'events',
  {
    /** The order of events. */
    sequence: integer('sequence').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    subject: text('subject').$type<EventSubject>().notNull(),
    /** The id of the order, parcel, refund, top-up or withdrawal. */
    subjectId: text('subject_id').notNull(),
    event: text('event').notNull(),
    from: text('from_status'),
    to: text('to_status').notNull(),
    actor: text('actor').$type<'SHOPPER' | 'OPERATOR' | 'SYSTEM'>().notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
    purchaseOrderId: subjectIdIf('purchase_order_id', 'PURCHASE_ORDER'),
    transitOrderId: subjectIdIf('transit_order_id', 'TRANSIT_ORDER'),
    purchaseParcelId: subjectIdIf('purchase_parcel_id', 'PURCHASE_PARCEL'),
    refundId: subjectIdIf('refund_id', 'REFUND'),
    depositId: subjectIdIf('deposit_id', 'DEPOSIT'),
    withdrawalId: subjectIdIf('withdrawal_id', 'WITHDRAWAL'),
  },
  (t) => [
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(purchaseParcels, t, t.purchaseParcelId),
    referenceTo(refunds, t, t.refundId),
    referenceTo(deposits, t, t.depositId),
    referenceTo(withdrawals, t, t.withdrawalId),
    index('events_subject').on(t.subject, t.subjectId, t.sequence),
    check(
      'events_subject_known',
      sql`subject in ('PURCHASE_ORDER', 'TRANSIT_ORDER', 'PURCHASE_PARCEL', 'REFUND', 'DEPOSIT', 'WITHDRAWAL')`,
    ),
  ],
);
