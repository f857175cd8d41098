import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { sealNext } from '../../../../../src/server/commerce/ledger/seal.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { ledgerSeals } from '../../../../../src/server/db/schema/money/ledger.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { fund, openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

/** A ledger of three transfers, 1.00, 2.00 and 3.00, and another tenant's between them; the first two are sealed. */
async function open() {
  const { db, shopper } = await openShop(await openTestDatabase());
  const [mia, lee] = [await shopper(), await shopper('lee', 'two')];
  await fund(mia, 100);
  await fund(lee, 100);
  await fund(mia, 200);
  await sealNext(db, 'one', NOW);
  await fund(mia, 300);
  return { db, mia };
}

const sealsOf = (db: Database, tenantId = 'one') =>
  db.select().from(ledgerSeals).where(eq(ledgerSeals.tenantId, tenantId));

/** Changes the ledger as somebody who opens the file without this program: without triggers and keys. */
async function forge(db: Database, ...statements: string[]): Promise<void> {
  await db.run(sql`pragma foreign_keys = off`);
  const triggers = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'trigger' and name like 'ledger_%'`,
  );
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.identifier(name)}`);
  for (const statement of statements) await db.run(sql.raw(statement));
}

const MATCHES_NOT = 'seal 1 does not match its transfers and lines 1 to 6';

describe('a seal', () => {
  it('covers the lines of its tenant since the seal before, and carries its hash', async () => {
    const { db } = await open();
    await sealNext(db, 'one', NOW + 1);
    expect(await sealNext(db, 'one', NOW + 2)).toBeUndefined();
    const [first, second] = await sealsOf(db);
    const nothing = '0'.repeat(64);
    expect(first).toMatchObject({
      number: 1,
      lastSequence: 6,
      lineCount: 4,
      previousHash: nothing,
    });
    expect(second).toMatchObject({ number: 2, lastSequence: 8, lineCount: 2, sealedAt: NOW + 1 });
    expect(second?.previousHash).toBe(first?.hash);
    expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await sealsOf(db, 'two')).toEqual([]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is written once when several processes seal at the same time', async () => {
    const { db } = await open();
    const sealed = await Promise.all([1, 2, 3].map((at) => sealNext(db, 'one', at)));
    expect(sealed.filter((seal) => seal !== undefined)).toHaveLength(1);
    expect(await sealsOf(db)).toHaveLength(2);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is written for every tenant whenever the timers run, in parts of 500 lines, and logged', async () => {
    const { db, mia } = await open();
    const { at, lines } = await openTimers(mia);
    for (let i = 0; i < 260; i++) await fund(mia, 1);
    await tick(at(NOW));
    await tick(at(NOW + DAY));
    const seals = await sealsOf(db);
    expect(seals.map(({ lineCount }) => lineCount)).toEqual([4, 500, 22]);
    const logged = lines.filter(({ event }) => event === 'ledger_sealed');
    expect(logged).toMatchObject(seals.slice(1).map(({ number, hash }) => ({ number, hash })));
  });

  it.each([
    'update ledger_seals set sealed_at = 1',
    'delete from ledger_seals',
    'insert or replace into ledger_seals select * from ledger_seals',
    "insert into ledger_seals select tenant_id, 2, 8, 2, 'other', hash, 1 from ledger_seals",
    'insert into ledger_seals select tenant_id, 3, 8, 2, hash, hash, 1 from ledger_seals',
  ])('is neither changed nor forked by the database: %s', async (statement) => {
    const { db } = await open();
    const before = await sealsOf(db);
    await expect(db.run(sql.raw(statement))).rejects.toThrow();
    expect(await sealsOf(db)).toEqual(before);
  });
});

describe('the check of a ledger finds', () => {
  it.each([
    ['a changed reference', "update ledger_transfers set reference = 'D2' where rowid = 1"],
    ['a changed date', 'update ledger_lines set created_at = created_at + 1 where sequence = 5'],
    [
      'a line that was added between others',
      `insert into ledger_lines select 4, transfer_id, 9, tenant_id, user_id, kind, currency, 0,
        balance_after_fen, type, created_at from ledger_lines where sequence = 2`,
    ],
  ])('%s, though every sum is right', async (_, statement) => {
    const { db } = await open();
    await forge(db, 'delete from ledger_lines where sequence = 4', statement);
    expect(await verifyLedger(db, 'one')).toEqual([MATCHES_NOT]);
  });

  it('a transfer that was removed with its lines and its money', async () => {
    const { db } = await open();
    await forge(
      db,
      'delete from ledger_lines where sequence in (5, 6)',
      'delete from ledger_transfers where id not in (select transfer_id from ledger_lines)',
      "update ledger_lines set balance_after_fen = balance_after_fen - iif(user_id = '', -200, 200) where sequence > 6",
      "update ledger_accounts set balance_fen = balance_fen - iif(user_id = '', -200, 200) where tenant_id = 'one'",
    );
    expect(await verifyLedger(db, 'one')).toEqual([MATCHES_NOT]);
  });

  it('a seal that was made anew, by the one after it', async () => {
    const { db } = await open();
    await sealNext(db, 'one', NOW);
    await forge(
      db,
      "update ledger_transfers set reference = 'D2' where rowid = 1",
      'create table seal as select * from ledger_seals where number = 2',
      'delete from ledger_seals',
    );
    await sealNext(db, 'one', NOW);
    await forge(db, 'insert into ledger_seals select * from seal');
    expect(await verifyLedger(db, 'one')).toContain('seal 2 does not follow seal 1');
  });

  it('a seal that is missing', async () => {
    const { db } = await open();
    await sealNext(db, 'one', NOW);
    await forge(db, 'delete from ledger_seals where number = 1');
    expect(await verifyLedger(db, 'one')).toContain('seal 2 does not follow seal 0');
  });

  it.each([
    [
      'update ledger_lines set balance_after_fen = 7 where sequence = 7',
      'line 7: its balance does not follow from the line before',
    ],
    ["update ledger_lines set user_id = 'nobody' where sequence = 7", 'line 7 has no account'],
    ["update ledger_lines set transfer_id = 'none' where sequence = 7", 'line 7 has no transfer'],
    [
      "insert into ledger_transfers values ('empty', 'one', 'key', 'DEPOSIT', 'D9', 1)",
      'transfer empty has no lines',
    ],
  ])('what is not sealed yet: %s', async (statement, wrong) => {
    const { db } = await open();
    await forge(db, statement);
    expect(await verifyLedger(db, 'one')).toContain(wrong);
    expect(await verifyLedger(db, 'two')).toEqual([]);
  });
});
