import { Failure } from '../../../../contract/errors.ts';
import {
  TRACE_STATUSES,
  type TraceStatus,
} from '../../../../contract/values/warehouse/transit-statuses.ts';
import type { TrackingReport } from '../carrier-tracking.ts';

/** How many lines one table may have. */
const MAX_LINES = 500;
/** The words for statuses that carriers' tables use, besides our own. */
const WORDS: Readonly<Record<string, TraceStatus>> = {
  DELIVERED: 'DELIVERED',
  签收: 'DELIVERED',
  已签收: 'DELIVERED',
  妥投: 'DELIVERED',
  TRANSIT: 'IN_TRANSIT',
  运输中: 'IN_TRANSIT',
  海关: 'CUSTOMS',
  清关中: 'CUSTOMS',
  派送中: 'OUT_FOR_DELIVERY',
  待取件: 'AVAILABLE_FOR_PICKUP',
  投递失败: 'ATTEMPT_FAIL',
  异常: 'EXCEPTION',
};

/**
 * Events from a table of number, status, time, place and text, as CSV or pasted from a sheet (with tabs). A time
 * without an offset is in `offset`, such as `+08:00`. Throws `VALIDATION_FAILED` with the `line` of the first wrong
 * one and what is wrong with it.
 */
export function readTable(rows: string, offset: string): TrackingReport[] {
  const lines = rows.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.length > MAX_LINES) throw wrongCell(MAX_LINES + 1, 'rows');
  return lines.flatMap((line, index) => {
    if (!line.trim() || (index === 0 && isHeading(line))) return [];
    return [readLine(cellsOf(line), index + 1, offset)];
  });
}

const isHeading = (line: string): boolean =>
  /^"?(number|tracking|单号|运单号|跟踪号)/i.test(line.trim());

/** The cells of a line, by tabs if it has any, else by commas outside of quotes. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/,$/, '')
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"'),
  );
}

function readLine(cells: readonly string[], line: number, offset: string): TrackingReport {
  const [typed = '', word = '', time = '', location = '', text = ''] = cells;
  const number = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z0-9-]{4,60}$/.test(number)) throw wrongCell(line, 'number');
  const status = statusOf(word);
  if (!status) throw wrongCell(line, 'status');
  const at = timeOf(time, offset);
  if (Number.isNaN(at)) throw wrongCell(line, 'time');
  return {
    number,
    carrierNames: [],
    at,
    status,
    code: '',
    text: (text || word).slice(0, 300),
    location: location.slice(0, 120),
  };
}

function statusOf(word: string): TraceStatus | undefined {
  const name = word
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return TRACE_STATUSES.find((status) => status === name) ?? WORDS[name];
}

/** `2026-11-23 14:05`, `2026/11/23`, or ISO 8601. NaN for anything else. */
function timeOf(time: string, offset: string): number {
  const [, day, clock = '', zone] =
    /^(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      time.trim(),
    ) ?? [];
  if (!day) return Number.NaN;
  const date = day
    .split(/[-/]/)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return Date.parse(`${date}T${(clock || '00:00').padStart(5, '0')}${zone ?? offset}`);
}

const wrongCell = (line: number, column: string) =>
  new Failure('VALIDATION_FAILED', { line, column }, [
    { field: 'rows', code: 'invalid', reason: 'WRONG_LINE' },
  ]);
