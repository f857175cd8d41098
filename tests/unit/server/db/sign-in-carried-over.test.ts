import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STANDARD_SIGN_IN } from '../../../../src/contract/values/shop/sign-in-ways.ts';
import { migrate } from '../../../../src/server/db/migrate.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { openEmptyDatabase } from '../../support/database.ts';

const DIRECTORY = 'src/server/db/migrations';

test('the tenants of a database of before let shoppers sign in by code and passkey, and the desk has the part', async () => {
  const db = await openEmptyDatabase();
  const files = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(`${DIRECTORY}/${name}`, 'utf8') }));
  await migrate(
    db,
    files.filter(({ name }) => name < '0088'),
  );
  await db.run(sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`);
  await migrate(db, files);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', signIn: STANDARD_SIGN_IN } },
  ]);
  const parts = await db.select().from(shopParts);
  expect(parts.filter(({ part }) => part === 'signIn')).toMatchObject([
    { id: 'one-signIn', tenantId: 'one', version: 0, draft: null },
  ]);
});
