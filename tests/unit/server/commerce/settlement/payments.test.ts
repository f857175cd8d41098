import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { toFen } from '../../../../../src/contract/values/money/money.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import {
  batchPay,
  payOrder,
  payPayment,
} from '../../../../../src/server/commerce/settlement/pay.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { ledgerAccounts } from '../../../../../src/server/db/schema/money/ledger.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { BOX, forwarded, forwarder, parcelRow, stocked } from '../../../support/forwarding.ts';
import { DAY, failureCode, failureOf, MINUTE } from '../../../support/identity-scope.ts';
import {
  fund,
  later,
  OTHER_PAY_PASSWORD,
  openShop,
  operator,
  order,
  PAY_PASSWORD,
} from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 1000 };

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const openPayment = async (scope: OwnerScope, orderNo: string) => {
  const { payments } = await listUnpaid(scope, { orderNo });
  if (!payments[0]) throw new Error('nothing to pay');
  return payments[0];
};

describe('paying an order from the balance', () => {
  it('is refused if the staff blocked the shopper after the call came in', async () => {
    const { db, scope } = await open();
    await fund(scope, 100_00);
    const { orderNo } = await order(scope);
    const { id } = await openPayment(scope, orderNo);
    await db.update(users).set({ state: 'BLOCKED' }).where(eq(users.id, scope.userId));
    expect(await failureCode(payPayment(scope, id, PAY_PASSWORD))).toBe('ACCOUNT_BLOCKED');
    expect(await failureCode(order(scope))).toBe('ACCOUNT_BLOCKED');
    expect((await getAccount(scope)).available).toBe('100.00');
  });

  it('changes the balance, the order and the payment together, and notifies the shopper', async () => {
    const { db, scope } = await open();
    await fund(scope, 100_00);
    const { id, orderNo, total } = await order(scope);
    expect(total).toBe('18.00');
    const paid = await payOrder(later(scope, MINUTE), orderNo, PAY_PASSWORD);
    expect(paid).toMatchObject({ status: 'PAID', amount: '18.00', refunded: '0.00' });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'PAID',
      actions: ['close', 'clone'],
      timeline: [
        { event: 'CREATED', to: 'PENDING_PAYMENT' },
        { event: 'PAID', from: 'PENDING_PAYMENT', to: 'PAID', details: { amount: '18.00' } },
      ],
    });
    expect(await getAccount(scope)).toMatchObject({ balance: '82.00', frozen: '0.00' });
    const revenue = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, ''));
    expect(Object.fromEntries(revenue.map((row) => [row.kind, row.balanceFen]))).toEqual({
      CLEARING: -10_000,
      PURCHASE_REVENUE: 1600,
      SERVICE_FEE: 200,
    });
    const [note] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'ORDER_PAID'));
    expect(note).toMatchObject({
      parameters: { orderNo, amount: '18.00' },
      link: `/my/purchase/${orderNo}`,
    });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('twice returns the same result and takes the money once', async () => {
    const { scope } = await open();
    await fund(scope, 100_00);
    const { orderNo } = await order(scope);
    const payment = await openPayment(scope, orderNo);
    const first = await payPayment(scope, payment.id, PAY_PASSWORD);
    expect(await payPayment(later(scope, MINUTE), payment.id, PAY_PASSWORD)).toEqual(first);
    expect(await payOrder(later(scope, MINUTE), orderNo, PAY_PASSWORD)).toEqual(first);
    expect((await getAccount(scope)).available).toBe('82.00');
  });

  it('twenty times at once returns the same result to all and takes the money once', async () => {
    const { db, scope } = await open();
    await fund(scope, 100_00);
    const { orderNo } = await order(scope);
    const payment = await openPayment(scope, orderNo);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payPayment(scope, payment.id, PAY_PASSWORD)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await getAccount(scope)).available).toBe('82.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('without enough money changes nothing and reports the missing amount', async () => {
    const { db, scope } = await open();
    await fund(scope, 10_00);
    const { id, orderNo, paymentNo } = await order(scope);
    const failure = await failureOf(payOrder(scope, orderNo, PAY_PASSWORD));
    expect(failure).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { paymentNo, available: '10.00', missing: '8.00' },
    });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect((await getAccount(scope)).available).toBe('10.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is refused once it is cancelled or overdue, whatever the password', async () => {
    const { scope } = await open();
    await fund(scope, 100_00);
    const cancelled = await order(scope);
    await closePurchaseOrder(scope, cancelled.id);
    expect(await failureCode(payOrder(scope, cancelled.id, OTHER_PAY_PASSWORD))).toBe(
      'PAYMENT_CLOSED',
    );
    const forgotten = await order(scope);
    const payment = await openPayment(scope, forgotten.orderNo);
    const late = later(scope, 3 * DAY);
    expect(await failureCode(payPayment(late, payment.id, PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
    expect(await getPurchaseOrder(late, forgotten.id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'PAYMENT_TIMEOUT',
      payments: [{ status: 'EXPIRED' }],
    });
  });

  it('is possible only for its owner, at this tenant and no other', async () => {
    const { scope, shopper } = await open();
    const { id, orderNo } = await order(scope);
    const payment = await openPayment(scope, orderNo);
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      await fund(stranger, 100_00);
      expect(await failureCode(payPayment(stranger, payment.id, PAY_PASSWORD))).toBe('NOT_FOUND');
      expect(await failureCode(payOrder(stranger, id, PAY_PASSWORD))).toBe('NOT_FOUND');
      expect(await failureCode(batchPay(stranger, [payment.paymentNo], PAY_PASSWORD))).toBe(
        'NOT_FOUND',
      );
      expect((await listUnpaid(stranger, {})).payments).toEqual([]);
    }
  });
});

