import type { opsBankReturnEndpoints } from '../../ops/money/bank-returns.ts';
import { deposit } from '../deposits.ts';
import type { Examples } from '../example.ts';
import { withdrawal } from '../withdrawals.ts';
import { credited, line, proposal } from './bank.ts';

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
