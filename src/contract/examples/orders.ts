import type { orderEndpoints, PurchaseOrder, PurchaseOrderSummary } from '../calls/orders.ts';
import { costs, variantFields } from './cart.ts';
import { DEMO, type Examples, pageWith } from './example.ts';
import { orderItemId } from './parcels.ts';
import { orderRef, payment, rate } from './payments.ts';
import { warehouse } from './site.ts';

/** A new order: nothing is paid yet. */
const summary: PurchaseOrderSummary = {
  id: orderRef.orderId,
  orderNo: orderRef.orderNo,
  status: 'PENDING_PAYMENT',
  refundStatus: 'NONE',
  platform: 'Alibaba',
  shopName: '广州远行箱包',
  shopNameTrans: 'Guangzhou Yuanxing Bags',
  items: [{ id: orderItemId, ...variantFields, status: 'PENDING' }],
  ...costs,
  rate,
  paymentNo: payment.paymentNo,
  createdAt: '2026-11-20T03:12:08.000Z',
  expiresAt: '2026-11-21T03:12:08.000Z',
  actions: ['pay', 'close', 'clone'],
};

const created = {
  event: 'CREATED',
  to: 'PENDING_PAYMENT',
  actor: 'SHOPPER' as const,
  at: '2026-11-20T03:12:08.000Z',
  details: {},
};

const { paymentNo: _, expiresAt: __, ...settled } = summary;
/** The order once it is paid: an agent will accept it. */
export const order: PurchaseOrder = {
  ...settled,
  status: 'PAID',
  actions: ['close', 'clone'],
  message: 'One parcel, please',
  warehouse,
  timeline: [
    created,
    {
      event: 'PAID',
      from: 'PENDING_PAYMENT',
      to: 'PAID',
      actor: 'SHOPPER',
      at: '2026-11-20T03:13:40.000Z',
      details: {},
    },
  ],
  payments: [payment],
  parcels: [],
  refunds: [],
};

const params = { id: summary.id };
const counts = {
  all: 1,
  unpaid: 1,
  processing: 0,
  purchased: 0,
  arrived: 0,
  completed: 0,
  closed: 0,
};

export const orderExamples: Examples<typeof orderEndpoints> = {
  createPurchaseOrders: {
    input: {
      body: { cartItemIds: ['01KAFR0D5F7H9K1N3P5R7T9V1X'], message: 'One parcel, please' },
    },
    answer: { orders: [summary], paymentNos: [payment.paymentNo], total: summary.total },
  },
  listPurchaseOrders: {
    input: { query: { tab: 'unpaid', keyword: 'backpack', dateStart: '2026-11-01' } },
    answer: { ...pageWith(summary), counts },
  },
  getPurchaseOrder: { input: { params }, answer: order },
  clonePurchaseOrder: {
    input: { params },
    answer: { order: summary, failures: [] },
  },
  payPurchaseOrder: {
    input: { params, body: { payPassword: DEMO.payPassword } },
    answer: payment,
  },
  closePurchaseOrder: {
    input: { params },
    answer: { ...order, status: 'CLOSED', closeReason: 'USER_CANCELLED', actions: ['clone'] },
  },
  answerPurchaseOrder: {
    input: { params, body: { answer: 'Green is fine' } },
    answer: { ...order, status: 'PURCHASING', actions: ['requestCancel', 'clone'] },
  },
};
