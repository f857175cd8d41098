import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, optionalLine, text } from '../../values/fields.ts';
import { MATCH_REASONS } from '../../values/money/bank.ts';
import { decimal } from '../../values/money/money.ts';
import { depositOrProposal, withdrawalOrProposal } from './money.ts';

/** What a line may take back, if it goes out, or bring back, if it comes in. */
export const bankReturn = v.object({
  /** A credited top-up, or a paid withdrawal. */
  kind: v.picklist(['TOP_UP', 'WITHDRAWAL']),
  id,
  number: v.string(),
  /** The shopper, or the holder of the account that was paid. */
  name: v.string(),
  amount: decimal,
  currency: v.string(),
  /** From 0 to 1. */
  score: v.number(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
});
export type BankReturn = v.InferOutput<typeof bankReturn>;

const params = v.object({ id });
const post = { auth: 'operator', group: 'ops', method: 'POST', right: 'money.act' } as const;
const governed = { idempotent: true, governed: true } as const;
const errors = [
  'NOT_FOUND',
  'ILLEGAL_TRANSITION',
  'CONFLICT',
  'STALE_VERSION',
  'PROPOSAL_OPEN',
  'NO_APPROVER',
  'LIMIT_EXCEEDED',
] as const;
const returnedLine = v.object({
  /** The line with which the bank took the money back, or with which it came back. */
  lineId: v.optional(v.union([v.literal(''), id]), ''),
  reason: text(300),
  evidence: optionalLine(200),
});

/** The calls about money that the bank takes back or brings back. */
export const opsBankReturnEndpoints = {
  reverseDeposit: {
    ...post,
    path: '/ops/deposits/{id}/reverse',
    subject: 'DEPOSIT',
    summary:
      'Propose to take back a credited top-up because its money was taken back. If the balance has too little, the shopper owes the rest, which blocks orders',
    params,
    ...governed,
    body: returnedLine,
    output: depositOrProposal,
    errors,
  },
  bounceWithdrawal: {
    ...post,
    path: '/ops/withdrawals/{id}/bounce',
    subject: 'WITHDRAWAL',
    summary:
      'Propose to give a paid withdrawal back to the balance because the money came back from the bank',
    params,
    ...governed,
    body: returnedLine,
    output: withdrawalOrProposal,
    errors,
  },
} as const satisfies Record<string, Endpoint>;
