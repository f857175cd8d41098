import {
  MAX_PASTED_ROWS,
  type PastedRow,
  type PasteProblem,
} from '../../../contract/ops/buying.ts';

/*
 * Reads a table that was copied from a spreadsheet. No database, no clock.
 */

const ORDER_NO = /^P\d{6}[A-Z0-9]{1,25}$/;
const UPSTREAM_NO = /^[\w-]{0,64}$/;
const COST = /^\d{1,8}(\.\d{1,2})?$/;
const TRACKING_NO = /^[A-Z0-9]{6,32}$/;
const COLUMNS = 5;

/**
 * The rows of a pasted table: order number, number at the marketplace, cost in yuan, carrier, tracking number,
 * separated by tabs or commas. A first line without any digit is a heading. Full-width characters become
 * plain ones; spaces in numbers, signs of a currency and the apostrophes of spreadsheets are dropped. Each
 * row says what is wrong with its texts.
 */
export function pastedRows(text: string): PastedRow[] {
  const lines = text
    .split(/\r?\n|\r/)
    .map((line, index) => ({ cells: cellsOf(line), line: index + 1 }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = filled;
  const rows = first?.cells.some((cell) => /\d/.test(cell)) ? filled : filled.slice(1);
  return rows.slice(0, MAX_PASTED_ROWS).map(({ cells, line }) => readRow(cells, line));
}

/** The cells of a line, in plain characters. A cell in double quotes may contain commas. */
function cellsOf(line: string): string[] {
  const plain = line.normalize('NFKC').replaceAll('\u3001', ',');
  if (line.includes('\t')) return plain.split('\t').map((cell) => unquote(cell.trim()));
  return [...plain.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = '']) => unquote(cell.trim()))
    .slice(0, -1)
    .concat(plain.endsWith(',') ? [''] : []);
}

const unquote = (cell: string) =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;

const compact = (cell = '') => cell.replaceAll(/[\s'\u200b\ufeff]/g, '');

function readRow(cells: readonly string[], line: number): PastedRow {
  const [orderNo, upstreamOrderNo, cost, carrier = '', trackingNo] = cells;
  const row = {
    line,
    orderNo: compact(orderNo).toUpperCase(),
    upstreamOrderNo: compact(upstreamOrderNo),
    cost: compact(cost).replaceAll(/[,¥元]|CNY|RMB/gi, ''),
    carrier: carrier.trim(),
    trackingNo: compact(trackingNo).replaceAll('-', '').toUpperCase(),
  };
  return { ...row, problems: problemsOf(row, cells.slice(COLUMNS)) };
}

function problemsOf(row: Omit<PastedRow, 'problems'>, surplus: readonly string[]): PasteProblem[] {
  const { orderNo, upstreamOrderNo, cost, carrier, trackingNo } = row;
  const problems: [PasteProblem, boolean][] = [
    ['ORDER_NO', !ORDER_NO.test(orderNo)],
    // Spreadsheets write long numbers as 2.81E+15, and so lose their end.
    ['UPSTREAM_NO', !UPSTREAM_NO.test(upstreamOrderNo)],
    ['COST', cost !== '' && !COST.test(cost)],
    ['CARRIER', carrier.length > 40 || (carrier === '') !== (trackingNo === '')],
    ['TRACKING_NO', trackingNo !== '' && !TRACKING_NO.test(trackingNo)],
    ['NOTHING', upstreamOrderNo === '' && cost === '' && trackingNo === ''],
    ['COLUMNS', surplus.some((cell) => cell !== '')],
  ];
  return problems.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}
