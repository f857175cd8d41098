import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { ERROR_CODES } from '../../errors.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import {
  id,
  keyword,
  line,
  ok,
  optionalLine,
  optionalText,
  text,
  typedAmount,
} from '../../values/fields.ts';
import {
  BANK_LINE_MARKS,
  BANK_LINE_STATES,
  BANK_MATCH_STATES,
  MATCH_REASONS,
} from '../../values/money/bank.ts';
import { cny, decimal } from '../../values/money/money.ts';
import { DEPOSIT_STATUSES } from '../../values/money/money-kinds.ts';
import { waitingProposal } from '../people/approvals.ts';
import { bankReturn } from './bank-returns.ts';
import { depositOrProposal } from './money.ts';

const time = v.string();

export const bankLine = v.object({
  id,
  version: v.number(),
  accountId: v.string(),
  accountName: v.string(),
  day: v.string(),
  valueDay: v.string(),
  /** Signed: what comes in is positive. */
  amount: decimal,
  /** What top-ups do not explain yet, without a sign. */
  left: decimal,
  currency: v.string(),
  text: v.string(),
  name: v.string(),
  account: v.string(),
  reference: v.string(),
  entryRef: v.string(),
  state: v.picklist(BANK_LINE_STATES),
  mark: v.optional(v.picklist(BANK_LINE_MARKS)),
  /** What the line seems to be, if it does not look like a payment of a shopper. */
  hint: v.optional(v.picklist(BANK_LINE_MARKS)),
  note: v.string(),
});
export type BankLine = v.InferOutput<typeof bankLine>;

