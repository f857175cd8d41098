import type { Job, JobRow, opsJobEndpoints } from '../../ops/desk/jobs.ts';
import type { Examples } from '../example.ts';

const ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z95';

const written: Job = {
  id: ID,
  kind: 'EXPORT',
  list: 'ORDERS',
  state: 'DONE',
  filter: 'status=PAID&sort=waiting',
  columns: 'order,total',
  format: 'SPREADSHEET',
  total: 3,
  done: 3,
  failed: 0,
  bytes: 412,
  sha256: '3f0a377ba0a4a460ecb616f6507ce0d8cfa3e704025d4fda3ed0c5ca05468728',
  parts: 1,
  error: '',
  madeBy: { id: 'demo-buyer', name: '李娜' },
  createdAt: '2026-11-22T08:30:00.000Z',
  finishedAt: '2026-11-22T08:30:01.000Z',
  expiresAt: '2026-11-29T08:30:00.000Z',
  actions: ['download'],
  extension: '.csv',
  version: 0,
};

const accepting: Job = {
  ...written,
  kind: 'BULK',
  act: 'ACCEPT_ORDERS',
  columns: '',
  total: 2,
  done: 1,
  failed: 1,
  bytes: 0,
  sha256: '',
  parts: 0,
  actions: ['repeat'],
  extension: '',
};

const results: JobRow[] = [
  { position: 0, objectId: 'k5v1x9m3q7r2', number: 'P2611217KQ2M8X', state: 'DONE', error: '' },
  {
    position: 1,
    objectId: 'k5v1x9m3q7r3',
    number: 'P2611217KQ2M8Y',
    state: 'FAILED',
    error: 'This is not possible in the current state.',
  },
];

const { finishedAt: _, ...unfinished } = accepting;
const running: Job = { ...unfinished, state: 'RUNNING', failed: 0, actions: ['cancel'] };
const params = { id: ID };

export const opsJobExamples: Examples<typeof opsJobEndpoints> = {
  makeExport: {
    input: {
      body: {
        list: 'ORDERS',
        filter: 'status=PAID&sort=waiting',
        columns: 'order,total',
        format: 'SPREADSHEET',
      },
    },
    answer: written,
  },
  startBulk: {
    input: {
      body: {
        act: 'ACCEPT_ORDERS',
        which: 'ALL',
        filter: 'status=PAID&sort=waiting',
        asOf: '2026-11-22T08:30:00.000Z',
      },
    },
    answer: running,
  },
  countNewRows: {
    input: {
      query: {
        list: 'ORDERS',
        filter: 'status=PAID&sort=waiting',
        asOf: '2026-11-22T08:30:00.000Z',
      },
    },
    answer: { count: 3 },
  },
  listJobs: {
    input: { query: { everybody: false, pageSize: 50 } },
    answer: { records: [written], total: 1 },
  },
  getJob: { input: { params }, answer: accepting },
  listJobRows: {
    input: { params, query: { pageSize: 50 } },
    answer: { records: results, total: 2 },
  },
  readJobFile: {
    input: { params, query: { part: 0 } },
    answer: { text: '\uFEFFOrder,Total (CNY)\r\nP2611217KQ2M8X,120.00\r\n', parts: 1 },
  },
  cancelJob: { input: { params }, answer: { ...accepting, state: 'CANCELLED', actions: [] } },
  repeatJob: { input: { params }, answer: running },
};
