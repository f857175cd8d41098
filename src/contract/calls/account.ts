import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { type Fields, ifAbsent } from '../foreign.ts';
import {
  dateRange,
  emailCode,
  id,
  ok,
  pageOf,
  pageQuery,
  payPassword,
  translationOf,
} from '../values/fields.ts';
import { titleLanguage } from '../values/goods/product.ts';
import { OPERATION_KINDS } from '../values/money/account-kinds.ts';
import { amountOrZero, cny } from '../values/money/money.ts';
import { ACCOUNT_TRANSACTION_TYPES } from '../values/money/money-kinds.ts';

export const userAccount = v.object({
  /** The sum of `available` and `frozen`. If another backend leaves it out: `available`. */
  balance: ifAbsent(cny, ({ available }) => available as string | undefined),
  available: cny,
  frozen: amountOrZero,
  /** What the shopper owes because a payment was taken back; absent if the shopper owes nothing. */
  owed: v.optional(cny),
  currency: v.literal('CNY'),
  hasPayPassword: ifAbsent(v.boolean(), true),
  /**
   * Whether the shopper may set the first pay password with neither login password nor mailed code, having
   * just signed in. Absent once there is a pay password.
   */
  setsPayPasswordAlone: v.optional(v.boolean()),
  payPasswordLockedUntil: v.optional(v.string()),
});
export type UserAccount = v.InferOutput<typeof userAccount>;

/**
 * The kind of a transaction (with `amount`), or of the transactions in a summary (with `total`). A kind that
 * we don't know is an adjustment, so that no movement of money is left out.
 */
const transactionType = ifAbsent(
  v.picklist(ACCOUNT_TRANSACTION_TYPES),
  ({ amount, total = amount }: Fields) =>
    String(total).startsWith('-') ? 'ADJUSTMENT_OUT' : 'ADJUSTMENT_IN',
);

/** The name of the first item of an order, shipment, parcel or service, and how many others it has. */
export const transactionGoods = v.object({
  title: v.string(),
  titleTrans: translationOf('title'),
  titleLanguage,
  more: ifAbsent(v.number(), 0),
});

export const accountTransaction = v.object({
  id,
  type: transactionType,
  /** The signed change of the available balance. */
  amount: cny,
  balanceAfter: cny,
  /** The number of the order, deposit (top-up) or withdrawal to which the transaction belongs. */
  reference: v.string(),
  /** What was paid for or refunded; absent if there are no goods, or if another backend doesn't say. */
  goods: v.optional(transactionGoods),
  createdAt: v.string(),
});
export type AccountTransaction = v.InferOutput<typeof accountTransaction>;

/** A transaction with a link to its order, deposit or withdrawal, and with its postings. */
export const transactionDetail = v.object({
  ...accountTransaction.entries,
  balanceBefore: cny,
  /** The path of its order, deposit or withdrawal on this site; may be empty. */
  link: v.string(),
  /** The ledger lines of its transfer: signed amounts whose sum is 0. */
  postings: v.array(v.object({ account: v.string(), amount: cny })),
});
export type TransactionDetail = v.InferOutput<typeof transactionDetail>;

/** Incoming and outgoing money in a period, by type. */
export const transactionSummary = v.object({
  in: cny,
  out: cny,
  byType: v.array(v.object({ type: transactionType, count: v.number(), total: cny })),
});
export type TransactionSummary = v.InferOutput<typeof transactionSummary>;

const statementQuery = {
  type: v.optional(v.union([v.literal(''), v.picklist(ACCOUNT_TRANSACTION_TYPES)])),
  ...dateRange,
};
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
    summary:
      'Set the first pay password. It takes the login password or a mailed code, except in the first ten minutes after signing in',
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
      'PAY_PASSWORD_UNREADABLE',
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
    query: v.object({ ...statementQuery, ...pageQuery }),
    output: pageOf(accountTransaction),
  },
  getTransactionSummary: {
    method: 'GET',
    path: '/front/user-account/querySummary',
    auth: 'user',
    group: 'account',
    summary: 'Incoming and outgoing money in a period, by type',
    query: v.object(statementQuery),
    output: transactionSummary,
  },
  getTransaction: {
    method: 'GET',
    path: '/front/user-account/queryDetail/{id}',
    auth: 'user',
    group: 'account',
    summary: 'A line of the statement with its order, deposit or withdrawal',
    params: v.object({ id }),
    output: transactionDetail,
    errors: ['NOT_FOUND'],
  },
  listOperations: {
    method: 'GET',
    path: '/front/user-account/operations',
    auth: 'user',
    group: 'account',
    summary: 'The security log of the account, newest first',
    query: v.object(pageQuery),
    output: pageOf(v.object({ id, kind: v.picklist(OPERATION_KINDS), createdAt: v.string() })),
  },
} as const satisfies Record<string, Endpoint>;
