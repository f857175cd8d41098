import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, it, onTestFinished } from 'vitest';
import { getCart } from '../../src/server/commerce/cart/cart.ts';
import { once, removeOldIdempotencyKeys } from '../../src/server/commerce/idempotency.ts';
import { batchPay, listUnpaid, payOrder } from '../../src/server/commerce/payment/payments.ts';
import { clonePurchaseOrder } from '../../src/server/commerce/purchase/clone-order.ts';
import { closePurchaseOrder } from '../../src/server/commerce/purchase/close-order.ts';
import { expireOverdueOrders } from '../../src/server/commerce/purchase/expire-orders.ts';
import { getPurchaseOrder, listPurchaseOrders } from '../../src/server/commerce/purchase/orders.ts';
import { getAccount, listTransactions } from '../../src/server/commerce/wallet/account.ts';
import {
  createDeposit,
  listDeposits,
  updateDeposit,
} from '../../src/server/commerce/wallet/deposits.ts';
import { migrateTestDatabase } from './support/database.ts';
import { later, openShop, order, PAY_PASSWORD } from './support/shop.ts';

/** Tables of a few rows a tenant, which a full read does not hurt. */
const SMALL = ['deposit_channels', 'warehouses'];

/** Every statement that the client runs from now on, alone or in a batch. */
function recordStatements(client: Client): Map<string, InArgs> {
  const statements = new Map<string, InArgs>();
  const record = (statement: unknown) => {
    const { sql, args = [] } = statement as { sql: string; args?: InArgs };
    statements.set(sql, args);
  };
  const { execute, batch } = client;
  client.execute = ((statement: InStatement) => {
    record(statement);
    return execute.call(client, statement as string);
  }) as Client['execute'];
  client.batch = (batched, mode) => {
    batched.forEach(record);
    return batch.call(client, batched, mode);
  };
  return statements;
}

it('every statement of a shopper’s journey finds its rows by an index', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sampan-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const client = createClient({ url: `file:${path.join(directory, 'test.db')}` });
  const statements = recordStatements(client);
  const db = drizzle(client);
  await migrateTestDatabase(db);
  const { shopper } = await openShop(db);
  const scope = await shopper();
  statements.clear();

  const { id: depositId } = await createDeposit(scope, {
    channelId: 'demo-one',
    amount: '500',
    reference: '',
  });
  await updateDeposit(scope, { depositId, action: 'SUBMIT', reference: 'x' });
  const [first, second] = [await order(scope), await order(scope, { id: '20001' })];
  await getCart(scope);
  await once(scope, { key: 'k', endpoint: 'e', request: {} }, () =>
    payOrder(scope, first.id, PAY_PASSWORD),
  );
  await batchPay(scope, [second.paymentNo ?? ''], PAY_PASSWORD);
  await closePurchaseOrder(scope, first.orderNo);
  await clonePurchaseOrder(scope, second.id);
  const page = { pageNo: 1, pageSize: 20 };
  for (const tab of ['all', 'unpaid', 'closed'] as const) {
    await listPurchaseOrders(scope, { tab, keyword: 'shop', dateStart: '2026-11-01', ...page });
  }
  await listUnpaid(scope, { orderNo: second.orderNo });
  await getPurchaseOrder(scope, second.id);
  await getAccount(scope);
  await listTransactions(scope, page);
  await listTransactions(scope, { type: 'PAYMENT', ...page });
  await listDeposits(scope, page);
  await expireOverdueOrders({ db, now: later(scope, 4 * 86_400_000).now });
  await removeOldIdempotencyKeys(db, scope.now);

  expect(statements.size).toBeGreaterThan(40);
  for (const [sql, args] of [...statements]) {
    const plan = await client.execute({ sql: `explain query plan ${sql}`, args });
    const scans = plan.rows
      .map(({ detail }) => String(detail))
      .filter((detail) => /^SCAN /.test(detail) && !/json_each|CONSTANT ROW/.test(detail))
      .filter((detail) => !SMALL.some((table) => detail.includes(table)));
    expect(scans, sql).toEqual([]);
  }
});
