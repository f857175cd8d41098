import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type LedgerReport,
  ledgerTenants,
  reportOnLedger,
} from '../../src/server/commerce/ledger/ledger-check.ts';
import { type Config, readConfig } from '../../src/server/platform/config.ts';
import { databaseUrl, openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { openD1, type Target } from '../import/target.ts';

export const USAGE = `npm run ledger -- check [--d1 wrangler.toml]

  Proves the ledger of every tenant: balances are the sums of their lines and follow from line to
  line, transfers balance, and the seals match. Prints a line for each tenant and what is wrong with
  it. Writes nothing; the database may be in use. Ends with code 1 if anything is wrong.

  --d1    the D1 that a wrangler configuration names, instead of the database of this machine
`;

/** Runs `npm run ledger`. Prints to standard output. Resolves to whether every ledger is right. */
export async function ledgerCommand(
  [what]: readonly string[],
  { d1 }: { d1?: string | undefined },
): Promise<boolean> {
  if (what !== 'check') {
    console.log(USAGE);
    return false;
  }
  const config = readConfig(process.env);
  const { db, close } =
    d1 === undefined
      ? await openDeploymentDatabase(config)
      : await openD1(d1, path.resolve(config.DATA_DIR, 'wrangler'));
  await requireSeals(db);
  const isRight = await printLedgers(db);
  await close();
  return isRight;
}

/**
 * Prints the result of `npm run ledger -- check` for a database. Returns whether every ledger has no
 * faults.
 */
export async function printLedgers(db: Database): Promise<boolean> {
  let isRight = true;
  for (const tenantId of await ledgerTenants(db)) {
    const report = await reportOnLedger(db, tenantId);
    for (const line of linesOf(report)) console.log(line);
    if (report.wrong.length > 0) isRight = false;
  }
  return isRight;
}

/**
 * Opens the database of this deployment; a database file for reading only. Throws if there is no such
 * file.
 */
export async function openDeploymentDatabase(config: Config): Promise<Target> {
  const url = databaseUrl(config);
  const file = url.startsWith('file:') ? url.slice('file:'.length) : undefined;
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const db = await openDatabase(url, config.DATABASE_TOKEN);
  // A libSQL server refuses this pragma.
  if (file !== undefined) await db.run(sql`pragma query_only = on`);
  return { db, close: async () => {} };
}

async function requireSeals(db: Database): Promise<void> {
  const tables = await db.all(sql`select 1 from sqlite_master where name = 'ledger_seals'`);
  if (tables.length === 0)
    throw new Error('The database lacks migrations: npm start applies them.');
}

function linesOf({ tenantId, wrong, lines, seal, unsealedLines }: LedgerReport): string[] {
  const sealed = seal ? `seal ${seal.number} is ${seal.hash}` : 'no seal yet';
  const state = wrong.length === 0 ? 'right' : 'WRONG';
  return [
    `${tenantId}: ${state}, ${lines} lines, ${unsealedLines} not sealed yet, ${sealed}`,
    ...wrong.map((text) => `  ${text}`),
  ];
}
