import * as v from 'valibot';
import {
  listRates,
  operatorRate,
  writeOperatorRates,
} from '../../src/server/commerce/rates/operator-rates.ts';
import { rateOf } from '../../src/server/commerce/rates/rate-of.ts';
import { ALL_TENANTS } from '../../src/server/db/schema/people/staff.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend, type Platform } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { rateDefaults } from '../../src/server/rates/defaults.ts';
import { commandRecord } from '../audit/command-record.ts';
import { migrateForCommand } from '../servers/database.ts';

const USAGE = `npm run rates -- [KZT=72.60 UZS=1702 …]

  Stores what 1 CNY is worth in each given currency, for all shops, and lists the rates of each. A shop adds its
  margin. A rate can be used for 72 hours, unless the shop's settings say otherwise. A shop whose rates come from a
  service replaces these with the next that it fetches.`;

function parse(word: string): v.InferOutput<typeof operatorRate> {
  const [currency, rate] = word.split('=');
  const result = v.safeParse(operatorRate, { currency, rate });
  if (!result.success) throw new StartRefused(`${word} is not a rate.\n\n${USAGE}`);
  return result.output;
}

type Rates = ReturnType<typeof parse>[];

type Backend = Pick<Platform, 'config' | 'database'>;

/** The scope that writes rates, with the record of this command. */
function recorded({ config, database: db }: Backend, rates: Rates) {
  const now = Date.now();
  const command = { command: 'npm run rates', tenantId: ALL_TENANTS, subject: '', subjectId: '' };
  const change = Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));
  const record = commandRecord({ db, now }, { ...command, call: 'setRates', change });
  return { db, now, rates: rateDefaults(config), record };
}

/** Runs `npm run rates`: stores the rates that are given, then lists those of all tenants. */
export async function ratesCommand(words: readonly string[]): Promise<void> {
  const rates = words.map(parse);
  const platform = await getPlatform();
  if (!hasBackend(platform)) throw new StartRefused('API_UPSTREAM has the rates: set them there.');
  await migrateForCommand(platform.database);
  if (rates.length > 0) await writeOperatorRates(recorded(platform, rates), rates);
  const rows = await listRates(platform.database);
  if (rows.length === 0)
    console.log('No shop has a rate yet: a new one takes what was given here.');
  console.table(
    rows.map(({ tenantId, currency, raw, marginBp, source, fetchedAt }) => ({
      tenant: tenantId,
      currency,
      raw,
      margin: `${marginBp / 100} %`,
      rate: rateOf({ raw, marginBp }),
      source,
      at: new Date(fetchedAt).toISOString(),
    })),
  );
}
