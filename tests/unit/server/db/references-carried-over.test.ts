import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { openEmptyD1 } from '../../support/d1.ts';
import {
  migrateTestDatabase,
  openDatabaseBefore,
  openEmptyDatabase,
} from '../../support/database.ts';
import { insertRows, type NamedRow } from '../../support/insert-row.ts';

const MAI = { tenant_id: 'one', user_id: 'mai' };
const ORDER = { order_type: 'PURCHASE_ORDER', order_id: 'order' };
const FORWARDED = { order_type: 'TRANSIT_ORDER', order_id: 'transit' };
const POSTED = { transfer_id: 'transfer', currency: 'CNY', tenant_id: 'one' };

/** A row of every table that the migration rebuilds, and of those to which they refer. */
const ROWS: NamedRow[] = [
  ['tenants', { id: 'one' }],
  ['tenants', { id: 'two' }],
  ['tenant_hosts', { host: 'one.example', tenant_id: 'one' }],
  ['users', { id: 'mai', tenant_id: 'one' }],
  ['users', { id: 'bob', tenant_id: 'two' }],
  ['warehouses', { id: 'yiwu', tenant_id: 'one' }],
  ['deposit_channels', { id: 'bank', tenant_id: 'one' }],
  ['sessions', { id: 's', ...MAI }],
  ['pay_password_attempts', { id: 'w', ...MAI }],
  ['addresses', { id: 'a', ...MAI }],
  ['billing_addresses', { id: 'b', ...MAI }],
  ['user_warehouses', { id: 'own', ...MAI }],
  ['notifications', { id: 'n', ...MAI }],
  ['operations', { id: 'o', ...MAI }],
  ['feedback', { id: 'f', ...MAI }],
  ['feedback', { id: 'g', ...MAI, answered_at: 5 }],
  ['cart_items', { id: 'c', ...MAI, quantity: 1 }],
  ['previews', { id: 'p', ...MAI }],
  ['uploads', { key: 'certificate', ...MAI }],
  ['uploads', { key: 'quality check', tenant_id: 'one', user_id: '' }],
  ['idempotency_keys', { key: 'k', ...MAI }],
  ['idempotency_keys', { key: 'k', tenant_id: 'one', user_id: '' }],
  ['purchase_orders', { id: 'order', ...MAI, warehouse_id: 'yiwu', user_warehouse_id: 'removed' }],
  ['purchase_order_items', { id: 'item', order_id: 'order' }],
  ['purchase_parcels', { id: 'parcel', ...MAI, order_id: 'order', warehouse_id: 'yiwu' }],
  ['purchase_parcel_items', { parcel_id: 'parcel', order_item_id: 'item' }],
  ['transit_orders', { id: 'transit', ...MAI, pickup_warehouse_id: 'yiwu' }],
  ['transit_order_parcels', { transit_order_id: 'transit', parcel_id: 'parcel' }],
  ['transit_traces', { transit_order_id: 'transit' }],
  ['payments', { id: 'paid', payment_no: 'Y1', ...MAI, ...ORDER, parcel_id: 'parcel' }],
  ['payments', { id: 'freight', payment_no: 'Y2', ...MAI, ...FORWARDED }],
  ['refunds', { id: 'refund', ...MAI, ...FORWARDED, amount_fen: 1 }],
  ['deposits', { id: 'deposit', ...MAI, channel_id: 'bank', amount_fen: 500 }],
  [
    'withdrawals',
    { id: 'withdrawal', ...MAI, channel_id: 'bank', amount_fen: 9, fee_fen: 1, status: 'PAID' },
  ],
  ['events', { subject: 'PURCHASE_ORDER', subject_id: 'order' }],
  ['events', { subject: 'TRANSIT_ORDER', subject_id: 'transit' }],
  ['events', { subject: 'PURCHASE_PARCEL', subject_id: 'parcel' }],
  ['events', { subject: 'REFUND', subject_id: 'refund' }],
  ['events', { subject: 'DEPOSIT', subject_id: 'deposit' }],
  ['events', { subject: 'WITHDRAWAL', subject_id: 'withdrawal' }],
  ['ledger_accounts', { ...MAI, kind: 'AVAILABLE', currency: 'CNY', balance_fen: 500 }],
  [
    'ledger_accounts',
    { tenant_id: 'one', user_id: '', kind: 'CLEARING', currency: 'CNY', balance_fen: -500 },
  ],
  ['ledger_transfers', { id: 'transfer', tenant_id: 'one' }],
  ['ledger_lines', { ...POSTED, ...MAI, kind: 'AVAILABLE', position: 0, amount_fen: 500 }],
  ['ledger_lines', { ...POSTED, user_id: '', kind: 'CLEARING', position: 1, amount_fen: -500 }],
];
/** Feedback became tickets, with its messages. */
const TABLES = [...new Set(ROWS.map(([table]) => table))].filter((table) => table !== 'feedback');

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

/** Rows that refer to an order that does not exist, to another tenant's, and to no refund. */
const ORPHANS: NamedRow[] = [
  ['payments', { id: 'lost', payment_no: 'Y3', ...MAI, ...ORDER, order_id: 'no order' }],
  ['payments', { id: 'foreign', tenant_id: 'two', user_id: 'bob', payment_no: 'Y4', ...FORWARDED }],
  ['events', { sequence: 7, subject: 'REFUND', subject_id: 'no refund' }],
];

describe.each([
  ['libSQL', openEmptyDatabase],
  ['D1', openEmptyD1],
])('on %s, a database from before references were foreign keys', (_, open) => {
  it('stays as it was while rows refer to missing ones, and then keeps every row with its tenant', async () => {
    const db = await openDatabaseBefore('0022', open);
    await insertRows(db, [...ROWS, ...ORPHANS]);
    const before = await snapshotOf(db);
    await expect(migrateTestDatabase(db)).rejects.toThrow(
      /0022_foreign_keys.*events\.subject_id of 7; payments\.order_id of lost, foreign/s,
    );
    expect(await snapshotOf(db)).toEqual(before);

    await db.batch([
      db.run(sql`delete from payments where id in ('lost', 'foreign')`),
      db.run(sql`delete from events where sequence = 7`),
    ]);
    const { rows, objects } = await snapshotOf(db);
    await migrateTestDatabase(db);
    const after = await snapshotOf(db);
    expect(after.rows).toMatchObject(rows);
    const kept = objects.filter(({ name }) => !/^feedback/.test(String(name)));
    expect(after.objects).toEqual(expect.arrayContaining(kept));
    expect(await db.all(sql`select id, tenant_id, user_id, state from tickets`)).toEqual([
      { id: 'f', ...MAI, state: 'OPEN' },
      { id: 'g', ...MAI, state: 'CLOSED' },
    ]);
    expect(await db.all(sql`select id, ticket_id, kind from ticket_messages order by id`)).toEqual([
      { id: 'f', ticket_id: 'f', kind: 'SHOPPER' },
      { id: 'g', ticket_id: 'g', kind: 'SHOPPER' },
      { id: 'g-answer', ticket_id: 'g', kind: 'REPLY' },
    ]);
    for (const table of TABLES.slice(1)) {
      for (const row of after.rows[table] ?? []) {
        expect(row, table).toHaveProperty('tenant_id', row.id === 'bob' ? 'two' : 'one');
      }
    }
    expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
  });
});
