import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { readConfig } from '../../src/server/platform/config.ts';
import { openDatabaseFile } from '../../src/server/platform/node/database-file.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { DATABASE, readBackup } from '../backup/backup-folder.ts';
import { openD1 } from '../import/target.ts';
import { printLedgers } from '../ledger/ledger.ts';
import { migrateDatabase, migrateForCommand, migrationFiles } from '../servers/database.ts';
import { databaseAsSql } from './database-as-sql.ts';

const USAGE = `npm run move-to-d1 -- <backup> <file.sql>
npm run move-to-d1 -- <backup> --d1 wrangler.toml

  Moves the database of a backup (npm run backup) to an empty D1: tenants, goods, shoppers, orders,
  money. The file is for npx wrangler d1 execute sampan --remote --file, and holds everything that is
  in the database. With --d1 it writes to the D1 that a wrangler configuration names, and checks its
  ledgers. That is the local D1, unless the configuration has remote = true.`;

/** Statements in one batch: at most 2 MB. */
const AT_ONCE = 20;

type Options = { d1?: string | undefined };

/** Runs `npm run move-to-d1`. Resolves to whether the ledgers of that D1 are right. */
export async function moveToD1Command(
  [folder, file]: readonly string[],
  { d1 }: Options,
): Promise<boolean> {
  if (folder === undefined || (file === undefined) === (d1 === undefined)) {
    throw new StartRefused(USAGE);
  }
  await readBackup(folder);
  const scratch = await mkdtemp(path.join(tmpdir(), 'sampan-move-'));
  try {
    // A copy, because an older backup is migrated.
    const copy = path.join(scratch, DATABASE);
    await copyFile(path.join(folder, DATABASE), copy);
    const client = await openDatabaseFile(`file:${copy}`);
    const source = drizzle(client);
    await migrateForCommand(source);
    const isRight =
      file === undefined ? await moveTo(d1 ?? '', source) : await writeSql(source, file);
    client.close();
    return isRight;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function writeSql(source: Database, file: string): Promise<true> {
  if (existsSync(file)) throw new StartRefused(`${file} exists: name a file that does not.`);
  const unfinished = `${file}.unfinished`;
  await pipeline(
    async function* () {
      for await (const text of databaseAsSql(source)) yield `${text};\n`;
    },
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  await rename(unfinished, file);
  console.log(`${file} is complete. It holds everything, also addresses and hashes of passwords.
Then: npx wrangler d1 execute sampan --remote --file ${file}
      npm run ledger -- check --d1 wrangler.toml, with remote = true for the D1 in that file`);
  return true;
}

/** Moves to the D1 that a wrangler configuration names. */
async function moveTo(configPath: string, source: Database): Promise<boolean> {
  const { DATA_DIR } = readConfig(process.env);
  const isRemote = /^\s*remote\s*=\s*true/m.test(readFileSync(configPath, 'utf8'));
  const target = await openD1(configPath, path.resolve(DATA_DIR, 'wrangler'));
  try {
    if (!isRemote && (await appliedTo(target.db)).length === 0) await migrateDatabase(target.db);
    return await moveRows(source, target.db);
  } finally {
    await target.close();
  }
}

/**
 * Writes everything that a database holds to a D1, and proves the ledgers there. Throws `StartRefused`
 * if the D1 has another schema or is not empty, or if rows are missing at the end. It is not atomic:
 * after an interruption begin again with an empty D1.
 */
export async function moveRows(source: Database, d1: Database): Promise<boolean> {
  const applied = new Set(await appliedTo(d1));
  const migrationNames = migrationFiles().map(({ name }) => name);
  if (applied.size !== migrationNames.length || migrationNames.some((name) => !applied.has(name))) {
    throw new StartRefused(
      'The D1 lacks migrations of this version, or has others: npx wrangler d1 migrations apply applies them.',
    );
  }
  let waiting: string[] = [];
  const write = async () => {
    const [first, ...rest] = waiting.map((text) => d1.run(sql.raw(text)));
    if (first) await d1.batch([first, ...rest]).catch(explain);
    waiting = [];
  };
  for await (const text of databaseAsSql(source)) {
    waiting.push(text);
    if (waiting.length === AT_ONCE) await write();
  }
  await write();
  return printLedgers(d1);
}

/** If a check of the number of rows failed, throws `StartRefused` with its message; otherwise the error itself. */
function explain(error: unknown): never {
  const [, sentence] = /bad JSON path: '(.*? rows .*?)'/.exec(String((error as Error).cause)) ?? [];
  if (sentence === undefined) throw error;
  throw new StartRefused(`The D1 is not as it should be: ${sentence}. Begin with an empty one.`);
}

/** The migrations that were applied to a D1, by this project (to a local D1) or by wrangler. */
async function appliedTo(d1: Database): Promise<string[]> {
  const names: string[] = [];
  for (const table of ['_migrations', 'd1_migrations']) {
    const [exists] = await d1.all(sql`select 1 from sqlite_master where name = ${table}`);
    if (!exists) continue;
    const rows = await d1.all<{ name: string }>(sql`select name from ${sql.identifier(table)}`);
    names.push(...rows.map(({ name }) => name));
  }
  return names;
}
