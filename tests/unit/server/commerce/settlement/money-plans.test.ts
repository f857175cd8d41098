import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { listOperations } from '../../../../../src/server/commerce/identity/operations.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import {
  acceptOrder,
  markBought,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { listPurchaseOrders } from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeOverdueOrders } from '../../../../../src/server/commerce/purchase/overdue-orders.ts';
import { listRefunds } from '../../../../../src/server/commerce/refund/list.ts';
import {
  agreeRefund,
  rejectRefund,
} from '../../../../../src/server/commerce/settlement/answer-refund.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import {
  approveRefund,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { batchPay, payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import {
  cancelRefund,
  requestRefund,
} from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import {
  getAccount,
  getTransactionSummary,
  listTransactions,
} from '../../../../../src/server/commerce/wallet/account.ts';
import { getTransaction } from '../../../../../src/server/commerce/wallet/transaction.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { getWithdrawalTerms } from '../../../../../src/server/commerce/withdrawal/withdrawal-terms.ts';
import {
  payWithdrawal,
  rejectWithdrawal,
} from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { BOX, forwarded, forwarder, stocked } from '../../../support/forwarding.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };
const late = { pageNo: 480, pageSize: 20 };
const MANY = 10_000;

const money = { orderType: 'PURCHASE_ORDER', reason: 'OTHER', note: '' } as const;
const payOut = {
  channelId: 'bank-one',
  amount: '50',
  accountHolder: 'Mia Tan',
  accountNo: '62220210',
  payPassword: PAY_PASSWORD,
};

async function readEverything(scope: OwnerScope, range: typeof page): Promise<void> {
  for (const tab of ['all', 'open', 'done', 'refused'] as const) {
    await listRefunds(scope, { tab, ...range });
  }
  await listRefunds(scope, { tab: 'all', orderNo: 'P2611210000001', ...range });
  const days = { dateStart: '2026-11-01', dateEnd: '2026-11-30' };
  const { records } = await listTransactions(scope, range);
  await listTransactions(scope, { type: 'PAYMENT', ...range });
  await listTransactions(scope, { ...days, ...range });
  await getTransactionSummary(scope, {});
  await getTransactionSummary(scope, { type: 'PAYMENT', ...days });
  if (records[0]) await getTransaction(scope, records[0].id);
  await getAccount(scope);
  await getWithdrawalTerms(scope);
  await listWithdrawals(scope, range);
  await listOperations(scope, range);
  await listUnpaid(scope, {});
  await listUnpaid(scope, { orderType: 'TRANSIT_ORDER', orderNo: 'T2611210000001' });
}

/** Makes freight and a storage extension due. */
async function prepare(scope: OwnerScope): Promise<void> {
  const transit = await forwarded(scope);
  await packTransit(operator(scope), transit.id);
  await weighTransit(operator(scope), transit.id, BOX);
  const parcel = await stocked(scope, { storageExpiresAt: scope.now + DAY });
  await extendStorage(scope, parcel.id);
}

/** Calls everything that refunds or withdraws money, or pays more than a purchase order. */
async function moveMoney(scope: OwnerScope): Promise<void> {
  const ops = operator(scope);
  const { id } = await createDeposit(scope, {
    channelId: 'bank-one',
    amount: '500',
    reference: '',
  });
  await creditDeposit(ops, id);
  const bought = await order(scope);
  await payOrder(scope, bought.id, PAY_PASSWORD);
  await acceptOrder(ops, bought.id);
  await requestSupplement(ops, bought.id, { amount: '5', note: '' });
  await payOrder(scope, bought.id, PAY_PASSWORD);
  await markBought(ops, bought.id, { upstreamOrderNo: '' });
  const { orderNo } = bought;
  await refundOrder(ops, { ...money, orderNo, amount: '1' });
  await cancelRefund(scope, (await requestRefund(scope, { ...money, orderNo })).id);
  const refused = await requestRefund(scope, { ...money, orderNo });
  await rejectRefund(ops, refused.refundNo, { reason: 'no' });
  const asked = await requestRefund(scope, { ...money, orderNo });
  await agreeRefund(ops, asked.id, { waitsFor: 'NOBODY', text: '' });
  await approveRefund(ops, asked.id, {});

  const { payments } = await listUnpaid(scope, {});
  await batchPay(
    scope,
    payments.map(({ paymentNo }) => paymentNo),
    PAY_PASSWORD,
  );

  await payWithdrawal(ops, (await createWithdrawal(scope, payOut)).id);
  await cancelWithdrawal(scope, (await createWithdrawal(scope, payOut)).id);
  const { withdrawalNo } = await createWithdrawal(scope, payOut);
  await rejectWithdrawal(ops, withdrawalNo, { reason: 'no' });
  await closePurchaseOrder(scope, (await order(scope)).id);
}

it('every SQL statement about money uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  await prepare(scope);
  statements.clear();
  await moveMoney(scope);
  await readEverything(scope, page);
  await closeOverdueOrders({ db, now: later(scope, 4 * DAY).now });
  expect(statements.size).toBeGreaterThan(90);
  await expectSeeks();
});

it('the refunds and payments of an order are found by the order, never by their status', async () => {
  const { db, statements, expectNoIndex } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  await prepare(scope);
  statements.clear();
  await moveMoney(scope);
  const ofOrder = [...statements.keys()].filter((text) =>
    /"(refunds|payments)"."order_id" = \?/.test(text),
  );
  expect(ofOrder.length).toBeGreaterThan(4);
  for (const statement of ofOrder) {
    await expectNoIndex(statement, /refunds_work|refunds_owner|payments_owner/);
  }
});

