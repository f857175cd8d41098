import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adoptRates } from '../../../../src/server/commerce/rates/adopt-rates.ts';
import { lastUsed } from '../../../../src/server/commerce/rates/exchange-rates.ts';
import { rateOf } from '../../../../src/server/commerce/rates/rate-of.ts';
import { settingsOf } from '../../../../src/server/commerce/rates/rate-settings.ts';
import { sourceRates } from '../../../../src/server/db/schema/money/rates.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';
import { NO_RATES } from '../../support/identity-scope.ts';
import { insertRows } from '../../support/insert-row.ts';

/** The margin of before was 25 %: without it the same rate is far less, and is no jump. The next one is. */
async function expectTakenOver(db: Database): Promise<void> {
  const rates = { ...NO_RATES, source: 'er-api', marginBp: 2500 } as const;
  const tenant = { currency: 'AUD' };
  const stored: object[] = [];
  for (const [rate, fetchedAt] of [
    ['0.17416', 10],
    ['0.2177', 20],
  ] as const) {
    const said = { source: 'er-api', currency: 'AUD', rate, fetchedAt };
    const target = [sourceRates.source, sourceRates.currency];
    await db.insert(sourceRates).values(said).onConflictDoUpdate({ target, set: said });
    const scope = { db, now: fetchedAt, tenantId: 'one', demo: false, tenant, rates };
    stored.push(await adoptRates(scope));
  }
  expect(stored).toEqual([
    { stored: 1, held: 0 },
    { stored: 0, held: 1 },
  ]);
  const used = await lastUsed({ db, tenantId: 'one' }, 'AUD');
  expect(used && rateOf(used)).toBe('0.2177');
}

test('every tenant of before keeps the rates that it uses, each with its margin in it', async () => {
  const db = await openDatabaseBefore('0055');
  const service = 'open.er-api.com';
  await insertRows(db, [
    ['tenants', { id: 'one', record: '{"currency":"AUD"}' }],
    ['tenants', { id: 'two', record: '{"currency":"CNY"}' }],
    ['deposit_channels', { id: 'c', tenant_id: 'two', currency: 'KZT' }],
    ['exchange_rates', { currency: 'AUD', rate: '0.2177', source: service, fetched_at: 5 }],
    ['exchange_rates', { currency: 'KZT', rate: '72.6', source: 'operator', fetched_at: 6 }],
    ['exchange_rates', { currency: 'USD', rate: '0.14', source: service, fetched_at: 5 }],
  ]);
  await migrateTestDatabase(db);
  const [aud, kzt] = await Promise.all([
    lastUsed({ db, tenantId: 'one' }, 'AUD'),
    lastUsed({ db, tenantId: 'two' }, 'KZT'),
  ]);
  expect(aud).toMatchObject({ sequence: 1, source: service, fetchedAt: 5, cause: 'SOURCE' });
  expect(aud && rateOf(aud)).toBe('0.2177');
  expect(kzt).toMatchObject({ raw: '72.6', marginBp: 0, source: 'operator', cause: 'COMMAND' });
  expect(await lastUsed({ db, tenantId: 'two' }, 'AUD')).toBeUndefined();
  // The deployment's source and margin go on applying, until the staff settle others.
  expect(await settingsOf({ db, tenantId: 'one' })).toMatchObject({
    id: 'one-rates',
    source: '',
    marginBp: null,
  });
  expect(await db.select().from(sourceRates)).toMatchObject([
    { source: 'operator', currency: 'KZT', rate: '72.6', fetchedAt: 6 },
  ]);
  const left = await db.all(sql`select 1 from sqlite_master where name = 'exchange_rates'`);
  expect(left).toEqual([]);
  await expectTakenOver(db);
});
