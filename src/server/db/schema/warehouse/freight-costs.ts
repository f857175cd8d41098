import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CarrierInvoiceState } from '../../../../contract/values/money/carrier-invoices.ts';
import { referenceTo } from '../owned.ts';
import { transitOrders } from './transit.ts';

/** A charge of an invoice for a shipment, as it was read. Several rows of one number are added up. */
export type InvoiceLine = { row: number; number: string; fen: number };
/** A row that could not be read. */
export type InvoiceMistake = { row: number; text: string };

/** The invoices of carriers: added, looked at, and booked. */
export const carrierInvoices = sqliteTable(
  'carrier_invoices',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    carrier: text('carrier').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    state: text('state').$type<CarrierInvoiceState>().notNull(),
    lines: text('lines', { mode: 'json' }).$type<InvoiceLine[]>().notNull(),
    mistakes: text('mistakes', { mode: 'json' }).$type<InvoiceMistake[]>().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('carrier_invoices_key').on(t.tenantId, t.id),
    /** The same invoice can't be added twice, unless it was dropped. */
    uniqueIndex('carrier_invoices_once')
      .on(t.tenantId, t.carrier, t.invoiceNo)
      .where(sql`state in ('NEW', 'TAKEN')`),
    index('carrier_invoices_newest').on(t.tenantId, t.addedAt, t.id),
  ],
);

/** The charges of carriers for shipments: a row for each entry. Rows are never changed. */
export const freightCosts = sqliteTable(
  'freight_costs',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
    /** 1, 2, 3 … of each shipment. The unique index refuses one of two writers. */
    number: integer('number').notNull(),
    /** The amount that is booked with this row. */
    amountFen: integer('amount_fen').notNull(),
    /** The amount that is booked for the shipment with all rows up to this one. */
    totalFen: integer('total_fen').notNull(),
    /** Null for what somebody entered. */
    invoiceId: text('invoice_id'),
    note: text('note').notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(carrierInvoices, t, t.invoiceId),
    uniqueIndex('freight_costs_key').on(t.tenantId, t.id),
    uniqueIndex('freight_costs_number').on(t.tenantId, t.transitOrderId, t.number),
    /** An invoice charges a shipment once. */
    uniqueIndex('freight_costs_invoice').on(t.tenantId, t.invoiceId, t.transitOrderId),
    check('freight_costs_total', sql`${t.totalFen} >= 0`),
  ],
);
