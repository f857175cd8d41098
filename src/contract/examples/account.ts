import type {
  AccountTransaction,
  accountEndpoints,
  TransactionDetail,
  UserAccount,
} from '../calls/account.ts';
import { DEMO, done, type Examples, pageWith } from './example.ts';
import { orderRef } from './payments.ts';

const account: UserAccount = {
  balance: '1849.20',
  available: '1749.20',
  frozen: '100.00',
  currency: 'CNY',
  hasPayPassword: true,
};

const line: AccountTransaction = {
  id: '01KAFR6N3Q5S7V9X1Z3B5D7F9H',
  type: 'PAYMENT',
  amount: '-150.80',
  balanceAfter: '1849.20',
  reference: orderRef.orderNo,
  goods: {
    title: '帆布双肩包 大容量 旅行',
    titleTrans: 'Canvas backpack, large, for travel',
    titleLanguage: 'en',
    more: 1,
  },
  createdAt: '2026-11-20T03:13:40.000Z',
};

const detail: TransactionDetail = {
  ...line,
  balanceBefore: '2000.00',
  link: `/my/purchase/${orderRef.orderNo}`,
  postings: [
    { account: 'AVAILABLE', amount: '-150.80' },
    { account: 'PURCHASE_REVENUE', amount: '150.80' },
  ],
};

const { payPassword, password: loginPassword } = DEMO;

export const accountExamples: Examples<typeof accountEndpoints> = {
  getAccount: { answer: account },
  setFirstPayPassword: { input: { body: { loginPassword, payPassword } }, ...done },
  changePayPassword: {
    input: { body: { oldPayPassword: payPassword, newPayPassword: '739164' } },
    ...done,
  },
  resetPayPassword: {
    input: { body: { verificationCode: '482915', loginPassword, newPayPassword: '739164' } },
    ...done,
  },
  listTransactions: {
    input: { query: { type: 'PAYMENT', dateStart: '2026-11-01', dateEnd: '2026-11-30' } },
    answer: pageWith(line),
  },
  getTransactionSummary: {
    input: { query: { dateStart: '2026-11-01' } },
    answer: {
      in: '2000.00',
      out: '150.80',
      byType: [
        { type: 'DEPOSIT', count: 1, total: '2000.00' },
        { type: 'PAYMENT', count: 1, total: '-150.80' },
      ],
    },
  },
  getTransaction: { input: { params: { id: line.id } }, answer: detail },
  listOperations: {
    input: { query: { pageSize: 5 } },
    answer: pageWith({
      id: '01KAFR7P4R6T8W0Y2A4C6E8G0J',
      kind: 'SIGN_IN',
      createdAt: '2026-11-20T03:00:00.000Z',
    }),
  },
};
