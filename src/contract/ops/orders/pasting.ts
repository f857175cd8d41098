import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id } from '../../values/fields.ts';

/** The most characters and rows of a pasted table. */
export const MAX_PASTED = 30_000;
export const MAX_PASTED_ROWS = 100;

/** Why a row of a pasted table can't be taken (messages `desk.paste.problem.<name>`). */
export const PASTE_PROBLEMS = [
  'ORDER_NO',
  'UNKNOWN_ORDER',
  'TWICE',
  'STATUS',
  'UPSTREAM_NO',
  'COST',
  'CARRIER',
  'TRACKING_NO',
  'ALREADY_SHIPPED',
  'NOTHING',
  'COLUMNS',
] as const;
export type PasteProblem = (typeof PASTE_PROBLEMS)[number];

/** A row of a pasted table, as it was understood. */
export const pastedRow = v.object({
  /** The number of the line, from 1, counting every line of the text. */
  line: v.number(),
  orderNo: v.string(),
  upstreamOrderNo: v.string(),
  cost: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  problems: v.array(v.picklist(PASTE_PROBLEMS)),
});
export type PastedRow = v.InferOutput<typeof pastedRow>;
/** What a column of a pasted table may be; others are left out. */
export const PASTE_COLUMNS = [
  'orderNo',
  'upstreamOrderNo',
  'cost',
  'carrier',
  'trackingNo',
] as const;
export type PasteColumn = (typeof PASTE_COLUMNS)[number];
const column = v.picklist([...PASTE_COLUMNS, 'skip']);

/** A column of a pasted table: what its heading says, and what it is taken for. */
export const pastedColumn = v.object({
  /** What the heading of the column says; empty in a table without a heading. */
  heading: v.string(),
  column,
});
export type PastedColumn = v.InferOutput<typeof pastedColumn>;

export const pastedSheet = v.object({
  columns: v.array(pastedColumn),
  /** The rows, at most `MAX_PASTED_ROWS`. */
  rows: v.array(pastedRow),
  /** How many of these rows have a problem. */
  bad: v.number(),
  /** How many rows the table has. If it has more than may be taken at once, no row is taken. */
  total: v.number(),
});
const pastedTable = v.object({
  /** The table. Empty lines at its beginning count, as empty cells do. */
  text: v.pipe(
    v.string(),
    v.maxLength(MAX_PASTED),
    v.check((table) => table.trim() !== '' && !table.includes('\0')),
  ),
  /** What each column is, if the heading does not say it. */
  columns: v.optional(v.pipe(v.array(column), v.maxLength(20)), []),
});

/** A corrected row of a kept sheet. Cells that are not named stay as they are. */
const mendedRow = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...v.entriesFromList(PASTE_COLUMNS, v.optional(v.pipe(v.string(), v.maxLength(200)))),
});
export type MendedRow = v.InferOutput<typeof mendedRow>;

const call = { auth: 'operator', right: 'orders.act', group: 'ops' } as const;

/** The operator calls for tables that are pasted from a sheet. */
export const opsPastingEndpoints = {
  keepSheet: {
    ...call,
    method: 'POST',
    path: '/ops/order-sheets',
    summary:
      'Keep a pasted table for a day, for the person who pasted it, until its rows are right. A corrected table is kept as a new one',
    body: v.object({
      ...pastedTable.entries,
      mended: v.optional(v.pipe(v.array(mendedRow), v.maxLength(MAX_PASTED_ROWS)), []),
    }),
    output: v.object({ id }),
    answerOnly: true,
  },
  getSheet: {
    ...call,
    method: 'GET',
    path: '/ops/order-sheets/{id}',
    summary: 'A kept table, and what is wrong with its rows',
    params: v.object({ id }),
    output: v.object({
      ...pastedTable.entries,
      ...pastedSheet.entries,
      columns: v.array(pastedColumn),
    }),
    errors: ['NOT_FOUND'],
  },
  checkOrderPaste: {
    ...call,
    method: 'POST',
    path: '/ops/purchase-orders/paste/check',
    summary: 'Read a pasted table of bought and sent orders, and say what is wrong with its rows',
    body: pastedTable,
    output: pastedSheet,
    answerOnly: true,
  },
  pasteOrders: {
    ...call,
    method: 'POST',
    path: '/ops/purchase-orders/paste',
    summary: `Take a pasted table of at most ${MAX_PASTED_ROWS} rows: order number, number at the marketplace, cost, carrier, tracking number, or in the order that its heading says. All rows or none`,
    body: pastedTable,
    output: pastedSheet,
    errors: ['PASTE_REFUSED', 'PASTE_TOO_LONG', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
