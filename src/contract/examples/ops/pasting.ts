import {
  type opsPastingEndpoints,
  PASTE_COLUMNS,
  type PastedRow,
} from '../../ops/orders/pasting.ts';
import type { Examples } from '../example.ts';
import { opsOrder } from './order.ts';

const { id, orderNo } = opsOrder;
const row: PastedRow = {
  line: 2,
  orderNo,
  upstreamOrderNo: '2811223344556677',
  cost: '85.00',
  carrier: '中通',
  trackingNo: '75380012345678',
  problems: [],
};
const text = `${row.orderNo}\t${row.upstreamOrderNo}\t${row.cost}\t${row.carrier}\t${row.trackingNo}`;
const columns = PASTE_COLUMNS.map((column) => ({ heading: '', column }));
const wrong = {
  columns,
  rows: [{ ...row, line: 1, problems: ['STATUS' as const] }],
  bad: 1,
  total: 1,
};

export const opsPastingExamples: Examples<typeof opsPastingEndpoints> = {
  keepSheet: {
    input: { body: { text, mended: [{ line: 1, cost: '86.00' }] } },
    answer: { id },
  },
  getSheet: { input: { params: { id } }, answer: { text, ...wrong } },
  checkOrderPaste: {
    input: { body: { text } },
    answer: wrong,
  },
  pasteOrders: {
    input: { body: { text } },
    answer: { columns, rows: [{ ...row, line: 1 }], bad: 0, total: 1 },
  },
};
