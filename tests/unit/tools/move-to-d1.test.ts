import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeCatalogue } from '../../../demo/write-catalogue.ts';
import { verifyLedger } from '../../../src/server/commerce/ledger/ledger-check.ts';
import { sealNext } from '../../../src/server/commerce/ledger/seal.ts';
import { payOrder } from '../../../src/server/commerce/settlement/pay.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { databaseAsSql } from '../../../tools/d1/database-as-sql.ts';
import { moveRows } from '../../../tools/d1/move-to-d1.ts';
import { openEmptyD1 } from '../support/d1.ts';
import { migrateTestDatabase, openTestDatabase } from '../support/database.ts';
import { NOW } from '../support/identity-scope.ts';
import { insertRows } from '../support/insert-row.ts';
import { fund, openShop, order, PAY_PASSWORD } from '../support/shop.ts';
import { threeProducts } from '../support/site.ts';
import { openTimers } from '../support/timers.ts';

/** D1 refuses longer statements. */
const LONGEST = 100_000;
/** Longer than a statement may be, with what SQL and UTF-8 could break. */
const LONG_TEXT = `It's 船 🚢 "here"\n`.repeat(9_000);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

/** A shop of each kind of rows: goods, a shopper, a paid order, sealed money, long and odd texts. */
async function openSource(): Promise<Database> {
  const { db, shopper } = await openShop(await openTestDatabase());
  const [mia, lee] = [await shopper(), await shopper('lee', 'two')];
  await openTimers(mia);
  await openTimers(lee);
  await writeCatalogue(db, threeProducts, () => {});
  await fund(mia, 100_00);
  await fund(lee, 50_00);
  await sealNext(db, 'one', NOW);
  const { orderNo } = await order(mia);
  await payOrder(mia, orderNo, PAY_PASSWORD);
  await order(lee);
  await sealNext(db, 'one', NOW);
  await sealNext(db, 'two', NOW);
  await insertRows(db, [
    ['articles', { tenant_id: 'one', type: 'long', locale: 'en', html: LONG_TEXT }],
    ['articles', { tenant_id: 'one', type: 'odd', locale: 'en' }],
    ['uploads', { key: 'certificate', tenant_id: 'one', user_id: mia.userId }],
  ]);
  await db.run(sql`update articles set html = ${'before\0after'} where type = 'odd'`);
  return db;
}

async function openD1(): Promise<Database> {
  const d1 = await openEmptyD1();
  await migrateTestDatabase(d1);
  return d1;
}

/** Every row of every table, in its order. Revisions are only counted: triggers raise them. */
async function contentOf(db: Database): Promise<Record<string, unknown>> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like '%\\_fts\\_%' escape '\\'
      and substr(name, 1, 1) <> '_' and name not like 'sqlite\\_%' escape '\\' order by name`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = await db.all(sql`select * from ${sql.identifier(name)}`);
    content[name] = name === 'revisions' ? rows.length : rows;
  }
  return content;
}

const found = (db: Database) =>
  db.all(sql`select rowid from products_fts where products_fts match 'dress' order by rowid`);

describe('a shop that moves to D1', () => {
  test('has every row there once, a right ledger, and goods that the search finds', async () => {
    const source = await openSource();
    const d1 = await openD1();
    expect(await moveRows(source, d1)).toBe(true);
    expect(await contentOf(d1)).toEqual(await contentOf(source));
    for (const tenant of ['one', 'two']) expect(await verifyLedger(d1, tenant)).toEqual([]);
    expect(await found(source)).toHaveLength(1);
    expect(await found(d1)).toEqual(await found(source));
    const [long] = await d1.all<{ html: string }>(
      sql`select html from articles where type = 'long'`,
    );
    expect(long?.html).toBe(LONG_TEXT);
    // A second time it is refused, and nothing changes.
    await expect(moveRows(source, d1)).rejects.toThrow(
      /^The D1 is not as it should be: \w+ had \d+ rows before, not 0\. Begin with an empty one\.$/,
    );
    expect(await contentOf(d1)).toEqual(await contentOf(source));
  });

  test('is refused where D1 has the migrations of another version', async () => {
    const moving = moveRows(await openTestDatabase(), await openEmptyD1());
    await expect(moving).rejects.toThrow('The D1 lacks migrations of this version');
  });
});

describe('the SQL of a database', () => {
  test('has no statement that is too long for D1, and none that begins or ends a transaction', async () => {
    const texts = await Array.fromAsync(databaseAsSql(await openSource()));
    expect(texts.filter((text) => Buffer.byteLength(text) > LONGEST)).toEqual([]);
    expect(texts.filter((text) => !/^(SELECT|INSERT|CREATE TABLE|DROP TABLE) /.test(text))).toEqual(
      [],
    );
  });

  test('fails at its end where rows are missing', async () => {
    const target = await openTestDatabase();
    const run = async () => {
      for await (const text of databaseAsSql(await openSource())) {
        if (!text.startsWith('INSERT INTO "uploads"')) await target.run(sql.raw(text));
      }
    };
    await expect(run()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('uploads had 0 rows after, not 1') },
    });
  });
});
