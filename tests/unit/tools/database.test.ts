import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sourceRates } from '../../../src/server/db/schema/money/rates.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database, Platform } from '../../../src/server/platform/platform.ts';
import { StartRefused } from '../../../src/server/platform/start-refused.ts';
import { prepareDatabase } from '../../../tools/servers/database.ts';
import { changeRates } from '../support/rates.ts';
import { openSite } from '../support/site.ts';
import { databaseFile } from '../support/template.ts';

type Backend = Parameters<typeof prepareDatabase>[0];

const PRODUCTION = { DEMO: false, API_UPSTREAM: [], RATES_URL: undefined };
const backendOf = (database: Database, config: object = {}): Backend => ({
  database,
  passwords: { hashPassword: async () => 'hash' } as unknown as Platform['passwords'],
  keys: {} as Platform['keys'],
  config: { ...PRODUCTION, ...config },
});

/** The sentence with which a start is refused. */
async function refusal(backend: Backend): Promise<string> {
  const error = await prepareDatabase(backend).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartRefused);
  return (error as StartRefused).message;
}

const countOf = async (db: Database, table: string) => {
  const [row] = await db.all<{ n: number }>(sql.raw(`select count(*) as n from ${table}`));
  return row?.n;
};

/** A shop's database: the demonstration's rows, without the table rows that mark a demonstration. */
async function openShopDatabase(): Promise<Database> {
  const db = await openSite();
  await db.run(sql`delete from _seed`);
  return db;
}

describe('a production start', () => {
  let empty: Database;
  beforeEach(async () => {
    empty = await openDatabase(`file:${databaseFile()}`);
  });

  test('leaves an empty database empty: no tenants, goods, rates or shoppers', async () => {
    await prepareDatabase(backendOf(empty));
    await prepareDatabase(backendOf(empty));
    for (const table of [
      'tenants',
      'products',
      'categories',
      'source_rates',
      'tenant_rates',
      'users',
    ]) {
      expect([table, await countOf(empty, table)]).toEqual([table, 0]);
    }
  });

  test('refuses the database of a demonstration', async () => {
    expect(await refusal(backendOf(await openSite()))).toMatch(/demonstration.*DATA_DIR/);
  });

  test('refuses tenants whose rates are invented, and says how to give real ones', async () => {
    const db = await openShopDatabase();
    expect(await refusal(backendOf(db))).toMatch(/LAK.*RATES_URL.*npm run rates/);
    await prepareDatabase(backendOf(db, { RATES_URL: 'https://rates.example/CNY' }));
    await changeRates(db, { source: 'operator' });
    await prepareDatabase(backendOf(db));
  });

  test('leaves the dates of rates as they are', async () => {
    const db = await openShopDatabase();
    await changeRates(db, { source: 'operator' });
    // No tenant uses these invented rates, so the start is not refused.
    const before = await db.select().from(sourceRates);
    await prepareDatabase(backendOf(db));
    expect(await db.select().from(sourceRates)).toEqual(before);
  });
});

describe('a start in demo mode', () => {
  test('refuses a shop’s database, and writes nothing there', async () => {
    const db = await openShopDatabase();
    const goods = await countOf(db, 'products');
    expect(await refusal(backendOf(db, { DEMO: true }))).toContain('NODE_ENV=production');
    expect(await countOf(db, 'products')).toBe(goods);
  });
});

test('a database of a newer version is refused, and left as it is', async () => {
  const db = await openShopDatabase();
  await db.run(sql`insert into _migrations (name) values ('9999_later.sql')`);
  expect(await refusal(backendOf(db))).toMatch(/newer.*9999_later\.sql/);
});
