import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { id, pageOf, pageQuery, payPassword, text, typedAmount } from '../values/fields.ts';
import { cny } from '../values/money.ts';
import { WITHDRAWAL_STATUSES } from '../values/money-kinds.ts';

/** What a withdrawal costs and allows at this moment. */
export const withdrawalTerms = v.object({
  minimum: cny,
  /** Taken from the amount. */
  fee: cny,
  /** What can be withdrawn now: the available balance. */
  available: cny,
  /** No withdrawal before: a pay password was reset less than 24 hours ago. */
  coolingUntil: v.optional(v.string()),
  /** Channels through which the shopper has topped up before. */
  channels: v.array(v.object({ id, name: v.string(), currency: v.string(), rate: v.string() })),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>;

export const withdrawal = v.object({
  id,
  withdrawalNo: v.string(),
  status: v.picklist(WITHDRAWAL_STATUSES),
  channelId: id,
  channelName: v.string(),
  /** CNY taken from the balance, fee included. */
  amount: cny,
  fee: cny,
  /** What is paid out, in the channel's currency at the frozen rate. */
  payAmount: v.string(),
  payCurrency: v.string(),
  rate: v.string(),
  accountHolder: v.string(),
  /** All but its last four characters hidden, except from who is to pay it out. */
  accountNo: v.string(),
  reason: v.string(),
  createdAt: v.string(),
  doneAt: v.optional(v.string()),
  actions: v.array(v.picklist(['cancel'])),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const withdrawalEndpoints = {
  getWithdrawalTerms: {
    method: 'GET',
    path: '/front/user-account/withdrawal-terms',
    auth: 'user',
    group: 'account',
    summary: 'Where to, how much and at what fee the shopper can withdraw now',
    output: withdrawalTerms,
  },
  listWithdrawals: {
    method: 'GET',
    path: '/front/user-account/withdrawals',
    auth: 'user',
    group: 'account',
    summary: 'Withdrawals, newest first',
    query: v.object(pageQuery),
    output: pageOf(withdrawal),
  },
  createWithdrawal: {
    method: 'POST',
    path: '/front/user-account/withdrawals',
    auth: 'user',
    group: 'account',
    summary: 'Ask for money back out of the balance: it is held until an operator pays it',
    body: v.object({
      channelId: id,
      amount: typedAmount,
      accountHolder: text(80),
      accountNo: text(64),
      payPassword,
    }),
    output: withdrawal,
    errors: [
      'NOT_FOUND',
      'WITHDRAWAL_OPEN',
      'WITHDRAWAL_COOLING',
      'INSUFFICIENT_BALANCE',
      'RATE_TOO_OLD',
      'PAY_PASSWORD_NOT_SET',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    idempotent: true,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/front/user-account/withdrawals/{id}/cancel',
    auth: 'user',
    group: 'account',
    summary: 'Take a withdrawal back while nobody has decided it',
    params: v.object({ id }),
    output: withdrawal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