const candidateDeposit = v.object({
  depositId: v.string(),
  depositNo: v.string(),
  status: v.picklist(DEPOSIT_STATUSES),
  shopperId: v.string(),
  shopperName: v.string(),
  amount: cny,
  payAmount: decimal,
  payCurrency: v.string(),
  reference: v.string(),
  createdAt: time,
});
export const bankCandidate = v.object({
  ...candidateDeposit.entries,
  /** From 0 to 1. */
  score: v.number(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
  /** What this line would credit, in CNY. */
  credits: cny,
  waiting: v.boolean(),
});
export type BankCandidate = v.InferOutput<typeof bankCandidate>;

export const bankMatch = v.object({
  id,
  lineId: v.string(),
  depositId: v.string(),
  depositNo: v.string(),
  shopperId: v.string(),
  amount: decimal,
  currency: v.string(),
  credited: cny,
  state: v.picklist(BANK_MATCH_STATES),
  madeBy: v.string(),
  madeAt: time,
  endedAt: v.optional(time),
  reason: v.string(),
  /** Whether it can be undone: the day is not closed. */
  undoable: v.boolean(),
});
export type BankMatch = v.InferOutput<typeof bankMatch>;

export const bankLineDetail = v.object({
  ...bankLine.entries,
  matches: v.array(bankMatch),
  candidates: v.array(bankCandidate),
  /** The credited top-ups that it may take back, or the paid withdrawals that it may give back. */
  returns: v.array(bankReturn),
  /** The proposal that waits for this line. */
  proposal: v.optional(waitingProposal),
  /** The next open line of the account in the list. */
  next: v.optional(v.string()),
});
export type BankLineDetail = v.InferOutput<typeof bankLineDetail>;

export const bankSuggestion = v.object({
  /** Names the lines and the top-ups, for taking it. */
  pair: v.string(),
  lines: v.array(bankLine),
  deposits: v.array(candidateDeposit),
  score: v.number(),
  isSure: v.boolean(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
});
export type BankSuggestion = v.InferOutput<typeof bankSuggestion>;

/** What became of one top-up of a suggestion. */
const creditResult = v.object({
  pair: v.string(),
  depositId: id,
  /** Whether it waits for a second person. */
  waits: v.boolean(),
  /** Why it could not be credited. */
  error: v.optional(v.picklist(ERROR_CODES)),
});

export const unannounced = v.object({
  ...bankLine.entries,
  proposal: v.optional(waitingProposal),
});
const params = v.object({ id });
const common = { auth: 'operator', group: 'ops' } as const;
const get = { ...common, method: 'GET', right: 'money.see' } as const;
const post = { ...common, method: 'POST', right: 'money.act' } as const;
const governed = { idempotent: true, governed: true } as const;
const governedErrors = ['PROPOSAL_OPEN', 'NO_APPROVER', 'LIMIT_EXCEEDED'] as const;
const reasonAndEvidence = { reason: optionalText(300), evidence: optionalLine(200) };
/** The most suggestions that one call takes. */
export const MAX_TAKEN = 50;

/** The calls about what the lines of bank statements are. */
export const opsBankEndpoints = {
  listBankLines: {
    ...get,
    path: '/ops/bank/lines',
    summary: 'The lines of the statements, newest first',
    query: v.object({
      accountId: v.optional(v.union([v.literal(''), id]), ''),
      state: v.optional(v.union([v.literal(''), v.picklist(BANK_LINE_STATES)]), ''),
      fileId: v.optional(v.union([v.literal(''), id]), ''),
      ...cursorQuery,
    }),
    output: listOf(bankLine),
  },
  getBankLine: {
    ...get,
    path: '/ops/bank/lines/{id}',
    summary: 'A line with its matches, and the top-ups that it may be for, the likeliest first',
    params,
    query: v.object({ q: keyword }),
    output: bankLineDetail,
    errors: ['NOT_FOUND'],
  },
  listBankSuggestions: {
    ...get,
    path: '/ops/bank/suggestions',
    summary: 'What belongs together among open lines and open top-ups, each with why and how sure',
    query: v.object({
      accountId: v.optional(v.union([v.literal(''), id]), ''),
      sure: v.optional(v.boolean(), false),
    }),
    output: v.object({ suggestions: v.array(bankSuggestion), total: v.number() }),
  },
  takeSuggestions: {
    ...post,
    path: '/ops/bank/suggestions/take',
    summary:
      'Credit the top-ups of suggestions that somebody has looked at, one after the other. Credits that need a second person are proposed',
    body: v.object({
      pairs: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,600}~[\w.-]{1,600}$/))),
        v.minLength(1),
        v.maxLength(MAX_TAKEN),
      ),
    }),
    output: v.object({
      /** What became of each top-up. */
      results: v.array(creditResult),
      credited: v.number(),
      waiting: v.number(),
      failed: v.number(),
    }),
    idempotent: true,
  },
  matchBankLines: {
    ...post,
    path: '/ops/bank/matches',
    summary:
      'Credit a top-up from one or several lines, or propose that if the rules need a second person, for example because the amount differs from the announced one',
    ...governed,
    body: v.object({
      depositId: id,
      lineIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(20)),
      /** The received amount in CNY; empty: as the lines and the rate of the top-up say. */
      amount: v.optional(v.union([v.literal(''), typedAmount]), ''),
      ...reasonAndEvidence,
    }),
    output: depositOrProposal,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT', ...governedErrors],
  },
  undoBankMatch: {
    ...post,
    path: '/ops/bank/matches/{id}/undo',
    summary:
      'Undo the credit that a match made, until its day is closed and while the balance has the money: the top-up waits again',
    params,
    body: v.object({ reason: text(300) }),
    output: ok,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'INSUFFICIENT_BALANCE', 'DAY_CLOSED'],
    idempotent: true,
  },
  creditBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/credit',
    subject: 'BANK_LINE',
    summary:
      'Propose to credit a shopper with a line that nobody announced. A second person approves it',
    params,
    ...governed,
    body: v.object({
      /** Id or e-mail. */
      shopper: line(254),
      channelId: v.optional(v.union([v.literal(''), id]), ''),
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: unannounced,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'RATE_TOO_OLD',
      'CONFLICT',
      'STALE_VERSION',
      ...governedErrors,
    ],
  },
  markBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/mark',
    subject: 'BANK_LINE',
    summary: 'Say what a line is, if it is not a top-up',
    params,
    body: v.object({ mark: v.picklist(BANK_LINE_MARKS), note: optionalLine(300) }),
    output: bankLine,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'DAY_CLOSED'],
  },
  unmarkBankLine: {
    ...post,
    path: '/ops/bank/lines/{id}/unmark',
    subject: 'BANK_LINE',
    summary: 'Take back what a line was said to be',
    params,
    output: bankLine,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'DAY_CLOSED'],
  },
} as const satisfies Record<string, Endpoint>;
