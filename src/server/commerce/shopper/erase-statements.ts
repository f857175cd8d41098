import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deposits, idempotencyKeys, withdrawals } from '../../db/schema/money/ledger.ts';
import { providerPayments } from '../../db/schema/money/providers.ts';
import { staffNotes } from '../../db/schema/orders/notes.ts';
import { notifications, outbox } from '../../db/schema/orders/notices.ts';
import { cartItems, previews, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { ticketDrafts, ticketMessages, tickets } from '../../db/schema/orders/tickets.ts';
import { favourites } from '../../db/schema/people/favourites.ts';
import { passkeys, signInIdentities } from '../../db/schema/people/sign-in.ts';
import { auditEntries, auditPersonal } from '../../db/schema/people/staff.ts';
import {
  addresses,
  billingAddresses,
  emailCodes,
  sessions,
  type users,
  userWarehouses,
} from '../../db/schema/people/users.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { User } from '../identity/users.ts';

type Owned = SQLiteTable & { tenantId: SQLiteColumn; userId: SQLiteColumn };

/** Tables whose rows of a shopper are removed. */
const REMOVED: readonly Owned[] = [
  addresses,
  billingAddresses,
  userWarehouses,
  notifications,
  cartItems,
  favourites,
  previews,
  idempotencyKeys,
  pushSubscriptions,
  passkeys,
  signInIdentities,
];

/** The fields of a shipment's address that identify a person, emptied; the country stays. */
const NO_ADDRESS = JSON.stringify({
  name: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  line1: '',
  line2: '',
  postCode: '',
  taxId: '',
});

/**
 * Overwrites a shopper's personal data: the new columns of the account, and the statements for all other
 * tables. Files that nothing refers to any more are removed by their timer.
 */
export function eraseStatements(
  { db, tenantId, now }: Pick<Scope, 'db' | 'tenantId' | 'now'>,
  { id, email, secondEmail }: User,
): { changes: Partial<typeof users.$inferInsert>; also: Statement[] } {
  const ofShopper = (table: Owned) => and(eq(table.tenantId, tenantId), eq(table.userId, id));
  const theirTickets = db.select({ id: tickets.id }).from(tickets).where(ofShopper(tickets));
  const isTheirTicket = (table: { tenantId: SQLiteColumn; ticketId: SQLiteColumn }) =>
    and(eq(table.tenantId, tenantId), inArray(table.ticketId, theirTickets));
  return {
    changes: {
      email: `${id.toLowerCase()}@erased.invalid`,
      secondEmail: '',
      name: '',
      searchName: '',
      phoneNumber: '',
      // No password has this hash.
      passwordHash: 'erased',
      payPasswordHash: null,
      promotionCode: '',
      noticeSettings: null,
      blockedReason: '',
    },
    also: [
      ...REMOVED.map((table) => db.delete(table).where(ofShopper(table))),
      db.update(providerPayments).set({ asked: null }).where(ofShopper(providerPayments)),
      db
        .delete(staffNotes)
        .where(
          and(
            eq(staffNotes.tenantId, tenantId),
            eq(staffNotes.subject, 'SHOPPER'),
            eq(staffNotes.subjectId, id),
          ),
        ),
      db
        .delete(emailCodes)
        .where(
          and(eq(emailCodes.tenantId, tenantId), inArray(emailCodes.email, [email, secondEmail])),
        ),
      db
        .delete(outbox)
        .where(and(inArray(outbox.to, [email, secondEmail]), eq(outbox.tenantId, tenantId))),
      db
        .update(sessions)
        .set({ device: '', network: '', revokedAt: now })
        .where(ofShopper(sessions)),
      db.update(purchaseOrders).set({ message: '' }).where(ofShopper(purchaseOrders)),
      db.update(purchaseParcels).set({ note: '' }).where(ofShopper(purchaseParcels)),
      db.update(transitOrders).set({ message: '' }).where(ofShopper(transitOrders)),
      db
        .update(transitOrders)
        .set({ address: sql`json_patch(${transitOrders.address}, ${NO_ADDRESS})` })
        .where(and(ofShopper(transitOrders), isNotNull(transitOrders.address))),
      db
        .update(withdrawals)
        .set({ accountHolder: '', accountNo: '' })
        .where(ofShopper(withdrawals)),
      db.update(deposits).set({ certificate: '' }).where(ofShopper(deposits)),
      db.update(refunds).set({ note: '', photos: [] }).where(ofShopper(refunds)),
      db.update(serviceRequests).set({ note: '' }).where(ofShopper(serviceRequests)),
      db.update(ticketMessages).set({ text: '' }).where(isTheirTicket(ticketMessages)),
      db.delete(ticketDrafts).where(isTheirTicket(ticketDrafts)),
      db
        .update(tickets)
        .set({ state: 'CLOSED', dueAt: now, waitingSince: null })
        .where(ofShopper(tickets)),
    ],
  };
}

/** Empties the personal values of the audit's entries about a shopper and what is theirs; the chain stays whole. */
export function eraseAuditedValues(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  userId: string,
): Statement[] {
  const theirs: readonly [subject: string, table: Owned & { id: SQLiteColumn }][] = [
    ['PURCHASE_ORDER', purchaseOrders],
    ['PURCHASE_PARCEL', purchaseParcels],
    ['TRANSIT_ORDER', transitOrders],
    ['DEPOSIT', deposits],
    ['WITHDRAWAL', withdrawals],
    ['REFUND', refunds],
    ['SERVICE_REQUEST', serviceRequests],
    ['TICKET', tickets],
  ];
  const emptied = (isAbout: SQL | undefined) => {
    const entries = db
      .select({ sequence: auditEntries.sequence })
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenantId), isAbout));
    return db
      .update(auditPersonal)
      .set({ values: {} })
      .where(and(eq(auditPersonal.tenantId, tenantId), inArray(auditPersonal.sequence, entries)));
  };
  return [
    emptied(and(eq(auditEntries.subject, 'SHOPPER'), eq(auditEntries.subjectId, userId))),
    ...theirs.map(([subject, table]) => {
      const ids = db
        .select({ id: table.id })
        .from(table as SQLiteTable)
        .where(and(eq(table.tenantId, tenantId), eq(table.userId, userId)));
      return emptied(and(eq(auditEntries.subject, subject), inArray(auditEntries.subjectId, ids)));
    }),
  ];
}
