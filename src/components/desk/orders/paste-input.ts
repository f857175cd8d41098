import {
  PASTE_COLUMNS,
  type PasteColumn,
  type PastedColumn,
  type PastedRow,
} from '../../../contract/ops/buying.ts';

export type PasteInput = { text: string; columns: PastedColumn['column'][] };
/** Cells that were corrected on the page, by the line of their row. */
export type Mends = ReadonlyMap<number, ReadonlyMap<PasteColumn, string>>;

const NAMES: readonly PastedColumn['column'][] = [...PASTE_COLUMNS, 'skip'];

/** The table in an address, and what its columns were said to be. */
export function pasteInput(query: URLSearchParams): PasteInput {
  const text = query.get('text')?.trimEnd() ?? '';
  const columns = query
    .getAll('columns')
    .flatMap((name) => NAMES.find((one) => one === name) ?? []);
  return { text, columns };
}

/** The name of the field for a cell. */
export const mendField = (line: number, column: PasteColumn): string => `mend.${line}.${column}`;

/** The corrected cells in an address. */
export function mendsIn(query: URLSearchParams): Mends {
  const mends = new Map<number, Map<PasteColumn, string>>();
  for (const [name, value] of query) {
    const [, line, cell] = /^mend\.(\d{1,4})\.(\w+)$/.exec(name) ?? [];
    const column = PASTE_COLUMNS.find((one) => one === cell);
    if (!line || !column) continue;
    const row = mends.get(Number(line)) ?? new Map<PasteColumn, string>();
    mends.set(Number(line), row.set(column, value));
  }
  return mends;
}

/** The table with the corrections, in the usual order of columns; each row stays in its line. */
export function mendedText(rows: readonly PastedRow[], mends: Mends): string {
  const lines: string[] = [];
  for (const row of rows) {
    const cells = PASTE_COLUMNS.map((column) => mends.get(row.line)?.get(column) ?? row[column]);
    lines[row.line - 1] = cells.map((cell) => cell.replaceAll(/[\t\r\n]/g, ' ')).join('\t');
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}
