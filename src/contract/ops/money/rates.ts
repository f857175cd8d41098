import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { FIELD_ERROR_CODES } from '../../errors.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, optionalLine, text } from '../../values/fields.ts';
import { rate as rateText } from '../../values/money/money.ts';
import {
  BANK_COLUMNS,
  BANK_QUOTES,
  RATE_CAUSES,
  RATE_STATES,
} from '../../values/money/rate-kinds.ts';
import {
  foreignCurrency,
  jumpPercent,
  rateHours,
  rateMargin,
  rateSource,
} from '../../values/money/rate-settings.ts';
import { namedPerson } from '../../values/people/named-person.ts';
import { proposal } from '../people/approvals.ts';

const time = v.string();

/** A rate as people type it: up to ten decimals. */
const typedRate = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => typed.replace(',', '.')),
  v.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,10})?$/),
);

/** What a source said, the margin, and their sum: units of the currency for 1 CNY. */
const parts = { raw: rateText, marginBp: v.number(), rate: rateText, source: v.string() };

/** A rate that differs so much from the one before that a person has to look before it is used. */
export const heldRate = v.object({
  ...parts,
  sequence: v.number(),
  fetchedAt: time,
  /** By how many percent the rate differs from the one that applies. */
  changePercent: v.number(),
});

/** A rate that applies. */
export const appliedRate = v.object({ ...parts, fetchedAt: time, quotedAt: v.optional(time) });

export const currencyRate = v.object({
  currency: v.string(),
  /** Whether the shop needs the currency: for its prices, or a channel. */
  inUse: v.boolean(),
  state: v.picklist(RATE_STATES),
  /** Where its rates come from; empty: from the command line of the deployment. */
  takenFrom: v.union([v.literal(''), rateSource]),
  /** The margin that the next rate gets, in basis points, and whether it is the currency’s own. */
  nextMarginBp: v.number(),
  ownMargin: v.boolean(),
  ownSource: v.boolean(),
  /** The rate that applies, however old it is; absent if there was never one. */
  current: v.optional(appliedRate),
  held: v.optional(heldRate),
});
export type CurrencyRate = v.InferOutput<typeof currencyRate>;

export const rateSettings = v.object({
  id,
  version: v.number(),
  /** Where rates come from. Empty: from `defaultSource`, for which the deployment is configured. */
  source: v.union([v.literal(''), rateSource]),
  defaultSource: v.union([v.literal(''), rateSource]),
  /** The margin of currencies without a margin of their own, in basis points. */
  marginBp: v.number(),
  warnHours: v.number(),
  maxHours: v.number(),
  jumpPercent: v.number(),
});
export type RateSettingsView = v.InferOutput<typeof rateSettings>;

export const rateEntry = v.object({
  sequence: v.number(),
  ...parts,
  state: v.picklist(['USED', 'HELD']),
  cause: v.picklist(RATE_CAUSES),
  quotedAt: v.optional(time),
  fetchedAt: time,
  storedAt: time,
  /** Who set or released it; absent for a source. */
  by: v.optional(namedPerson),
  proposalId: v.optional(v.string()),
});
export type RateEntry = v.InferOutput<typeof rateEntry>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const read = { ...common, method: 'GET', right: 'money.see' } as const;
const ofCurrency = v.object({ currency: foreignCurrency });
const proposed = ['PROPOSAL_OPEN', 'NO_APPROVER', 'FORBIDDEN'] as const;

/** The heading or the number of each column of a bank's file; empty: by the headings that banks use. */
export const rateColumns = v.object(
  Object.fromEntries(BANK_COLUMNS.map((column) => [column, optionalLine(60)])) as Record<
    (typeof BANK_COLUMNS)[number],
    ReturnType<typeof optionalLine>
  >,
);

const bankFile = {
  /** The file, separated by commas, semicolons or tabs. */
  text: text(40_000),
  columns: v.optional(rateColumns, {}),
  quote: v.optional(v.picklist(BANK_QUOTES), 'CNY_FOR_CURRENCY'),
  /** For how many units a rate is, if no column says so. */
  units: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
};

/** A row of a bank’s file as it was understood. Lines are counted from 1. */
const bankRow = v.object({
  line: v.number(),
  currency: v.string(),
  raw: v.string(),
  day: v.string(),
  /** By how many percent the rate differs from the one that applies; absent if no rate applies yet. */
  changePercent: v.optional(v.number()),
  problems: v.array(
    v.object({ column: v.picklist(BANK_COLUMNS), code: v.picklist(FIELD_ERROR_CODES) }),
  ),
});
export type BankRowView = v.InferOutput<typeof bankRow>;

