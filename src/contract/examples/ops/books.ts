import type {
  LedgerLine,
  NextClose,
  opsBooksEndpoints,
  TrialBalance,
} from '../../ops/money/books.ts';
import type { opsReportEndpoints } from '../../ops/money/reports.ts';
import { LEDGER_ACCOUNT_KINDS } from '../../values/money/ledger-kinds.ts';
import type { Examples } from '../example.ts';

const DAY = '2026-11-26';
const HASH = '5f1d6c0a9be24738c1e0a4d7f2b86e3950c7d8a1b4e6f3029d8c7b6a5f4e3d2c';
const CHANNEL = 'sampan-bank-transfer';

/** A day on which one top-up of 100 CNY was credited, and nothing before. */
const trial: TrialBalance = {
  dateStart: DAY,
  dateEnd: DAY,
  rows: LEDGER_ACCOUNT_KINDS.map((kind) => {
    const debit = kind === 'CLEARING' ? '100.00' : '0.00';
    const credit = kind === 'AVAILABLE' ? '100.00' : '0.00';
    return {
      kind,
      opening: '0.00',
      debit,
      credit,
      lines: debit === credit ? 0 : 1,
      closingDebit: debit,
      closingCredit: credit,
    };
  }),
  debit: '100.00',
  credit: '100.00',
  closingDebit: '100.00',
  closingCredit: '100.00',
  closed: false,
};
const next: NextClose = {
  day: DAY,
  endsAt: '2026-11-26T16:00:00.000Z',
  checks: [
    { check: 'DAY_OVER', state: 'DONE', count: 0, items: [] },
    { check: 'LEDGER', state: 'DONE', count: 0, items: [] },
    { check: 'PROPOSALS', state: 'DONE', count: 0, items: [] },
    { check: 'DIFFERENCES', state: 'EXPLAIN', count: 1, items: ['D261126B2D4F6H'] },
    {
      check: 'BANK_LINES',
      state: 'EXPLAIN',
      count: 1,
      items: ['2026-11-26 · 18.90 SGD · Mei Lin'],
    },
  ],
  totalsHash: HASH,
  trial,
};
const close = {
  number: 41,
  day: DAY,
  endsAt: next.endsAt,
  lastSequence: 90210,
  sealNumber: 812,
  totalsHash: HASH,
  note: 'D261126B2D4F6H: the shopper paid twice, we refund tomorrow',
  closedBy: { id: '01KB2C3D4E5F6G7H8J9K0M1N2P', name: 'Chen Jie' },
  closedAt: '2026-11-27T02:10:00.000Z',
};
const line: LedgerLine = {
  sequence: 90210,
  transferId: '01KB2C3D4E5F6G7H8J9K0M1N2Q',
  at: '2026-11-26T09:30:00.000Z',
  kind: 'CLEARING',
  type: 'DEPOSIT',
  amount: '-100.00',
  balanceAfter: '-100.00',
  reference: 'D261126B2D4F6H',
  shopper: { id: '', name: '' },
};

export const opsBooksExamples: Examples<typeof opsBooksEndpoints> = {
  getNextClose: { answer: next },
  listDayCloses: { input: { query: {} }, answer: { records: [close], total: 1 } },
  closeDay: {
    input: { body: { day: DAY, totalsHash: HASH, note: close.note } },
    answer: close,
  },
  getTrialBalance: { input: { query: { dateStart: DAY, dateEnd: DAY } }, answer: trial },
  listLedgerLines: {
    input: { query: { kind: 'CLEARING', dateStart: DAY, dateEnd: DAY } },
    answer: { records: [line], total: 1 },
  },
};

const query = { dateStart: DAY, dateEnd: DAY };

export const opsReportExamples: Examples<typeof opsReportEndpoints> = {
  getClearing: {
    input: { query },
    answer: {
      ...query,
      channels: [
        {
          channelId: CHANNEL,
          name: 'Bank transfer',
          provider: 'bank-transfer',
          opening: '0.00',
          came: '100.00',
          cameCount: 1,
          wentOut: '0.00',
          wentOutCount: 0,
          wentBack: '0.00',
          other: '0.00',
          closing: '100.00',
          paid: [{ currency: 'AUD', amount: '21.66' }],
          paidOut: [],
          fees: '1.50',
          received: [],
          differs: 0,
          open: 1,
        },
      ],
      open: [
        {
          why: 'SAID_PAID',
          number: 'D261127K4M6P8R',
          isWithdrawal: false,
          channelId: CHANNEL,
          amount: '43.42',
          currency: 'AUD',
          amountCny: '200.00',
          since: '2026-11-27T01:12:00.000Z',
        },
      ],
    },
  },
  getReport: {
    input: { params: { report: 'TAKE' }, query: { ...query, by: 'DAY' } },
    answer: {
      report: 'TAKE',
      by: 'DAY',
      ...query,
      columns: [
        { measure: 'FEES_EARNED', unit: 'CNY', kind: 'SERVICE_FEE', type: 'PAYMENT' },
        { measure: 'FEES_BACK', unit: 'CNY', kind: 'SERVICE_FEE', type: 'REFUND' },
        { measure: 'WITHDRAWAL_FEES', unit: 'CNY', kind: 'SERVICE_FEE', type: 'WITHDRAWAL_FEE' },
        { measure: 'NET', unit: 'CNY', kind: 'SERVICE_FEE' },
      ],
      rows: [{ ...query, values: ['12.00', '-2.00', '0.00', '10.00'] }],
      totals: ['12.00', '-2.00', '0.00', '10.00'],
    },
  },
  getReportFile: {
    input: { params: { report: 'FREIGHT' }, query: { ...query, by: 'DAY', format: 'PLAIN' } },
    answer: {
      name: 'freight-2026-11-26-2026-11-26.csv',
      csv: 'From,Until,Freight paid (CNY),Freight refunded (CNY),Net (CNY)\r\n2026-11-26,2026-11-26,310.00,0.00,310.00\r\n',
    },
  },
};
