import { eq, sql } from 'drizzle-orm';
import { exchangeRates } from '../src/server/db/schema/tenants.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { generateCatalogue } from './catalogue/catalogue.ts';
import {
  DEMO_PASSWORD,
  DEMO_PAY_PASSWORD,
  disableDemoShoppers,
  writeDemoShoppers,
} from './demo-shopper.ts';
import { SEED_RATE_SOURCE } from './rates.ts';
import { renewCatalogue } from './renew-catalogue.ts';
import { TENANTS } from './tenants/all.ts';
import type { Catalogue } from './write-catalogue.ts';
import { writeTenants } from './write-tenants.ts';

/** Increase it when the seed changes, so that existing databases get the change. */
const SEED_VERSION = '6';

export type SeedOptions = {
  /** Adds the demonstration shopper and the channels for top-ups without real money. */
  demo: boolean;
  now: number;
  /**
   * Whether this deployment serves a host; by default it serves all. A tenant without a served host is
   * not seeded.
   */
  isOurs?: (host: string) => boolean;
  hashPassword: (password: string) => Promise<string>;
  hashPayPassword: (payPassword: string) => Promise<string>;
  onProgress?: (done: number, total: number) => void;
  /** The products; the embedded catalogue by default. */
  catalogue?: () => Catalogue;
};

/**
 * Fills a database with the embedded catalogue and the tenants, and in demo mode their shopper.
 * On a seeded database it only updates the date of the seed's exchange rates and, outside demo
 * mode, disables the demonstration shoppers; this takes milliseconds. Other shoppers, and all
 * orders and money, are never changed.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const { demo, now, isOurs = () => true, hashPassword, hashPayPassword } = options;
  const tenants = TENANTS.filter(({ hosts }) => hosts.some(isOurs));
  const wanted = `${SEED_VERSION}${demo ? ' demo' : ''}`;
  await db.run(sql`create table if not exists _seed (version text primary key)`);
  const done = await db.all<{ version: string }>(sql`select version from _seed`);
  await db
    .update(exchangeRates)
    .set({ fetchedAt: now })
    .where(eq(exchangeRates.source, SEED_RATE_SOURCE));
  if (!demo) await disableDemoShoppers(db);
  if (done.some(({ version }) => version === wanted)) return;

  const catalogue = (options.catalogue ?? generateCatalogue)();
  await renewCatalogue(db, catalogue, options.onProgress ?? (() => {}));
  await writeTenants(db, tenants, { catalogue, demo, now });
  if (demo) {
    const [passwordHash, payPasswordHash] = await Promise.all([
      hashPassword(DEMO_PASSWORD),
      hashPayPassword(DEMO_PAY_PASSWORD),
    ]);
    await writeDemoShoppers(db, tenants, { now, passwordHash, payPasswordHash });
  }
  await db.run(sql`delete from _seed`);
  await db.run(sql`insert into _seed (version) values (${wanted})`);
}
