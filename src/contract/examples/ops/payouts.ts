import type { opsPayoutEndpoints, Payout, PayoutDetail } from '../../ops/money/payouts.ts';
import type { Examples } from '../example.ts';
import { withdrawal } from '../withdrawals.ts';
import { account } from './bank-files.ts';

const AT = '2026-11-27T08:30:00.000Z';
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
/** A payment of a batch in the examples. */
export const item: PayoutDetail['items'][number] = {
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
