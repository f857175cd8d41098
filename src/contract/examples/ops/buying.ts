import type { opsBuyingEndpoints, Seller } from '../../ops/orders/buying.ts';
import type { opsCorrectionEndpoints } from '../../ops/orders/corrections.ts';
import type { opsNoteEndpoints } from '../../ops/orders/notes.ts';
import type { Examples } from '../example.ts';
import { orderItemId, parcel } from '../parcels.ts';
import { opsOrder } from './order.ts';

const { id, orderNo, notes } = opsOrder;
const params = { id: orderNo };
const bought = {
  ...opsOrder,
  status: 'PURCHASED' as const,
  upstreamOrderNo: '2811223344556677',
  cost: '85.00',
  version: 5,
  actions: ['correctCost' as const, 'unbought' as const, 'shipped' as const, 'outOfStock' as const],
};
const toBuy = {
  ...opsOrder,
  status: 'PURCHASING' as const,
  actions: ['ask' as const, 'supplement' as const, 'bought' as const, 'reject' as const],
};

export const opsCorrectionExamples: Examples<typeof opsCorrectionEndpoints> = {
  cancelSupplement: { input: { params }, answer: toBuy },
  correctCost: {
    input: { params, body: { cost: '85.00', upstreamOrderNo: '2811223344556677' } },
    answer: bought,
  },
  unbuyOrder: {
    input: { params, body: { outcome: 'BUY_AGAIN', reason: 'SELLER_REFUSED' } },
    answer: toBuy,
  },
  markOutOfStock: {
    input: { params, body: { orderItemId, quantity: 1, note: 'The last one was sold' } },
    answer: {
      ...bought,
      items: bought.items.map((item) => ({ ...item, missing: 1, left: item.quantity - 1 })),
      refundStatus: 'PARTIAL',
    },
  },
  correctTracking: {
    input: {
      params: { id: parcel.parcelNo },
      body: { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' },
    },
    answer: { ...parcel, domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' },
  },
};

const seller: Seller = {
  platform: 'Alibaba',
  shopId: 'b2b-2208',
  shopName: '广州远行箱包',
  orders: 41,
  refused: 2,
  late: 1,
  lastOrderAt: '2026-11-20T03:12:08.000Z',
};

const {
  actions: _actions,
  timeline: _timeline,
  payments: _payments,
  parcels: _parcels,
  services: _services,
  refunds: _refunds,
  warehouse: _warehouse,
  notes: _notes,
  items,
  ...summary
} = opsOrder;

export const opsBuyingExamples: Examples<typeof opsBuyingEndpoints> = {
  listOpsOrders: {
    input: { query: { status: 'PAID', sort: 'waiting', pageSize: 50 } },
    answer: {
      records: [
        {
          ...summary,
          items: items.map(({ missing: _, left: __, goodsRules: ___, ...item }) => item),
        },
      ],
      total: 1,
    },
  },
  acceptOrders: {
    input: { body: { ids: [id] } },
    answer: { accepted: 1, refused: 0, results: [{ id, orderNo }] },
  },
  createOrderFor: {
    input: {
      body: {
        shopper: 'noy@example.com',
        title: 'Linen apron, grey',
        price: '45.00',
        link: 'https://shop.example.com/apron',
        shopName: 'Hangzhou Linen',
        quantity: 1,
      },
    },
    answer: { ...opsOrder, status: 'PENDING_PAYMENT', actions: ['reject'] },
  },
  listSellers: {
    input: { query: { platform: 'Alibaba', pageSize: 50 } },
    answer: { records: [seller], total: 1 },
  },
  getSeller: {
    input: { params: { platform: 'Alibaba', shopId: seller.shopId } },
    answer: { ...seller, cost: '3485.00', paid: '4100.00' },
  },
};

const SHOPPER_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';

export const opsNoteExamples: Examples<typeof opsNoteEndpoints> = {
  listOrderNotes: { input: { params }, answer: notes },
  addOrderNote: {
    input: { params, body: { text: 'The seller answers after 14:00 only' } },
    answer: notes,
  },
  listShopperNotes: { input: { params: { id: SHOPPER_ID } }, answer: notes },
  addShopperNote: {
    input: { params: { id: SHOPPER_ID }, body: { text: 'Call her after work only' } },
    answer: notes,
  },
};
