import type {
  CarrierInvoice,
  opsCarrierInvoiceEndpoints,
} from '../../ops/warehouse/carrier-invoices.ts';
import type { Examples } from '../example.ts';

const invoice: CarrierInvoice = {
  id: '01KB7J0L2N4Q6S8U0W2Y4A6C8E',
  version: 0,
  carrier: 'EMS',
  invoiceNo: '2026-11-0457',
  state: 'NEW',
  lines: 1,
  total: '86.50',
  addedBy: 'Li Na',
  addedAt: '2026-11-27T08:30:00.000Z',
};
const detail = {
  ...invoice,
  rows: [
    {
      row: 2,
      number: 'EA123456785CN',
      amount: '86.50',
      state: 'READY' as const,
      orderNo: 'T2611246G8J0L2N',
      carrier: 'EMS',
      before: '80.00',
    },
  ],
};
const params = { id: invoice.id };

export const opsCarrierInvoiceExamples: Examples<typeof opsCarrierInvoiceEndpoints> = {
  listCarrierInvoices: { answer: { records: [invoice], total: 1 } },
  addCarrierInvoice: {
    input: {
      body: {
        carrier: invoice.carrier,
        invoiceNo: invoice.invoiceNo,
        text: 'Tracking,Amount\nEA123456785CN,86.50',
      },
    },
    answer: detail,
  },
  getCarrierInvoice: { input: { params }, answer: detail },
  takeCarrierInvoice: {
    input: { params },
    answer: {
      ...detail,
      version: 1,
      state: 'TAKEN',
      rows: detail.rows.map((row) => ({ ...row, state: 'BOOKED' as const })),
    },
  },
  dropCarrierInvoice: { input: { params }, answer: { ...detail, version: 1, state: 'DROPPED' } },
};
