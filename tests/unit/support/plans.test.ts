import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPlannedDatabase } from './plans.ts';

const STATEMENT = 'select id from own_products where tenant_id = ? and code = ?';

it('an index is expected only of a statement that was run', async () => {
  const { db, expectIndex } = await openPlannedDatabase();
  await expect(expectIndex(STATEMENT, /own_products_code/)).rejects.toThrow('was not run');
  await db.all(sql`select id from own_products where tenant_id = ${'one'} and code = ${'A-1'}`);
  await expectIndex(STATEMENT, /own_products_code/);
  await expect(expectIndex(STATEMENT, /own_products_item/)).rejects.toThrow();
});
