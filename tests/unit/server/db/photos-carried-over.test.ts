import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { purchaseParcels } from '../../../../src/server/db/schema/warehouse/parcels.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('a database of before keeps the photos and checks of its parcels, and its tenants promise no returns', async () => {
  const db = await openDatabaseBefore('0090');
  const paths = ['/uploads/qc-photo/b.jpg', '/goods/mug/blue-studio', '/uploads/qc-photo/a.jpg'];
  await db.run(
    sql`insert into users (id, tenant_id, email, name, language, password_hash, created_at) values ('u', 'one', 'a@b.test', 'A', 'en', 'x', 1)`,
  );
  for (const [id, photos] of [
    ['p', JSON.stringify(paths)],
    ['q', '[]'],
  ] as const) {
    await db.run(
      sql`insert into purchase_parcels (id, tenant_id, user_id, parcel_no, order_no, status, status_at, domestic_carrier, domestic_tracking_no, goods_class, qc_status, qc_photos, goods_value_fen, search_text, created_at) values (${id}, 'one', 'u', ${id}, '', 'STOCKED_IN', 1, 'ZTO', ${id}, 'NORMAL', 'PASSED', ${photos}, 100, '', 1)`,
    );
  }
  for (const [event, actor, at] of [
    ['FAILED', 'OPERATOR', 5],
    ['PASSED', 'SYSTEM', 7],
    ['SHELVED', 'OPERATOR', 9],
  ] as const) {
    await db.run(
      sql`insert into events (tenant_id, subject, subject_id, event, to_status, actor, details, at) values ('one', 'PURCHASE_PARCEL', 'p', ${event}, 'STOCKED_IN', ${actor}, '{}', ${at})`,
    );
  }
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrateTestDatabase(db);
  const rows = await db.select().from(purchaseParcels).orderBy(purchaseParcels.id);
  expect(rows).toMatchObject([
    {
      qcPhotos: paths.map((path) => ({ path, shows: 'OTHER', orderItemId: '', at: 0 })),
      checkedAt: 7,
      checkedBy: 'SYSTEM',
      pile: '',
      onShelf: '',
    },
    { qcPhotos: [], checkedAt: null, returnUntil: null },
  ]);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', inspection: { returnDays: 0 } } },
  ]);
});
