import type { opsManifestEndpoints } from '../../ops/warehouse/manifests.ts';
import type { opsShipmentEndpoints } from '../../ops/warehouse/shipments.ts';
import type { opsTrackingEndpoints } from '../../ops/warehouse/tracking.ts';
import type { Examples } from '../example.ts';
import { parcel } from '../parcels.ts';
import { transitOrder } from '../transit.ts';
import {
  declarationLine,
  handedOver,
  measures,
  packed,
  shipment,
  transitParams,
} from './orders.ts';

const box = {
  number: 1,
  ...measures,
  trackingNo: '',
  delivered: false,
  parcelNos: [parcel.parcelNo],
};
const boxes = [{ number: 1, ...measures }];
const billed = { ...packed, status: 'PENDING_PAYMENT' as const, packedBoxes: [box] };
const sender = {
  name: 'Sampan',
  lines: ['1 Canal Road, Yiwu', '322000', 'CN'],
  phone: '+8657912345678',
};
const recipient = { name: 'Mei Lin', lines: ['1 Jalan Universiti', 'MY'], phone: '+60123456789' };
const numbers = ['TO_PACK', 'TO_WEIGH', 'WAITING_FOR_MONEY', 'TO_HAND_OVER', 'ON_THE_WAY'] as const;

export const opsShipmentExamples: Examples<typeof opsShipmentEndpoints> = {
  listOpsTransits: {
    input: { query: { pile: 'TO_PACK', country: 'my' } },
    answer: {
      records: [
        {
          id: transitOrder.id,
          orderNo: transitOrder.orderNo,
          status: 'PENDING_PACKING',
          pile: 'TO_PACK',
          shopperName: 'Mei Lin',
          country: 'my',
          optionCode: transitOrder.transitOptionName,
          optionTitle: transitOrder.optionTitle,
          carrier: '',
          trackingNo: '',
          parcelCount: 1,
          packedCount: 0,
          boxes: 1,
          weightG: 1240,
          statusAt: '2026-11-23T01:20:00.000Z',
          version: 0,
        },
      ],
      total: 1,
      counts: {
        ...(Object.fromEntries(numbers.map((pile) => [pile, 1])) as Record<
          (typeof numbers)[number],
          number
        >),
        PROBLEM: 0,
        DONE: 0,
      },
    },
  },
  getPickList: {
    input: { query: { orderNos: [transitOrder.orderNo] } },
    answer: [
      {
        shelfCode: 'A-01-3',
        parcelNo: parcel.parcelNo,
        domesticTrackingNo: parcel.domesticTrackingNo,
        orderNo: transitOrder.orderNo,
        weightG: 1240,
      },
    ],
  },
  packParcel: {
    input: { params: transitParams, body: { code: parcel.parcelNo, box: 1 } },
    answer: { ...shipment, status: 'PACKING', pile: 'TO_WEIGH', packedBoxes: [box] },
  },
  unpackParcel: {
    input: { params: transitParams, body: { code: parcel.parcelNo } },
    answer: { ...shipment, status: 'PACKING', pile: 'TO_WEIGH' },
  },
  weighBoxes: { input: { params: transitParams, body: { boxes } }, answer: billed },
  reweighTransit: {
    input: { params: transitParams, body: { boxes, reason: 'The scale was not at zero' } },
    answer: billed,
  },
  unpackTransit: {
    input: { params: transitParams, body: { reason: 'A parcel was left on the shelf' } },
    answer: { ...shipment, status: 'PACKING', pile: 'TO_WEIGH' },
  },
  correctShipmentTracking: {
    input: {
      params: transitParams,
      body: { carrier: 'EMS', trackingNo: 'EA123456799CN', reason: 'Two digits were swapped' },
    },
    answer: { ...handedOver, status: 'IN_TRANSIT', trackingNo: 'EA123456799CN' },
  },
  noteProblem: {
    input: {
      params: transitParams,
      body: { liable: 'CARRIER', note: 'Claim 8842 sent to EMS', closed: false },
    },
    answer: {
      ...handedOver,
      status: 'LOST',
      pile: 'PROBLEM',
      problem: { open: true, liable: 'CARRIER', note: 'Claim 8842 sent to EMS' },
    },
  },
  setFreightCost: {
    input: { params: transitParams, body: { cost: '86.50' } },
    answer: { ...shipment, freightCost: '86.50' },
  },
  putDeclaration: {
    input: { params: transitParams, body: { lines: [{ ...declarationLine, value: '80' }] } },
    answer: { ...shipment, declaration: { proposed: false, lines: [declarationLine] } },
  },
  getTransitPaper: {
    input: { params: { id: transitOrder.orderNo, kind: 'cn23' } },
    answer: {
      kind: 'cn23',
      orderNo: transitOrder.orderNo,
      day: '2026-11-23',
      sender,
      recipient,
      country: 'my',
      carrier: 'EMS',
      trackingNo: 'EA123456785CN',
      option: 'EMS',
      boxes: [box],
      lines: [declarationLine],
      quantity: 2,
      weightG: 1240,
      value: '80.00',
      incomplete: [],
    },
  },
};

