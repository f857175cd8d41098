import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favourites } from '../../../../src/server/db/schema/people/favourites.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('a favourite of before is looked at next, from the price that its card shows', async () => {
  const db = await openDatabaseBefore('0093');
  await db.run(
    sql`insert into users (id, tenant_id, email, name, language, password_hash, created_at) values ('u', 'one', 'a@b.test', 'A', 'en', 'x', 1)`,
  );
  await db.run(
    sql`insert into favourites (id, tenant_id, user_id, product_url, card, created_at) values ('f', 'one', 'u', 'https://item.taobao.com/item.htm?id=1', '{"price":"12.50"}', 1)`,
  );
  await migrateTestDatabase(db);
  expect(await db.select().from(favourites)).toMatchObject([
    { priceFrom: '12.50', onSale: true, lookedAt: 0 },
  ]);
});