/** The calls about the tenant’s exchange rates. */
export const opsRateEndpoints = {
  listRates: {
    ...read,
    path: '/ops/rates',
    summary: 'The tenant’s exchange rates with their age, and where they come from',
    output: v.object({ rates: v.array(currencyRate), settings: rateSettings }),
  },
  getRate: {
    ...read,
    path: '/ops/rates/{currency}',
    summary: 'The rate of a currency, and its earlier rates for a plot, the oldest first',
    params: ofCurrency,
    output: v.object({
      ...currencyRate.entries,
      points: v.array(v.object({ at: time, raw: rateText, rate: rateText })),
    }),
    errors: ['NOT_FOUND'],
  },
  listRateHistory: {
    ...read,
    path: '/ops/rates/{currency}/history',
    summary: 'All rates of a currency that were ever stored, newest first',
    params: ofCurrency,
    query: v.object(cursorQuery),
    output: listOf(rateEntry),
  },
  getRateFile: {
    ...read,
    path: '/ops/rates/{currency}/file',
    right: 'money.export',
    audited: true,
    summary: 'The history of a currency’s rate as CSV for a spreadsheet, the newest 10,000 rows',
    params: ofCurrency,
    output: v.object({ name: v.string(), csv: v.string() }),
    errors: ['NOT_FOUND'],
  },
  refreshRates: {
    ...common,
    path: '/ops/rates/refresh',
    right: 'money.act',
    summary: 'Ask the sources of the tenant’s rates now, at most once a minute each',
    body: v.object({}),
    output: v.object({ stored: v.number(), held: v.number() }),
    errors: ['RATE_SOURCE_UNAVAILABLE'],
  },
  proposeRate: {
    ...common,
    path: '/ops/rates/{currency}/by-hand',
    right: 'money.propose',
    summary: 'Propose a rate by hand, without the margin. It applies once a second person approves',
    params: ofCurrency,
    body: v.object({ rate: typedRate, reason: text(300), evidence: optionalLine(200) }),
    output: proposal,
    errors: proposed,
    idempotent: true,
  },
  proposeMargin: {
    ...common,
    path: '/ops/rates/margin',
    right: 'money.propose',
    summary:
      'Propose the margin of one currency, or of all currencies without a margin of their own. It applies at once when a second person approves',
    body: v.object({
      /** The currency whose margin it is. Empty: all currencies without a margin of their own. */
      currency: v.optional(v.union([v.literal(''), foreignCurrency]), ''),
      /** Basis points. Absent: the currency’s own margin is dropped. */
      marginBp: v.optional(rateMargin),
      reason: text(300),
    }),
    output: proposal,
    errors: proposed,
    idempotent: true,
  },
  checkRateFile: {
    ...common,
    path: '/ops/rates/file/check',
    right: 'money.propose',
    answerOnly: true,
    summary: 'How the rows of a bank’s file are understood, and what is wrong with each',
    body: v.object(bankFile),
    output: v.object({ rows: v.array(bankRow) }),
    errors: ['NOTHING_TO_DO'],
  },
  proposeRateFile: {
    ...common,
    path: '/ops/rates/file',
    right: 'money.propose',
    summary:
      'Propose the rates of a bank’s file. If a row is wrong, no rate is taken, and each mistake is named: `rows.<line>.<column>`',
    body: v.object({ ...bankFile, reason: text(300) }),
    output: proposal,
    errors: [...proposed, 'NOTHING_TO_DO'],
    idempotent: true,
  },
  releaseRate: {
    ...common,
    path: '/ops/rates/{currency}/release',
    right: 'money.approve',
    summary: 'Use a rate that was held because it differs much from the rate before',
    params: ofCurrency,
    body: v.object({
      /** Which one the caller has seen. */
      sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
      reason: text(300),
    }),
    output: currencyRate,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  setRateSettings: {
    ...common,
    method: 'PUT',
    path: '/ops/rate-settings/{id}',
    right: 'money.approve',
    subject: 'RATES',
    summary:
      'Settle where rates come from, when a rate is too old, and how big a change a person has to look at',
    params: v.object({ id }),
    body: v.object({
      /**
       * Where the rates of `currency`, or without `currency` those of all currencies, come from. Empty: as for all
       * currencies, or as the deployment is configured.
       */
      source: v.optional(v.union([v.literal(''), rateSource])),
      currency: v.optional(v.union([v.literal(''), foreignCurrency]), ''),
      warnHours: v.optional(rateHours),
      maxHours: v.optional(rateHours),
      jumpPercent: v.optional(jumpPercent),
    }),
    output: rateSettings,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