const manifestId = '01KAFQZ3J5M7P9R1T3V5X7Z9M1';
const manifestRow = {
  id: manifestId,
  manifestNo: 'M261123K4M6P8R',
  carrier: 'EMS',
  day: '2026-11-23',
  createdAt: '2026-11-23T08:00:00.000Z',
  shipments: 1,
  boxes: 1,
  version: 1,
};
const manifest = {
  ...manifestRow,
  madeBy: '王强',
  weightG: 1240,
  lines: [
    {
      orderNo: transitOrder.orderNo,
      country: 'my',
      boxes: 1,
      weightG: 1240,
      trackingNo: 'EA123456785CN',
    },
  ],
  refused: [{ line: 'T2611230000000 EA123456785CN', code: 'NOT_FOUND' }],
};

export const opsManifestExamples: Examples<typeof opsManifestEndpoints> = {
  handOverMany: {
    input: { body: { carrier: 'EMS', rows: `${transitOrder.orderNo} EA123456785CN` } },
    answer: manifest,
  },
  listManifests: { input: { query: {} }, answer: { records: [manifestRow], total: 1 } },
  getManifest: { input: { params: { id: manifestId } }, answer: manifest },
  closeManifest: {
    input: { params: { id: manifestId } },
    answer: { ...manifest, closedAt: '2026-11-23T10:00:00.000Z' },
  },
};

const carrierKey = {
  id: '01KAFQZ3J5M7P9R1T3V5X7Z9C1',
  source: '17track',
  name: 'Account of the warehouse',
  active: true,
  createdAt: '2026-11-23T08:00:00.000Z',
};

export const opsTrackingExamples: Examples<typeof opsTrackingEndpoints> = {
  listTrackingEvents: {
    input: { query: { outcome: 'UNKNOWN_NUMBER' } },
    answer: {
      records: [
        {
          id: '01KAFQZ3J5M7P9R1T3V5X7Z9E1',
          source: '17track',
          number: 'EA123456785CN',
          outcome: 'UNKNOWN_NUMBER',
          status: 'IN_TRANSIT',
          at: '2026-11-23T06:00:00.000Z',
          text: 'Departed',
          location: 'Guangzhou',
          receivedAt: '2026-11-23T08:00:00.000Z',
          times: 1,
        },
      ],
      total: 1,
    },
  },
  importTracking: {
    input: {
      body: { rows: 'EA123456785CN,CUSTOMS,2026-11-23 14:05,Kuala Lumpur,Held by customs' },
    },
    answer: { outcomes: [{ outcome: 'MOVED', events: 1 }] },
  },
  listCarrierKeys: { answer: [carrierKey] },
  makeCarrierKey: {
    input: {
      body: {
        source: '17track',
        name: 'Account of the warehouse',
        key: '6F2D8B0A4C7E9153AABBCCDD',
      },
    },
    answer: carrierKey,
  },
  disableCarrierKey: { input: { params: { id: carrierKey.id } }, answer: { ok: true } },
};
