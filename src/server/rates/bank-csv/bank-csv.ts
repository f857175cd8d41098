import type { FieldErrorCode } from '../../../contract/errors.ts';
import {
  BANK_COLUMNS,
  type BankColumn,
  type BankQuote,
} from '../../../contract/values/money/rate-kinds.ts';
import { recordsIn, unguarded } from '../../csv/read-table.ts';
import { quotient } from '../decimal.ts';
import { currencyNamed } from './currency-names.ts';

/** How a bank's file is to be read. */
export type BankFile = {
  text: string;
  /** The heading or the number, from 1, of each column. Empty: by the headings that banks use. */
  columns: Readonly<Record<BankColumn, string>>;
  quote: BankQuote;
  /** The number of units for which the rates are, if no column says so. */
  units: number;
};

/** A row of a bank's file as it was understood, or what is wrong with it. Lines are counted from 1. */
export type BankRow = {
  line: number;
  currency: string;
  /** The value of 1 CNY, and its day: `2026-11-27`. */
  raw: string;
  day: string;
  problems: { column: BankColumn; code: FieldErrorCode }[];
};

/** How headings begin, in English and Chinese, in lower case without spaces. */
const HEADINGS: Readonly<Record<BankColumn, RegExp>> = {
  currency: /^(currency|code|iso|货币|币种|币别)/,
  unit: /^(unit|per|nominal|amount|单位|数量)/,
  rate: /^(rate|mid|middle|price|汇率|中间价|中行折算价|折算价|基准价|牌价)/,
  date: /^(date|day|valid|published|日期|发布日期|发布时间|时间)/,
};

/** The highest plausible rate: no currency is worth so little. */
const MAX_RATE = 1e9;
/** No bank publishes more. */
const MAX_ROWS = 300;
/** The tenant's day, and the oldest day whose rate it may use: `2026-11-27`. */
export type RateDays = { today: string; oldest: string };

/**
 * The rows of a bank's file, each with its mistakes. Undefined if the file is not a table with a currency
 * and a rate. Currencies may be named in English or Chinese.
 */
export function bankRows(file: BankFile, days: RateDays): BankRow[] | undefined {
  const records = recordsIn(file.text);
  const [heading = []] = records;
  const places = placesIn(heading.map(unguarded), file.columns);
  if (places.currency < 0 || places.rate < 0 || records.length > MAX_ROWS + 1) return undefined;
  const hasHeading = !currencyNamed(unguarded(heading[places.currency]));
  const rows = (hasHeading ? records.slice(1) : records).map((record, i) =>
    rowOf(record, { file, places, days, line: i + (hasHeading ? 2 : 1) }),
  );
  const seenCurrencies = new Set<string>();
  return rows.map((row) => {
    const isAgain = row.currency !== '' && seenCurrencies.has(row.currency);
    seenCurrencies.add(row.currency);
    return isAgain ? withProblem(row, 'currency', 'known') : row;
  });
}

type Places = Record<BankColumn, number>;

/** At which place each column is; -1 if nowhere. */
function placesIn(headings: readonly string[], wanted: BankFile['columns']): Places {
  const plainHeadings = headings.map((text) => text.toLowerCase().replaceAll(/[\s_.:()-]/g, ''));
  const placeOf = (column: BankColumn): number => {
    const name = wanted[column].trim();
    if (/^\d{1,2}$/.test(name)) return Number(name) - 1;
    if (name !== '') return headings.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    return plainHeadings.findIndex((one) => HEADINGS[column].test(one));
  };
  return Object.fromEntries(BANK_COLUMNS.map((column) => [column, placeOf(column)])) as Places;
}

const withProblem = (row: BankRow, column: BankColumn, code: FieldErrorCode): BankRow => ({
  ...row,
  problems: [...row.problems, { column, code }],
});

type Reading = { file: BankFile; places: Places; days: RateDays; line: number };

function rowOf(record: readonly string[], { file, places, days, line }: Reading): BankRow {
  const cell = (column: BankColumn) => unguarded(record[places[column]]);
  const problems: BankRow['problems'] = [];
  const read = <T>(column: BankColumn, value: T | FieldProblem, otherwise: T): T => {
    if (!isProblem(value)) return value;
    problems.push({ column, code: value.problem });
    return otherwise;
  };
  const currency = read('currency', currencyIn(cell('currency')), '');
  const unit = read('unit', unitIn(cell('unit'), file.units), 1);
  const rate = read('rate', rateIn(cell('rate')), '1');
  const day = read('date', dayIn(cell('date'), days), days.today);
  const raw =
    file.quote === 'CNY_FOR_CURRENCY' ? quotient(String(unit), rate) : quotient(rate, String(unit));
  const isBeyond = raw === '0' || Number(raw) > MAX_RATE;
  if (isBeyond && problems.length === 0) problems.push({ column: 'rate', code: 'too_small' });
  return { line, currency, raw, day, problems };
}

type FieldProblem = { problem: FieldErrorCode };
const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'problem' in value;

function currencyIn(cell: string): string | FieldProblem {
  if (cell === '') return { problem: 'required' };
  const code = currencyNamed(cell);
  return code === undefined || code === 'CNY' ? { problem: 'choice' } : code;
}

function unitIn(cell: string, units: number): number | FieldProblem {
  if (cell === '') return units;
  const unit = Number(cell.replaceAll(/[,\s]/g, ''));
  return Number.isInteger(unit) && unit > 0 && unit <= 1_000_000 ? unit : { problem: 'number' };
}

function rateIn(cell: string): string | FieldProblem {
  if (cell === '') return { problem: 'required' };
  const plain = decimalIn(cell);
  if (plain === undefined) return { problem: 'number' };
  return Number(plain) > 0 ? plain : { problem: 'too_small' };
}

/**
 * A number as banks write it, `1,234.5` or `0,2145`; undefined if it is not a number, or can be read in two
 * ways.
 */
function decimalIn(cell: string): string | undefined {
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell);
  if (isGrouped && !cell.includes('.')) return undefined;
  const plain = isGrouped ? cell.replaceAll(',', '') : cell.replace(/^(\d+),(\d+)$/, '$1.$2');
  return /^\d{1,9}(\.\d{1,10})?$/.test(plain) ? plain : undefined;
}

/** `2026-11-27`, `2026/11/27`, `2026.11.27`, `20261127` or `27.11.2026`, also with a time behind it. */
function dayIn(cell: string, { today, oldest }: RateDays): string | FieldProblem {
  if (cell === '') return today;
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T].*)?$/.exec(cell) ?? [];
  const [, ...turned] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: .*)?$/.exec(cell) ?? [];
  const [y, m, d] = turned.length > 0 ? turned.toReversed() : [year, month, date];
  const day = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    return { problem: 'invalid' };
  }
  if (day > today) return { problem: 'too_large' };
  return day < oldest ? { problem: 'too_small' } : day;
}
