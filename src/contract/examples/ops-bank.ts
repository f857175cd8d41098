import type {
  BankAccount,
  BankColumns,
  BankFile,
  BankLine,
  opsBankEndpoints,
} from '../ops/bank.ts';
import type { opsPayoutEndpoints, Payout, PayoutDetail } from '../ops/payouts.ts';
import { deposit } from './deposits.ts';
import type { Examples } from './example.ts';
import { uploadToken } from './uploads.ts';
import { withdrawal } from './withdrawals.ts';

const AT = '2026-11-27T08:30:00.000Z';
const FILE_KEY = 'bank-file/01KB3D5F7H9K1M3P5R7T9V1X3Z-0a1b2c3d4e5f60718293a4b5.csv';

const columns: BankColumns = {
  headingRow: 1,
  columns: ['DAY', 'AMOUNT', 'BALANCE', 'NAME', 'TEXT'],
  dayOrder: 'DMY',
  decimalMark: '.',
  encoding: 'utf-8',
};
const account: BankAccount = {
  id: '01KB2Z4X6V8T0R2P4M6K8H0F2D',
  version: 1,
  name: 'DBS, current account',
  currency: 'SGD',
  holder: 'Sampan Trading Pte Ltd',
  bic: 'DBSSSGSG',
  number: '••••4471',
  channelIds: [deposit.channelId],
  useReferences: true,
  opening: '1200.00',
  balance: '1540.50',
  lastDay: '2026-11-26',
  closed: false,
  open: 1,
  columns,
};
const file: BankFile = {
  id: '01KB3D5F7H9K1M3P5R7T9V1X3Z',
  version: 1,
  accountId: account.id,
  accountName: account.name,
  currency: 'SGD',
  name: 'November, 26th',
  format: 'CSV',
  state: 'TAKEN',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  bytes: 1840,
  fromDay: '2026-11-26',
  toDay: '2026-11-26',
  opening: '1200.00',
  closing: '1540.50',
  lines: 2,
  newLines: 2,
  addedBy: 'Li Na',
  addedAt: AT,
  takenAt: AT,
};
const line: BankLine = {
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
const credited = { ...deposit, status: 'SUCCEEDED' as const, creditedAt: AT };
const proposal = {
  id: '01KB4F7H9K1M3P5R7T9V1X3Z5B',
  proposalNo: 'A2611275C7E9G1J',
  state: 'PENDING' as const,
  expiresAt: '2026-12-04T08:30:00.000Z',
};
const accountParams = { id: account.id };
const fileParams = { id: file.id };
const lineParams = { id: line.id };
const terms = {
  name: account.name,
  holder: account.holder,
  bic: account.bic,
  channelIds: account.channelIds,
  useReferences: true,
};
const fresh: BankFile = { ...file, version: 0, state: 'NEW', lines: 0, newLines: 0 };
const { takenAt: _, ...unread } = fresh;

export const opsBankExamples: Examples<typeof opsBankEndpoints> = {
  listBankAccounts: { answer: [account] },
  makeBankAccount: {
    input: {
      body: { ...terms, currency: 'SGD', accountNo: '0720014471', opening: '1200' },
    },
    answer: { ...account, balance: '1200.00', lastDay: '', open: 0 },
  },
  changeBankAccount: {
    input: {
      params: accountParams,
      body: { ...terms, name: 'The second account', accountNo: '', closed: false },
    },
    answer: account,
  },
  getBankUploadToken: {
    input: { query: { ext: 'csv' } },
    answer: { ...uploadToken, key: FILE_KEY },
  },
  addBankFile: {
    input: { body: { accountId: account.id, file: FILE_KEY, name: file.name } },
    answer: unread,
  },
  listBankFiles: {
    input: { query: { accountId: account.id } },
    answer: { records: [file], total: 1 },
  },
  getBankFile: {
    input: { params: fileParams },
    answer: {
      ...unread,
      lines: 2,
      newLines: 2,
      problems: [{ row: 3, problem: 'AMOUNT', value: '18,9O' }],
      saysClosing: true,
      balance: '1200.00',
      columns,
      sample: [{ row: 1, cells: ['Date', 'Amount', 'Balance', 'Name', 'Details'] }],
    },
  },
  setBankColumns: { input: { params: fileParams, body: columns }, answer: { ok: true } },
  takeBankFile: { input: { params: fileParams, body: { closing: '' } }, answer: file },
  dropBankFile: { input: { params: fileParams }, answer: { ...unread, state: 'DROPPED' } },
  readBankFile: {
    input: { params: fileParams },
    answer: { name: file.name, sha256: file.sha256, base64: 'RGF0ZSxBbW91bnQ=' },
  },
  listBankLines: {
    input: { query: { state: 'OPEN' } },
    answer: { records: [line], total: 1 },
  },
  getBankLine: {
    input: { params: lineParams, query: { q: '' } },
    answer: {
      ...line,
      matches: [],
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
      results: [{ pair: `${line.id}~${deposit.id}`, waits: false }],
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
  reverseDeposit: {
    input: {
      params: { id: deposit.depositNo },
      body: { lineId: line.id, reason: 'The bank took the transfer back' },
    },
    answer: { ...credited, proposal },
  },
  bounceWithdrawal: {
    input: {
      params: { id: withdrawal.id },
      body: { lineId: line.id, reason: 'The account is closed' },
    },
    answer: { ...withdrawal, status: 'PAID', proposal },
  },
};

const payout: Payout = {
  id: '01KB6H9K1M3P5R7T9V1X3Z5B7D',
  version: 0,
  payoutNo: 'B2611277E9G1J3M',
  accountId: account.id,
  accountName: account.name,
  state: 'OPEN',
  currency: withdrawal.payCurrency,
  count: 1,
  sum: withdrawal.payAmount,
  createdBy: 'Li Na',
  createdAt: AT,
};
const item: PayoutDetail['items'][number] = {
  id: '01KB6HAK1M3P5R7T9V1X3Z5B7D',
  withdrawalId: withdrawal.id,
  withdrawalNo: withdrawal.withdrawalNo,
  accountHolder: withdrawal.accountHolder,
  accountNo: '••••5678',
  amount: withdrawal.payAmount,
  state: 'QUEUED',
  reason: '',
  changedAt: AT,
};
const hash = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
const detail: PayoutDetail = { ...payout, items: [item], hashes: { CSV: hash, PAIN_09: hash } };
const sent: PayoutDetail = {
  ...detail,
  version: 1,
  state: 'SENT',
  sentAt: AT,
  items: [{ ...item, state: 'SENT' }],
};
const paid: PayoutDetail = { ...sent, state: 'DONE', items: [{ ...item, state: 'CONFIRMED' }] };
const params = { id: payout.id };

export const opsPayoutExamples: Examples<typeof opsPayoutEndpoints> = {
  approveWithdrawal: {
    input: { params: { id: withdrawal.id }, body: { reason: '', evidence: '' } },
    answer: { ...withdrawal, status: 'APPROVED' },
  },
  listPayable: {
    answer: [
      {
        withdrawalId: withdrawal.id,
        withdrawalNo: withdrawal.withdrawalNo,
        payAmount: withdrawal.payAmount,
        payCurrency: withdrawal.payCurrency,
        accountHolder: withdrawal.accountHolder,
        createdAt: AT,
      },
    ],
  },
  listPayouts: { answer: { records: [payout], total: 1 } },
  makePayout: {
    input: { body: { accountId: account.id, withdrawalIds: [withdrawal.id] } },
    answer: detail,
  },
  getPayout: { input: { params }, answer: detail },
  getPayoutFile: {
    input: { params, query: { format: 'PAIN_09' } },
    answer: { name: `${payout.payoutNo}.xml`, sha256: hash, text: '<?xml version="1.0"?>…' },
  },
  sendPayout: { input: { params }, answer: sent },
  cancelPayout: { input: { params }, answer: { ...detail, state: 'CANCELLED' } },
  settlePayout: { input: { params, body: { confirmed: [item.id] } }, answer: paid },
  takePayoutStatus: {
    input: { params, body: { text: '<?xml version="1.0"?><Document>…</Document>' } },
    answer: paid,
  },
};
