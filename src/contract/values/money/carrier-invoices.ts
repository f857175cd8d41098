/** An invoice is looked at first (`NEW`), and then taken or dropped. */
export const CARRIER_INVOICE_STATES = ['NEW', 'TAKEN', 'DROPPED'] as const;
export type CarrierInvoiceState = (typeof CARRIER_INVOICE_STATES)[number];

/**
 * What is the matter with a row of an invoice. `SEVERAL`: a carrier has used the number again. `BELOW_ZERO`: it gives back more
 * than is booked for the shipment.
 */
export const INVOICE_ROW_STATES = [
  'READY',
  'BOOKED',
  'UNKNOWN',
  'SEVERAL',
  'NOT_HANDED_OVER',
  'BELOW_ZERO',
  'UNREADABLE',
] as const;
export type InvoiceRowState = (typeof INVOICE_ROW_STATES)[number];

/** The most rows of one invoice. */
export const MAX_INVOICE_ROWS = 500;
