import type {
  OpsParcel,
  OpsParcelDetail,
  opsParcelEndpoints,
} from '../../ops/warehouse/parcels.ts';
import type { opsScanEndpoints, RecentScan, ScanAnswer } from '../../ops/warehouse/scan.ts';
import type {
  opsStockEndpoints,
  Shelf,
  Station,
  UnknownParcel,
} from '../../ops/warehouse/stock.ts';
import type { Examples } from '../example.ts';
import { answeredObjection, parcel, parcelDetail } from '../parcels.ts';

const params = { id: parcel.parcelNo };
const measures = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
const AT = '2026-11-22T07:05:00.000Z';
const WAREHOUSE_ID = 'guangzhou';

const { actions: _shoppers, ...facts } = parcel;
const opsParcel: OpsParcel = {
  ...facts,
  version: 6,
  userId: '01KAFQZ3J5M7P9R1T3V5X7Z9B1',
  shopperName: 'Noy Phommachanh',
  since: AT,
  ownCode: 'PAK2611213V7X9B2Q',
  actions: ['correct', 'shelve', 'photograph', 'exception'],
};
const detail: OpsParcelDetail = {
  ...opsParcel,
  payments: [],
  upstreamOrderNo: '2811223344556677',
  services: [],
  labels: 1,
  timeline: parcelDetail.timeline.map((event) => ({ ...event, by: 'Wang Qiang' })),
};

export const opsParcelExamples: Examples<typeof opsParcelEndpoints> = {
  listOpsParcels: {
    input: { query: { list: 'STORED' } },
    answer: { records: [opsParcel], total: 1 },
  },
  countOpsParcels: {
    input: { query: {} },
    answer: {
      lists: {
        EXPECTED: 41,
        TO_CHECK: 6,
        FAILED: 1,
        EXCEPTION: 0,
        STORED: 318,
        STORAGE_ENDING: 4,
      },
      unknown: 2,
      warehouses: [{ id: WAREHOUSE_ID, name: 'Guangzhou' }],
    },
  },
  getOpsParcel: { input: { params }, answer: detail },
  traceParcel: {
    input: { params, body: { status: 'TRANSPORT', text: '快件已到达【广州转运中心】' } },
    answer: {
      ...detail,
      status: 'IN_DOMESTIC_TRANSIT',
      domesticTraceStatus: 'TRANSPORT',
      actions: ['receive', 'arrive', 'exception'],
    },
  },
  parcelArrived: {
    input: { params, body: { ...measures, shelfCode: 'A-01-3', goodsClass: 'NORMAL' } },
    answer: {
      ...detail,
      status: 'INBOUND_CHECKING',
      qcStatus: 'NOT_CHECKED',
      actions: ['check', 'correct', 'shelve', 'photograph', 'exception'],
    },
  },
  checkParcel: {
    input: { params, body: { passed: true, note: 'As described' } },
    answer: { ...detail, qcNote: 'As described' },
  },
  parcelReturned: { input: { params }, answer: { ...detail, status: 'RETURNED', actions: [] } },
  parcelException: {
    input: { params, body: { exception: 'LOST', note: 'The carrier can not find it' } },
    answer: {
      ...detail,
      status: 'EXCEPTION',
      exception: 'LOST',
      actions: ['arrive', 'returned'],
    },
  },
  answerObjection: {
    input: { params, body: { agreed: true, text: 'The seller sends another one' } },
    answer: {
      ...detail,
      status: 'EXCHANGING',
      objection: answeredObjection,
      actions: ['receive', 'arrive', 'exception', 'returned'],
    },
  },
  correctParcel: {
    input: { params, body: { weightG: 1420, reason: 'Two digits were swapped' } },
    answer: { ...detail, weightG: 1420 },
  },
  shelveParcel: {
    input: { params, body: { shelfCode: 'B-04-1' } },
    answer: { ...detail, shelfCode: 'B-04-1' },
  },
  splitParcel: {
    input: {
      params,
      body: { quantities: [1], weightG: 400, reason: 'Its goods came in two pieces' },
    },
    answer: { ...detail, parcelNo: 'K2611240000018', weightG: 400 },
  },
  mergeParcels: {
    input: { params, body: { code: 'K2611240000018', reason: 'They fit into one' } },
    answer: detail,
  },
  photographParcel: {
    input: {
      params,
      body: { photos: [{ path: '/uploads/qc-photo/9f2c1b7a.jpg', shows: 'SCALE' }] },
    },
    answer: detail,
  },
  labelParcel: { input: { params }, answer: { ...detail, labels: 2 } },
};

