import type { ServiceRequest, serviceEndpoints } from '../calls/services.ts';
import type { OpsServiceRequest, opsServiceEndpoints } from '../ops/orders/services.ts';
import type { Examples } from './example.ts';
import { parcel } from './parcels.ts';

/** A service that was paid for and waits. */
const request: ServiceRequest = {
  id: '01KAFS1A2B4C6D8E0F2G4H6J8K',
  requestNo: 'V2611238H2K4M6P',
  code: 'MORE_PHOTOS',
  name: 'Five photos',
  amount: '5.00',
  note: 'The soles, please',
  state: 'WAITING',
  createdAt: '2026-11-23T02:00:00.000Z',
  result: '',
  photos: [],
};
const opsRequest: OpsServiceRequest = {
  ...request,
  version: 0,
  subject: 'PURCHASE_PARCEL',
  subjectNo: parcel.parcelNo,
};
const params = { id: request.id };
const endedAt = '2026-11-23T06:30:00.000Z';
const check = { code: 'EXTRA_CHECK', name: 'Check before sending', amount: '2.00' };

export const serviceExamples: Examples<typeof serviceEndpoints> = {
  askParcelService: {
    input: {
      params: { id: parcel.id },
      body: { code: 'MORE_PHOTOS', amount: '5.00', note: request.note, payPassword: '482913' },
    },
    answer: request,
  },
  askOrderService: {
    input: {
      params: { id: parcel.orderId },
      body: { code: check.code, amount: check.amount, note: '', payPassword: '482913' },
    },
    answer: { ...request, ...check, note: '' },
  },
};

export const opsServiceExamples: Examples<typeof opsServiceEndpoints> = {
  finishService: {
    input: {
      params,
      body: { result: 'No marks on the soles', files: ['qc-photo/5e1d0c9b.jpg'] },
    },
    answer: {
      ...opsRequest,
      ...{ state: 'DONE', endedAt, version: 1, result: 'No marks on the soles' },
      photos: ['/uploads/qc-photo/5e1d0c9b.jpg'],
    },
  },
  refuseService: {
    input: { params, body: { reason: 'The shoes are sealed in their box' } },
    answer: {
      ...opsRequest,
      ...{ state: 'REFUSED', endedAt, version: 1, result: 'The shoes are sealed in their box' },
    },
  },
};
