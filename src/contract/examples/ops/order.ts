import type { OpsOrder } from '../../ops/orders/ops-order.ts';
import { order as shoppersOrder } from '../orders.ts';

const { timeline, items, services: _, serviceRequests: __, ...order } = shoppersOrder;

/** A paid order as a buyer sees it. */
export const opsOrder: OpsOrder = {
  ...order,
  items: items.map((item) => ({ ...item, missing: 0, left: item.quantity, goodsRules: [] })),
  shopId: 'b2b-2208',
  upstreamOrderNo: '',
  version: 2,
  since: '2026-11-20T03:20:41.000Z',
  actions: ['accept', 'reject'],
  shopper: { id: '01KAFQZ3J5M7P9R1T3V5X7Z9B1', name: 'Noy Phommachanh', blocked: false },
  timeline: timeline.map((event) => ({ ...event, by: '' })),
  services: [],
  notes: [
    {
      id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90',
      text: 'The seller answers after 14:00 only',
      by: 'Li Na',
      at: '2026-11-20T04:02:10.000Z',
    },
  ],
};
