import type { Payment, paymentEndpoints } from '../calls/payments.ts';
import { DEMO, type Examples } from './example.ts';

export const rate = {
  baseCurrency: 'CNY' as const,
  currency: 'AUD',
  rate: '0.2110',
  source: 'open.er-api.com',
  fetchedAt: '2026-11-20T00:00:01.000Z',
};

/** The order that payments, parcels and refunds of the examples belong to. */
export const orderRef = { orderId: '01KAFR1F7H9K1N3Q5S7V9X1Z3B', orderNo: 'P2611207KQ2M8X' };
/** The transit order that forwards its parcel. */
export const transitRef = { orderId: '01KAFR9T8V0X2Z4B6D8F0H2K4M', orderNo: 'T261123M4R7T2Q' };

const { payPassword } = DEMO;

export const openPayment: Payment = {
  id: '01KAFR2G8J0M2P4R6T8W0Y2A4C',
  paymentNo: 'Y2611209TB4C1Z',
  type: 'PURCHASE',
  orderType: 'PURCHASE_ORDER',
  ...orderRef,
  note: '',
  amount: '150.80',
  refunded: '0.00',
  status: 'UNPAID',
  createdAt: '2026-11-20T03:12:08.000Z',
  expiresAt: '2026-11-21T03:12:08.000Z',
};

export const payment: Payment = {
  ...openPayment,
  status: 'PAID',
  paidAt: '2026-11-20T03:13:40.000Z',
};

const { id, paymentNo, amount } = openPayment;

export const paymentExamples: Examples<typeof paymentEndpoints> = {
  payPayment: { input: { params: { id }, body: { payPassword } }, answer: payment },
  batchPay: {
    input: { body: { paymentNos: [paymentNo], payPassword } },
    answer: { payments: [payment], total: amount },
  },
  listUnpaid: {
    input: { query: { orderType: 'PURCHASE_ORDER', orderNo: orderRef.orderNo } },
    answer: { payments: [openPayment], total: amount },
  },
};
