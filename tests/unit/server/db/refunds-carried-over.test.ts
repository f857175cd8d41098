import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refunds } from '../../../../src/server/db/schema/orders/refunds.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';
import { insertRows } from '../../support/insert-row.ts';

test('a refund of before keeps what was asked for, and goods that go back were agreed when it was opened', async () => {
  const db = await openDatabaseBefore('0094');
  const owner = { tenant_id: 'one', user_id: 'u' };
  const refund = (id: string, values: Record<string, string | number>) =>
    [
      'refunds',
      {
        ...{ id, refund_no: id, order_type: 'PURCHASE_ORDER', order_id: 'o', order_no: 'o' },
        ...{
          ...owner,
          reason: 'OTHER',
          amount_fen: 100,
          created_at: 5,
          item_ids: '[]',
          photos: '[]',
        },
        ...values,
      },
    ] as const;
  await insertRows(db, [
    ['users', { id: 'u', tenant_id: 'one' }],
    ['purchase_orders', { ...owner, id: 'o', order_no: 'o' }],
    ['purchase_parcels', { ...owner, id: 'p', parcel_no: 'p', order_id: 'o' }],
    refund('a', { status: 'REQUESTED' }),
    refund('b', { status: 'RETURNING', parcel_id: 'p' }),
    refund('c', { status: 'SUCCEEDED', parcel_id: 'p', done_at: 5 }),
    refund('d', { status: 'SUCCEEDED', done_at: 9 }),
  ]);
  await migrateTestDatabase(db);
  const none = { requestedFen: null, agreedAt: null, payBy: null };
  expect(await db.select().from(refunds).orderBy(asc(refunds.id))).toMatchObject([
    { ...none, requestedFen: 100 },
    { ...none, agreedAt: 5 },
    none,
    none,
  ]);
});
