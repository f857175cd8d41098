import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import {
  documentNo,
  id,
  numberOrId,
  optionalLine,
  otherId,
  pageOf,
  pageQuery,
  payPassword,
  typedAmount,
  uploadKey,
} from '../values/fields.ts';
import { amountInCny, amountOrZero, cny, currency, decimal, rate } from '../values/money/money.ts';
import { DEPOSIT_CHANNEL_TYPES, DEPOSIT_STATUSES } from '../values/money/money-kinds.ts';
import { payErrors } from './payments.ts';

const channelType = ifAbsent(v.picklist(DEPOSIT_CHANNEL_TYPES), 'MANUAL');
/** The highest amount that can be typed (`typedAmount`). */
const MAX_TYPED_AMOUNT = '99999999.99';

/** A channel to top up through. */
export const depositChannel = v.object({
  id,
  type: channelType,
  name: v.string(),
  /** The payment instructions, line by line: account number, holder, reference. */
  instructions: v.array(v.object({ label: v.string(), value: v.string() })),
  /** The picture of a code that pays any top-up: a path on this site. The shopper types the amount. */
  picture: v.optional(v.string()),
  currency,
  feeBasisPoints: v.number(),
  /** CNY. */
  minimum: amountOrZero,
  maximum: ifAbsent(cny, MAX_TYPED_AMOUNT),
  /** The current value of 1 CNY in `currency`; absent if there is no fresh rate. */
  rate: v.optional(rate),
  /** Whether the channel's QR code can also pay orders (`/front/onepay/payCode`). */
  onePay: v.boolean(),
  /** Whether a top-up through the channel can settle payments as soon as it is credited (`paymentNos`). */
  paysPayments: v.optional(v.boolean()),
  /** Whether the channel belongs to the demonstration: then it credits without a payment. */
  demonstration: v.boolean(),
  /** Whether the channel also pays out withdrawals. */
  withdrawable: v.boolean(),
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

/** The QR code that a wallet app scans. */
export const payCode = v.object({
  /** The EMVCo merchant-presented payload. */
  code: essential(v.string()),
  /** The QR code of the payload: an SVG in a data URL. */
  image: essential(v.string()),
});

export const deposit = v.object({
  id,
  depositNo: numberOrId,
  channelId: otherId,
  channelName: v.string(),
  channelType,
  status: v.picklist(DEPOSIT_STATUSES),
  /** The amount to credit, in CNY. */
  amount: cny,
  /** The channel's fee in CNY, included in `payAmount`. */
  fee: amountOrZero,
  /**
   * The amount to transfer, fee included: a decimal string in the channel's currency at the frozen
   * rate.
   */
  payAmount: ifAbsent(decimal, amountInCny),
  payCurrency: ifAbsent(currency, 'CNY'),
  rate: ifAbsent(rate, '1'),
  reference: v.string(),
  /** The path on this site of the certificate: a file that proves the transfer. May be empty. */
  certificate: v.string(),
  payCode: v.optional(payCode),
  /** The URL of the page where it is paid, while the top-up is unpaid. */
  redirectUrl: v.optional(v.string()),
  /** Whether the shopper reports the transfer, and may prove it with a file. */
  takesProof: ifAbsent(v.boolean(), ({ channelType: type }) => type !== 'CARD_REDIRECT'),
  /** Whether a payment is known within seconds. */
  isInstant: ifAbsent(
    v.boolean(),
    ({ channelType: type }) => type === 'CARD_REDIRECT' || type === 'QR_PAY_CODE',
  ),
  /** The payments that the top-up settles as soon as it is credited. */
  paymentNos: v.optional(v.array(v.string())),
  /** The reason of the rejection. */
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
    summary: 'The channels to top up through',
    output: v.array(depositChannel),
  },
  listDeposits: {
    method: 'GET',
    path: '/front/user-account/deposits',
    auth: 'user',
    group: 'account',
    summary: 'Top-ups, newest first; with `depositNo` only the top-up with that number',
    query: v.object({ depositNo: v.optional(v.union([v.literal(''), documentNo])), ...pageQuery }),
    output: pageOf(deposit),
  },
  createDeposit: {
    method: 'POST',
    path: '/front/user-account/deposits',
    auth: 'user',
    group: 'account',
    summary:
      'Create a top-up through a channel, at the present exchange rate. If payments are named, the top-up settles them when it is credited',
    body: v.object({
      channelId: id,
      /** CNY. With payments, at least the channel’s minimum is topped up, and the rest stays on the balance. */
      amount: typedAmount,
      reference: optionalLine(80),
      /** The numbers of open payments. */
      paymentNos: v.optional(v.pipe(v.array(documentNo), v.minLength(1), v.maxLength(50))),
      /** Allows the balance to pay what `amount` lacks of the payments. */
      payPassword: v.optional(payPassword),
    }),
    output: deposit,
    errors: ['RATE_TOO_OLD', ...payErrors],
    idempotent: true,
  },
  updateDeposit: {
    method: 'PUT',
    path: '/front/user-account/update-deposit',
    auth: 'user',
    group: 'account',
    summary: 'Report that the transfer was made, or cancel the top-up',
    body: v.object({
      depositId: id,
      action: v.picklist(['SUBMIT', 'CANCEL']),
      reference: optionalLine(80),
    }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  submitCertificate: {
    method: 'POST',
    path: '/front/user-account/certificate',
    auth: 'user',
    group: 'account',
    summary: 'Submit the certificate of a transfer, uploaded with a token of /front/upload-token',
    body: v.object({ depositId: id, certificate: uploadKey, reference: optionalLine(80) }),
    output: deposit,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CERTIFICATE_USED'],
  },
  createPayCode: {
    method: 'POST',
    path: '/front/onepay/payCode',
    auth: 'user',
    group: 'payments',
    summary:
      'A QR code that pays open payments. It makes a top-up of their total, which settles the payments when it is credited',
    body: v.object({
      /** The numbers of the payments, comma-separated. */
      orderPay: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9]{4,32}(,[A-Z0-9]{4,32}){0,49}$/)),
      /** Their total in CNY. A different total is refused with `PRICE_CHANGED`. */
      orderAmount: typedAmount,
    }),
    output: deposit,
    errors: [
      'PAY_CODE_UNAVAILABLE',
      'NOT_FOUND',
      'PAYMENT_CLOSED',
      'PRICE_CHANGED',
      'RATE_TOO_OLD',
    ],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
