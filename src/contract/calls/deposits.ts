import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import {
  id,
  number,
  optionalText,
  pageOf,
  pageQuery,
  typedAmount,
  uploadKey,
} from '../values/fields.ts';
import { cny } from '../values/money.ts';
import { DEPOSIT_CHANNEL_TYPES, DEPOSIT_STATUSES } from '../values/money-kinds.ts';

/** A way to top up. */
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
  /** Units of `currency` for 1 CNY today, absent where there is no fresh rate. */
  rate: v.optional(v.string()),
  /** Whether its pay code can also pay orders (`/front/onepay/payCode`). */
  onePay: v.boolean(),
  /** Whether what was topped up here can be withdrawn here. */
  withdrawable: v.boolean(),
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

/** What a wallet app scans. */
export const payCode = v.object({
  /** The EMVCo merchant-presented payload. */
  code: v.string(),
  /** The same as a picture: an SVG in a data URL. */
  image: v.string(),
});

export const deposit = v.object({
  id,
  depositNo: v.string(),
  channelId: id,
  channelName: v.string(),
  channelType: v.picklist(DEPOSIT_CHANNEL_TYPES),
  status: v.picklist(DEPOSIT_STATUSES),
  /** CNY to be credited. */
  amount: cny,
  /** The channel's fee within `payAmount`, CNY. */
  fee: cny,
  /** What to transfer, fee included, in the channel's currency: a decimal string at the frozen rate. */
  payAmount: v.string(),
  payCurrency: v.string(),
  rate: v.string(),
  reference: v.string(),
  /** Own path of the proof of transfer, or empty. */
  certificate: v.string(),
  payCode: v.optional(payCode),
  /** Where a card is asked for, while it is unpaid. */
  redirectUrl: v.optional(v.string()),
  /** Why it was rejected. */
  reason: v.string(),
  createdAt: v.string(),
  expiresAt: v.optional(v.string()),
  creditedAt: v.optional(v.string()),
});
export type Deposit = v.InferOutput<typeof deposit>;

export const depositEndpoints = {
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
    summary: 'Top-ups, newest first; one of them by its number',
    query: v.object({ depositNo: v.optional(v.union([v.literal(''), number])), ...pageQuery }),
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
  submitCertificate: {
    method: 'POST',
    path: '/front/user-account/certificate',
    auth: 'user',
    group: 'account',
    summary: 'Hand in the proof of a transfer, uploaded with a token of /front/upload-token',
    body: v.object({ depositId: id, certificate: uploadKey, reference: optionalText(80) }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CERTIFICATE_USED'],
  },
  createPayCode: {
    method: 'POST',
    path: '/front/onepay/payCode',
    auth: 'user',
    group: 'payments',
    summary:
      'A code to be scanned that pays open payments: a top-up of their total which settles them when it is credited',
    body: v.object({
      /** Numbers of the payments, comma separated. */
      orderPay: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9]{4,32}(,[A-Z0-9]{4,32}){0,49}$/)),
      /** Their total in CNY; another is refused with `PRICE_CHANGED`. */
      orderAmount: typedAmount,
    }),
    output: deposit,
    errors: ['NOT_FOUND', 'PAYMENT_CLOSED', 'PRICE_CHANGED', 'RATE_TOO_OLD'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
