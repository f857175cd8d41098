import type {
  opsProviderPaymentEndpoints,
  ProviderPaymentView,
} from '../../ops/money/provider-payments.ts';
import type { Examples } from '../example.ts';

const AT = '2026-11-27T08:30:00.000Z';

const payment: ProviderPaymentView = {
  id: '01KB2C3D4E5F6G7H8J9K0M1N2P',
  depositId: '01KAFR8Q5S7V9X1Z3B5D7F9H1K',
  depositNo: 'D261127B2D4F6H',
  depositStatus: 'SUCCEEDED',
  channelId: 'sampan-01kb2c3d4e5f6g7h8j9k0m1n2p',
  provider: 'stripe',
  state: 'CREDITED',
  reference: 'cs_live_a1B2c3D4',
  paidReference: 'pi_3Pabc',
  amount: '43.42',
  currency: 'AUD',
  paid: '43.42',
  paidCurrency: 'AUD',
  createdAt: AT,
  changedAt: AT,
  reversals: [],
};

export const opsProviderPaymentExamples: Examples<typeof opsProviderPaymentEndpoints> = {
  listProviderPayments: {
    input: { query: { state: 'CREDITED' } },
    answer: { records: [payment], total: 1 },
  },
  getProviderPayment: { input: { params: { id: payment.id } }, answer: payment },
  refundToPayer: {
    input: {
      params: { id: payment.id },
      body: { amount: '10.00', reason: 'Paid too much', evidence: '' },
    },
    answer: {
      ...payment,
      reversals: [
        {
          id: '01KB2C3D4E5F6G7H8J9K0M1N2Q',
          kind: 'REFUND',
          state: 'TAKEN',
          amount: '10.00',
          currency: 'AUD',
          amountCny: '46.06',
          reason: 'Paid too much',
          error: '',
          createdAt: AT,
        },
      ],
    },
  },
};
