import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('a tenant of before gets what was code as its own terms, and its packing as a service', async () => {
  const db = await openDatabaseBefore('0057');
  const record = {
    freeStorageDays: 60,
    storage: { maxDays: 90, extensionFee: '15.00' },
    reinforcedPackingFee: '12.00',
  };
  await db.run(
    sql`insert into tenants (id, record) values ('one', ${JSON.stringify(record)}), ('two', ${JSON.stringify({ storage: record.storage })})`,
  );
  await migrateTestDatabase(db);
  const [one, two] = await db.select().from(tenants);
  expect(one?.record).toMatchObject({
    storage: {
      ...record.storage,
      extensionDays: 30,
      graceDays: 30,
      reminderDays: [7, 1],
      dailyPer: 'PARCEL',
    },
    packingFee: '8.00',
    consolidation: { boxPercent: 8, minBoxG: 200, volumePercent: 110 },
    services: [{ code: 'REINFORCED_PACKING', per: 'BOX', price: '12.00', offered: true }],
  });
  expect(one?.record.reinforcedPackingFee).toBeUndefined();
  expect(two?.record.services[0]?.price).toBe('0.00');
  const parts = await db.select().from(shopParts).where(eq(shopParts.tenantId, 'one'));
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['fees', 'storage', 'services']),
  );
});
