import type { opsBankReturnEndpoints } from '../ops/bank-returns.ts';
import { deposit } from './deposits.ts';
import type { Examples } from './example.ts';
import { credited, line, proposal } from './ops-bank.ts';
import { withdrawal } from './withdrawals.ts';

export const opsBankReturnExamples: Examples<typeof opsBankReturnEndpoints> = {
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
