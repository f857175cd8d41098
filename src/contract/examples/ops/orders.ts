import type { opsPurchaseEndpoints } from '../../ops/orders/purchase.ts';
import type { opsTransitEndpoints } from '../../ops/warehouse/transit.ts';
import type { Examples } from '../example.ts';
import { orderItemId, parcel } from '../parcels.ts';
import { bill } from '../site.ts';
import { transitOrder } from '../transit.ts';
import { opsOrder } from './order.ts';

const order = opsOrder;
const params = { id: order.orderNo };
export const measures = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
const bought = {
  ...order,
  status: 'PURCHASED' as const,
  upstreamOrderNo: '2811223344556677',
  cost: '85.00',
  actions: ['correctCost' as const, 'unbought' as const, 'shipped' as const, 'outOfStock' as const],
};

export const opsPurchaseExamples: Examples<typeof opsPurchaseEndpoints> = {
  getOpsOrder: { input: { params }, answer: order },
  acceptOrder: { input: { params }, answer: { ...order, status: 'PURCHASING' } },
  askShopper: {
    input: { params, body: { question: 'Khaki is gone. Green?' } },
    answer: { ...order, status: 'AWAITING_CONFIRMATION', question: 'Khaki is gone. Green?' },
  },
  requestSupplement: {
    input: { params, body: { amount: '5.50', note: 'The seller raised the price' } },
    answer: { ...order, status: 'PENDING_SUPPLEMENT' },
  },
  markBought: {
    input: { params, body: { upstreamOrderNo: '2811223344556677', cost: '85.00' } },
    answer: bought,
  },
  rejectOrder: {
    input: { params, body: { reason: 'OUT_OF_STOCK', note: 'Gone since this morning' } },
    answer: {
      ...order,
      status: 'CLOSED',
      closeReason: 'OUT_OF_STOCK',
      refundStatus: 'FULL',
      actions: [],
    },
  },
  markShipped: {
    input: {
      params,
      body: {
        parcels: [
          {
            domesticCarrier: 'ZTO',
            domesticTrackingNo: '75380012345678',
            items: [{ orderItemId, quantity: 2 }],
          },
        ],
      },
    },
    answer: { ...bought, status: 'SELLER_SHIPPED', parcels: [parcel] },
  },
  shipParcel: {
    input: { params, body: { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' } },
    answer: { ...bought, status: 'SELLER_SHIPPED', parcels: [parcel] },
  },
  markDelivered: {
    input: { params },
    answer: { ...bought, status: 'DELIVERED_TO_USER_WAREHOUSE' },
  },
};

export const declarationLine = {
  descriptionEn: 'Ceramic tea set',
  descriptionZh: '茶具',
  hsCode: '6911.10',
  quantity: 2,
  origin: 'cn',
  weightG: 1100,
  value: '80.00',
};
export const transitParams = { id: transitOrder.orderNo };
export const shipment = {
  ...transitOrder,
  version: 1,
  pile: 'TO_PACK' as const,
  shopper: { id: '01KAFQZ3J5M7P9R1T3V5X7Z9B1', name: 'Mei Lin', blocked: false },
  packedBoxes: [],
  services: [{ code: 'REMOVE_TAGS', name: 'Remove price tags', count: 2 }],
  declaration: { proposed: true, lines: [declarationLine] },
  addressHidden: false,
  timeline: transitOrder.timeline.map((event) => ({ ...event, by: '' })),
  staffActions: ['pack' as const, 'packParcel' as const, 'reject' as const],
};
export const packed = { ...shipment, ...measures, packed: true, boxes: 1, bill, actions: [] };
export const handedOver = { ...packed, carrier: 'EMS', trackingNo: 'EA123456785CN' };

export const opsTransitExamples: Examples<typeof opsTransitEndpoints> = {
  getOpsTransit: { input: { params: transitParams }, answer: shipment },
  packTransit: {
    input: { params: transitParams },
    answer: { ...shipment, status: 'PACKING', actions: [] },
  },
  weighTransit: {
    input: { params: transitParams, body: { ...measures, boxes: 1 } },
    answer: { ...packed, status: 'PENDING_PAYMENT', actions: ['pay', 'close'] },
  },
  rejectTransit: {
    input: {
      params: transitParams,
      body: { note: 'The packed box is longer than the line allows' },
    },
    answer: { ...shipment, status: 'CLOSED', actions: [] },
  },
  handOver: {
    input: { params: transitParams, body: { carrier: 'EMS', trackingNo: 'EA123456785CN' } },
    answer: { ...handedOver, status: 'IN_TRANSIT', pile: 'ON_THE_WAY' },
  },
  traceTransit: {
    input: {
      params: transitParams,
      body: {
        events: [
          {
            at: '2026-11-20T08:00:00.000Z',
            status: 'IN_TRANSIT',
            code: '003',
            text: 'Departed',
            location: 'Guangzhou',
          },
        ],
      },
    },
    answer: {
      ...handedOver,
      status: 'IN_TRANSIT',
      traces: [
        {
          at: '2026-11-20T08:00:00.000Z',
          status: 'IN_TRANSIT',
          text: 'Departed',
          location: 'Guangzhou',
        },
      ],
    },
  },
  arriveLocally: {
    input: { params: transitParams },
    answer: { ...handedOver, status: 'ARRIVED_LOCAL_WAREHOUSE' },
  },
  deliverLocally: {
    input: { params: transitParams, body: { localTrackingNo: 'L-778' } },
    answer: { ...handedOver, status: 'LOCAL_DELIVERING', localTrackingNo: 'L-778' },
  },
  transitException: {
    input: {
      params: transitParams,
      body: { exception: 'LOST', note: 'No trace for 60 days' },
    },
    answer: { ...handedOver, status: 'LOST' },
  },
};
