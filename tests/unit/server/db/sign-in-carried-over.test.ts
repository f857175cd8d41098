import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STANDARD_SIGN_IN } from '../../../../src/contract/values/shop/sign-in-ways.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('the tenants of a database of before let shoppers sign in by code and passkey, and the desk has the part', async () => {
  const db = await openDatabaseBefore('0088');
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrateTestDatabase(db);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', signIn: STANDARD_SIGN_IN } },
  ]);
  const parts = await db.select().from(shopParts);
  expect(parts.filter(({ part }) => part === 'signIn')).toMatchObject([
    { id: 'one-signIn', tenantId: 'one', version: 0, draft: null },
  ]);
});
