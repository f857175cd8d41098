import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { verifyLedger } from '../../../src/server/commerce/ledger/ledger-check.ts';
import { newId } from '../../../src/server/crypto/random.ts';
import { bankAccounts } from '../../../src/server/db/schema/money/bank.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { checkChain } from '../../../src/server/staff/audit/check.ts';
import { generateDesk } from '../../../tools/bench/desk/generate.ts';
import { BENCH_TENANTS } from '../../../tools/bench/desk/rows/shape.ts';
import { SITE_NOW, siteFile, threeProducts } from '../support/site.ts';

const ORDERS = 1800;
const TABLES = [
  'purchase_orders',
  'purchase_parcels',
  'transit_orders',
  'deposits',
  'withdrawals',
  'refunds',
  'ledger_lines',
  'bank_files',
  'bank_lines',
  'bank_matches',
  'payouts',
  'payout_items',
  'provider_payments',
  'provider_payouts',
  'manifests',
  'manifest_orders',
  'tracking_events',
  'carrier_invoices',
  'shelves',
  'unknown_parcels',
  'own_products',
  'own_words',
  'proposals',
  'jobs',
  'audit_entries',
];

async function generated() {
  const url = `file:${await siteFile('site', threeProducts)}`;
  const db = await openDatabase(url);
  for (const tenantId of BENCH_TENANTS) {
    await db.insert(bankAccounts).values({
      ...{ id: newId(SITE_NOW), tenantId, name: 'Bank', currency: 'AUD', holder: 'Shop', bic: '' },
      ...{ number: 'sealed', numberShown: '1234', channels: [], useReferences: true },
      ...{ openingMinor: 500, balanceMinor: 500, createdAt: SITE_NOW },
    });
  }
  await generateDesk(url, ORDERS, SITE_NOW);
  return db;
}

it('the shop that bench:desk measures has something in every table, and is whole', async () => {
  const db = await generated();
  for (const table of TABLES) {
    expect(await db.$count(sql.raw(table)), table).toBeGreaterThan(0);
  }
  expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
  for (const tenantId of BENCH_TENANTS) {
    expect(await verifyLedger(db, tenantId)).toEqual([]);
    const { entries, faults } = await checkChain({ db }, tenantId);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThanOrEqual(ORDERS / BENCH_TENANTS.length);
  }
});

it('its bank statements and batches of payments add up to what their lines and payments say', async () => {
  const db = await generated();
  const wrong = await db.all(sql`
    select id from bank_accounts where balance_minor <> opening_minor
      + (select sum(amount_minor) from bank_lines where account_id = bank_accounts.id)
    union all select id from bank_files where line_count <> (select count(*) from bank_lines where file_id = bank_files.id)
    union all select id from payouts where (count, sum_minor) <> (
      select count(*), sum(amount_minor) from payout_items where payout_id = payouts.id)
    union all select bank_lines.id from bank_lines left join bank_matches on line_id = bank_lines.id
      where bank_lines.state = 'MATCHED' and bank_lines.amount_minor is not bank_matches.amount_minor`);
  expect(wrong).toEqual([]);
});