const shelf: Shelf = {
  id: '01KAJ1Q8ZV7T3M5N9W2X4Y6Z90',
  warehouseId: WAREHOUSE_ID,
  code: 'A-01-3',
  ownCode: 'SHA013U',
  zone: 'A',
  position: 3,
  active: true,
  parcels: 12,
  version: 0,
};
const station: Station = {
  id: '01KAJ1Q8ZV7T3M5N9W2X4Y6Z91',
  warehouseId: WAREHOUSE_ID,
  name: 'Door 1',
  step: 'RECEIVE',
  active: true,
  labelSize: '100x60',
  printing: 'BY_HAND',
  scale: 'NONE',
  scaleUnit: 'G',
  scaleBaud: '9600',
  version: 0,
};
const devices = {
  labelSize: '60x40',
  printing: 'WHEN_WEIGHED',
  scale: 'SERIAL',
  scaleUnit: 'KG',
  scaleBaud: '9600',
} as const;
const unknown: UnknownParcel = {
  id: '01KAJ1Q8ZV7T3M5N9W2X4Y6Z92',
  unknownNo: 'U2611227K3M5P7R',
  ownCode: 'UNU2611227K3M5P7RD',
  warehouseId: WAREHOUSE_ID,
  trackingNo: 'SF1234567890',
  carrier: 'SF Express',
  photos: [],
  shelfCode: 'X-01',
  weightG: 640,
  note: 'A red box without a name',
  state: 'WAITING',
  stateAt: AT,
  createdAt: AT,
  version: 0,
};
const unknownParams = { id: unknown.unknownNo };

export const opsStockExamples: Examples<typeof opsStockEndpoints> = {
  listShelves: {
    input: { query: { warehouseId: WAREHOUSE_ID } },
    answer: { records: [shelf], total: 1 },
  },
  addShelves: {
    input: { body: { warehouseId: WAREHOUSE_ID, zone: 'A', codes: 'A-01-1 A-01-2 A-01-3' } },
    answer: { added: 3 },
  },
  updateShelf: {
    input: { params: { id: shelf.id }, body: { zone: 'A', position: 3, active: false } },
    answer: { ...shelf, active: false, version: 1 },
  },
  countShelf: {
    input: { params: { id: shelf.id }, body: { found: [parcel.parcelNo] } },
    answer: { expected: 2, found: 1, missing: ['K2611214W8Y0C3'], extra: [] },
  },
  listStations: { input: {}, answer: [station] },
  addStation: {
    input: { body: { warehouseId: WAREHOUSE_ID, name: 'Door 1', step: 'RECEIVE' } },
    answer: station,
  },
  updateStation: {
    input: {
      params: { id: station.id },
      body: { name: 'Door 1', step: 'CHECK', active: true },
    },
    answer: { ...station, step: 'CHECK', version: 1 },
  },
  equipStation: {
    input: { params: { id: station.id }, body: devices },
    answer: { ...station, ...devices, version: 1 },
  },
  listUnknownParcels: { input: { query: {} }, answer: { records: [unknown], total: 1 } },
  getUnknownParcel: { input: { params: unknownParams }, answer: unknown },
  reportUnknownParcel: {
    input: {
      body: {
        warehouseId: WAREHOUSE_ID,
        trackingNo: unknown.trackingNo,
        carrier: unknown.carrier,
        note: unknown.note,
      },
    },
    answer: unknown,
  },
  claimUnknownParcel: {
    input: { params: unknownParams, body: { number: parcel.parcelNo } },
    answer: { ...unknown, state: 'CLAIMED', parcelNo: parcel.parcelNo, version: 1 },
  },
  disposeUnknownParcel: {
    input: { params: unknownParams, body: { reason: 'Nobody asked for a year' } },
    answer: { ...unknown, state: 'DISPOSED', version: 1 },
  },
};

const recent: RecentScan = {
  scanId: '5f0c2a6e-0b1d-4c8f-9a37-2f1e6d5c4b3a',
  step: 'RECEIVE',
  code: '75380012345678',
  parcelNo: parcel.parcelNo,
  next: 'WEIGHT',
  sound: 'OK',
  message: 'Received. Weigh it now.',
  at: AT,
  undone: false,
  undoable: true,
};
const { parcelNo: _number, ...scanned } = recent;
const answer: ScanAnswer = {
  ...scanned,
  data: { parcel: { ...opsParcel, status: 'DOMESTIC_SIGNED' }, print: false },
};

export const opsScanExamples: Examples<typeof opsScanEndpoints> = {
  scan: {
    input: {
      body: { step: 'RECEIVE', code: recent.code, scanId: recent.scanId },
    },
    answer,
  },
  listScans: { input: { query: {} }, answer: [recent] },
  undoScan: {
    input: { params: { id: recent.scanId } },
    answer: {
      ...answer,
      scanId: `undo-${recent.scanId}`,
      code: 'UNDO',
      message: 'Undone: 75380012345678',
      next: 'PARCEL',
      undoable: false,
    },
  },
};
