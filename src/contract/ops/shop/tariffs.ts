import * as v from 'valibot';
import { freightBill } from '../../calls/site.ts';
import { REFUSALS } from '../../calls/transit.ts';
import type { Endpoint } from '../../endpoint.ts';
import { FIELD_ERROR_CODES } from '../../errors.ts';
import {
  country,
  id,
  instant,
  ok,
  optionalLine,
  optionalText,
  text,
  typedAmount,
} from '../../values/fields.ts';
import { GOODS_CLASSES } from '../../values/goods/product-kinds.ts';
import { cny } from '../../values/money/money.ts';
import { MAX_TARIFF_ROWS, TARIFF_COLUMNS, TARIFF_STATES } from '../../values/money/tariff.ts';
import { namedPerson } from '../../values/people/named-person.ts';
import { LOCALES } from '../../values/shop/locales.ts';
import { tariffCells, tariffCode, tariffRowChange } from './tariff-values.ts';

const time = v.string();
const column = v.picklist(TARIFF_COLUMNS);

export const tariffSummary = v.object({
  id,
  number: v.number(),
  state: v.picklist(TARIFF_STATES),
  /** Whether it applies now. */
  current: v.boolean(),
  rows: v.number(),
  validFrom: v.optional(time),
  /** The number of the version that it was made from. */
  basedOn: v.optional(v.number()),
  note: v.string(),
  madeBy: namedPerson,
  madeAt: time,
  publishedBy: v.optional(namedPerson),
  publishedAt: v.optional(time),
  version: v.number(),
  actions: v.array(v.picklist(['change', 'delete', 'publish', 'rollBack', 'withdraw'])),
});
export type TariffSummary = v.InferOutput<typeof tariffSummary>;

/** What is wrong with a cell. Rows are counted from 0. */
const cellProblem = v.object({ row: v.number(), column, code: v.picklist(FIELD_ERROR_CODES) });
export type CellProblem = v.InferOutput<typeof cellProblem>;

const localeText = v.object({ code: v.string(), locale: v.picklist(LOCALES), text: v.string() });

export const tariff = v.object({
  ...tariffSummary.entries,
  table: v.array(tariffCells),
  names: v.array(localeText),
  /** The shop's languages: names in others are kept, but nobody reads them. */
  languages: v.array(v.picklist(LOCALES)),
  /** The codes of options and surcharges that the table uses, in its order. */
  codes: v.array(v.string()),
  problems: v.array(cellProblem),
  /** Codes without an English name, which a publication needs. */
  unnamed: v.array(v.string()),
});
export type TariffDetail = v.InferOutput<typeof tariff>;

/** What an option would cost: a bill, or why it does not take the parcel. */
const answer = v.object({
  bill: v.optional(freightBill),
  refused: v.optional(v.picklist(REFUSALS)),
  /** The row of the table that applies, from 0. */
  row: v.number(),
});
const quoted = v.object({
  code: v.string(),
  name: v.string(),
  /** The answers of this version, and of the one that applies now. Absent if the option does not go there. */
  here: v.optional(answer),
  published: v.optional(answer),
});
export type QuotedOption = v.InferOutput<typeof quoted>;

const sampleParcel = v.object({
  country: v.string(),
  weightG: v.number(),
  sizeMm: v.array(v.number()),
  /** Each option's total by the version that applies now, and by this one; absent if it does not take the parcel. */
  options: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      before: v.optional(cny),
      after: v.optional(cny),
    }),
  ),
});
export type SampleParcel = v.InferOutput<typeof sampleParcel>;

const rowKey = { code: v.string(), countries: v.string(), postcodes: v.string() };
const tariffChanges = v.object({
  added: v.array(v.object(rowKey)),
  removed: v.array(v.object(rowKey)),
  changed: v.array(v.object({ ...rowKey, column, before: v.string(), after: v.string() })),
  names: v.array(v.object({ ...localeText.entries, before: v.string() })),
});
export type TariffChanges = v.InferOutput<typeof tariffChanges>;

/** A table from a spreadsheet: 500 rows with long cells. */
const MAX_TABLE = 300_000;
const MAX_BYTES = 512 * 1024;

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000));
const millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000));

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const read = { ...common, method: 'GET', right: 'prices.see' } as const;
const params = v.object({ id });

