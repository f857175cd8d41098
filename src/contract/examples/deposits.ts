import type { Deposit, DepositChannel, depositEndpoints } from '../calls/deposits.ts';
import { type Examples, pageWith } from './example.ts';

export const channel: DepositChannel = {
  id: 'sampan-bank',
  type: 'BANK_TRANSFER',
  name: 'Harbour Bank',
  instructions: [
    { label: 'Account holder', value: 'Sampan Trading Pty Ltd' },
    { label: 'Account number', value: '062-000 5550 1420' },
  ],
  currency: 'AUD',
  feeBasisPoints: 0,
  minimum: '10.00',
  maximum: '50000.00',
  rate: '0.2110',
  onePay: false,
  paysPayments: true,
  demonstration: false,
  withdrawable: true,
};

/** A top-up whose transfer has been reported. */
export const deposit: Deposit = {
  id: '01KAFR8Q5S7V9X1Z3B5D7F9H1K',
  depositNo: 'D261119B2D4F6H',
  channelId: channel.id,
  channelName: channel.name,
  channelType: channel.type,
  status: 'PENDING_REVIEW',
  amount: '2000.00',
  fee: '0.00',
  payAmount: '422.00',
  payCurrency: 'AUD',
  rate: '0.2110',
  reference: 'Mei Lin',
  certificate: '',
  takesProof: true,
  isInstant: false,
  reason: '',
  createdAt: '2026-11-19T10:00:00.000Z',
};

const newDeposit: Deposit = {
  ...deposit,
  status: 'PENDING_PAYMENT',
  expiresAt: '2026-11-21T10:00:00.000Z',
};

const { id: depositId, depositNo, channelId, reference } = deposit;

export const depositExamples: Examples<typeof depositEndpoints> = {
  listDepositChannels: { answer: [channel] },
  listDeposits: { input: { query: { depositNo } }, answer: pageWith(deposit) },
  createDeposit: {
    input: { body: { channelId, amount: '2000', reference } },
    answer: newDeposit,
  },
  updateDeposit: {
    input: { body: { depositId, action: 'SUBMIT', reference } },
    answer: deposit,
  },
  submitCertificate: {
    input: {
      body: {
        depositId,
        certificate: 'deposit-certificate/4be1c0d2.png',
        reference: 'Mei Lin',
      },
    },
    answer: { ...deposit, certificate: '/uploads/deposit-certificate/4be1c0d2.png' },
  },
  createPayCode: {
    input: { body: { orderPay: 'Y2611209TB4C1Z', orderAmount: '150.80' } },
    answer: {
      ...newDeposit,
      channelType: 'QR_PAY_CODE',
      amount: '150.80',
      payAmount: '31.82',
      payCode: {
        code: '00020101021252045999530303654053182',
        image: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
      },
    },
  },
};
