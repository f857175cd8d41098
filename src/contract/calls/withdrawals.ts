import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ifAbsent } from '../foreign.ts';
import {
  id,
  line,
  numberOrId,
  otherId,
  pageOf,
  pageQuery,
  payPassword,
  typedAmount,
} from '../values/fields.ts';
import { amountInCny, amountOrZero, cny, currency, decimal, rate } from '../values/money/money.ts';
import { PAYOUT_OBSTACLES, WITHDRAWAL_STATUSES } from '../values/money/money-kinds.ts';

/** The current fee and limits of a withdrawal. */
export const withdrawalTerms = v.object({
  minimum: amountOrZero,
  /** Included in the amount, so that it is not paid out. */
  fee: amountOrZero,
  /** The available balance. */
  available: cny,
  /**
   * The earliest time of a withdrawal, if the pay password was reset in the last 24 hours, or was
   * first set then while the account had money.
   */
  coolingUntil: v.optional(v.string()),
  /** The channels that the shopper can withdraw to, because they have topped up through them. */
  channels: v.array(
    v.object({
      id,
      name: v.string(),
      currency,
      rate,
      /** How the payee is known there: by an e-mail address. Absent: by an account number. */
      payeeBy: v.optional(v.literal('EMAIL')),
    }),
  ),
  /** The tenant's other channels. A closed channel is only listed if the shopper has used it. */
  otherChannels: v.array(
    v.object({
      id,
      name: v.string(),
      obstacle: ifAbsent(v.picklist(PAYOUT_OBSTACLES), 'NO_PAYOUT'),
    }),
  ),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>;

export const withdrawal = v.object({
  id,
  withdrawalNo: numberOrId,
  status: v.picklist(WITHDRAWAL_STATUSES),
  channelId: otherId,
  channelName: v.string(),
  /** The amount taken from the balance in CNY, including the fee. */
  amount: cny,
  fee: amountOrZero,
  /** The amount paid out, in the channel's currency at the frozen rate. */
  payAmount: ifAbsent(decimal, amountInCny),
  payCurrency: ifAbsent(currency, 'CNY'),
  rate: ifAbsent(rate, '1'),
  accountHolder: v.string(),
  /** Masked except for its last four characters. Operators who pay the withdrawal out see all. */
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
    summary: 'The channels, limits and fee of a withdrawal now',
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
    summary:
      'Request a withdrawal from the balance; the amount is frozen until an operator pays it',
    body: v.object({
      channelId: id,
      amount: typedAmount,
      accountHolder: line(80),
      accountNo: line(64),
      payPassword,
    }),
    output: withdrawal,
    errors: [
      'PAYOUT_CHANNEL_UNAVAILABLE',
      'WITHDRAWAL_OPEN',
      'WITHDRAWAL_COOLING',
      'INSUFFICIENT_BALANCE',
      'RATE_TOO_OLD',
      'BALANCE_OWED',
      'PAY_PASSWORD_NOT_SET',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
      'PAY_PASSWORD_UNREADABLE',
    ],
    idempotent: true,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/front/user-account/withdrawals/{id}/cancel',
    auth: 'user',
    group: 'account',
    summary: 'Cancel a withdrawal that is not decided yet',
    params: v.object({ id }),
    output: withdrawal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
