import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { NoteSubject } from '../../../../contract/ops/orders/notes.ts';
import { generatedIdColumn, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { purchaseParcels } from '../warehouse/parcels.ts';
import { transitOrders } from '../warehouse/transit.ts';
import { purchaseOrders } from './orders.ts';

/** The id of a note's subject, if it is of this kind. */
const generatedSubjectId = (name: string, subject: NoteSubject) =>
  generatedIdColumn(name, { copyOf: 'subject_id', whenColumn: 'subject', is: subject });

/**
 * Notes of the staff for each other about an order, parcel, shipment or shopper. Shoppers never see them.
 */
export const staffNotes = sqliteTable(
  'staff_notes',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    subject: text('subject').$type<NoteSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    text: text('text').notNull(),
    /** Id of the person or key that wrote it. */
    staffId: text('staff_id').notNull(),
    createdAt: integer('created_at').notNull(),
    purchaseOrderId: generatedSubjectId('purchase_order_id', 'PURCHASE_ORDER'),
    purchaseParcelId: generatedSubjectId('purchase_parcel_id', 'PURCHASE_PARCEL'),
    transitOrderId: generatedSubjectId('transit_order_id', 'TRANSIT_ORDER'),
    shopperId: generatedSubjectId('shopper_id', 'SHOPPER'),
  },
  (t) => [
    referenceTo(purchaseOrders, t, t.purchaseOrderId),
    referenceTo(purchaseParcels, t, t.purchaseParcelId),
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(users, t, t.shopperId),
    index('staff_notes_subject').on(t.tenantId, t.subject, t.subjectId, t.createdAt, t.id),
    check(
      'staff_notes_subject_known',
      sql`subject in ('PURCHASE_ORDER', 'PURCHASE_PARCEL', 'TRANSIT_ORDER', 'SHOPPER')`,
    ),
  ],
);