/** Inserts ten thousand rows of each money table for a shopper, an hour apart, in SQL. */
async function insertHistory(db: Database, { userId, now }: OwnerScope): Promise<void> {
  const hour = sql`${now} - (${MANY} - n) * 3600000`;
  const count = sql`with recursive count(n) as (select 1 union all select n + 1 from count where n < ${MANY})`;
  const no = (letter: string) => sql`${letter} || printf('260101%07d', n)`;
  const owner = sql`'one', ${userId}`;
  await db.run(sql`${count} insert into purchase_orders
    (id, tenant_id, user_id, order_no, status, refund_status, platform, shop_id, shop_name, shop_name_trans,
      goods_fen, domestic_freight_fen, service_fee_fen, total_fen, currency, rate, rate_source, rate_fetched_at,
      warehouse_id, message, search_text, created_at, expires_at)
    select 'o' || n, ${owner}, ${no('P')}, iif(n % 3, 'COMPLETED', 'CLOSED'), 'NONE', 'Taobao', 's1', 'S', 'S',
      1000, 600, 200, 1800, 'AUD', '0.2', 'test', ${hour}, 'w-one', '', 'p', ${hour}, ${hour} from count`);
  await db.run(sql`insert into ledger_accounts (tenant_id, user_id, kind, currency, balance_fen)
    values (${owner}, 'AVAILABLE', 'CNY', 0), ('one', '', 'CLEARING', 'CNY', 0)`);
  await db.run(sql`${count} insert into ledger_transfers
    (id, tenant_id, idempotency_key, type, reference, created_at)
    select 't' || n, 'one', 'test:' || n, iif(n % 2, 'DEPOSIT', 'PAYMENT'), ${no('P')}, ${hour} from count`);
  for (const [position, kind] of ['AVAILABLE', 'CLEARING'].entries()) {
    const sign = position === 0 ? sql`1` : sql`-1`;
    await db.run(sql`${count} insert into ledger_lines
      (transfer_id, position, tenant_id, user_id, kind, currency, amount_fen, balance_after_fen, type, created_at)
      select 't' || n, ${position}, 'one', ${position === 0 ? userId : ''}, ${kind}, 'CNY',
        ${sign} * iif(n % 2, 500, -500), ${sign} * iif(n % 2, 500, 0), iif(n % 2, 'DEPOSIT', 'PAYMENT'), ${hour} from count`);
  }
  await db.run(sql`${count} insert into refunds
    (id, tenant_id, user_id, refund_no, order_type, order_id, order_no, status, reason, amount_fen, currency, rate, rate_source, rate_fetched_at, created_at)
    select 'r' || n, ${owner}, ${no('R')}, 'PURCHASE_ORDER', 'o' || n, ${no('P')},
      iif(n % 10, 'SUCCEEDED', 'REJECTED'), 'OTHER', n, 'AUD', '0.2', 'test', ${hour}, ${hour} from count`);
  await db.run(sql`${count} insert into withdrawals
    (id, tenant_id, user_id, withdrawal_no, channel_id, status, amount_fen, fee_fen, pay_amount, pay_currency, rate, account_holder, account_no, created_at)
    select 'w' || n, ${owner}, ${no('W')}, 'bank-one', 'PAID', 5000, 200, '9.60', 'AUD', '0.2', 'Mia', '62220210', ${hour} from count`);
  await db.run(sql`${count} insert into operations (id, tenant_id, user_id, kind, created_at)
    select 'l' || n, ${owner}, 'SIGN_IN', ${hour} from count`);
  await db.run(sql`${count} insert into payments
    (id, tenant_id, user_id, payment_no, type, order_type, order_id, order_no, amount_fen, status, created_at, paid_at)
    select 'y' || n, ${owner}, ${no('Y')}, 'PURCHASE', 'PURCHASE_ORDER', 'o' || n, ${no('P')}, 1800, 'PAID', ${hour}, ${hour} from count`);
}

it('a late page of ten thousand rows is read by an index, as the first page is', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  await insertHistory(db, scope);
  await fund(scope, 100_00);
  await prepare(scope);
  statements.clear();

  await readEverything(scope, page);
  await readEverything(scope, late);
  const first = await listTransactions(scope, page);
  expect(first).toMatchObject({ total: MANY + 1, totalPage: 501 });
  expect(first.records.slice(0, 2).map(({ id }) => id)).toEqual([expect.any(String), 't10000']);
  const last = await listTransactions(scope, { pageNo: 501, pageSize: 20 });
  expect(last.records.map(({ id }) => id)).toEqual(['t1']);
  expect(await getTransactionSummary(scope, { type: 'PAYMENT' })).toMatchObject({
    out: '-25000.00',
    byType: [{ type: 'PAYMENT', count: MANY / 2 }],
  });
  const refused = await listRefunds(scope, { tab: 'refused', pageNo: 50, pageSize: 20 });
  expect(refused).toMatchObject({ total: MANY / 10 });
  expect(refused.records.at(-1)?.id).toBe('r10');
  const withdrawals = await listWithdrawals(scope, late);
  expect(withdrawals.records[0]?.id).toBe(`w${MANY - 479 * 20}`);
  expect((await listOperations(scope, late)).total).toBe(MANY + 1);
  const orders = await listPurchaseOrders(scope, { tab: 'completed', keyword: '', ...late });
  expect(orders.counts).toMatchObject({ completed: 6667, closed: 3333 });
  await moveMoney(scope);
  await expectSeeks();
});
