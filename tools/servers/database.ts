import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describedPictures, preparePictures } from '../../demo/pictures/described-pictures.ts';
import { type DatabaseKind, kindOf, seed } from '../../demo/seed.ts';
import { lastUsed } from '../../src/server/commerce/rates/exchange-rates.ts';
import { isMadeUp } from '../../src/server/commerce/rates/source-names.ts';
import { appliedMigrations, migrate } from '../../src/server/db/migrate.ts';
import { tenants } from '../../src/server/db/schema/shop/tenants.ts';
import type { Database, Platform } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { upstreamOf } from '../../src/server/platform/upstreams.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../src/server/db/migrations');

export function migrationFiles(): { name: string; sql: string }[] {
  return globSync('*.sql', { cwd: MIGRATIONS })
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') }));
}

/**
 * Brings the schema of a database up to date, and writes no rows. Returns the names of the migrations
 * that it applied. Throws `StartRefused` if the database was migrated by a newer version.
 */
export async function migrateDatabase(database: Database): Promise<string[]> {
  const files = migrationFiles();
  const knownNames = new Set(files.map(({ name }) => name));
  const newer = [...(await appliedMigrations(database))].filter((name) => !knownNames.has(name));
  if (newer.length > 0) {
    throw new StartRefused(
      `The database is newer than this version of Sampan (it has ${newer.join(', ')}): start the newer version, or restore a backup from before the upgrade.`,
    );
  }
  return migrate(database, files);
}

/** `migrateDatabase` for commands: also prints the migrations that it applied. */
export async function migrateForCommand(database: Database): Promise<void> {
  const applied = await migrateDatabase(database);
  if (applied.length > 0) console.error(`The database was migrated: ${applied.join(', ')}.`);
}

/** Refuses a demonstration's database in production, and a shop's database in demo mode. */
function refuseOtherKind(kind: DatabaseKind, demo: boolean): void {
  if (demo && kind === 'shop') {
    throw new StartRefused(
      'The database holds data of your own, and demo mode would add invented goods and credit top-ups that nobody paid: set NODE_ENV=production to serve it, or DATA_DIR to another folder to try the demonstration.',
    );
  }
  if (!demo && kind === 'demonstration') {
    throw new StartRefused(
      'The database holds the demonstration, whose shops, goods and rates are invented: set DATA_DIR to another folder for production, or DEMO=true to go on with the demonstration.',
    );
  }
}

/** Refuses to serve tenants whose currency has only an invented rate. */
async function refuseInventedRates(db: Database): Promise<void> {
  const rows = await db.select({ id: tenants.id, record: tenants.record }).from(tenants);
  const invented = new Set<string>();
  for (const { id: tenantId, record } of rows) {
    const rate = await lastUsed({ db, tenantId }, record.currency);
    if (rate && isMadeUp(rate.source)) invented.add(record.currency);
  }
  if (invented.size === 0) return;
  const currencies = [...invented].toSorted();
  throw new StartRefused(
    `The exchange rates of ${currencies.join(', ')} are invented: set RATES_URL, or give your own with npm run rates -- ${currencies.map((one) => `${one}=…`).join(' ')}.`,
  );
}

/** The part of a platform that `prepareDatabase` needs. */
type Backend = Pick<Platform, 'database' | 'passwords' | 'keys'> & {
  config: Pick<Platform['config'], 'DEMO' | 'API_UPSTREAM' | 'RATES_URL'>;
};

/**
 * Brings the schema of a database up to date, then checks that a server may serve it. Throws
 * `StartRefused` if a demonstration has a shop's database or production a demonstration's, if the
 * database is newer than the code, or if production would serve invented rates.
 */
export async function migrateAndCheck({
  database,
  config,
}: Pick<Backend, 'database' | 'config'>): Promise<void> {
  await migrateDatabase(database);
  refuseOtherKind(await kindOf(database), config.DEMO);
  if (!config.DEMO && !config.RATES_URL) await refuseInventedRates(database);
}

/**
 * Prepares a database for a server. Calls `migrateAndCheck` first. In demo mode it then fills the
 * database with the demonstration, and with the descriptors of its pictures that exist already.
 * Otherwise an empty database stays empty.
 */
export async function prepareDatabase(
  backend: Backend,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await migrateAndCheck(backend);
  const { database, passwords, keys, config } = backend;
  if (!config.DEMO) return;
  await seed(database, {
    // A tenant with an upstream backend has its data there.
    servesHost: (host) => upstreamOf(config.API_UPSTREAM, host) === undefined,
    now: Date.now(),
    shopper: {
      hashPassword: (password) => passwords.hashPassword(password),
      hashPayPassword: (password) => passwords.hashPassword(password, keys.payPassword),
    },
    ...(onProgress ? { onProgress } : {}),
  });
  await preparePictures(database, describedPictures());
}