describe('paying several at once', () => {
  it('pays all or none, and reports the missing amount', async () => {
    const { db, scope } = await open();
    await fund(scope, 40_00);
    const orders = [await order(scope), await order(scope), await order(scope)];
    const numbers = orders.map(({ paymentNo }) => paymentNo ?? '');
    const failure = await failureOf(batchPay(scope, numbers, PAY_PASSWORD));
    expect(failure).toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: '14.00' } });
    expect(numbers).toContain(failure.details.paymentNo);
    expect((await listUnpaid(scope, {})).total).toBe('54.00');
    await fund(scope, 14_00);
    const paid = await batchPay(scope, [...numbers, ...numbers], PAY_PASSWORD);
    expect(paid).toMatchObject({ total: '54.00', payments: Array(3).fill({ status: 'PAID' }) });
    expect((await getAccount(scope)).available).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('counts an already paid one as paid, and refuses all if one is closed', async () => {
    const { scope } = await open();
    await fund(scope, 100_00);
    const [one, two, three] = [await order(scope), await order(scope), await order(scope)];
    await payOrder(scope, one.id, PAY_PASSWORD);
    await closePurchaseOrder(scope, three.id);
    const no = (o: { paymentNo?: string }) => o.paymentNo ?? '';
    const all = [no(one), no(two), no(three)];
    expect(await failureOf(batchPay(scope, all, PAY_PASSWORD))).toMatchObject({
      code: 'PAYMENT_CLOSED',
      details: { paymentNo: three.paymentNo },
    });
    await batchPay(scope, [no(one), no(two)], PAY_PASSWORD);
    expect((await getAccount(scope)).available).toBe('64.00');
  });

  it('pays fifty in one transaction, and reports an unknown number', async () => {
    const { scope } = await open();
    await fund(scope, 1000_00);
    const numbers: string[] = [];
    for (let n = 0; n < 50; n++) numbers.push((await order(scope)).paymentNo ?? '');
    expect(await failureOf(batchPay(scope, [...numbers, 'Y0000'], PAY_PASSWORD))).toMatchObject({
      code: 'NOT_FOUND',
      details: { paymentNo: 'Y0000' },
    });
    expect((await batchPay(scope, numbers, PAY_PASSWORD)).total).toBe('900.00');
  });
});

