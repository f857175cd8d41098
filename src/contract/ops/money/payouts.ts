import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, optionalLine, optionalText, text } from '../../values/fields.ts';
import {
  MAX_PAYOUT_ITEMS,
  PAYOUT_FORMATS,
  PAYOUT_ITEM_STATES,
  PAYOUT_STATES,
} from '../../values/money/bank.ts';
import { decimal } from '../../values/money/money.ts';
import { waitingProposal } from '../people/approvals.ts';
import { withdrawalOrProposal } from './money.ts';

const time = v.string();

export const payable = v.object({
  withdrawalId: v.string(),
  withdrawalNo: v.string(),
  payAmount: decimal,
  payCurrency: v.string(),
  accountHolder: v.string(),
  createdAt: time,
});
export type Payable = v.InferOutput<typeof payable>;

export const payout = v.object({
  id,
  version: v.number(),
  /** Also the id of the message at the bank. */
  payoutNo: v.string(),
  accountId: v.string(),
  accountName: v.string(),
  state: v.picklist(PAYOUT_STATES),
  currency: v.string(),
  count: v.number(),
  sum: decimal,
  createdBy: v.string(),
  createdAt: time,
  sentAt: v.optional(time),
});
export type Payout = v.InferOutput<typeof payout>;

const payoutItem = v.object({
  id,
  withdrawalId: v.string(),
  withdrawalNo: v.string(),
  accountHolder: v.string(),
  /** Only the last characters of the number. */
  accountNo: v.string(),
  amount: decimal,
  state: v.picklist(PAYOUT_ITEM_STATES),
  /** Why the payment failed. */
  reason: v.string(),
  changedAt: time,
  /** The open proposal about the payment or its withdrawal, for example to record that it failed. */
  proposal: v.optional(waitingProposal),
});

export const payoutDetail = v.object({
  ...payout.entries,
  items: v.array(payoutItem),
  /** The SHA-256 of its file by format. */
  hashes: v.record(v.string(), v.string()),
});
export type PayoutDetail = v.InferOutput<typeof payoutDetail>;

/** The longest status report, in characters: enough for one about `MAX_PAYOUT_ITEMS` payments. */
const MAX_STATUS_LENGTH = 500_000;

const params = v.object({ id });
const common = { auth: 'operator', group: 'ops' } as const;
const get = { ...common, method: 'GET', right: 'money.see' } as const;
const post = { ...common, method: 'POST', right: 'money.act' } as const;
const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const;
const governedErrors = ['PROPOSAL_OPEN', 'NO_APPROVER', 'LIMIT_EXCEEDED'] as const;
const settleErrors = [...changeErrors, 'NOTHING_TO_DO', ...governedErrors] as const;

/** The calls about batches of payments to a bank. */
export const opsPayoutEndpoints = {
  approveWithdrawal: {
    ...post,
    path: '/ops/withdrawals/{id}/approve',
    subject: 'WITHDRAWAL',
    summary:
      'Approve a withdrawal for a batch to a bank, or propose that if the rules need a second person',
    idempotent: true,
    governed: true,
    params,
    body: v.object({ reason: optionalText(300), evidence: optionalLine(200) }),
    output: withdrawalOrProposal,
    errors: [...changeErrors, ...governedErrors],
  },
  listPayable: {
    ...get,
    path: '/ops/payouts/payable',
    summary: 'The approved withdrawals that are in no batch, the oldest first',
    output: v.array(payable),
  },
  listPayouts: {
    ...get,
    path: '/ops/payouts',
    summary: 'The batches, newest first',
    query: v.object(cursorQuery),
    output: listOf(payout),
  },
  makePayout: {
    ...post,
    path: '/ops/payouts',
    fresh: true,
    summary: 'Make a batch of approved withdrawals from a bank account of their currency',
    body: v.object({
      accountId: id,
      withdrawalIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_PAYOUT_ITEMS)),
    }),
    output: payoutDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT'],
  },
  getPayout: {
    ...get,
    path: '/ops/payouts/{id}',
    summary: 'A batch with its payments',
    params,
    output: payoutDetail,
    errors: ['NOT_FOUND'],
  },
  getPayoutFile: {
    ...get,
    path: '/ops/payouts/{id}/file',
    right: 'money.reveal',
    fresh: true,
    audited: true,
    subject: 'PAYOUT',
    summary:
      'The file of a batch for the bank, with full account numbers: CSV, pain.001.001.09 or .03',
    params,
    query: v.object({ format: v.picklist(PAYOUT_FORMATS) }),
    output: v.object({ name: v.string(), sha256: v.string(), text: v.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT'],
  },
  sendPayout: {
    ...post,
    path: '/ops/payouts/{id}/send',
    subject: 'PAYOUT',
    summary: 'Say that the bank has the file: its payments are under way',
    params,
    output: payoutDetail,
    errors: changeErrors,
  },
  cancelPayout: {
    ...post,
    path: '/ops/payouts/{id}/cancel',
    subject: 'PAYOUT',
    summary: 'Cancel a batch that the bank does not have',
    params,
    output: payoutDetail,
    errors: changeErrors,
  },
  settlePayout: {
    ...post,
    path: '/ops/payouts/{id}/results',
    subject: 'PAYOUT',
    summary:
      'Say what became of payments at the bank. The withdrawals of confirmed payments become paid, those of failed payments are released. If the rules need a second person, the release is only proposed',
    params,
    body: v.object({
      /** The payments that the bank has made. */
      confirmed: v.optional(v.pipe(v.array(id), v.maxLength(MAX_PAYOUT_ITEMS)), []),
      failed: v.optional(
        v.pipe(v.array(v.object({ itemId: id, reason: text(200) })), v.maxLength(MAX_PAYOUT_ITEMS)),
        [],
      ),
    }),
    output: payoutDetail,
    errors: settleErrors,
  },
  takePayoutStatus: {
    ...post,
    path: '/ops/payouts/{id}/status',
    subject: 'PAYOUT',
    summary: 'Take a status report of the bank about a batch (pain.002)',
    params,
    body: v.object({ text: text(MAX_STATUS_LENGTH) }),
    maxBytes: 512 * 1024,
    output: payoutDetail,
    errors: settleErrors,
  },
} as const satisfies Record<string, Endpoint>;
