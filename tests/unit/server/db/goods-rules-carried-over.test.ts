import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STANDARD_GOODS_RULES } from '../../../../src/contract/values/goods/goods-rules.ts';
import { shopParts } from '../../../../src/server/db/schema/shop/shop.ts';
import { tenants } from '../../../../src/server/db/schema/shop/tenants.ts';
import { migrateTestDatabase, openDatabaseBefore } from '../../support/database.ts';

test('every tenant of before gets what the code refused as its first rule, and a part to change it', async () => {
  const db = await openDatabaseBefore('0059');
  for (const id of ['one', 'two']) {
    await db.run(sql`insert into tenants (id, record) values (${id}, '{"currency":"AUD"}')`);
  }
  await migrateTestDatabase(db);
  const rows = await db.select().from(tenants).orderBy(tenants.id);
  expect(rows.map(({ record }) => record)).toMatchObject([
    { currency: 'AUD', goodsRules: STANDARD_GOODS_RULES },
    { currency: 'AUD', goodsRules: STANDARD_GOODS_RULES },
  ]);
  const parts = await db.select().from(shopParts).where(eq(shopParts.part, 'goods'));
  expect(parts.map(({ id, version, draft }) => [id, version, draft])).toEqual([
    ['one-goods', 0, null],
    ['two-goods', 0, null],
  ]);
});
