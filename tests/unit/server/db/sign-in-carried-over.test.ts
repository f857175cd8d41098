import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STANDARD_SIGN_IN } from '../../../../src/contract/values/shop/sign-in-ways.ts';
import { migrate } from '../../../../src/server/db/migrate.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { openEmptyDatabase } from '../../support/database.ts';
import { MIGRATIONS, migrationsBefore } from '../../support/migrations.ts';

test('the tenants of a database of before let shoppers sign in by code and passkey, and the desk has the part', async () => {
  const db = await openEmptyDatabase();
  await migrate(db, migrationsBefore('0088'));
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrate(db, MIGRATIONS);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', signIn: STANDARD_SIGN_IN } },
  ]);
  const parts = await db.select().from(shopParts);
  expect(parts.filter(({ part }) => part === 'signIn')).toMatchObject([
    { id: 'one-signIn', tenantId: 'one', version: 0, draft: null },
  ]);
});
