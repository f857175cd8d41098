/** The maximum size of a record, in bytes. A row of D1 may have 2 MB. */
export const MAX_RECORD_BYTES = 1024 * 1024;

export type Format = 'jsonl' | 'csv';

/** One record of a file: a line, or in CSV several lines if a quoted cell has line breaks. */
export type FileRecord = {
  /** Number of the record's first line; the first line of the file is 1. */
  line: number;
  /** The start of the next record: the number of bytes before it, and its line. */
  next: Position;
} & ({ bytes: Buffer; problem?: undefined } | { bytes?: undefined; problem: 'too_long' });

export type Position = { offset: number; line: number };
export const FILE_START: Position = { offset: 0, line: 1 };

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;

/**
 * Splits a file into records, with one record and one chunk in memory. `from` is the position of the
 * first chunk. Empty lines are records too, so that positions are correct. A record that is too long is
 * reported and skipped. If a quote in CSV is never closed, only its own line is lost.
 */
export async function* recordsOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  {
    format,
    delimiter = ',',
    from = FILE_START,
  }: { format: Format; delimiter?: string; from?: Position },
): AsyncGenerator<FileRecord> {
  const findEnd = format === 'csv' ? quotedEnd(delimiter.charCodeAt(0)) : lineEnd;
  let { offset, line } = from;
  let rest: Buffer = Buffer.alloc(0);
  let scan: Scan = START;
  let skipping = false;

  const take = (
    length: number,
    lines: number,
  ): { first: number; bytes: Buffer; next: Position } => {
    const bytes = rest.subarray(0, length);
    const first = line;
    rest = rest.subarray(length);
    offset += length;
    line += lines;
    scan = START;
    return { first, bytes, next: { offset, line } };
  };
  /** Takes the record of this length. If it is too long, takes only its first line, or begins to skip it. */
  const record = (length: number, lines: number): FileRecord | undefined => {
    const firstLine = rest.indexOf(NEWLINE) + 1;
    if (length > MAX_RECORD_BYTES && lines !== 1 && firstLine > 0) return record(firstLine, 1);
    if (length > MAX_RECORD_BYTES) {
      skipping = true;
      return undefined;
    }
    const { first, bytes, next } = take(length, lines);
    return { line: first, next, bytes: withoutLineEnd(bytes) };
  };

  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    while (rest.length > 0) {
      if (skipping) {
        const end = rest.indexOf(NEWLINE) + 1;
        const { first, next } = take(end || rest.length, end > 0 ? 1 : 0);
        if (end === 0) break;
        skipping = false;
        yield { line: first, next, problem: 'too_long' };
        continue;
      }
      scan = findEnd(rest, scan);
      if (scan.end === undefined && rest.length <= MAX_RECORD_BYTES) break;
      const found = record(scan.end ?? rest.length, scan.end === undefined ? 0 : scan.lines);
      if (found) yield found;
    }
  }
  if (skipping) {
    yield { line, next: { offset, line: line + 1 }, problem: 'too_long' };
    return;
  }
  // The last line needs no line break. If a quote is still open at the end, only its own line is lost.
  while (rest.length > 0) {
    scan = findEnd(rest, START);
    const firstLine = rest.indexOf(NEWLINE) + 1;
    const end = scan.end ?? (scan.quoted && firstLine > 0 ? firstLine : rest.length);
    const found = record(end, scan.end === undefined ? 1 : scan.lines);
    if (found) yield found;
  }
}

/** How far a record was scanned for its end, so that no byte is read again when the next chunk arrives. */
type Scan = {
  at: number;
  lines: number;
  /** Whether the position is between two quotes. */
  quoted: boolean;
  /** Whether the position is the start of a cell: only there a quote opens a quoted cell. */
  atCellStart: boolean;
  /** Position after the record, once found. */
  end?: number;
};
const START: Scan = { at: 0, lines: 0, quoted: false, atCellStart: true };

function lineEnd(bytes: Buffer, { at }: Scan): Scan {
  const end = bytes.indexOf(NEWLINE, at);
  return end < 0 ? { ...START, at: bytes.length } : { ...START, at: end, lines: 1, end: end + 1 };
}

/**
 * Finds the end of a CSV record. A quote inside a quoted cell either closes the cell, or is the first of
 * two quotes that stand for one.
 */
function quotedEnd(delimiter: number) {
  return (bytes: Buffer, scan: Scan): Scan => {
    let { at, lines, quoted, atCellStart } = scan;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === NEWLINE) {
        lines++;
        if (!quoted) return { at, lines, quoted, atCellStart, end: at + 1 };
      } else if (byte === QUOTE) {
        if (quoted) {
          quoted = false;
          // A quote that follows at once opens the cell again.
          atCellStart = true;
          continue;
        }
        if (atCellStart) quoted = true;
      }
      atCellStart = byte === delimiter;
    }
    return { at, lines, quoted, atCellStart };
  };
}

function withoutLineEnd(bytes: Buffer): Buffer {
  let end = bytes.length;
  if (bytes[end - 1] === NEWLINE) end--;
  if (bytes[end - 1] === RETURN) end--;
  return bytes.subarray(0, end);
}
