import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { EXPORT_FORMATS } from '../../values/desk/lists.ts';
import { dateRange, day, id } from '../../values/fields.ts';
import { LEDGER_ACCOUNT_KINDS, LEDGER_TYPES } from '../../values/money/ledger-kinds.ts';
import { cny, decimal } from '../../values/money/money.ts';
import { MEASURES, REPORT_ROWS, REPORTS, UNITS } from '../../values/money/reports.ts';

/** An amount in the currency in which it was paid. */
export const paidAmount = v.object({ currency: v.string(), amount: decimal });

/** Why money of a channel is still open. */
export const OPEN_MONEY = [
  /** The provider has it, and nobody has credited it. */
  'NOT_CREDITED',
  /** The provider has not decided yet. */
  'PROCESSING',
  /** A shopper says that they have paid. */
  'SAID_PAID',
  /** A refund to the payer, or a dispute, that the provider has not confirmed. */
  'GOING_BACK',
  /** A withdrawal that was not paid out. */
  'TO_PAY_OUT',
] as const;

export const openMoney = v.object({
  why: v.picklist(OPEN_MONEY),
  /** The number of the top-up or withdrawal. */
  number: v.string(),
  /** Whether the number is that of a withdrawal. */
  isWithdrawal: v.boolean(),
  channelId: v.string(),
  amount: decimal,
  currency: v.string(),
  amountCny: cny,
  since: v.string(),
});
export type OpenMoney = v.InferOutput<typeof openMoney>;

/** A channel in a range of days. Amounts in CNY are those of the ledger’s account `CLEARING`. */
export const channelClearing = v.object({
  /** `none` for lines of no channel. */
  channelId: v.string(),
  name: v.string(),
  provider: v.string(),
  opening: cny,
  came: cny,
  cameCount: v.number(),
  wentOut: cny,
  wentOutCount: v.number(),
  /** Refunds and disputes of payers, less what the shop got back of them. */
  wentBack: cny,
  other: cny,
  closing: cny,
  /** What shoppers paid and got in their currency, by the top-ups and withdrawals; fees are part of what they paid. */
  paid: v.array(paidAmount),
  paidOut: v.array(paidAmount),
  fees: cny,
  /** What the provider says it received for the same top-ups; empty for a channel without a provider. */
  received: v.array(paidAmount),
  /** How many top-ups the provider doesn't know, or reports with another amount or currency. */
  differs: v.number(),
  open: v.number(),
});
export type ChannelClearing = v.InferOutput<typeof channelClearing>;

export const clearing = v.object({
  dateStart: day,
  dateEnd: day,
  channels: v.array(channelClearing),
  /** What is open now, the oldest first, at most 200. */
  open: v.array(openMoney),
});
export type Clearing = v.InferOutput<typeof clearing>;

export const reportView = v.object({
  report: v.picklist(REPORTS),
  by: v.picklist(REPORT_ROWS),
  dateStart: day,
  dateEnd: day,
  columns: v.array(
    v.object({
      measure: v.picklist(MEASURES),
      unit: v.picklist(UNITS),
      /** The ledger lines whose amounts the column adds up, if it is such a sum. */
      kind: v.optional(v.picklist(LEDGER_ACCOUNT_KINDS)),
      type: v.optional(v.picklist(LEDGER_TYPES)),
    }),
  ),
  rows: v.array(
    v.object({
      dateStart: day,
      dateEnd: day,
      /** Only in a row of a channel; `none` in the row of what belongs to no channel. */
      channelId: v.optional(v.string()),
      channel: v.optional(v.string()),
      currency: v.optional(v.string()),
      /** A value for each column. */
      values: v.array(decimal),
    }),
  ),
  /** The sum of each column; empty where a sum says nothing. */
  totals: v.array(v.union([v.literal(''), decimal])),
});
export type ReportView = v.InferOutput<typeof reportView>;

const common = { method: 'GET', auth: 'operator', group: 'ops' } as const;
const reportQuery = {
  ...dateRange,
  by: v.optional(v.union([v.literal(''), v.picklist(REPORT_ROWS)]), ''),
  /** Only for the reports with rows of channels. */
  channelId: v.optional(v.union([v.literal(''), id]), ''),
};
const params = v.object({ report: v.picklist(REPORTS) });

/** The calls of finance that read sums: what a channel owes, and the reports. */
export const opsReportEndpoints = {
  getClearing: {
    ...common,
    path: '/ops/clearing',
    right: 'money.see',
    summary:
      'Each channel: what shoppers paid, what the provider says came, what went out, and what is still open',
    query: v.object(dateRange),
    output: clearing,
  },
  getReport: {
    ...common,
    path: '/ops/reports/{report}',
    right: 'money.see',
    summary: 'A report by day, week, month or channel; by default of the last 30 days by day',
    params,
    query: v.object(reportQuery),
    output: reportView,
  },
  getReportFile: {
    ...common,
    path: '/ops/reports/{report}/file',
    right: 'money.export',
    audited: true,
    summary: 'The same report as CSV, for a spreadsheet or plain',
    params,
    query: v.object({
      ...reportQuery,
      format: v.optional(v.picklist(EXPORT_FORMATS), 'SPREADSHEET'),
    }),
    output: v.object({ name: v.string(), csv: v.string() }),
  },
} as const satisfies Record<string, Endpoint>;
