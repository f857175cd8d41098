import { type BankColumn, MAX_BANK_LINES } from '../../../../contract/values/money/bank.ts';
import { digitsOf, printedDay, printedMinor } from './amount.ts';
import type { ColumnMapping, TableRow } from './csv-table.ts';
import { oneLine, type Problem, type ReadFile, type StatementLine } from './statement.ts';

type Read = { line: StatementLine; balanceMinor: number | undefined };

/**
 * The statement in the rows of a CSV file. If there is a column of balances, each row is checked against
 * the one before, and opening and closing balance are computed from it. Every mistake is reported at its
 * row.
 */
export function csvStatement(
  rows: readonly TableRow[],
  mapping: ColumnMapping,
  currency: string,
): ReadFile {
  const problem = (row: number, name: Problem['problem'], value = ''): ReadFile => ({
    statements: [],
    problems: [{ row, problem: name, value }],
  });
  const heading = rows.find(({ row }) => row === mapping.headingRow);
  if (!heading || !isSameHeading(heading.cells, mapping))
    return problem(mapping.headingRow, 'COLUMNS');
  const { columns } = mapping;
  const hasAmount =
    columns.includes('AMOUNT') || columns.includes('DEBIT') || columns.includes('CREDIT');
  if (!columns.includes('DAY') || !hasAmount) return problem(mapping.headingRow, 'COLUMNS');
  const body = rows.filter(({ row }) => row > mapping.headingRow);
  if (body.length > MAX_BANK_LINES) return problem(0, 'TOO_MANY', String(MAX_BANK_LINES));
  const problems: Problem[] = [];
  const read = body.flatMap((one) => readRow(one, mapping, digitsOf(currency), problems) ?? []);
  if (problems.length > 0) return { statements: [], problems };
  const [oldest] = read;
  if (!oldest) return problem(0, 'NO_LINES');
  const ordered = inOrder(read);
  const wrong = wrongBalance(ordered);
  if (wrong) return problem(wrong.line.row, 'BALANCE', wrong.line.day);
  const [begin, end] = [ordered[0], ordered.at(-1)];
  const openingMinor =
    begin?.balanceMinor === undefined ? undefined : begin.balanceMinor - begin.line.amountMinor;
  return {
    problems: [],
    statements: [
      {
        account: '',
        currency,
        openingMinor,
        closingMinor: openingMinor === undefined ? undefined : end?.balanceMinor,
        lines: ordered.map(({ line }) => line),
      },
    ],
  };
}

const isSameHeading = (cells: readonly string[], { headings, columns }: ColumnMapping): boolean =>
  columns.every((column, index) => column === 'SKIP' || cells[index] === headings[index]);

const AMOUNT_COLUMNS = ['AMOUNT', 'DEBIT', 'CREDIT'] as const;

/** A row as a line; undefined for a row without day and amount, such as a sum below the table. */
function readRow(
  { row, cells }: TableRow,
  mapping: ColumnMapping,
  digits: number,
  problems: Problem[],
): Read | undefined {
  const { columns, dayOrder, decimalMark } = mapping;
  const cellOf = (column: BankColumn) => cells[columns.indexOf(column)] ?? '';
  const textOf = (column: BankColumn, most: number) =>
    oneLine(cells.filter((_, index) => columns[index] === column).join(' '), most);
  const amounts = AMOUNT_COLUMNS.filter((column) => /\d/.test(cellOf(column)));
  if (cellOf('DAY') === '' && amounts.length === 0) return undefined;
  const day = printedDay(cellOf('DAY'), dayOrder);
  if (!day) {
    problems.push({ row, problem: 'DAY', value: cellOf('DAY') });
    return undefined;
  }
  const valueDay = printedDay(cellOf('VALUE_DAY'), dayOrder) ?? day;
  const minorOf = (column: BankColumn) => printedMinor(cellOf(column), decimalMark, digits);
  const amountMinor = amountOf(amounts, minorOf);
  const balanceMinor = cellOf('BALANCE') === '' ? undefined : minorOf('BALANCE');
  if (amountMinor === undefined) {
    const value = AMOUNT_COLUMNS.map(cellOf).filter(Boolean).join(' / ');
    problems.push({ row, problem: 'AMOUNT', value });
    return undefined;
  }
  if (cellOf('BALANCE') !== '' && balanceMinor === undefined) {
    problems.push({ row, problem: 'AMOUNT', value: cellOf('BALANCE') });
    return undefined;
  }
  const line: StatementLine = {
    row,
    day,
    valueDay,
    amountMinor,
    text: textOf('TEXT', 500),
    name: textOf('NAME', 140),
    account: textOf('ACCOUNT', 64).replaceAll(' ', ''),
    reference: textOf('REFERENCE', 140),
    entryRef: textOf('ENTRY', 100),
    hint: '',
  };
  return { line, balanceMinor };
}

/** The signed amount of a row; undefined if it has none, or a debit and a credit that are both not 0. */
function amountOf(
  columns: readonly ('AMOUNT' | 'DEBIT' | 'CREDIT')[],
  minorOf: (column: BankColumn) => number | undefined,
): number | undefined {
  const amounts = columns.map((column) => {
    const minor = minorOf(column);
    if (minor === undefined) return undefined;
    // Some banks print debits with a sign, others without.
    return column === 'DEBIT' ? 0 - Math.abs(minor) : minor;
  });
  if (amounts.includes(undefined)) return undefined;
  const filledAmounts = amounts.filter((minor) => minor !== 0);
  return filledAmounts.length === 1 ? filledAmounts[0] : undefined;
}

/** The oldest first. Many banks write the newest first. */
function inOrder(read: readonly Read[]): Read[] {
  const days = [read[0]?.line.day ?? '', read.at(-1)?.line.day ?? ''] as const;
  const reversed = read.toReversed();
  if (days[0] > days[1]) return reversed;
  if (days[0] < days[1]) return [...read];
  return wrongBalance(read) && !wrongBalance(reversed) ? reversed : [...read];
}

/** The first row whose balance does not follow from the one before. */
function wrongBalance(read: readonly Read[]): Read | undefined {
  return read.find(({ line, balanceMinor }, index) => {
    const before = read[index - 1]?.balanceMinor;
    return (
      before !== undefined &&
      balanceMinor !== undefined &&
      before + line.amountMinor !== balanceMinor
    );
  });
}
