import type { opsBankOutgoingEndpoints } from '../../ops/money/bank-outgoing.ts';
import type { Examples } from '../example.ts';
import { line } from './bank.ts';
import { item } from './payouts.ts';

const pair = `${line.id}~PAYMENT~${item.id}`;

export const opsBankOutgoingExamples: Examples<typeof opsBankOutgoingEndpoints> = {
  listOutgoingSuggestions: {
    input: { query: { sure: true } },
    answer: {
      suggestions: [
        {
          pair,
          line: { ...line, amount: `-${item.amount}`, left: item.amount, text: item.withdrawalNo },
          kind: 'PAYMENT',
          number: item.withdrawalNo,
          name: item.accountHolder,
          amount: item.amount,
          confirms: true,
          score: 0.99,
          isSure: true,
          reasons: ['CODE', 'AMOUNT'],
        },
      ],
      total: 1,
    },
  },
  takeOutgoingSuggestions: {
    input: { body: { pairs: [pair] } },
    answer: { results: [{ pair }], taken: 1, failed: 0 },
  },
};
