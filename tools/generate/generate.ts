import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { DEFAULT_PRODUCTS, generateCatalogue } from '../../demo/catalogue/catalogue.ts';
import { endlessCatalogue } from '../../demo/catalogue/endless.ts';
import { kindOf, seed as writeSeed } from '../../demo/seed.ts';
import { argon2idNode } from '../../src/server/crypto/argon2-node.ts';
import { deriveKeys } from '../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../src/server/crypto/password.ts';
import { type ProductRow, readIndexContext } from '../../src/server/db/index-context.ts';
import { replaceRows } from '../../src/server/db/insert-rows.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { shops } from '../../src/server/db/schema/shop/catalogue.ts';
import { writeProducts } from '../../src/server/db/write-products.ts';
import { openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { inOneTransaction } from '../import/in-one-transaction.ts';
import { migrateDatabase, migrationFiles } from '../servers/database.ts';
import { withDatabase } from '../servers/with-database.ts';
import type { GenerateTask } from './worker.ts';

export type GenerateOptions = {
  seed: number;
  /** Stops at this number of products. Call it again to continue. */
  until?: number;
  onProgress?: (done: number) => void;
  /** Called with the name of each phase after the products are written. */
  onPhase?: (phase: string) => void;
};

/** The number of products in one transaction. */
const BATCH_SIZE = 2_000;
/** The number of batches that are generated in advance while another is written. */
const BATCHES_AHEAD = 3;

/**
 * The file of a new database until it is complete, so that an incomplete database is never used.
 */
export const unfinishedFile = (folder: string) => path.join(folder, 'sampan.db.part');

/**
 * Fills the database of a folder up to a number of products: the embedded catalogue first, with the
 * tenants and their shelves, then generated products. The same seed gives the same catalogue,
 * also when it is filled in several steps.
 */
export async function generate(
  folder: string,
  products: number,
  { seed, until = products, onProgress, onPhase }: GenerateOptions,
): Promise<void> {
  const file = path.join(folder, 'sampan.db');
  const unfinished = unfinishedFile(folder);
  mkdirSync(folder, { recursive: true });
  const fill = { products, seed, until, onProgress };
  if (existsSync(file)) {
    return withDatabase(`file:${file}`, async (db) => {
      await migrateDatabase(db);
      if ((await kindOf(db)) === 'shop') {
        throw new StartRefused(
          `${file} holds a shop: name another folder with --data-dir, because generated products are invented.`,
        );
      }
      await fillUp(db, fill);
    });
  }
  const isBegun = existsSync(unfinished);
  await withDatabase(`file:${unfinished}`, async (db) => {
    await skipSafeguards(db);
    if (!isBegun) {
      await prepare(db, Math.min(products, DEFAULT_PRODUCTS));
      await dropIndexes(db);
    }
    await fillUp(db, fill);
    if (until < products) return;
    onPhase?.('Indexes…');
    for (const statement of await indexStatements()) await db.run(sql.raw(statement));
    await optimise(db, onPhase);
  });
  if (until >= products) renameSync(unfinished, file);
}

export async function prepare(db: Database, products: number): Promise<void> {
  await migrate(db, migrationFiles());
  const passwords = createPasswordHasher(argon2idNode);
  const keys = await deriveKeys('k1:a-generated-catalogue-has-no-secret-of-its-own');
  await writeSeed(db, {
    now: Date.now(),
    shopper: {
      hashPassword: (password) => passwords.hashPassword(password),
      hashPayPassword: (password) => passwords.hashPassword(password, keys.payPassword),
    },
    catalogue: () => generateCatalogue({ products }),
  });
}

type FillOptions = Omit<GenerateOptions, 'onPhase'> & { products: number; until: number };

async function fillUp(
  db: Database,
  { products, seed, until, onProgress }: FillOptions,
): Promise<void> {
  const existing = await countOf(db);
  if (existing >= until) return;
  const embedded = generateCatalogue({ products: Math.min(products, DEFAULT_PRODUCTS) }).products;
  const taken = new Set(embedded.map(({ id }) => id));
  await replaceRows(db, shops, endlessCatalogue(products, seed, taken).shops);
  const context = await readIndexContext(db);
  let done = existing;
  const from = Math.max(0, existing - embedded.length);
  const task = { from, to: from + until - existing, batchSize: BATCH_SIZE, products, seed, taken };
  for await (const rows of generatedByWorker(task)) {
    await inOneTransaction(db, (tx) => writeProducts(tx, context, rows));
    done += rows.length;
    onProgress?.(done);
  }
}

/** Yields products that another thread generates, a few batches ahead. */
async function* generatedByWorker(task: GenerateTask): AsyncGenerator<ProductRow[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  const waiting: ProductRow[][] = [];
  worker.on('message', (rows: ProductRow[]) => waiting.push(rows));
  for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) worker.postMessage('more');
  try {
    for (let at = task.from; at < task.to; ) {
      if (waiting.length === 0) await once(worker, 'message');
      const rows = waiting.shift() ?? [];
      worker.postMessage('more');
      yield rows;
      at += rows.length;
    }
  } finally {
    await worker.terminate();
  }
}

async function countOf(db: Database): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`select count(*) as n from products`);
  return row?.n ?? 0;
}

/** Turns off journal and syncing, for speed. If the database breaks, it can be generated again. */
async function skipSafeguards(db: Database): Promise<void> {
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -400000']) {
    await db.run(sql.raw(`PRAGMA ${pragma}`));
  }
}

type Index = { name: string; sql: string };

/** The indexes that are not needed while writing; creating them at the end is much faster. */
const indexesOf = (db: Database): Promise<Index[]> =>
  db.all(
    sql`select name, sql from sqlite_master where type = 'index' and tbl_name in ('products', 'product_facts') and sql is not null and sql not like 'create unique%' and name <> 'product_facts_batch'`,
  );

async function dropIndexes(db: Database): Promise<void> {
  for (const { name } of await indexesOf(db)) await db.run(sql`drop index ${sql.identifier(name)}`);
  for (const name of await fullTextTables(db)) {
    await tune(db, name, { automerge: 0, hashsize: 2 ** 26 });
  }
}

/** The statements that create the indexes of `indexesOf`, from a new database. */
async function indexStatements(): Promise<string[]> {
  const db = await openDatabase('file::memory:');
  await migrate(db, migrationFiles());
  return (await indexesOf(db)).map((index) => index.sql);
}

const fullTextTables = async (db: Database) =>
  (
    await db.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and sql like 'create virtual table%using fts5%' and sql not like '%fts5vocab%'`,
    )
  ).map(({ name }) => name);

/** Sets settings of a full-text index, such as its automatic merging and its memory. */
async function tune(db: Database, name: string, settings: Record<string, number>): Promise<void> {
  for (const [setting, value] of Object.entries(settings)) {
    const table = sql.identifier(name);
    await db.run(
      sql`insert into ${table} (${table}, rank) values (${setting}, ${sql.raw(String(value))})`,
    );
  }
}

/**
 * Merges the full-text index and restores its settings and the journal, as in a database that was
 * written product by product.
 */
async function optimise(db: Database, onPhase: GenerateOptions['onPhase']): Promise<void> {
  onPhase?.('Merging the full-text index…');
  for (const name of await fullTextTables(db)) {
    const table = sql.identifier(name);
    await db.run(sql`insert into ${table} (${table}) values ('optimize')`);
    await tune(db, name, { automerge: 4, hashsize: 2 ** 20 });
  }
  await db.run(sql.raw('PRAGMA journal_mode = WAL'));
}
