import type { Withdrawal, withdrawalEndpoints } from '../calls/withdrawals.ts';
import { channel } from './deposits.ts';
import { DEMO, type Examples, pageWith } from './example.ts';

export const withdrawal: Withdrawal = {
  id: '01KAFRAR6T8W0Y2A4C6E8G0J2M',
  withdrawalNo: 'W261123F5H7K9N',
  status: 'PENDING_REVIEW',
  channelId: channel.id,
  channelName: channel.name,
  amount: '100.00',
  fee: '5.00',
  payAmount: '20.05',
  payCurrency: 'AUD',
  rate: '0.2110',
  accountHolder: 'Mei Lin',
  accountNo: '••••5678',
  reason: '',
  createdAt: '2026-11-23T02:00:00.000Z',
  actions: ['cancel'],
};

const { id, channelId, accountHolder } = withdrawal;

export const withdrawalExamples: Examples<typeof withdrawalEndpoints> = {
  getWithdrawalTerms: {
    answer: {
      minimum: '50.00',
      fee: '5.00',
      available: '1749.20',
      channels: [{ id: channelId, name: channel.name, currency: 'AUD', rate: '0.2110' }],
      otherChannels: [
        { id: '01KAFRAR6T8W0Y2A4C6E8G0J2N', name: 'Pay at our counter', obstacle: 'NO_PAYOUT' },
      ],
    },
  },
  listWithdrawals: { input: { query: { pageSize: 5 } }, answer: pageWith(withdrawal) },
  createWithdrawal: {
    input: {
      body: {
        channelId,
        amount: '100',
        accountHolder,
        accountNo: '0044 1234 5678',
        payPassword: DEMO.payPassword,
      },
    },
    answer: withdrawal,
  },
  cancelWithdrawal: {
    input: { params: { id } },
    answer: { ...withdrawal, status: 'CANCELLED', doneAt: '2026-11-23T02:05:00.000Z', actions: [] },
  },
};
