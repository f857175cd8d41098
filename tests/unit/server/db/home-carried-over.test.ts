import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HOME_GOODS, HOME_SECTIONS } from '../../../../src/contract/values/shop/home-sections.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('the home pages of a database of before stay as they are, and the desk has the part', async () => {
  const db = await openDatabaseBefore('0095');
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrateTestDatabase(db);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', homeSections: HOME_SECTIONS, homeGoods: HOME_GOODS } },
  ]);
  const parts = await db.select().from(shopParts);
  expect(parts.filter(({ part }) => part === 'home')).toMatchObject([
    { id: 'one-home', tenantId: 'one', version: 0, draft: null },
  ]);
});
