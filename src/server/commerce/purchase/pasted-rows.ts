import {
  type MendedRow,
  PASTE_COLUMNS,
  type PasteColumn,
  type PastedColumn,
  type PastedRow,
  type PasteProblem,
} from '../../../contract/ops/orders/pasting.ts';

/*
 * Reads a table that was copied from a spreadsheet. No database, no clock.
 */

const ORDER_NO = /^P\d{6}[A-Z0-9]{1,25}$/;
const UPSTREAM_NO = /^[\w-]{0,64}$/;
const COST = /^\d{1,8}(\.\d{1,2})?$/;
const TRACKING_NO = /^[A-Z0-9]{6,32}$/;

/**
 * The beginnings of headings, in Chinese and English, in lower case without spaces. The first match is
 * used.
 */
const HEADINGS: readonly (readonly [RegExp, PasteColumn])[] = [
  [/^((快递|物流|运|包裹)单)|^(tracking|waybill)/, 'trackingNo'],
  [/^(快递|物流|承运)|^(carrier|courier|express)/, 'carrier'],
  [
    /^(平台|上游|采购|淘宝|天猫|1688|拼多多|京东|商家)(订|采购)?单|^(marketplace|upstream|purchase|supplier)/,
    'upstreamOrderNo',
  ],
  [/^(系统|我方)?(订单|单号)|^order/, 'orderNo'],
  [/^(采购)?(成本|价|金额|实付|付款|总价)|^(cost|price|amount|paid)/, 'cost'],
];

type Column = PastedColumn['column'];
/** `isSurplus`: the column has no heading, so it may contain what belongs to another column. */
type ReadColumn = PastedColumn & { isSurplus: boolean };
export type PastedTable = { columns: PastedColumn[]; rows: PastedRow[] };

/** The meaning of a heading; undefined if it is unknown. */
function columnOf(heading: string): PasteColumn | undefined {
  const plainHeading = heading.toLowerCase().replaceAll(/[\s_.:()-]/g, '');
  return HEADINGS.find(([pattern]) => pattern.test(plainHeading))?.[1];
}

/** Whether a first line is a heading: it names the order, or has no digit at all. */
const isHeading = (cells: readonly string[]) =>
  cells.some((cell) => columnOf(cell) === 'orderNo') || !cells.some((cell) => /\d/.test(cell));

/**
 * A pasted table. Its rows have order number, number at the marketplace, cost in yuan, carrier and tracking
 * number, separated by tabs or commas; in another order if `wanted` or the headings say so. If two columns
 * mean the same, the first one is used. Full-width characters become plain ones; spaces in numbers,
 * currency signs and the apostrophes of spreadsheets are dropped. Each row lists the mistakes in its texts.
 */
export function pastedTable(text: string, wanted: readonly Column[] = []): PastedTable {
  const lines = text
    .split(/\r?\n|\r/)
    .map((line, index) => ({ cells: cellsOf(line), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = lines;
  const heading = first && isHeading(first.cells) ? first.cells : [];
  const rows = heading.length > 0 ? lines.slice(1) : lines;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = columnsOf(heading, wanted, width);
  return {
    columns: columns.map(({ heading: title, column }) => ({ heading: title, column })),
    rows: rows.map(({ cells, line }) => readRow(cells, columns, line)),
  };
}

/** The table with corrected cells, in the usual order of columns, without heading; each row stays in its line. */
export function mendedText(
  text: string,
  wanted: readonly Column[],
  mended: readonly MendedRow[],
): string {
  const byLine = new Map(mended.map((row) => [row.line, row]));
  const lines: string[] = [];
  for (const row of pastedTable(text, wanted).rows) {
    const cells = PASTE_COLUMNS.map((column) => byLine.get(row.line)?.[column] ?? row[column]);
    lines[row.line - 1] = cells.map((cell) => cell.replaceAll(/[\t\r\n]/g, ' ')).join('\t');
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

function columnsOf(
  heading: readonly string[],
  wanted: readonly Column[],
  width: number,
): ReadColumn[] {
  const columnNames = heading.map(columnOf);
  const isNamed = columnNames.includes('orderNo');
  const taken = new Set<Column>(['skip']);
  return Array.from({ length: width }, (_, index) => {
    const guess = isNamed ? columnNames[index] : PASTE_COLUMNS[index];
    const column = wanted[index] ?? guess ?? 'skip';
    const isFree = !taken.has(column);
    taken.add(column);
    const isSurplus = column === 'skip' && !heading[index] && !wanted[index];
    return { heading: heading[index] ?? '', column: isFree ? column : 'skip', isSurplus };
  });
}

/** The cells of a line, in plain characters. A cell in double quotes may contain commas. */
function cellsOf(line: string): string[] {
  const plainLine = line.normalize('NFKC').replaceAll('\u3001', ',');
  if (line.includes('\t')) return plainLine.split('\t').map((cell) => unquote(cell.trim()));
  return [...plainLine.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = '']) => unquote(cell.trim()))
    .slice(0, -1)
    .concat(plainLine.endsWith(',') ? [''] : []);
}

const unquote = (cell: string) =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;

const compact = (cell: string) => cell.replaceAll(/[\s'\u200b\ufeff]/g, '');

function readRow(
  cells: readonly string[],
  columns: readonly ReadColumn[],
  line: number,
): PastedRow {
  const cellOf = (wanted: PasteColumn) =>
    cells[columns.findIndex(({ column }) => column === wanted)] ?? '';
  const row = {
    line,
    orderNo: compact(cellOf('orderNo')).toUpperCase(),
    upstreamOrderNo: compact(cellOf('upstreamOrderNo')),
    cost: compact(cellOf('cost')).replaceAll(/[,¥元]|CNY|RMB/gi, ''),
    carrier: cellOf('carrier').trim(),
    trackingNo: compact(cellOf('trackingNo')).replaceAll('-', '').toUpperCase(),
  };
  const surplus = cells.filter((_, index) => columns[index]?.isSurplus);
  return { ...row, problems: problemsOf(row, surplus) };
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
