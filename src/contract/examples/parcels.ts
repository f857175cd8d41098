import type { PurchaseParcel, PurchaseParcelDetail, parcelEndpoints } from '../calls/parcels.ts';
import { variantFields } from './cart.ts';
import { type Examples, pageWith } from './example.ts';
import { openPayment, orderRef } from './payments.ts';
import { warehouse } from './site.ts';

export const orderItemId = '01KAFR4K1N3Q5S7V9X1Z3B5D7F';

const { title, titleTrans, image, attributes, link, quantity, price } = variantFields;

/** A parcel in storage: checked, weighed and photographed. */
export const parcel: PurchaseParcel = {
  id: '01KAFR5M2P4R6T8W0Y2A4C6E8G',
  parcelNo: 'K2611213V7X9B2',
  ...orderRef,
  status: 'STOCKED_IN',
  items: [{ orderItemId, title, titleTrans, image, attributes, link, quantity, price }],
  domesticCarrier: 'ZTO',
  domesticTrackingNo: '75380012345678',
  domesticTraceStatus: 'SIGN',
  note: '',
  warehouse,
  shelfCode: 'A-01-3',
  weightG: 1240,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 150,
  goodsClass: 'NORMAL',
  qcStatus: 'PASSED',
  qcNote: '',
  checkedAt: '2026-11-22T07:05:00.000Z',
  checkedBy: 'OPERATOR',
  returnUntil: '2026-11-29T06:15:00.000Z',
  qcPhotos: ['/uploads/qc-photo/9f2c1b7a.jpg'],
  photos: [
    {
      path: '/uploads/qc-photo/9f2c1b7a.jpg',
      shows: 'FRONT',
      orderItemId,
      at: '2026-11-22T07:01:00.000Z',
    },
  ],
  goodsValue: '136.00',
  createdAt: '2026-11-21T02:00:00.000Z',
  signedAt: '2026-11-22T06:15:00.000Z',
  stockedInAt: '2026-11-22T07:05:00.000Z',
  storageFreeUntil: '2027-01-21T07:05:00.000Z',
  storageExpiresAt: '2027-05-21T07:05:00.000Z',
  freeDaysLeft: 60,
  actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
};

export const parcelDetail: PurchaseParcelDetail = {
  ...parcel,
  payments: [],
  timeline: [
    {
      event: 'PASSED',
      from: 'INBOUND_CHECKING',
      to: 'STOCKED_IN',
      actor: 'OPERATOR',
      at: '2026-11-22T07:05:00.000Z',
      details: {},
    },
  ],
};

const params = { id: parcel.id };

const objection = {
  kind: 'EXCHANGE',
  reason: 'WRONG_COLOR',
  itemIds: [orderItemId],
  note: 'I ordered khaki',
} as const;
const askedObjection: PurchaseParcel['objection'] = {
  ...objection,
  itemIds: [orderItemId],
  askedAt: '2026-11-23T09:00:00.000Z',
  answer: '',
};

/** What a shopper asked, with the answer. */
export const answeredObjection: PurchaseParcel['objection'] = {
  ...askedObjection,
  agreed: true,
  answer: 'The seller sends another one',
  answeredAt: '2026-11-24T02:00:00.000Z',
};

const announced = {
  domesticCarrier: 'YTO',
  domesticTrackingNo: 'YT8830012345678',
  note: 'The box is fragile',
};
const announcedItem = { title: 'Tea set of six cups', quantity: 2, price: '88.00' };

/** A parcel that the shopper bought elsewhere and announced. */
const announcedParcel: PurchaseParcelDetail = {
  id: '01KAFR6N3Q5S7T9V1X3Z5B7D9F',
  parcelNo: 'K2611229B4D6F8H',
  orderId: '',
  orderNo: '',
  status: 'AWAITING_SHIPMENT',
  items: [
    {
      ...announcedItem,
      orderItemId: '',
      titleTrans: announcedItem.title,
      image: '',
      attributes: [],
      link: '',
    },
  ],
  ...announced,
  warehouse,
  shelfCode: '',
  weightG: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  goodsClass: 'NORMAL',
  qcStatus: 'NOT_CHECKED',
  qcNote: '',
  qcPhotos: [],
  goodsValue: '176.00',
  createdAt: '2026-11-22T08:00:00.000Z',
  actions: ['withdraw'],
  payments: [],
  timeline: [
    {
      event: 'ANNOUNCED',
      to: 'AWAITING_SHIPMENT',
      actor: 'SHOPPER',
      at: '2026-11-22T08:00:00.000Z',
      details: { carrier: 'YTO', trackingNo: 'YT8830012345678' },
    },
  ],
};

export const parcelExamples: Examples<typeof parcelEndpoints> = {
  listStockInParcels: {
    input: { query: { tab: 'stored', sort: 'storage', keyword: 'backpack' } },
    answer: {
      ...pageWith(parcel),
      counts: { stored: 1, problem: 0, coming: 0, forwarding: 0, done: 0 },
    },
  },
  getParcel: { input: { params }, answer: parcelDetail },
  announceParcel: {
    input: { body: { ...announced, tenantWarehouseId: warehouse.id, items: [announcedItem] } },
    answer: announcedParcel,
  },
  withdrawParcel: {
    input: { params: { id: announcedParcel.id } },
    answer: {
      ...announcedParcel,
      status: 'WITHDRAWN',
      actions: [],
      timeline: [
        ...announcedParcel.timeline,
        {
          event: 'WITHDRAWN',
          from: 'AWAITING_SHIPMENT',
          to: 'WITHDRAWN',
          actor: 'SHOPPER',
          at: '2026-11-22T09:00:00.000Z',
          details: {},
        },
      ],
    },
  },
  decideParcel: {
    input: { params, body: { decision: 'ACCEPT' } },
    answer: {
      ...parcelDetail,
      qcStatus: 'WAIVED',
      qcIssue: 'WRONG_COLOR',
      qcNote: 'Green, not khaki',
    },
  },
  approveParcel: {
    input: { params },
    answer: {
      ...parcelDetail,
      approvedAt: '2026-11-23T09:00:00.000Z',
      actions: ['askExchange', 'askReturn', 'forward', 'extend'],
    },
  },
  objectToParcel: {
    input: { params, body: { ...objection, itemIds: [orderItemId] } },
    answer: {
      ...parcelDetail,
      status: 'OBJECTED',
      objection: askedObjection,
      actions: ['withdrawObjection'],
    },
  },
  withdrawObjection: { input: { params }, answer: parcelDetail },
  extendStorage: {
    input: { params },
    answer: {
      ...openPayment,
      paymentNo: 'Y261122J3N5P7Q',
      type: 'STORAGE',
      amount: '30.00',
      createdAt: '2026-11-22T09:00:00.000Z',
      expiresAt: '2026-11-23T09:00:00.000Z',
    },
  },
};