/** The calls about the tenant's freight tariff: its versions, the draft, and what parcels cost by them. */
export const opsTariffEndpoints = {
  listTariffs: {
    ...read,
    path: '/ops/tariffs',
    summary: 'The versions of the tenant’s freight tariff, newest first',
    output: v.array(tariffSummary),
  },
  getTariff: {
    ...read,
    path: '/ops/tariffs/{id}',
    summary: 'A version of the tariff with its table, names, and all that is wrong with them',
    params,
    output: tariff,
    errors: ['NOT_FOUND'],
  },
  makeTariffDraft: {
    ...common,
    path: '/ops/tariffs',
    right: 'prices.act',
    summary: 'Begin a draft from the version that applies, or from another one',
    body: v.object({ from: v.optional(v.union([v.literal(''), id]), '') }),
    output: tariff,
    errors: ['NOT_FOUND', 'TARIFF_DRAFT_EXISTS'],
  },
  changeTariffDraft: {
    ...common,
    method: 'PUT',
    path: '/ops/tariffs/{id}',
    right: 'prices.act',
    subject: 'TARIFF',
    summary:
      'Change cells, rows and names of a draft. It is saved even with mistakes, which are named',
    params,
    body: v.object({
      rows: v.optional(v.pipe(v.array(tariffRowChange), v.maxLength(MAX_TARIFF_ROWS)), []),
      names: v.optional(
        v.pipe(
          v.array(
            v.object({
              code: tariffCode,
              locale: v.picklist(LOCALES),
              /** Empty to remove it. */
              text: optionalLine(80),
            }),
          ),
          v.maxLength(2_000),
        ),
        [],
      ),
    }),
    maxBytes: MAX_BYTES,
    output: tariff,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  importTariff: {
    ...common,
    method: 'PUT',
    path: '/ops/tariffs/{id}/table',
    right: 'prices.act',
    subject: 'TARIFF',
    summary:
      'Replace all rows of a draft, or all names, by a table with a heading, separated by commas or tabs',
    params,
    body: v.object({ text: text(MAX_TABLE) }),
    maxBytes: MAX_BYTES,
    output: tariff,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  getTariffTable: {
    ...read,
    path: '/ops/tariffs/{id}/table',
    summary: 'The rows of a version, or its names, as CSV',
    params,
    query: v.object({ part: v.optional(v.picklist(['rows', 'names']), 'rows') }),
    output: v.object({ name: v.string(), csv: v.string() }),
    errors: ['NOT_FOUND'],
  },
  deleteTariffDraft: {
    ...common,
    method: 'DELETE',
    path: '/ops/tariffs/{id}',
    right: 'prices.act',
    subject: 'TARIFF',
    summary: 'Throw a draft away',
    params,
    output: ok,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  quoteTariff: {
    ...read,
    path: '/ops/tariffs/{id}/quotes',
    summary:
      'What a parcel costs by each option of a version, line by line, beside what it costs now',
    params,
    query: v.object({
      country,
      postCode: optionalLine(20),
      weightG: grams,
      lengthMm: v.optional(millimetres),
      widthMm: v.optional(millimetres),
      heightMm: v.optional(millimetres),
      boxes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
      goodsClass: v.optional(v.picklist(GOODS_CLASSES), 'NORMAL'),
      declaredValue: v.optional(v.union([v.literal(''), typedAmount]), ''),
      insured: v.optional(v.boolean(), false),
      /** Whether all optional surcharges are wanted. */
      extras: v.optional(v.boolean(), false),
    }),
    output: v.array(quoted),
    errors: ['NOT_FOUND'],
  },
  sampleTariff: {
    ...read,
    path: '/ops/tariffs/{id}/samples',
    summary: 'What 20 sample parcels cost now, and by a version',
    params,
    output: v.array(sampleParcel),
    errors: ['NOT_FOUND'],
  },
  compareTariff: {
    ...read,
    path: '/ops/tariffs/{id}/changes',
    summary: 'What differs between the version that applies now and another one',
    params,
    output: tariffChanges,
    errors: ['NOT_FOUND'],
  },
  publishTariff: {
    ...common,
    path: '/ops/tariffs/{id}/publish',
    right: 'prices.publish',
    subject: 'TARIFF',
    summary: 'Publish a draft, at once or from a later time on. It never changes from then on',
    params,
    body: v.object({
      /** ISO 8601, not in the past; without an offset the tenant's local time. Empty for at once. */
      validFrom: v.optional(
        v.union([
          v.literal(''),
          instant,
          v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)),
        ]),
        '',
      ),
      note: optionalText(300),
    }),
    output: tariff,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'STALE_VERSION',
      'TARIFF_WRONG',
      'TARIFF_SCHEDULED',
    ],
  },
  rollBackTariff: {
    ...common,
    path: '/ops/tariffs/{id}/roll-back',
    right: 'prices.publish',
    subject: 'TARIFF',
    summary: 'Publish an older version anew, at once',
    params,
    body: v.object({ reason: text(300) }),
    output: tariff,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'TARIFF_WRONG', 'TARIFF_SCHEDULED'],
  },
  withdrawTariff: {
    ...common,
    path: '/ops/tariffs/{id}/withdraw',
    right: 'prices.publish',
    subject: 'TARIFF',
    summary: 'Withdraw a version that was published for later and has not begun',
    params,
    body: v.object({ reason: text(300) }),
    output: tariff,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
