import * as v from 'valibot';
import {
  listRates,
  operatorRate,
  writeOperatorRates,
} from '../../src/server/commerce/rates/operator-rates.ts';
import { ALL_TENANTS } from '../../src/server/db/schema/staff.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { type Database, hasBackend } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { commandRecord } from '../audit/command-record.ts';
import { migrateForCommand } from '../servers/database.ts';

const USAGE = `npm run rates -- [KZT=72.60 UZS=1702 …]

  Stores what 1 CNY is worth in each given currency, and lists all rates. A rate is valid for 72 hours.
  If RATES_URL is set, the server fetches the rates itself and replaces these.`;

function parse(word: string): v.InferOutput<typeof operatorRate> {
  const [currency, rate] = word.split('=');
  const result = v.safeParse(operatorRate, { currency, rate });
  if (!result.success) throw new StartRefused(`${word} is not a rate.\n\n${USAGE}`);
  return result.output;
}

type Rates = ReturnType<typeof parse>[];

/** What writes rates, with the record of this command. */
function recorded(db: Database, rates: Rates) {
  const now = Date.now();
  const command = { command: 'npm run rates', tenantId: ALL_TENANTS, subject: '', subjectId: '' };
  const change = Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));
  return { db, now, record: commandRecord({ db, now }, { ...command, call: 'setRates', change }) };
}

/** Runs `npm run rates`: stores the rates that are given, then lists all. */
export async function ratesCommand(words: readonly string[]): Promise<void> {
  const rates = words.map(parse);
  const platform = await getPlatform();
  if (!hasBackend(platform)) throw new StartRefused('API_UPSTREAM has the rates: set them there.');
  const { database } = platform;
  await migrateForCommand(database);
  if (rates.length > 0) await writeOperatorRates(recorded(database, rates), rates);
  const rows = await listRates(database);
  console.table(
    rows.map(({ fetchedAt, ...row }) => ({ ...row, at: new Date(fetchedAt).toISOString() })),
  );
}
