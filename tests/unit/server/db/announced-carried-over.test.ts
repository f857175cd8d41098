import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { openEmptyD1 } from '../../support/d1.ts';
import {
  migrateTestDatabase,
  openDatabaseBefore,
  openEmptyDatabase,
} from '../../support/database.ts';
import { insertRow, insertRows, type NamedRow } from '../../support/insert-row.ts';

const MAI = { tenant_id: 'one', user_id: 'mai' };
const ORDER = { order_type: 'PURCHASE_ORDER', order_id: 'order' };

/** Two parcels of an order, and a row of every table that refers to parcels. */
const ROWS: NamedRow[] = [
  ['tenants', { id: 'one' }],
  ['users', { id: 'mai', tenant_id: 'one' }],
  ['warehouses', { id: 'yiwu', tenant_id: 'one' }],
  ['purchase_orders', { id: 'order', ...MAI }],
  ['purchase_order_items', { id: 'item', tenant_id: 'one', order_id: 'order' }],
  ['purchase_parcels', { id: 'parcel', ...MAI, order_id: 'order', warehouse_id: 'yiwu' }],
  ['purchase_parcels', { id: 'other', ...MAI, order_id: 'order', parcel_no: 'K2' }],
  [
    'purchase_parcel_items',
    { tenant_id: 'one', parcel_id: 'parcel', order_item_id: 'item', quantity: 2 },
  ],
  ['transit_orders', { id: 'transit', ...MAI }],
  ['transit_order_parcels', { tenant_id: 'one', transit_order_id: 'transit', parcel_id: 'parcel' }],
  ['payments', { id: 'paid', payment_no: 'Y1', ...MAI, ...ORDER }],
  ['payments', { id: 'storage', payment_no: 'Y2', ...MAI, ...ORDER, parcel_id: 'parcel' }],
  ['refunds', { id: 'refund', ...MAI, ...ORDER, parcel_id: 'other', amount_fen: 1 }],
  ['events', { tenant_id: 'one', subject: 'PURCHASE_PARCEL', subject_id: 'parcel' }],
  ['events', { tenant_id: 'one', subject: 'REFUND', subject_id: 'refund' }],
];
const TABLES = [...new Set(ROWS.map(([table]) => table))];

/** A tenant's record is not compared: later migrations put there what became a setting. */
const withoutRecord = ({ record: _, ...row }: Record<string, unknown>) => row;

/** All rows of these tables, and the names of all tables, indexes and triggers. */
async function snapshotOf(db: Database) {
  const read = (text: string) => db.all<Record<string, unknown>>(sql.raw(text));
  const [objects, ...rows] = await db.batch([
    read(
      "select name from sqlite_master where name not like 'sqlite_%' and name not like 'exchange_rates%' order by name",
    ),
    ...TABLES.map((table) => read(`select * from ${table} order by rowid`)),
  ]);
  return {
    objects,
    rows: Object.fromEntries(TABLES.map((table, i) => [table, rows[i]?.map(withoutRecord)])),
  };
}

describe.each([
  ['libSQL', openEmptyDatabase],
  ['D1', openEmptyD1],
])('on %s, a database from before parcels without an order', (_, open) => {
  it('keeps every parcel and every row that refers to one, and then takes parcels without an order', async () => {
    const db = await openDatabaseBefore('0023', open);
    await insertRows(db, ROWS);
    const before = await snapshotOf(db);
    await migrateTestDatabase(db);
    const after = await snapshotOf(db);
    expect(after.rows).toMatchObject(before.rows);
    // Feedback became tickets.
    const names = (objects: typeof after.objects) =>
      objects.map(({ name }) => String(name)).filter((name) => !/^feedback/.test(name));
    expect(names(after.objects)).toEqual(expect.arrayContaining(names(before.objects)));
    expect(names(after.objects).filter((name) => /_old$|_parcel$/.test(name))).toEqual([
      'transit_order_parcels_parcel',
    ]);
    expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
    await expect(db.run(sql`delete from purchase_parcels`)).rejects.toThrow();

    const parcel = { ...MAI, id: 'announced', parcel_no: 'K3', order_no: '', order_id: null };
    const payment = { ...MAI, id: 'own', payment_no: 'Y3', order_type: 'PURCHASE_PARCEL' };
    await insertRow(db, 'purchase_parcels', parcel);
    const wrong = { ...payment, order_id: 'announced', parcel_id: 'parcel' };
    await expect(insertRow(db, 'payments', wrong)).rejects.toThrow();
    await insertRow(db, 'payments', { ...payment, order_id: 'announced', parcel_id: 'announced' });
  });
});