describe('paying for different things at once', () => {
  /** An order of 18.00, freight of 158.00 and a storage extension of 15.00, all unpaid. */
  async function due() {
    const shop = await openShop(await openTestDatabase());
    const scope = await forwarder(shop);
    const placed = await order(scope);
    const transit = await forwarded(scope);
    await packTransit(operator(scope), transit.id);
    await weighTransit(operator(scope), transit.id, BOX);
    const parcel = await stocked(scope, { storageExpiresAt: scope.now + DAY });
    await extendStorage(scope, parcel.id);
    const { payments, total } = await listUnpaid(scope, {});
    const numbers = payments.map(({ paymentNo }) => paymentNo);
    return { ...shop, scope, placed, transit, parcel, payments, total, numbers };
  }
  const statuses = async ({ scope, placed, transit }: Awaited<ReturnType<typeof due>>) => [
    (await getPurchaseOrder(scope, placed.id)).status,
    (await getTransitOrder(scope, transit.id)).status,
  ];

  it('changes all of them in one transaction, each with its order or parcel', async () => {
    const all = await due();
    const { db, scope, parcel, numbers, total } = all;
    expect(all.payments.map(({ type }) => type).toSorted()).toEqual([
      'PURCHASE',
      'STORAGE',
      'TRANSIT',
    ]);
    await fund(scope, toFen(total));
    const paid = await batchPay(scope, numbers, PAY_PASSWORD);
    expect(paid.total).toBe(total);
    expect(paid.payments.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID']);
    expect(await statuses(all)).toEqual(['PAID', 'PENDING_SHIPMENT']);
    expect((await parcelRow(scope, parcel.id)).storageExpiresAt).toBe(scope.now + 31 * DAY);
    expect((await getAccount(scope)).available).toBe('0.00');
    expect((await listUnpaid(scope, {})).payments).toEqual([]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('changes nothing if the balance is too low for all of them', async () => {
    const all = await due();
    const { db, scope, numbers, total } = all;
    await fund(scope, toFen(total) - 1);
    expect(await failureOf(batchPay(scope, numbers, PAY_PASSWORD))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { missing: '0.01' },
    });
    expect(await statuses(all)).toEqual(['PENDING_PAYMENT', 'PENDING_PAYMENT']);
    expect((await listUnpaid(scope, {})).payments).toHaveLength(3);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('lists the unpaid payments by order type, and by order number', async () => {
    const { scope, placed, transit } = await due();
    const types = async (query: Parameters<typeof listUnpaid>[1]) =>
      (await listUnpaid(scope, query)).payments.map(({ type }) => type).toSorted();
    expect(await types({ orderType: 'TRANSIT_ORDER' })).toEqual(['TRANSIT']);
    expect(await types({ orderType: 'PURCHASE_ORDER' })).toEqual(['PURCHASE', 'STORAGE']);
    expect(await types({ orderNo: transit.orderNo })).toEqual(['TRANSIT']);
    expect(await types({ orderType: 'TRANSIT_ORDER', orderNo: placed.orderNo })).toEqual([]);
  });

  it('leaves out payments that can no longer be paid', async () => {
    const { scope, numbers } = await due();
    const late = later(scope, 30 * DAY);
    const { payments } = await listUnpaid(late, {});
    expect(payments.map(({ type }) => type)).toEqual(['STORAGE']);
    expect(await failureCode(batchPay(late, numbers, PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
  });
});

describe('concurrent calls on one wallet', () => {
  it('that make two hundred payments stop at a balance of zero, lock no shopper out and leave the ledger balanced', async () => {
    const { db, scope } = await open();
    await fund(scope, 120 * 18_00 + 5_00);
    const payments = [];
    for (let n = 0; n < 200; n++) {
      const { orderNo } = await order(scope);
      payments.push(await openPayment(scope, orderNo));
    }
    const outcomes = await Promise.allSettled(
      payments.map(({ id }) => payPayment(scope, id, PAY_PASSWORD)),
    );
    const codes = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.status : outcome.reason.code,
    );
    expect(codes.filter((code) => code === 'PAID')).toHaveLength(120);
    expect(codes.filter((code) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(80);
    expect(await getAccount(scope)).toMatchObject({
      available: '5.00',
      payPasswordLockedUntil: undefined,
    });
    expect(await verifyLedger(db, 'one')).toEqual([]);
    const { records } = await listTransactions(scope, page);
    expect(records.map((record) => Number(record.balanceAfter))).toEqual(
      Array.from({ length: 121 }, (_, n) => 5 + n * 18),
    );
  });

  it('that pay and close the same order: one wins, and no money is lost', async () => {
    const { db, scope } = await open();
    await fund(scope, 100_00);
    for (let n = 0; n < 10; n++) {
      const { id } = await order(scope);
      await Promise.allSettled([payOrder(scope, id, PAY_PASSWORD), closePurchaseOrder(scope, id)]);
      const { status, payments } = await getPurchaseOrder(scope, id);
      expect([
        ['PAID', 'PAID'],
        ['CLOSED', 'CANCELLED'],
        ['CLOSED', 'REFUNDED'],
      ]).toContainEqual([status, payments[0]?.status]);
      if (status === 'PAID') await closePurchaseOrder(scope, id);
    }
    expect((await getAccount(scope)).available).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });
});
