import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Columns, readCells, readHeader } from './csv-columns.ts';
import { FILE_START, type FileRecord, type Format, type Position, recordsOf } from './records.ts';
import { Rejection } from './rejection.ts';

/** The length of a file's beginning that identifies it, together with its name and size. */
const BEGINNING_BYTES = 1024 * 1024;

/** A file of products, or standard input, that can be read from any position. */
export type SourceFile = {
  /** Undefined for standard input, which can't be resumed. */
  identity: string | undefined;
  name: string;
  /** Size in bytes; 0 if unknown. */
  size: number;
  columns: Columns | undefined;
  records: (from: Position) => AsyncGenerator<FileRecord>;
  /** Parses a record; undefined for an empty line. Throws a `Rejection`. */
  read: (record: FileRecord) => unknown;
};

export const STANDARD_INPUT = '-';

/** Opens a file by its path. Throws an `Error` with a readable message. */
export async function openSource(file: string, format = formatOf(file)): Promise<SourceFile> {
  return file === STANDARD_INPUT ? openInput(format) : openFile(file, format);
}

function formatOf(file: string): Format {
  return /\.(csv|tsv|txt)$/i.test(file) ? 'csv' : 'jsonl';
}

async function openFile(file: string, format: Format): Promise<SourceFile> {
  const { size } = await stat(file);
  const beginning = Buffer.alloc(Math.min(size, BEGINNING_BYTES));
  const handle = await open(file);
  await handle.read(beginning, 0, beginning.length, 0);
  await handle.close();
  refuseUtf16(beginning);
  const name = path.basename(file);
  const hash = createHash('sha256')
    .update(JSON.stringify([name, size]))
    .update(beginning);
  const chunks = (from: number) => createReadStream(file, { start: from });
  if (format === 'jsonl' || size === 0) {
    const records = (from: Position) => recordsOf(chunks(from.offset), { format, from });
    return {
      ...identified(hash.digest('hex')),
      name,
      size,
      columns: undefined,
      records,
      read: readLine,
    };
  }
  const { columns, next } = await headerOf(chunks(0));
  const { delimiter } = columns;
  return {
    ...identified(hash.digest('hex')),
    name,
    size,
    columns,
    records: (from) => {
      const start = from.offset < next.offset ? next : from;
      return recordsOf(chunks(start.offset), { format, delimiter, from: start });
    },
    read: (record) => readRow(record, columns),
  };
}

const identified = (digest: string) => ({ identity: digest.slice(0, 32) });

async function openInput(format: Format): Promise<SourceFile> {
  const input = { identity: undefined, name: STANDARD_INPUT, size: 0 };
  if (format === 'jsonl') {
    const records = (from: Position) => recordsOf(process.stdin, { format, from });
    return { ...input, columns: undefined, records, read: readLine };
  }
  // The bytes that were read after the header are passed on before the rest of the stream.
  const chunks = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  const first = (async function* () {
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) {
      read.push(chunk.value);
      yield chunk.value;
    }
  })();
  const { columns, next } = await headerOf(first);
  const rest = (async function* () {
    yield Buffer.concat(read).subarray(next.offset);
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next())
      yield chunk.value;
  })();
  return {
    ...input,
    columns,
    records: () => recordsOf(rest, { format, delimiter: columns.delimiter, from: next }),
    read: (record) => readRow(record, columns),
  };
}

async function headerOf(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ columns: Columns; next: Position }> {
  for await (const record of recordsOf(chunks, { format: 'csv', from: FILE_START })) {
    if (record.problem) break;
    const text = textOf(record.bytes);
    if (text.trim() !== '') return { columns: readHeader(text), next: record.next };
  }
  throw new Error('the first row of a CSV file names its columns, and this one has none');
}

function refuseUtf16(beginning: Buffer): void {
  const mark = beginning.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') {
    throw new Error('the file is UTF-16: save it as UTF-8 (iconv -f UTF-16 -t UTF-8)');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Rejection('', 'encoding');
  }
}

/** Parses a line of JSON. */
export function readLine(record: FileRecord): unknown {
  if (record.problem) throw new Rejection('', record.problem);
  const text = textOf(record.bytes).trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Rejection('', 'json');
  }
}

/** Parses a row of CSV. */
export function readRow(record: FileRecord, columns: Columns): unknown {
  if (record.problem) throw new Rejection('', record.problem);
  const text = textOf(record.bytes);
  return text.trim() === '' ? undefined : readCells(text, columns);
}
