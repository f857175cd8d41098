import { globSync } from 'node:fs';
import path from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../support/database.ts';
import { insertRow } from '../../support/insert-row.ts';
import { CATALOGUE_TABLES, DEPLOYMENT_TABLES } from '../../support/tables.ts';

const modules = await Promise.all(
  globSync('src/server/db/schema/**/*.ts').map((file) => import(path.resolve(file))),
);
const TABLES = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

const OF_TENANTS = TABLES.filter(({ name }) => !DEPLOYMENT_TABLES.has(name));

/** Columns that name what no table has to have. */
const NO_REFERENCES = {
  'addresses.tax_id': 'a number of the authorities',
  'audit_entries.actor_id': 'the deployment’s people and keys, or a command',
  'audit_entries.proposal_id': 'the audit keeps ids of rows that are deleted',
  'audit_entries.request_id': 'of the log',
  'audit_entries.session_id': 'the audit keeps ids of rows that are deleted',
  'audit_entries.subject_id': 'the audit keeps ids of rows that are deleted',
  'billing_addresses.tax_id': 'a number of the authorities',
  'cart_items.sku_id': 'of the marketplace',
  'events.staff_id': 'the deployment’s people and keys',
  'job_rows.object_id': 'an object of one of many kinds',
  'jobs.session_id': 'the job outlives the session',
  'own_products.category_id': 'of the catalogue; may be empty',
  'proposals.subject_id': 'an object of one of many kinds, or the tenant’s rules',
  'provider_events.event_id': 'the payment provider’s',
  'purchase_orders.shop_id': 'of the marketplace',
  'staff_notes.staff_id': 'the deployment’s people and keys',
  'purchase_orders.user_warehouse_id': 'the shopper may remove it from the address book',
  'purchase_order_items.category_id': 'of the catalogue, as it was when the order was placed',
  'purchase_order_items.product_id': 'of the marketplace',
  'purchase_order_items.sku_id': 'of the marketplace',
  'push_subscriptions.session_id': 'the session may be deleted first',
  'scans.scan_id': 'made by the scanner',
  'scans.staff_id': 'the deployment’s people and keys',
  'sellers.shop_id': 'of the marketplace',
  'scans.station_id': 'empty without a station',
  'sign_in_attempts.session_id': 'empty for a sign-in, which has no session yet',
  'sign_in_secrets.provider_id': 'of the tenant’s record',
  'staff_challenges.session_id': 'empty for a sign-in, which has no session yet',
  'staff_station_devices.station_id': 'of the tenant; the device is the deployment’s',
};

/** The references of a table: its columns, and the table and columns that they name. */
const referencesOf = ({ foreignKeys }: ReturnType<typeof getTableConfig>) =>
  foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    return {
      columns: columns.map(({ name }) => name),
      table: getTableConfig(foreignTable).name,
      foreign: foreignColumns.map(({ name }) => name),
    };
  });

describe('in the schema', () => {
  it('every row of a tenant names its tenant', () => {
    const without = OF_TENANTS.filter(
      ({ columns }) => !columns.some(({ name, notNull }) => name === 'tenant_id' && notNull),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(OF_TENANTS.length).toBeGreaterThan(30);
  });

  it('every index has a name of its own', () => {
    const names = TABLES.flatMap(({ indexes }) => indexes.map(({ config }) => config.name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(200);
  });

  it('no reference joins the deployment’s tables and a tenant’s, or two tenants', () => {
    for (const table of TABLES) {
      for (const { table: target, columns, foreign } of referencesOf(table)) {
        const text = `${table.name} → ${target}`;
        const isOfDeployment = DEPLOYMENT_TABLES.has(table.name);
        expect(DEPLOYMENT_TABLES.has(target), text).toBe(isOfDeployment);
        if (isOfDeployment) continue;
        expect([columns[0], foreign[0]], text).toEqual(['tenant_id', 'tenant_id']);
      }
    }
  });

  it('every other column that names a row is a foreign key, also where it names rows of several tables', () => {
    const loose = TABLES.filter(({ name }) => !CATALOGUE_TABLES.includes(name)).flatMap((table) => {
      const keys = new Set(referencesOf(table).flatMap(({ columns }) => columns));
      const computed = table.columns
        .filter(({ name, generated }) => generated && keys.has(name))
        .map(({ generated }) => JSON.stringify(generated?.as));
      const isKey = (column: string) =>
        keys.has(column) || computed.some((text) => text.includes(column));
      return table.columns
        .map(({ name }) => name)
        .filter((column) => /_id$/.test(column) && column !== 'tenant_id' && !isKey(column))
        .map((column) => `${table.name}.${column}`);
    });
    expect(loose.toSorted()).toEqual(Object.keys(NO_REFERENCES).toSorted());
  });

  it('columns and foreign keys are those of the migrated database', async () => {
    const db = await openTestDatabase();
    type Row = { id: number; table: string; from: string; to: string };
    for (const table of TABLES) {
      const columns = await db.all<{ name: string }>(
        sql`select name from pragma_table_xinfo(${table.name})`,
      );
      const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).toSorted();
      expect(names(columns), table.name).toEqual(names(table.columns));
      const rows = await db.all<Row>(sql`select * from pragma_foreign_key_list(${table.name})`);
      const stored = [...Map.groupBy(rows, ({ id }) => id).values()].map((parts) => ({
        columns: parts.map(({ from }) => from),
        table: parts[0]?.table,
        foreign: parts.map(({ to }) => to),
      }));
      const sorted = (keys: object[]) => keys.map((key) => JSON.stringify(key)).toSorted();
      expect(sorted(stored), table.name).toEqual(sorted(referencesOf(table)));
    }
  });
});

describe('the database refuses', () => {
  const open = async () => {
    const db = await openTestDatabase();
    await insertRow(db, 'users', { id: 'mai', tenant_id: 'one' });
    await insertRow(db, 'purchase_orders', { id: 'order', tenant_id: 'one', user_id: 'mai' });
    return db;
  };
  const event = (values: object) => ({
    ...{ tenant_id: 'one', subject: 'PURCHASE_ORDER', subject_id: 'order' },
    ...values,
  });

  it.each([
    ['a session of a shopper of another tenant', 'sessions', { tenant_id: 'two', user_id: 'mai' }],
    ['an event of an order that does not exist', 'events', event({ subject_id: 'none' })],
    ['an event of an order of another tenant', 'events', event({ tenant_id: 'two' })],
    ['an event of another kind with the id of an order', 'events', event({ subject: 'REFUND' })],
    ['an event of an unknown kind', 'events', event({ subject: 'PARCEL' })],
    [
      'the wallet of a shopper who does not exist',
      'ledger_accounts',
      { tenant_id: 'one', user_id: 'bob', kind: 'AVAILABLE', currency: 'CNY' },
    ],
  ])('%s', async (_, table, row) => {
    const db = await open();
    const refused = insertRow(db, table, row);
    await expect(refused).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/constraint failed/) },
    });
  });

  it('to remove an order that has a history, also in a batch and after a batch that failed', async () => {
    const db = await open();
    await insertRow(db, 'events', event({}));
    const remove = () => db.run(sql`delete from purchase_orders`);
    await expect(remove()).rejects.toThrow();
    await expect(db.batch([remove(), db.run(sql`delete from events`)])).rejects.toThrow();
    await expect(remove()).rejects.toThrow();
    await db.batch([db.run(sql`delete from events`), remove()]);
    expect(await db.all(sql`select id from purchase_orders`)).toEqual([]);
  });
});
