import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { transferStatements, walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  ledgerAccounts,
  ledgerLines,
  ledgerTransfers,
} from '../../../../../src/server/db/schema/money/ledger.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { insertShoppers } from '../../../support/insert-row.ts';
import { fund, openShop } from '../../../support/shop.ts';

/** A database with the shopper `u` of the tenant `one`, and `v` of the tenant `two`. */
async function openLedger() {
  const db = await openTestDatabase();
  await insertShoppers(db, 'one', 'u');
  await insertShoppers(db, 'two', 'v');
  return db;
}

describe('a transfer', () => {
  const at = 1;
  const transfer = (postings: Parameters<typeof transferStatements>[1]['postings'], key = 'k') => ({
    tenantId: 'one',
    key,
    type: 'ADJUSTMENT_IN' as const,
    reference: 'R',
    at,
    postings,
  });

  it('is refused unless its amounts are integers, sum to zero and are for different accounts', async () => {
    const db = await openTestDatabase();
    for (const postings of [
      [{ userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 }],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 },
        { userId: '', kind: 'CLEARING' as const, amountFen: -2 },
      ],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 0.5 },
        { userId: '', kind: 'CLEARING' as const, amountFen: -0.5 },
      ],
      [
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 1 },
        { userId: 'u', kind: 'AVAILABLE' as const, amountFen: -1 },
      ],
    ]) {
      expect(() => transferStatements(db, transfer(postings))).toThrow(RangeError);
    }
  });

  it('is posted once per tenant and key', async () => {
    const db = await openLedger();
    const post = (tenantId: string, userId: string) =>
      commit(
        { db },
        transferStatements(db, {
          ...transfer([
            { userId, kind: 'AVAILABLE', amountFen: 500 },
            { userId: '', kind: 'CLEARING', amountFen: -500 },
          ]),
          tenantId,
        }),
      );
    expect(await post('one', 'u')).toBeUndefined();
    expect(await post('one', 'u')).toBe('LEDGER_TRANSFER_EXISTS');
    expect(await post('two', 'v')).toBeUndefined();
    const owner = { tenantId: 'one', userId: 'u' };
    expect(await walletOf(db, owner)).toEqual({ availableFen: 500, frozenFen: 0, owedFen: 0 });
  });

  it('is refused if a wallet would fall below zero, and then writes nothing', async () => {
    const db = await openLedger();
    const refused = await commit(
      { db },
      transferStatements(
        db,
        transfer([
          { userId: '', kind: 'PURCHASE_REVENUE', amountFen: 1 },
          { userId: 'u', kind: 'AVAILABLE', amountFen: -1 },
        ]),
      ),
    );
    expect(refused).toBe('OVERDRAFT');
    expect(await db.select().from(ledgerAccounts)).toEqual([]);
    expect(await db.select().from(ledgerLines)).toEqual([]);
  });
});

describe('the nightly ledger check', () => {
  it('finds a balance that differs from the sum of its lines', async () => {
    const { db, shopper } = await openShop(await openTestDatabase());
    await fund(await shopper(), 10_00);
    expect(await verifyLedger(db, 'one')).toEqual([]);
    await db
      .update(ledgerAccounts)
      .set({ balanceFen: 999 })
      .where(eq(ledgerAccounts.kind, 'AVAILABLE'));
    expect(await verifyLedger(db, 'one')).toEqual([
      'trial balance is -1',
      'AVAILABLE:one-mia: 999 is not what its lines say',
    ]);
  });
});

describe('the database itself refuses to change ledger rows', () => {
  const posted = async () => {
    const db = await openLedger();
    const postings = [
      { userId: 'u', kind: 'AVAILABLE' as const, amountFen: 500 },
      { userId: '', kind: 'CLEARING' as const, amountFen: -500 },
    ];
    const transfer = { tenantId: 'one', key: 'k', type: 'ADJUSTMENT_IN' as const };
    await commit({ db }, transferStatements(db, { ...transfer, reference: 'R', at: 1, postings }));
    return db;
  };

  it.each([
    'update ledger_lines set amount_fen = amount_fen + 1',
    'delete from ledger_lines',
    'insert or replace into ledger_lines select * from ledger_lines',
    `insert or replace into ledger_lines (transfer_id, position, tenant_id, user_id, kind, currency, amount_fen, balance_after_fen, type, created_at)
     select transfer_id, position, tenant_id, user_id, kind, currency, 999, 999, type, created_at from ledger_lines limit 1`,
    "update ledger_transfers set reference = 'other'",
    'delete from ledger_transfers',
    'insert or replace into ledger_transfers select * from ledger_transfers',
    "insert or replace into ledger_transfers select 'new id', tenant_id, idempotency_key, type, 'other', created_at from ledger_transfers",
    'insert into ledger_lines select * from ledger_lines where true on conflict do update set amount_fen = 999',
  ])('%s', async (statement) => {
    const db = await posted();
    const rows = async () =>
      Promise.all([db.select().from(ledgerLines), db.select().from(ledgerTransfers)]);
    const before = await rows();
    await expect(db.run(sql.raw(statement))).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });
});
