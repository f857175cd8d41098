import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STANDARD_TARIFF } from '../../../../demo/tariffs/standard.ts';
import {
  currentTable,
  isSameTable,
} from '../../../../src/server/commerce/freight/publish-table.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('every tenant of before gets the table that was code as its first version, and orders name it', async () => {
  const db = await openDatabaseBefore('0047');
  for (const id of ['one', 'two']) {
    await db.run(sql`insert into tenants (id, record) values (${id}, '{}')`);
  }
  await migrateTestDatabase(db);
  for (const id of ['one', 'two']) {
    const table = await currentTable(db, id);
    expect(table && isSameTable(table, STANDARD_TARIFF)).toBe(true);
  }
  const [column] = await db.all<{ value: string }>(
    sql`select dflt_value as value from pragma_table_info('transit_orders') where name = 'tariff_version'`,
  );
  expect(column?.value).toBe('1');
});
