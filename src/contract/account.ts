import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { ACCOUNT_TRANSACTION_TYPES, DEPOSIT_CHANNEL_TYPES, DEPOSIT_STATUSES } from './enums.ts';
import { emailCode, id, ok, optionalText, pageOf, pageQuery, payPassword } from './fields.ts';
import { cny } from './money.ts';

export const userAccount = v.object({
  /** available + frozen. */
  balance: cny,
  available: cny,
  frozen: cny,
  currency: v.literal('CNY'),
  hasPayPassword: v.boolean(),
  payPasswordLockedUntil: v.optional(v.string()),
});
export type UserAccount = v.InferOutput<typeof userAccount>;

export const accountTransaction = v.object({
  id,
  type: v.picklist(ACCOUNT_TRANSACTION_TYPES),
  /** Signed: what it added to the available balance. */
  amount: cny,
  balanceAfter: cny,
  /** What it was for: an order, payment or deposit number. */
  reference: v.string(),
  createdAt: v.string(),
});
export type AccountTransaction = v.InferOutput<typeof accountTransaction>;

export const depositChannel = v.object({
  id,
  type: v.picklist(DEPOSIT_CHANNEL_TYPES),
  name: v.string(),
  /** What to do, line by line: account number, holder, what to write. */
  instructions: v.array(v.object({ label: v.string(), value: v.string() })),
  currency: v.string(),
  feeBasisPoints: v.number(),
  /** CNY. */
  minimum: cny,
  maximum: cny,
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

export const deposit = v.object({
  id,
  depositNo: v.string(),
  channelId: id,
  channelName: v.string(),
  status: v.picklist(DEPOSIT_STATUSES),
  /** CNY to be credited. */
  amount: cny,
  /** What to transfer, fee included, in the channel's currency: a decimal string at the frozen rate. */
  payAmount: v.string(),
  payCurrency: v.string(),
  rate: v.string(),
  reference: v.string(),
  createdAt: v.string(),
  creditedAt: v.optional(v.string()),
});
export type Deposit = v.InferOutput<typeof deposit>;

/** CNY typed by a person: `"200"`, `"19.9"`. */
const typedAmount = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,8}(\.\d{1,2})?$/));
const oneCredential = {
  loginPassword: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  verificationCode: v.optional(v.union([v.literal(''), emailCode]), ''),
};

export const accountEndpoints = {
  getAccount: {
    method: 'GET',
    path: '/front/user-account',
    auth: 'user',
    group: 'account',
    summary: 'The balance',
    output: userAccount,
  },
  setFirstPayPassword: {
    method: 'POST',
    path: '/front/user-account/first-set-pay-password',
    auth: 'user',
    group: 'account',
    summary: 'Set the pay password, once, with the login password or a mailed code',
    body: v.object({ ...oneCredential, payPassword }),
    output: ok,
    errors: ['PAY_PASSWORD_ALREADY_SET', 'WEAK_PAY_PASSWORD', 'WRONG_PASSWORD', 'WRONG_EMAIL_CODE'],
  },
  changePayPassword: {
    method: 'PUT',
    path: '/front/user-account/pay-password',
    auth: 'user',
    group: 'account',
    summary: 'Change the pay password',
    body: v.object({ oldPayPassword: payPassword, newPayPassword: payPassword }),
    output: ok,
    errors: [
      'PAY_PASSWORD_NOT_SET',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
      'WEAK_PAY_PASSWORD',
    ],
  },
  resetPayPassword: {
    method: 'POST',
    path: '/front/user-account/resetPayPassword',
    auth: 'user',
    group: 'account',
    summary: 'Set a new pay password with a mailed code and the login password',
    body: v.object({
      verificationCode: emailCode,
      loginPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      newPayPassword: payPassword,
    }),
    output: ok,
    errors: ['WRONG_EMAIL_CODE', 'WRONG_PASSWORD', 'WEAK_PAY_PASSWORD'],
  },
  listTransactions: {
    method: 'GET',
    path: '/front/user-account/transactions',
    auth: 'user',
    group: 'account',
    summary: 'The statement, newest first',
    query: v.object({ type: v.optional(v.picklist(ACCOUNT_TRANSACTION_TYPES)), ...pageQuery }),
    output: pageOf(accountTransaction),
  },
  listDepositChannels: {
    method: 'GET',
    path: '/front/deposit-channels',
    auth: 'user',
    group: 'account',
    summary: 'Ways to top up',
    output: v.array(depositChannel),
  },
  listDeposits: {
    method: 'GET',
    path: '/front/user-account/deposits',
    auth: 'user',
    group: 'account',
    summary: 'Top-ups, newest first',
    query: v.object(pageQuery),
    output: pageOf(deposit),
  },
  createDeposit: {
    method: 'POST',
    path: '/front/user-account/deposits',
    auth: 'user',
    group: 'account',
    summary: 'Announce a top-up through a channel; its rate is frozen here',
    body: v.object({ channelId: id, amount: typedAmount, reference: optionalText(80) }),
    output: deposit,
    errors: ['NOT_FOUND', 'RATE_TOO_OLD'],
    idempotent: true,
  },
  updateDeposit: {
    method: 'PUT',
    path: '/front/user-account/update-deposit',
    auth: 'user',
    group: 'account',
    summary: 'Say that the transfer was made, or cancel the top-up',
    body: v.object({
      depositId: id,
      action: v.picklist(['SUBMIT', 'CANCEL']),
      reference: optionalText(80),
    }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
