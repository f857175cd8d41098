import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, text } from '../../values/fields.ts';
import { CARRIER_INVOICE_STATES, INVOICE_ROW_STATES } from '../../values/money/carrier-invoices.ts';
import { cny } from '../../values/money/money.ts';

export const carrierInvoice = v.object({
  id,
  version: v.number(),
  carrier: v.string(),
  invoiceNo: v.string(),
  state: v.picklist(CARRIER_INVOICE_STATES),
  /** How many rows it has. */
  lines: v.number(),
  total: cny,
  addedBy: v.string(),
  addedAt: v.string(),
});
export type CarrierInvoice = v.InferOutput<typeof carrierInvoice>;

export const carrierInvoiceDetail = v.object({
  ...carrierInvoice.entries,
  rows: v.array(
    v.object({
      /** The row of the file, from 1. */
      row: v.number(),
      /** The number as the carrier wrote it; the whole text of a row that could not be read. */
      number: v.string(),
      amount: cny,
      state: v.picklist(INVOICE_ROW_STATES),
      orderNo: v.optional(v.string()),
      /** To whom the shipment was handed. */
      carrier: v.optional(v.string()),
      /** What is booked for the shipment before it. */
      before: v.optional(cny),
    }),
  ),
});
export type CarrierInvoiceDetail = v.InferOutput<typeof carrierInvoiceDetail>;

const MAX_TEXT = 100_000;
const params = v.object({ id });
const common = { auth: 'operator', group: 'ops' } as const;
const read = { ...common, method: 'GET', right: 'money.see' } as const;
const change = {
  ...common,
  method: 'POST',
  right: 'money.act',
  subject: 'CARRIER_INVOICE',
  params,
  output: carrierInvoiceDetail,
} as const;
const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const;

/** The calls about what carriers charge by invoice. */
export const opsCarrierInvoiceEndpoints = {
  listCarrierInvoices: {
    ...read,
    path: '/ops/carrier-invoices',
    summary: 'The invoices of carriers, newest first',
    query: v.object(cursorQuery),
    output: listOf(carrierInvoice),
  },
  addCarrierInvoice: {
    ...common,
    method: 'POST',
    path: '/ops/carrier-invoices',
    right: 'money.act',
    summary:
      'Add an invoice of a carrier as CSV: a shipment’s or tracking number and an amount in CNY in each row. Nothing is booked yet',
    body: v.object({ carrier: line(60), invoiceNo: line(60), text: text(MAX_TEXT) }),
    maxBytes: 128 * 1024,
    output: carrierInvoiceDetail,
    errors: ['CONFLICT'],
  },
  getCarrierInvoice: {
    ...read,
    path: '/ops/carrier-invoices/{id}',
    summary: 'An invoice with the shipment of each row, and what is wrong with the row',
    params,
    output: carrierInvoiceDetail,
    errors: ['NOT_FOUND'],
  },
  takeCarrierInvoice: {
    ...change,
    path: '/ops/carrier-invoices/{id}/take',
    summary:
      'Book the charges of an invoice, once for each shipment; the first invoice takes the place of what was entered before',
    errors: [...changeErrors, 'CONFLICT'],
  },
  dropCarrierInvoice: {
    ...change,
    path: '/ops/carrier-invoices/{id}/drop',
    summary: 'Drop an invoice that was not taken',
    errors: changeErrors,
  },
} as const satisfies Record<string, Endpoint>;
