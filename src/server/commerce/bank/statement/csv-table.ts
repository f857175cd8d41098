import { parse } from 'csv-parse/browser/esm/sync';
import type {
  BankColumn,
  BankEncoding,
  DayOrder,
  DecimalMark,
} from '../../../../contract/values/money/bank.ts';
import { printedDay } from './amount.ts';

/** A row of a CSV file with its number in the file, from 1. */
export type TableRow = { row: number; cells: string[] };

/** How the CSV files of an account are read. */
export type ColumnMapping = {
  /** The row with the headings, from 1. Rows before it are left out. */
  headingRow: number;
  /** The headings of the columns, so that a file with other headings is noticed. */
  headings: string[];
  columns: BankColumn[];
  dayOrder: DayOrder;
  decimalMark: DecimalMark;
  encoding: BankEncoding;
};

/**
 * The text of a file: decoded as UTF-8 if it is valid UTF-8, else in the encoding of the account.
 */
export function decodedText(bytes: Uint8Array, encoding: BankEncoding = 'windows-1252'): string {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodedAs(bytes, encoding === 'utf-8' ? 'windows-1252' : encoding);
  }
}

/**
 * The text of bytes in an encoding. A runtime that does not know the encoding uses that of Western Europe.
 */
export function decodedAs(bytes: Uint8Array, encoding: BankEncoding): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows of a CSV file, separated by commas, semicolons, tabs or bars; undefined if it is not such a
 * file.
 */
export function tableRows(text: string): TableRow[] | undefined {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ row: info.lines, cells: record.map(unguarded) }));
  } catch {
    return undefined;
  }
}

/** Removes what a spreadsheet or a bank wrote around a cell to mark it as text. */
const unguarded = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=.)/, '')
    .trim();

/** The separator that the most lines of the beginning have in the same number. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, 30).filter((line) => line.trim() !== '');
  const scoreOf = (delimiter: string) => {
    const counts = lines
      .map((line) => line.split(delimiter).length - 1)
      .filter((count) => count > 0);
    const byCount = Map.groupBy(counts, (count) => count);
    return Math.max(
      0,
      ...[...byCount].map(([count, same]) => same.length * 10 + Math.min(count, 9)),
    );
  };
  return [';', '\t', '|', ','].toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? ',';
}

const NAMES: readonly (readonly [column: BankColumn, names: RegExp])[] = [
  ['VALUE_DAY', /value ?date|valuta|起息|дата валют/i],
  [
    'DAY',
    /^(booking|transaction|posting|trans\.?|tran\.?)? ?date|buchung(stag|sdatum)|交易(日期|时间)|记账日|^日期|дата|วันที่|ngày/i,
  ],
  ['BALANCE', /balance|saldo|余额|остаток|ຍອດ|ยอดคงเหลือ|số dư/i],
  ['DEBIT', /debit|withdraw|paid out|money out|soll|借方|支出|расход|дебет|ถอน|ghi nợ/i],
  ['CREDIT', /credit|deposit|paid in|money in|haben|贷方|收入|приход|кредит|ฝาก|ghi có/i],
  ['AMOUNT', /amount|betrag|金额|发生额|сумма|จำนวน|số tiền/i],
  ['ENTRY', /bank ref|entry ref|transaction (id|no|number)|流水号|交易号|trace|номер операции/i],
  ['REFERENCE', /reference|end.?to.?end|referenz|附言号|参考号|референс/i],
  ['ACCOUNT', /iban|account( no| number)?|konto|对方账号|对方帐号|счет|счёт/i],
  [
    'NAME',
    /name|payee|payer|counterpart|beneficiary|auftraggeber|empfänger|对方户名|户名|контрагент|плательщик/i,
  ],
  [
    'TEXT',
    /^text$|description|details|narrative|purpose|memo|verwendungszweck|摘要|附言|用途|备注|назначение|текст|particulars|remark|nội dung|รายละเอียด/i,
  ],
];

/**
 * Guesses the meaning of each column from its heading. Every meaning except the text is used for one column
 * only.
 */
export function guessedMapping(rows: readonly TableRow[], encoding: BankEncoding): ColumnMapping {
  const candidates = rows.slice(0, 30).map(({ cells }) => guessedColumns(cells));
  const recognisedIn = (columns: BankColumn[]) =>
    columns.filter((column) => column !== 'SKIP').length;
  const best = candidates.reduce(
    (most, columns, index) =>
      recognisedIn(columns) > recognisedIn(candidates[most] ?? []) ? index : most,
    0,
  );
  const columns = candidates[best] ?? [];
  const body = rows.slice(best + 1, best + 200);
  const cellsOf = (...meanings: BankColumn[]) =>
    body.flatMap(({ cells }) =>
      cells.filter((cell, index) => cell && meanings.includes(columns[index] ?? 'SKIP')),
    );
  return {
    headingRow: rows[best]?.row ?? 1,
    headings: rows[best]?.cells ?? [],
    columns,
    dayOrder: guessedOrder(cellsOf('DAY', 'VALUE_DAY')),
    decimalMark: guessedMark(cellsOf('AMOUNT', 'DEBIT', 'CREDIT', 'BALANCE')),
    encoding,
  };
}

function guessedColumns(cells: readonly string[]): BankColumn[] {
  const taken = new Set<BankColumn>();
  return cells.map((cell) => {
    const found = NAMES.find(
      ([column, names]) => names.test(cell) && (column === 'TEXT' || !taken.has(column)),
    )?.[0];
    if (found) taken.add(found);
    return found ?? 'SKIP';
  });
}

/**
 * The order of day, month and year in which every day can be read. If there are several, the one with the
 * day first.
 */
function guessedOrder(cells: readonly string[]): DayOrder {
  const fits = (order: DayOrder) => cells.every((cell) => printedDay(cell, order) !== undefined);
  return (['YMD', 'DMY', 'MDY'] as const).find(fits) ?? 'DMY';
}

/** The mark that is the last in an amount with both, or before two digits at the end. */
function guessedMark(cells: readonly string[]): DecimalMark {
  const marks = cells.flatMap((cell) => /([.,])\d{1,2}\D*$/.exec(cell)?.[1] ?? []);
  return marks.filter((mark) => mark === ',').length > marks.length / 2 ? ',' : '.';
}
