import type {
  opsProviderPayoutEndpoints,
  ProviderPayout,
} from '../../ops/money/provider-payouts.ts';
import type { Examples } from '../example.ts';
import { withdrawal } from '../withdrawals.ts';

const payout: ProviderPayout = {
  id: '01KB8K1M3P5R7T9V1X3Z5B7D9F',
  withdrawalNo: withdrawal.withdrawalNo,
  accountHolder: withdrawal.accountHolder,
  amount: withdrawal.payAmount,
  currency: withdrawal.payCurrency,
  state: 'PENDING',
  reference: 'FYXMPQTX4JC9N',
  error: '',
  createdAt: '2026-11-27T08:30:00.000Z',
};

export const opsProviderPayoutExamples: Examples<typeof opsProviderPayoutEndpoints> = {
  listProviderPayable: {
    answer: [
      {
        withdrawalId: withdrawal.id,
        withdrawalNo: withdrawal.withdrawalNo,
        payAmount: withdrawal.payAmount,
        payCurrency: withdrawal.payCurrency,
        accountHolder: withdrawal.accountHolder,
        createdAt: payout.createdAt,
      },
    ],
  },
  listProviderPayouts: { answer: { records: [payout], total: 1 } },
  sendProviderPayouts: {
    input: { body: { withdrawalIds: [withdrawal.id] } },
    answer: { results: [{ withdrawalId: withdrawal.id }], sent: 1, failed: 0 },
  },
};
