import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { dateRange, day, documentNo, id, optionalText } from '../../values/fields.ts';
import { LEDGER_ACCOUNT_KINDS, LEDGER_TYPES } from '../../values/money/ledger-kinds.ts';
import { cny, decimal } from '../../values/money/money.ts';
import { namedPerson } from '../../values/people/named-person.ts';

const time = v.string();
const kind = v.picklist(LEDGER_ACCOUNT_KINDS);
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What has to be done before a day is closed, each with what is still open of it. */
export const CLOSE_CHECKS = [
  'DAY_OVER',
  'LEDGER',
  'PROPOSALS',
  'DIFFERENCES',
  'BANK_LINES',
] as const;
export const closeCheck = v.object({
  check: v.picklist(CLOSE_CHECKS),
  /** `OPEN` keeps the day open; `EXPLAIN` asks for a note. */
  state: v.picklist(['DONE', 'OPEN', 'EXPLAIN']),
  count: v.number(),
  /** The numbers of the objects, at most ten, or the faults of the ledger in words. */
  items: v.array(v.string()),
});
export type CloseCheck = v.InferOutput<typeof closeCheck>;

/** A row of the trial balance, in CNY. On the side of debits or of credits, the other is 0.00. */
export const trialRow = v.object({
  kind,
  opening: cny,
  debit: cny,
  credit: cny,
  lines: v.number(),
  closingDebit: cny,
  closingCredit: cny,
});
export type TrialRow = v.InferOutput<typeof trialRow>;

export const trialBalance = v.object({
  dateStart: day,
  dateEnd: day,
  rows: v.array(trialRow),
  /** Debits and credits are equal, and so are the closing sums, unless the ledger is wrong. */
  debit: cny,
  credit: cny,
  closingDebit: cny,
  closingCredit: cny,
  /** Whether finance has closed the last day, so that nothing of this changes any more. */
  closed: v.boolean(),
});
export type TrialBalance = v.InferOutput<typeof trialBalance>;

export const dayClose = v.object({
  number: v.number(),
  day,
  /** When the day ends, exclusively. */
  endsAt: time,
  /** The last ledger line of the day and of those before it; 0 if there is none. */
  lastSequence: v.number(),
  sealNumber: v.optional(v.number()),
  totalsHash: sha256,
  note: v.string(),
  closedBy: namedPerson,
  closedAt: time,
});
export type DayClose = v.InferOutput<typeof dayClose>;

export const nextClose = v.object({
  day,
  endsAt: time,
  checks: v.array(closeCheck),
  /** The hash of the totals that would be closed. The call that closes the day must name the same hash. */
  totalsHash: sha256,
  trial: trialBalance,
});
export type NextClose = v.InferOutput<typeof nextClose>;

/** A line of the ledger. */
export const ledgerLine = v.object({
  sequence: v.number(),
  transferId: v.string(),
  at: time,
  kind,
  type: v.picklist(LEDGER_TYPES),
  /** Signed: a credit is positive. */
  amount: cny,
  balanceAfter: cny,
  /** What a shopper paid in or was paid out with it, in that currency, and the rate at that time: units for 1 CNY. */
  paid: v.optional(v.object({ amount: decimal, currency: v.string(), rate: v.string() })),
  /** The number of the order, top-up or withdrawal; empty for a line that belongs to none of them. */
  reference: v.string(),
  /** The shopper whose account it is; id and name are empty for an account of the tenant itself. */
  shopper: namedPerson,
});
export type LedgerLine = v.InferOutput<typeof ledgerLine>;

const common = { auth: 'operator', group: 'ops' } as const;
const read = { ...common, method: 'GET', right: 'money.see' } as const;

/** The calls about the books: the ledger, its balances, and the days that are closed. */
export const opsBooksEndpoints = {
  getNextClose: {
    ...read,
    path: '/ops/day-closes/next',
    summary:
      'The day that is to be closed next, what has to be done before it can be closed, and its balances',
    output: nextClose,
  },
  listDayCloses: {
    ...read,
    path: '/ops/day-closes',
    summary: 'The days that finance has closed, the newest first',
    query: v.object(cursorQuery),
    output: listOf(dayClose),
  },
  closeDay: {
    ...common,
    method: 'POST',
    path: '/ops/day-closes',
    right: 'money.close',
    fresh: true,
    summary:
      'Close the next day: nothing is posted into it any more, and nothing opens it again. The call names the day and the hash of the balances that the caller has seen',
    body: v.object({
      day,
      totalsHash: sha256,
      /** What is still open and why; needed if a check asks for it. */
      note: optionalText(1000),
    }),
    output: dayClose,
    errors: ['DAY_CLOSED', 'DAY_NOT_READY', 'CONFLICT'],
  },
  getTrialBalance: {
    ...read,
    path: '/ops/trial-balance',
    summary:
      'The balances of all accounts of the ledger at the end of a day, and what moved since another; by default of today',
    query: v.object(dateRange),
    output: trialBalance,
  },
  listLedgerLines: {
    ...read,
    path: '/ops/ledger-lines',
    summary:
      'Lines of the ledger, the newest first. A type needs an account and the first day, a channel the account CLEARING and the first day',
    query: v.object({
      kind: v.optional(v.union([v.literal(''), kind]), ''),
      type: v.optional(v.union([v.literal(''), v.picklist(LEDGER_TYPES)]), ''),
      shopperId: v.optional(v.union([v.literal(''), id]), ''),
      /** The number of an order, top-up or withdrawal. */
      reference: v.optional(v.union([v.literal(''), documentNo]), ''),
      /** Only for the account `CLEARING`: the lines of one channel; `none` for lines without a channel. */
      channelId: v.optional(v.union([v.literal(''), id]), ''),
      ...dateRange,
      ...cursorQuery,
    }),
    output: listOf(ledgerLine),
  },
} as const satisfies Record<string, Endpoint>;
