import type { BankLine, opsBankEndpoints } from '../../ops/money/bank.ts';
import { deposit } from '../deposits.ts';
import type { Examples } from '../example.ts';
import { account } from './bank-files.ts';

const AT = '2026-11-27T08:30:00.000Z';
/** A line in the examples. */
export const line: BankLine = {
  id: '01KB3E6G8J0L2N4Q6S8U0W2Y4A',
  version: 0,
  accountId: account.id,
  accountName: account.name,
  day: '2026-11-26',
  valueDay: '2026-11-26',
  amount: '18.90',
  left: '18.90',
  currency: 'SGD',
  text: `FAST TRANSFER ${deposit.depositNo}`,
  name: 'Mei Lin',
  account: 'SG0012345678',
  reference: '',
  entryRef: 'FT26330A1B2C',
  state: 'OPEN',
  note: '',
};
const waiting = {
  depositId: deposit.id,
  depositNo: deposit.depositNo,
  status: deposit.status,
  shopperId: '01KAFR8Q5S7V9X1Z3B5D7F9H1K',
  shopperName: 'Mei Lin',
  amount: deposit.amount,
  payAmount: '18.90',
  payCurrency: 'SGD',
  reference: '',
  createdAt: AT,
};
/** A credited top-up. */
export const credited = { ...deposit, status: 'SUCCEEDED' as const, creditedAt: AT };
/** A proposal that waits. */
export const proposal = {
  id: '01KB4F7H9K1M3P5R7T9V1X3Z5B',
  proposalNo: 'A2611275C7E9G1J',
  state: 'PENDING' as const,
  expiresAt: '2026-12-04T08:30:00.000Z',
};
const lineParams = { id: line.id };

export const opsBankExamples: Examples<typeof opsBankEndpoints> = {
  listBankLines: {
    input: { query: { state: 'OPEN' } },
    answer: { records: [line], total: 1 },
  },
  getBankLine: {
    input: { params: lineParams, query: { q: '' } },
    answer: {
      ...line,
      matches: [],
      returns: [],
      candidates: [
        {
          ...waiting,
          score: 0.9,
          reasons: ['CODE', 'NAME', 'AMOUNT'],
          credits: deposit.amount,
          waiting: false,
        },
      ],
    },
  },
  listBankSuggestions: {
    input: { query: { sure: true } },
    answer: {
      suggestions: [
        {
          pair: `${line.id}~${deposit.id}`,
          lines: [line],
          deposits: [waiting],
          score: 0.99,
          isSure: true,
          reasons: ['CODE', 'AMOUNT'],
        },
      ],
      total: 1,
    },
  },
  takeSuggestions: {
    input: { body: { pairs: [`${line.id}~${deposit.id}`] } },
    answer: {
      results: [{ pair: `${line.id}~${deposit.id}`, depositId: deposit.id, waits: false }],
      credited: 1,
      waiting: 0,
      failed: 0,
    },
  },
  matchBankLines: {
    input: { body: { depositId: deposit.id, lineIds: [line.id] } },
    answer: credited,
  },
  undoBankMatch: {
    input: {
      params: { id: '01KB5G8J0L2N4Q6S8U0W2Y4A6C' },
      body: { reason: 'It was the transfer of her sister' },
    },
    answer: { ok: true },
  },
  creditBankLine: {
    input: {
      params: lineParams,
      body: {
        channelId: 'sampan-bank',
        shopper: 'mei@example.com',
        reason: 'She sent the receipt by mail',
      },
    },
    answer: { ...line, proposal },
  },
  markBankLine: {
    input: { params: lineParams, body: { mark: 'CHARGE', note: 'Monthly fee' } },
    answer: { ...line, state: 'MARKED', left: '0.00', mark: 'CHARGE', note: 'Monthly fee' },
  },
  unmarkBankLine: { input: { params: lineParams }, answer: line },
};
