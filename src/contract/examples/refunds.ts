import type { Refund, refundEndpoints } from '../calls/refunds.ts';
import { type Examples, pageWith } from './example.ts';
import { orderRef, rate } from './payments.ts';

export const refund: Refund = {
  id: '01KAFR3H9K1N3Q5S7V9X1Z3B5D',
  refundNo: 'R261122C8D2F5H',
  orderType: 'PURCHASE_ORDER',
  ...orderRef,
  status: 'REQUESTED',
  reason: 'WRONG_ITEM',
  amount: '68.00',
  requestedAmount: '68.00',
  rate,
  note: 'It is another model',
  itemIds: ['01KAFR3H9K1N3Q5S7V9X1Z3B5E'],
  photos: ['/uploads/refund-photo/01KAFR3H9K1N3Q5S7V9X1Z3B5F.jpg'],
  answer: '',
  createdAt: '2026-11-22T08:40:00.000Z',
  actions: ['cancel'],
};

const { id, orderType, orderNo, note, itemIds } = refund;

export const refundExamples: Examples<typeof refundEndpoints> = {
  listRefunds: { input: { query: { tab: 'open', orderNo } }, answer: pageWith(refund) },
  requestRefund: {
    input: {
      body: {
        orderType,
        orderNo,
        reason: 'WRONG_ITEM',
        amount: '5.00',
        itemIds,
        photos: ['refund-photo/01KAFR3H9K1N3Q5S7V9X1Z3B5F.jpg'],
        note,
      },
    },
    answer: { ...refund, amount: '5.00', requestedAmount: '5.00' },
  },
  cancelRefund: {
    input: { params: { id } },
    answer: { ...refund, status: 'CANCELLED', doneAt: '2026-11-22T09:00:00.000Z', actions: [] },
  },
};
