import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { ERROR_CODES } from '../../errors.ts';
import { id } from '../../values/fields.ts';
import { MATCH_REASONS, OUTGOING_KINDS } from '../../values/money/bank.ts';
import { decimal } from '../../values/money/money.ts';
import { bankLine, MAX_TAKEN } from './bank.ts';

/** What a line that goes out may be. */
export const outgoingSuggestion = v.object({
  /** Names the line and what it is, for taking it. */
  pair: v.string(),
  line: bankLine,
  kind: v.picklist(OUTGOING_KINDS),
  /** The number of the withdrawal or batch, or the name of the own account; empty for a charge. */
  number: v.string(),
  /** Whom the payment is for; empty for all else. */
  name: v.string(),
  amount: decimal,
  /** Whether taking it also says that the bank has made the payments. */
  confirms: v.boolean(),
  /** From 0 to 1. */
  score: v.number(),
  isSure: v.boolean(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
});
export type BankOutgoing = v.InferOutput<typeof outgoingSuggestion>;

const common = { auth: 'operator', group: 'ops' } as const;
const pair = v.pipe(v.string(), v.regex(/^[\w-]{1,64}~[A-Z_]{1,20}~[\w-]{0,64}$/));

/** The calls about what lines are that go out. */
export const opsBankOutgoingEndpoints = {
  listOutgoingSuggestions: {
    ...common,
    method: 'GET',
    path: '/ops/bank/outgoing',
    right: 'money.see',
    summary:
      'Suggestions what open outgoing lines are: payments of batches, whole batches, charges of the bank or transfers between own accounts, each with its reasons and how sure it is',
    query: v.object({
      accountId: v.optional(v.union([v.literal(''), id]), ''),
      sure: v.optional(v.boolean(), false),
    }),
    output: v.object({ suggestions: v.array(outgoingSuggestion), total: v.number() }),
  },
  takeOutgoingSuggestions: {
    ...common,
    method: 'POST',
    path: '/ops/bank/outgoing/take',
    right: 'money.act',
    summary:
      'Accept suggestions that somebody has looked at, one after the other: lines are marked, and payments that are under way are confirmed as paid',
    body: v.object({ pairs: v.pipe(v.array(pair), v.minLength(1), v.maxLength(MAX_TAKEN)) }),
    output: v.object({
      results: v.array(v.object({ pair: v.string(), error: v.optional(v.picklist(ERROR_CODES)) })),
      taken: v.number(),
      failed: v.number(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
