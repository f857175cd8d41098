import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HOME_GOODS, HOME_SECTIONS } from '../../../../src/contract/values/shop/home-sections.ts';
import { migrate } from '../../../../src/server/db/migrate.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { openEmptyDatabase } from '../../support/database.ts';
import { MIGRATIONS, migrationsBefore } from '../../support/migrations.ts';

test('the home pages of a database of before stay as they are, and the desk has the part', async () => {
  const db = await openEmptyDatabase();
  await migrate(db, migrationsBefore('0095'));
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrate(db, MIGRATIONS);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', homeSections: HOME_SECTIONS, homeGoods: HOME_GOODS } },
  ]);
  const parts = await db.select().from(shopParts);
  expect(parts.filter(({ part }) => part === 'home')).toMatchObject([
    { id: 'one-home', tenantId: 'one', version: 0, draft: null },
  ]);
});
