import { type Client, createClient } from '@libsql/client';
import type { Database } from '../../../src/server/platform/platform.ts';
import { withDatabase } from '../../servers/with-database.ts';
import { makeBank } from './rows/bank.ts';
import { makeGoods } from './rows/goods.ts';
import { makeMoney } from './rows/money.ts';
import { makeOwnStock } from './rows/own-stock.ts';
import { BENCH_TENANTS, type BenchTenant, type Making, type TenantFacts } from './rows/shape.ts';
import { makeStaffRows } from './rows/staff.ts';
import { makeWarehouse } from './rows/warehouse.ts';

/**
 * Fills the database of a demonstration with the work of `BENCH_TENANTS`, each of which must have an account at a bank.
 * The rows are written mostly by SQL and not through the product, because they are only for measuring reads. There are
 * `orders` orders and as many parcels; the numbers of all other rows follow from that. Money adds up, and chains are
 * whole. Throws an error if a row refers to one that does not exist. `now` is in milliseconds since the epoch.
 */
export async function generateDesk(url: string, orders: number, now: number): Promise<void> {
  const client = createClient({ url });
  try {
    await withDatabase(url, (db) => makeRows(client, db, orders, now));
  } finally {
    client.close();
  }
}

async function makeRows(client: Client, db: Database, orders: number, now: number): Promise<void> {
  // Only `client` and `db` write, one after the other, so nothing has to be safe against crashes or other writers.
  for (const pragma of ['foreign_keys = off', 'synchronous = off', 'cache_size = -200000']) {
    await client.execute(`pragma ${pragma}`);
  }
  // The planner's statistics are from when the tables were small, and mislead it until `addStatistics`. So joins
  // state their order (`cross join`).
  const tenants = await factsOf(client);
  const making: Making = { client, orders, shoppers: Math.ceil(orders / 2), now, tenants };
  await makeGoods(making);
  await makeMoney(making, db);
  await makeBank(making);
  await makeWarehouse(making);
  await makeOwnStock(db, making);
  await makeStaffRows(db, making);
  await requireWhole(client);
  await addStatistics(client);
}

async function factsOf(client: Client): Promise<Record<BenchTenant, TenantFacts>> {
  const facts = await Promise.all(
    BENCH_TENANTS.map(async (tenant) => {
      const { rows } = await client.execute({
        sql: `select warehouse.id as warehouseId, bank.id as bankChannel, card.id as cardChannel, account.id as bankAccount
          from warehouses as warehouse, deposit_channels as bank, deposit_channels as card, bank_accounts as account
          where warehouse.tenant_id = ?1 and warehouse.region = 'CHINA' and bank.tenant_id = ?1 and bank.type = 'BANK_TRANSFER'
            and card.tenant_id = ?1 and card.type = 'CARD_REDIRECT' and account.tenant_id = ?1
          order by warehouse.id limit 1`,
        args: [tenant],
      });
      const [row] = rows;
      if (!row) throw new Error(`${tenant} is no tenant of a demonstration with a bank account`);
      return [tenant, { ...row } as unknown as TenantFacts] as const;
    }),
  );
  return Object.fromEntries(facts) as Record<BenchTenant, TenantFacts>;
}

async function requireWhole(client: Client): Promise<void> {
  const { rows } = await client.execute('pragma foreign_key_check');
  if (rows.length > 0)
    throw new Error(`Rows refer to rows that don't exist: ${JSON.stringify(rows[0])}`);
}

/** Updates the statistics of the database, as a server does after a while. */
async function addStatistics(client: Client): Promise<void> {
  await client.execute('pragma analysis_limit = 1000');
  await client.execute('pragma optimize = 0x10002');
}
