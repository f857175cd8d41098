import type {
  TransitOrder,
  TransitOrderSummary,
  TransitQuote,
  transitEndpoints,
} from '../calls/transit.ts';
import { address } from './addresses.ts';
import { picture } from './catalogue.ts';
import { DEMO, type Examples, pageWith } from './example.ts';
import { parcel } from './parcels.ts';
import { payment, rate, transitRef } from './payments.ts';
import { bill, option } from './site.ts';

const quote: TransitQuote = {
  weightG: 1240,
  volumeMm3: 9_000_000,
  longestMm: 300,
  goodsClasses: ['NORMAL'],
  goodsValue: '136.00',
  chargeMode: 'AFTER_WEIGHING',
  reinforcedPackingOffered: true,
  reinforcedPackingFee: '0.00',

  options: [option],
  refused: [],
};

const summary: TransitOrderSummary = {
  id: transitRef.orderId,
  orderNo: transitRef.orderNo,
  status: 'PENDING_PACKING',
  chargeMode: 'AFTER_WEIGHING',
  transitOptionName: option.code,
  optionTitle: option.name,
  leadTimeDays: option.leadTimeDays,
  country: 'my',
  selfPickup: false,
  localExpressCompanyName: '',
  parcelCount: 1,
  images: [picture],
  weightG: 1240,
  packed: false,
  total: bill.total,
  rate,
  trackingNo: '',
  createdAt: '2026-11-23T01:20:00.000Z',
  actions: ['close'],
};

export const transitOrder: TransitOrder = {
  ...summary,
  parcels: [{ ...parcel, status: 'LOCKED_FOR_TRANSIT', transitNo: summary.orderNo, actions: [] }],
  address,
  declaredValue: '80.00',
  insured: false,
  packing: 'STANDARD',
  estimate: bill,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  boxes: 0,
  carrier: '',
  localTrackingNo: '',
  message: 'As one box',
  traces: [],
  timeline: [
    {
      event: 'CREATED',
      to: 'PENDING_PACKING',
      actor: 'SHOPPER',
      at: '2026-11-23T01:20:00.000Z',
      details: {},
    },
  ],
  payments: [],
  refunds: [],
};

const params = { id: summary.id };
const counts = { all: 1, packing: 1, unpaid: 0, shipping: 0, arriving: 0, done: 0, closed: 0 };

export const transitExamples: Examples<typeof transitEndpoints> = {
  getTransitQuote: {
    input: {
      query: { purchaseParcelIds: [parcel.id], country: 'my', declaredValue: '80.00' },
    },
    answer: quote,
  },
  createTransitOrder: {
    input: {
      body: {
        purchaseParcelIds: [parcel.id],
        transitOptionName: 'POSTAL_EMS',
        userAddressId: address.id,
        declaredValue: '80.00',
        message: 'As one box',
      },
    },
    answer: transitOrder,
  },
  listTransitOrders: {
    input: { query: { tab: 'packing', dateStart: '2026-11-01' } },
    answer: { ...pageWith(summary), counts },
  },
  getTransitOrder: { input: { params }, answer: transitOrder },
  payTransitOrder: {
    input: { params, body: { payPassword: DEMO.payPassword } },
    answer: {
      ...payment,
      ...transitRef,
      paymentNo: 'Y261123R6T8V0X',
      type: 'TRANSIT',
      orderType: 'TRANSIT_ORDER',
      amount: bill.total,
    },
  },
  completeTransitOrder: {
    input: { params },
    answer: { ...transitOrder, status: 'COMPLETED', trackingNo: 'EA123456785CN', actions: [] },
  },
  closeTransitOrder: {
    input: { params },
    answer: { ...transitOrder, status: 'CLOSED', actions: [] },
  },
};
