import { eq, sql } from 'drizzle-orm';
import { adoptForAll } from '../src/server/commerce/rates/adopt-rates.ts';
import { SEED_SOURCE } from '../src/server/commerce/rates/source-names.ts';
import { sourceRates } from '../src/server/db/schema/money/rates.ts';
import { readConfig } from '../src/server/platform/config.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { rateDefaults } from '../src/server/rates/defaults.ts';
import { generateCatalogue } from './catalogue/catalogue.ts';
import { writeDemoAnswers } from './demo-answers.ts';
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, writeDemoShoppers } from './demo-shopper.ts';
import { DEMO_STAFF_PASSWORD, writeDemoStaff } from './demo-staff.ts';
import { writeOwnStock } from './own-stock.ts';
import { renewCatalogue } from './renew-catalogue.ts';
import { TENANTS } from './tenants/all.ts';
import type { Catalogue } from './write-catalogue.ts';
import { writeTenants } from './write-tenants.ts';

/** The version of the seed. Increase it when the seed changes, so that existing databases get the change. */
const SEED_VERSION = '11';

/** What a database contains: nothing, the demonstration, or a real shop's data. */
export type DatabaseKind = 'empty' | 'demonstration' | 'shop';

type Hash = (password: string) => Promise<string>;

export type SeedOptions = {
  now: number;
  /** Hash the passwords of the demonstration's shopper and staff. Without these functions nobody is created. */
  shopper?: { hashPassword: Hash; hashPayPassword: Hash };
  /**
   * Whether this deployment serves a host; by default it serves all. A tenant without a served host is
   * not seeded.
   */
  servesHost?: (host: string) => boolean;
  onProgress?: (done: number, total: number) => void;
  /** The products; the embedded catalogue by default. */
  catalogue?: () => Catalogue;
};

const doneMark = (version: string) => `${version} demo`;
const BEGUN_MARK = doneMark('begun');

/** The marks in `_seed`, which only a demonstration has. */
async function marksOf(db: Database): Promise<string[]> {
  const tables = await db.all(sql`select name from sqlite_master where name = '_seed'`);
  if (tables.length === 0) return [];
  const rows = await db.all<{ version: string }>(sql`select version from _seed`);
  return rows.map(({ version }) => version);
}

/**
 * Whether a migrated database contains the demonstration, a shop's data, or nothing yet. The database
 * itself records it, so it does not depend on the environment of a command.
 */
export async function kindOf(db: Database): Promise<DatabaseKind> {
  const marks = await marksOf(db);
  if (marks.some((mark) => mark.endsWith(' demo'))) return 'demonstration';
  const used = await db.all(sql`
    select 1 from (select id from tenants limit 1) union all
    select 1 from (select id from users limit 1) union all
    select 1 from (select id from imports limit 1)`);
  return marks.length > 0 || used.length > 0 ? 'shop' : 'empty';
}

async function mark(db: Database, version: string): Promise<void> {
  await db.run(sql`create table if not exists _seed (version text primary key)`);
  await db.batch([
    db.run(sql`delete from _seed`),
    db.run(sql.raw(`insert into _seed (version) values ('${version}')`)),
  ]);
}

/** Gives the invented rates the date `now`, also at the tenants that use them. */
async function renewRates(db: Database, now: number): Promise<void> {
  await db.update(sourceRates).set({ fetchedAt: now }).where(eq(sourceRates.source, SEED_SOURCE));
  await adoptForAll({ db, now, demo: true, rates: rateDefaults(readConfig({})) });
}

/**
 * Fills an empty database with the demonstration: the embedded catalogue, the tenants and their shopper.
 * In a database with the same version of the seed, it only updates the date of the seed's exchange rates,
 * which takes milliseconds. Shoppers, orders and money are never changed. Throws if the database contains
 * a shop's data.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const { now, servesHost = () => true, shopper } = options;
  const tenants = TENANTS.filter(({ hosts }) => hosts.some(servesHost));
  if ((await kindOf(db)) === 'shop') throw new Error('only a demonstration is seeded');
  const newestMark = doneMark(SEED_VERSION);
  if ((await marksOf(db)).includes(newestMark)) return renewRates(db, now);

  // Marked before its first row, so that it counts as a demonstration even if the seed is interrupted.
  await mark(db, BEGUN_MARK);
  const catalogue = (options.catalogue ?? generateCatalogue)();
  // Generating took seconds. If a D1 connection was closed meanwhile, that must be noticed before its next use.
  await new Promise((resolve) => setImmediate(resolve));
  await renewCatalogue(db, catalogue, options.onProgress ?? (() => {}));
  await writeTenants(db, tenants, { catalogue, now });
  await writeOwnStock(db, tenants, now);
  await renewRates(db, now);
  if (shopper) {
    const [passwordHash, payPasswordHash, staffPasswordHash] = await Promise.all([
      shopper.hashPassword(DEMO_PASSWORD),
      shopper.hashPayPassword(DEMO_PAY_PASSWORD),
      shopper.hashPassword(DEMO_STAFF_PASSWORD),
    ]);
    await writeDemoShoppers(db, tenants, { now, passwordHash, payPasswordHash });
    await writeDemoAnswers(db, tenants, now);
    await writeDemoStaff(db, { now, passwordHash: staffPasswordHash });
  }
  await mark(db, newestMark);
}
