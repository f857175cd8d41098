import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartItems, previews } from '../../../../src/server/db/schema/orders/orders.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

const guestCart = { enabled: true, keptDays: 30 };

test('a database of before keeps its carts and previews, and its tenants get carts for visitors', async () => {
  const db = await openDatabaseBefore('0074');
  const draft = JSON.stringify({ features: {}, analyticsCode: '' });
  for (const statement of [
    sql`insert into tenants (id, record) values ('one', '{"currency":"AUD"}')`,
    sql`insert or replace into shop_parts (id, tenant_id, part, draft) values ('one-features', 'one', 'features', ${draft})`,
    sql`insert into users (id, tenant_id, email, name, language, password_hash, created_at) values ('u', 'one', 'a@b.test', 'A', 'en', 'x', 1)`,
    sql`insert into cart_items (id, tenant_id, user_id, product_url, sku_id, quantity, message, added_price_fen, created_at) values ('i', 'one', 'u', 'url', 'sku', 2, 'note', 100, 5)`,
    sql`insert into previews (id, tenant_id, user_id, product_url, items, message, created_at) values ('p', 'one', 'u', 'url', '[]', '', 6)`,
  ])
    await db.run(statement);
  await migrateTestDatabase(db);
  expect(await db.select().from(cartItems)).toMatchObject([
    { id: 'i', userId: 'u', guestId: null, quantity: 2, message: 'note', addedPriceFen: 100 },
  ]);
  expect(await db.select().from(previews)).toMatchObject([
    { id: 'p', userId: 'u', guestId: null, usedAt: null },
  ]);
  expect(await db.select().from(tenants)).toMatchObject([
    { record: { currency: 'AUD', guestCart } },
  ]);
  expect(
    (await db.select().from(shopParts)).find(({ part }) => part === 'features')?.draft,
  ).toEqual({ features: {}, analyticsCode: '', guestCart });
});
