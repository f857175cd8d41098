import { expect, it } from 'vitest';
import {
  removeOldIdempotencyKeys,
  runOnce,
} from '../../../../../src/server/commerce/base/idempotency.ts';
import { getCart } from '../../../../../src/server/commerce/cart/cart.ts';
import {
  createDeposit,
  listDeposits,
} from '../../../../../src/server/commerce/deposit/deposits.ts';
import { clonePurchaseOrder } from '../../../../../src/server/commerce/purchase/clone-order.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeOverdueOrders } from '../../../../../src/server/commerce/purchase/overdue-orders.ts';
import { updateDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { batchPay, getPaid, payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { later, openShop, order, PAY_PASSWORD } from '../../../support/shop.ts';

it('every SQL statement of a shopper’s journey uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
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
  await runOnce(
    scope,
    { key: 'k', endpoint: 'e', request: {} },
    {
      run: (claimed) => payOrder(claimed, first.id, PAY_PASSWORD),
      recall: (made) => getPaid(scope, made),
    },
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
  await closeOverdueOrders({ db, now: later(scope, 4 * 86_400_000).now });
  await removeOldIdempotencyKeys(db, scope.now);

  expect(statements.size).toBeGreaterThan(40);
  await expectSeeks();
});
