import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OrderType } from '../../../../contract/values/orders/order-statuses.ts';
import { deposits, withdrawals } from '../money/ledger.ts';
import { generatedIdColumn, referenceTo } from '../owned.ts';
import { purchaseParcels } from '../warehouse/parcels.ts';
import { transitOrders } from '../warehouse/transit.ts';
import { purchaseOrders } from './orders.ts';
import { refunds } from './refunds.ts';

/** The kinds of subjects that have a history. Each is a state machine in commerce. */
export type EventSubject = OrderType | 'PURCHASE_PARCEL' | 'REFUND' | 'DEPOSIT' | 'WITHDRAWAL';

/** The id of an event's subject, if it is of this kind. */
const generatedSubjectId = (name: string, subject: EventSubject) =>
  generatedIdColumn(name, { copyOf: 'subject_id', whenColumn: 'subject', is: subject });

/**
 * The history of orders, parcels, refunds, top-ups and withdrawals, shown to shoppers as timelines.
 */
export const events = sqliteTable(
  'events',
  {
    /** Rises with each event. */
    sequence: integer('sequence').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    subject: text('subject').$type<EventSubject>().notNull(),
    /** The id of the order, parcel, refund, top-up or withdrawal. */
    subjectId: text('subject_id').notNull(),
    event: text('event').notNull(),
    from: text('from_status'),
    to: text('to_status').notNull(),
    actor: text('actor').$type<'SHOPPER' | 'OPERATOR' | 'SYSTEM'>().notNull(),
    /** Id of the member of the staff or of the key; empty for all others. */
    staffId: text('staff_id').notNull().default(''),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
    purchaseOrderId: generatedSubjectId('purchase_order_id', 'PURCHASE_ORDER'),
    transitOrderId: generatedSubjectId('transit_order_id', 'TRANSIT_ORDER'),
    purchaseParcelId: generatedSubjectId('purchase_parcel_id', 'PURCHASE_PARCEL'),
    refundId: generatedSubjectId('refund_id', 'REFUND'),
    depositId: generatedSubjectId('deposit_id', 'DEPOSIT'),
    withdrawalId: generatedSubjectId('withdrawal_id', 'WITHDRAWAL'),
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
