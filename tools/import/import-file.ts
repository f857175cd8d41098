import { createInterface } from 'node:readline/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { platform as platformName } from '../../src/contract/values/goods/product.ts';
import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';
import { imports } from '../../src/server/db/schema/shop/imports.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { pace, progressBar } from '../servers/progress.ts';
import { unknownColumns } from './csv-columns.ts';
import { type ImportState, importProducts } from './import-products.ts';
import { picturesOf } from './pictures.ts';
import { openReport, summary } from './report.ts';
import { openSource, type SourceFile } from './source-file.ts';
import { openTarget } from './target.ts';

export type ImportOptions = {
  'dry-run': boolean;
  resume: boolean;
  restart: boolean;
  report: string;
  'max-rejected'?: string;
  platform?: string;
  pictures: string;
  format?: string;
  d1?: string;
  batch?: string;
};

/** Ends the program with an error message. */
function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function numberOf(
  values: ImportOptions,
  option: 'max-rejected' | 'batch',
  min: number,
): number | undefined {
  const value = values[option];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min) {
    exitWith(`--${option}: ${value} is not a whole number of at least ${min}`);
  }
  return number;
}

/**
 * The state to start from: the beginning of the file, or where the last import of this file stopped. Asks
 * on a terminal which of the two if the options don't say. Ends the program if nothing is left to import.
 */
async function stateOf(
  values: ImportOptions,
  db: Database,
  source: SourceFile,
): Promise<ImportState> {
  const { identity: id = '-', name, size } = source;
  const beginning: ImportState = {
    ...{ id, name, size, offset: 0, line: 1, inserted: 0, replaced: 0, rejected: 0 },
    ...{ reasons: {}, reportBytes: 0, startedAt: Date.now(), finishedAt: null },
  };
  if (values['dry-run'] || source.identity === undefined) return beginning;
  const [known] = await db.select().from(imports).where(eq(imports.id, id));
  if (values.restart || !known) return beginning;
  if (known.finishedAt !== null) {
    if (!values.resume) return beginning;
    console.log(`${name} was imported before.\n${summary(known)}`);
    process.exit(0);
  }
  const notice = `An import of ${name} stopped before line ${known.line.toLocaleString('en')}.`;
  if (values.resume) return known;
  if (!process.stdin.isTTY)
    exitWith(`${notice} Use --resume to continue there, or --restart to begin again.`);
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(`${notice} Continue there? [Y/n] `);
  ask.close();
  return /^n/i.test(answer.trim()) ? beginning : known;
}

async function importFrom(file: string, values: ImportOptions): Promise<void> {
  const platform = values.platform;
  if (platform !== undefined && !v.is(platformName, platform)) {
    exitWith(`--platform: one of ${platformName.options.join(', ')}`);
  }
  const format = values.format;
  if (format !== undefined && format !== 'jsonl' && format !== 'csv')
    exitWith('--format: jsonl or csv');
  const source = await openSource(file, format);
  const ignored = source.columns ? unknownColumns(source.columns) : [];
  if (ignored.length > 0) console.log(`Unknown columns, which are ignored: ${ignored.join(', ')}`);

  const target = await openTarget(values.d1);
  try {
    await run(values, source, target.db, platform);
  } finally {
    await target.close();
  }
}

async function run(
  values: ImportOptions,
  source: SourceFile,
  db: Database,
  platform: ProductPlatform | undefined,
): Promise<void> {
  const from = await stateOf(values, db, source);
  const dryRun = values['dry-run'];
  let isStopped = false;
  const stop = () => {
    if (isStopped) process.exit(130);
    isStopped = true;
    console.log('\nStopping after this batch…');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  const pictures = picturesOf(values.pictures);
  const bar = progressBar(dryRun ? 'Checking' : 'Importing');
  const speed = pace();
  const maxRejected = numberOf(values, 'max-rejected', 0);
  const state = await importProducts(db, source.records(from), from, {
    read: source.read,
    ...(platform !== undefined && { platform }),
    batch: numberOf(values, 'batch', 1),
    dryRun,
    storesProgress: source.identity !== undefined,
    maxRejected,
    prepareWrites: pictures.prepareWrites,
    report: openReport(values.report, from.reportBytes),
    isStopped: () => isStopped,
    onProgress: ({ offset, line }) => {
      const share = source.size > 0 ? offset / source.size : 0;
      const rows = line - from.line;
      bar(offset, source.size || Infinity, `${line - 1} lines, ${speed(rows, share)}`);
    },
  });
  console.log(`\n${summary(state)}`);
  if (state.rejected > 0) console.log(`Rejected rows: ${values.report}`);
  if (pictures.failed() > 0) {
    console.log(`${pictures.failed().toLocaleString('en')} pictures could not be read`);
  }
  if (state.finishedAt !== null) return;
  const how = source.identity === undefined || dryRun ? '' : ' --resume continues there.';
  console.log(`Stopped before line ${state.line.toLocaleString('en')}.${how}`);
  process.exitCode = isStopped ? 130 : 2;
}

/** The database's message for a failed statement, without the statement and its rows. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Imports a file, or standard input (`-`), as the options of `npm run import` say. Sets the exit code. */
export async function importFile(file: string, values: ImportOptions): Promise<void> {
  try {
    await importFrom(file, values);
  } catch (error) {
    console.error(`Not imported: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
