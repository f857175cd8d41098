import type { OwnSheet } from '../../../contract/ops/shop/own-products.ts';
import { MAX_OWN_OPTIONS, MAX_OWN_ROWS } from '../../../contract/values/goods/own-products.ts';
import type { LocaleTexts } from '../../../contract/values/shop/locale-texts.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { csvRecord } from '../../csv/csv.ts';
import { recordsIn, unguarded } from '../../csv/read-table.ts';
import {
  columnOf,
  nameOf,
  type PlainColumn,
  type TableColumn,
  type TextColumn,
} from './table-columns.ts';

/*
 * Reads a table of products, a row a variant. No database, no clock.
 */

export type TableInput = { text: string; columns?: readonly string[] | undefined };

/** A row with the contents of its cells. Texts are by language. */
export type TableRow = {
  line: number;
  cells: string[];
  plain: Partial<Record<PlainColumn, string>>;
  texts: Partial<Record<TextColumn, LocaleTexts>>;
};

export type ReadTable = { columns: OwnSheet['columns']; rows: TableRow[]; total: number };

/**
 * A table with its rows, at most `MAX_OWN_ROWS` of them. `first` is the language of text columns that name
 * no language.
 */
export function readTable({ text, columns: wanted = [] }: TableInput, first: Locale): ReadTable {
  const records = recordsIn(text);
  const isHeading = records[0]?.some((cell) => columnOf(cell) !== undefined) ?? false;
  const heading = isHeading ? (records[0] ?? []) : [];
  const rows = isHeading ? records.slice(1) : records;
  const width = Math.max(0, ...records.map(({ length }) => length));
  const columns = columnsOf(heading, wanted, width);
  return {
    columns: columns.map((column, i) => ({
      heading: heading[i] ?? '',
      column: column ? nameOf(column) : 'skip',
    })),
    rows: rows
      .slice(0, MAX_OWN_ROWS)
      .map((cells, i) => readRow(cells, columns, { line: i + (isHeading ? 2 : 1), first })),
    total: rows.length,
  };
}

/** The columns of a table. If two columns mean the same, the first one is used. */
function columnsOf(
  heading: readonly string[],
  wanted: readonly string[],
  width: number,
): (TableColumn | undefined)[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, i) => {
    const column = columnOf(wanted[i] ?? heading[i] ?? '');
    if (!column || taken.has(nameOf(column))) return undefined;
    taken.add(nameOf(column));
    return column;
  });
}

function readRow(
  cells: readonly string[],
  columns: readonly (TableColumn | undefined)[],
  { line, first }: { line: number; first: Locale },
): TableRow {
  const row: TableRow = {
    line,
    cells: columns.map((_, i) => cells[i] ?? ''),
    plain: {},
    texts: {},
  };
  columns.forEach((column, i) => {
    if (!column) return;
    const { name } = column;
    if (column.isText) {
      const text = plainTextOf(cells[i] ?? '');
      if (text)
        row.texts[column.name] = { ...row.texts[column.name], [column.locale ?? first]: text };
    } else {
      row.plain[name as PlainColumn] = unguarded(cells[i]);
    }
  });
  return row;
}

/** A text as it was written, without what a spreadsheet put around it. */
const plainTextOf = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** The options of a row: each with its name and the value that the variant has. */
export function optionsOf({ texts }: TableRow): { name: LocaleTexts; value: LocaleTexts }[] {
  return Array.from({ length: MAX_OWN_OPTIONS }, (_, i) => ({
    name: texts[`option${i + 1}` as TextColumn] ?? {},
    value: texts[`value${i + 1}` as TextColumn] ?? {},
  })).filter(({ name, value }) => Object.keys(name).length + Object.keys(value).length > 0);
}

/** The table with corrected cells, by line and position of the cell; everything else stays. */
export function mendedTable(
  text: string,
  mended: readonly { line: number; cells: Readonly<Record<string, string>> }[],
): string {
  const byLine = new Map(mended.map(({ line, cells }) => [line, cells]));
  return recordsIn(text)
    .map((cells, i) => {
      const changed = byLine.get(i + 1) ?? {};
      const width = Math.max(cells.length, ...Object.keys(changed).map((at) => Number(at) + 1));
      return csvRecord(Array.from({ length: width }, (_, at) => changed[at] ?? cells[at] ?? ''));
    })
    .join('');
}
