import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { UploadCatalog } from '../../../../../src/contract/values/money/account-kinds.ts';
import { atomically } from '../../../../../src/server/commerce/base/atomically.ts';
import { timelineOf } from '../../../../../src/server/commerce/base/history.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import type { TimerContext } from '../../../../../src/server/commerce/base/timers.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { paymentsOf } from '../../../../../src/server/commerce/payment/payments.ts';
import { raisePayment } from '../../../../../src/server/commerce/payment/raise-payment.ts';
import type { RefundableOrder } from '../../../../../src/server/commerce/payment/refundable.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import {
  acceptOrder,
  askShopper,
  markBought,
  rejectOrder,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeOverdueOrders } from '../../../../../src/server/commerce/purchase/overdue-orders.ts';
import { listRefunds } from '../../../../../src/server/commerce/refund/list.ts';
import { payBackStatements } from '../../../../../src/server/commerce/refund/pay-back.ts';
import { refundsOf } from '../../../../../src/server/commerce/refund/records.ts';
import {
  agreeRefund,
  answerRefund,
  rejectRefund,
} from '../../../../../src/server/commerce/settlement/answer-refund.ts';
import {
  approveRefund,
  getOpsRefund,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { payOrder, payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import {
  cancelRefund,
  requestRefund,
} from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import { transitException } from '../../../../../src/server/commerce/transit/outbound.ts';
import { removeOrphanedUploads } from '../../../../../src/server/commerce/upload/orphans.ts';
import { getAccount, listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { ledgerAccounts } from '../../../../../src/server/db/schema/money/ledger.ts';
import { payments } from '../../../../../src/server/db/schema/money/payments.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import { uploads } from '../../../../../src/server/db/schema/people/users.ts';
import type { Database, Platform } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder, sent } from '../../../support/forwarding.ts';
import { check, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf, MINUTE } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { memoryBucket } from '../../../support/memory-bucket.ts';
import { fund, later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };
const everything = { tab: 'all', ...page } as const;

/** A shopper with 100.00 and an order of 18.00, service fee 2.00, that is paid. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  await fund(scope, 100_00);
  const { id, orderNo } = await order(scope);
  await payOrder(scope, id, PAY_PASSWORD);
  return { ...shop, scope, ops: operator(scope), id, orderNo };
}

/** Like `open`, with a paid supplement of 5.00: 23.00 in two payments. */
async function openSupplemented() {
  const opened = await open();
  const { scope, ops, id } = opened;
  await acceptOrder(ops, id);
  const soon = later(scope, MINUTE);
  await requestSupplement(operator(soon), id, { amount: '5.00', note: 'The price rose' });
  await payOrder(soon, id, PAY_PASSWORD);
  return opened;
}

const bought = async ({ ops, id }: Awaited<ReturnType<typeof open>>) => {
  await acceptOrder(ops, id);
  await markBought(ops, id, { upstreamOrderNo: '' });
};

/** The balances of the tenant's accounts, in fen, without those at 0. */
async function tenantAccounts(db: Database): Promise<Record<string, number>> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, ''));
  return Object.fromEntries(
    rows.flatMap(({ kind, balanceFen }) => (balanceFen === 0 ? [] : [[kind, balanceFen]])),
  );
}

const refundBody = (orderNo: string, amount: string) => ({
  orderType: 'PURCHASE_ORDER' as const,
  orderNo,
  amount,
  reason: 'COMPENSATION' as const,
  note: '',
});
const requestBody = (orderNo: string) => ({
  orderType: 'PURCHASE_ORDER' as const,
  orderNo,
  reason: 'WRONG_ITEM' as const,
  note: 'It is green',
});
const AGREED = { waitsFor: 'NOBODY', text: '' } as const;
const refundStatusOf = async (scope: OwnerScope, id: string) =>
  (await getPurchaseOrder(scope, id)).refundStatus;

describe('a refund request', () => {
  const photoOf = async (scope: OwnerScope, key: string, catalog: UploadCatalog) => {
    const { db, tenantId, userId, now: createdAt } = scope;
    const file = { contentType: 'image/png', bytes: 1, sha256: key } as const;
    await db.insert(uploads).values({ key, tenantId, userId, catalog, createdAt, ...file });
  };

  it('names the amount, the items and photos, which the operator sees', async () => {
    const opened = await open();
    const { scope, ops, id, orderNo } = opened;
    await bought(opened);
    const { items } = await getPurchaseOrder(scope, id);
    const itemIds = items.slice(0, 1).map((item) => item.id);
    await photoOf(scope, 'refund-photo/one.png', 'REFUND_PHOTO');
    const photos = ['refund-photo/one.png'];
    const body = { ...requestBody(orderNo), amount: '5.5', itemIds, photos };
    const asked = await requestRefund(scope, body);
    const expected = { amount: '5.50', itemIds, photos: ['/uploads/refund-photo/one.png'] };
    expect(asked).toMatchObject(expected);
    expect(await getOpsRefund(ops, asked.id)).toMatchObject(expected);
    await agreeRefund(ops, asked.id, AGREED);
    expect(await approveRefund(ops, asked.id, {})).toMatchObject({ amount: '5.50' });
  });

  it('is refused for more than was paid, for other orders’ items and other people’s photos', async () => {
    const opened = await open();
    const { scope, orderNo, shopper } = opened;
    await bought(opened);
    const noa = await shopper('noa');
    await photoOf(noa, 'refund-photo/noa.png', 'REFUND_PHOTO');
    await photoOf(scope, 'feedback/one.png', 'FEEDBACK');
    const refused = async (more: object) =>
      (await failureOf(requestRefund(scope, { ...requestBody(orderNo), ...more }))).fields;
    expect(await refused({ amount: '18.01' })).toEqual([{ field: 'amount', code: 'too_large' }]);
    expect(await refused({ amount: '0' })).toEqual([{ field: 'amount', code: 'too_small' }]);
    expect(await refused({ itemIds: ['none'] })).toEqual([{ field: 'itemIds', code: 'choice' }]);
    for (const key of ['refund-photo/noa.png', 'feedback/one.png']) {
      expect(await refused({ photos: [key] })).toEqual([{ field: 'photos', code: 'invalid' }]);
    }
    await requestRefund(scope, requestBody(orderNo));
  });

  it('is answered before it is decided, and the shopper is told; afterwards no more', async () => {
    const opened = await open();
    const { db, scope, ops, orderNo } = opened;
    await bought(opened);
    const { id } = await requestRefund(scope, requestBody(orderNo));
    await answerRefund(ops, id, { text: 'We ask the carrier' });
    const answered = await answerRefund({ ...ops, now: ops.now + 1000 }, id, {
      text: 'They look for it',
    });
    const answeredAt = new Date(scope.now + 1000).toISOString();
    expect(answered).toMatchObject({ status: 'REQUESTED', answer: 'They look for it', answeredAt });
    expect(await getOpsRefund(ops, id)).toMatchObject({
      version: 2,
      answeredAt,
      acts: ['agree', 'reject', 'answer'],
    });
    const told = (await db.select().from(notifications)).filter(
      ({ type }) => type === 'REFUND_ANSWERED',
    );
    expect(told.map(({ parameters }) => parameters.text)).toEqual([
      'We ask the carrier',
      'They look for it',
    ]);
    const other = { ...ops, tenantId: 'two' };
    expect(await failureCode(answerRefund(other, id, { text: 'x' }))).toBe('NOT_FOUND');
    await rejectRefund(ops, id, { reason: 'It arrived' });
    expect(await failureCode(answerRefund(ops, id, { text: 'x' }))).toBe('ILLEGAL_TRANSITION');
  });

  it('keeps its photos; those of no request are removed after a day', async () => {
    const opened = await open();
    const { db, scope, orderNo } = opened;
    await bought(opened);
    for (const key of ['refund-photo/used.png', 'refund-photo/unused.png']) {
      await photoOf(scope, key, 'REFUND_PHOTO');
    }
    await requestRefund(scope, { ...requestBody(orderNo), photos: ['refund-photo/used.png'] });
    const platform = { database: db, bucket: memoryBucket() } as unknown as Platform;
    const timers = { platform, now: scope.now + DAY + 1 } as TimerContext;
    expect(await removeOrphanedUploads(timers)).toBe(1);
    expect(await db.select({ key: uploads.key }).from(uploads)).toEqual([
      { key: 'refund-photo/used.png' },
    ]);
  });
});

describe('a partial refund', () => {
  it('comes from the first payment first, and from the service fee only when all else is refunded', async () => {
    const { db, scope, ops, id, orderNo } = await openSupplemented();
    expect(await tenantAccounts(db)).toEqual({
      CLEARING: -10_000,
      PURCHASE_REVENUE: 2100,
      SERVICE_FEE: 200,
    });
    const stateAfter = async (amount: string) => {
      await refundOrder(ops, refundBody(orderNo, amount));
      const { refundStatus, status, payments } = await getPurchaseOrder(scope, id);
      const { PURCHASE_REVENUE = 0, SERVICE_FEE = 0 } = await tenantAccounts(db);
      const refunded = payments.map((payment) => `${payment.refunded} ${payment.status}`);
      return { refundStatus, status, refunded, kept: [PURCHASE_REVENUE, SERVICE_FEE] };
    };
    expect(await stateAfter('15.00')).toEqual({
      refundStatus: 'PARTIAL',
      status: 'PURCHASING',
      refunded: ['15.00 PARTIALLY_REFUNDED', '0.00 PAID'],
      kept: [600, 200],
    });
    expect(await stateAfter('2.00')).toEqual({
      refundStatus: 'PARTIAL',
      status: 'PURCHASING',
      refunded: ['17.00 PARTIALLY_REFUNDED', '0.00 PAID'],
      kept: [500, 100],
    });
    expect(await failureOf(refundOrder(ops, refundBody(orderNo, '6.01')))).toMatchObject({
      code: 'NOTHING_TO_REFUND',
      details: { left: '6.00' },
    });
    expect(await stateAfter('6.00')).toEqual({
      refundStatus: 'FULL',
      status: 'CLOSED',
      refunded: ['18.00 REFUNDED', '5.00 REFUNDED'],
      kept: [0, 0],
    });
    expect(await tenantAccounts(db)).toEqual({ CLEARING: -10_000 });
    expect((await getAccount(scope)).available).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
    expect(await failureCode(refundOrder(ops, refundBody(orderNo, '0.01')))).toBe(
      'NOTHING_TO_REFUND',
    );
    expect(await failureCode(refundOrder(ops, refundBody(orderNo, '0')))).toBe('NOTHING_TO_REFUND');
  });

  it('notifies the shopper, and has the exchange rate of the payment', async () => {
    const { db, scope, ops, id, orderNo } = await open();
    await db.update(purchaseOrders).set({ rate: '0.3' }).where(eq(purchaseOrders.id, id));
    const done = await refundOrder(ops, { ...refundBody(orderNo, '3.50'), note: 'Sorry' });
    expect(done).toMatchObject({
      orderNo,
      status: 'SUCCEEDED',
      amount: '3.50',
      note: 'Sorry',
      rate: { currency: 'AUD', rate: '0.3' },
      doneAt: new Date(ops.now).toISOString(),
      actions: [],
    });
    expect(await timelineOf(scope, 'REFUND', done.id)).toMatchObject([
      { event: 'PAID_BACK', to: 'SUCCEEDED', actor: 'OPERATOR' },
    ]);
    expect((await getPurchaseOrder(scope, id)).timeline.at(-1)).toMatchObject({
      event: 'REFUNDED',
      from: 'PAID',
      to: 'PAID',
      details: { amount: '3.50' },
    });
    const [note] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'REFUND_DONE'));
    expect(note).toMatchObject({ parameters: { orderNo, amount: '3.50' } });
    const [line] = (await listTransactions(scope, page)).records;
    expect(line).toMatchObject({ type: 'REFUND', amount: '3.50', reference: orderNo });
  });

  it('at the same time as another refunds the money once: the other one is refused', async () => {
    const { db, scope, ops, id, orderNo } = await open();
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => refundOrder(ops, refundBody(orderNo, '10.00'))),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toHaveLength(2);
    for (const code of refused) expect(['CONFLICT', 'NOTHING_TO_REFUND']).toContain(code);
    expect((await getAccount(scope)).available).toBe('92.00');
    const [payment] = await paymentsOf(scope, 'PURCHASE_ORDER', [id]);
    expect(payment).toMatchObject({ refundedFen: 1000, status: 'PARTIALLY_REFUNDED' });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that was planned on outdated rows is refused by the database', async () => {
    const { scope, ops, id, orderNo } = await open();
    const [row] = await scope.db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    if (!row) throw new Error('no order');
    const stale = await paymentsOf(scope, 'PURCHASE_ORDER', [id]);
    await refundOrder(ops, refundBody(orderNo, '1.00'));
    const half = await paymentsOf(scope, 'PURCHASE_ORDER', [id]);
    await refundOrder(ops, refundBody(orderNo, '1.00'));
    for (const raised of [stale, half]) {
      const { statements } = payBackStatements(
        ops,
        { ...row, orderType: 'PURCHASE_ORDER' },
        raised,
        { amountFen: 100, reason: 'OTHER' },
      );
      await expect(atomically(ops, statements, {})).rejects.toThrow('refused by PAYMENT_STATUS');
    }
    expect((await getAccount(scope)).available).toBe('84.00');
  });

  it('of freight is booked against the freight revenue', async () => {
    const { db, scope, ops } = await open();
    const transit: RefundableOrder = {
      id: 't1',
      tenantId: 'one',
      userId: scope.userId,
      orderNo: 'T2611210000001',
      orderType: 'TRANSIT_ORDER',
      status: 'PENDING_SHIPMENT',
      currency: 'AUD',
      rate: '0.2',
      rateSource: 'test',
      rateFetchedAt: scope.now,
    };
    await insertRow(db, 'transit_orders', { id: 't1', tenant_id: 'one', user_id: scope.userId });
    const { statement } = raisePayment(scope, { order: transit, type: 'TRANSIT', amountFen: 4000 });
    await atomically({ db }, [statement], {});
    const raised = (await paymentsOf(scope, 'TRANSIT_ORDER', ['t1'])).map((payment) => ({
      ...payment,
      status: 'PAID' as const,
    }));
    const { statements } = payBackStatements(ops, transit, raised, {
      amountFen: 1500,
      reason: 'FREIGHT_DIFFERENCE',
    });
    await expect(atomically({ db }, statements, {})).rejects.toThrow('refused by PAYMENT_STATUS');
    await db.update(payments).set({ status: 'PAID' }).where(eq(payments.orderId, 't1'));
    await atomically({ db }, statements, {});
    expect(await tenantAccounts(db)).toMatchObject({ FREIGHT_REVENUE: -1500 });
    expect(await refundsOf(scope, 'TRANSIT_ORDER', ['t1'])).toMatchObject([
      { reason: 'FREIGHT_DIFFERENCE', amountFen: 1500, rate: '0.2', status: 'SUCCEEDED' },
    ]);
  });
});

describe('cancelling an order', () => {
  it('closes and refunds it at once before an agent has accepted it', async () => {
    const { db, scope, id, orderNo } = await open();
    const closed = await closePurchaseOrder(scope, id);
    expect(closed).toMatchObject({ status: 'CLOSED', closeReason: 'USER_CANCELLED' });
    expect(closed.items.map(({ status }) => status)).toEqual(['CANCELLED']);
    expect((await listRefunds(scope, everything)).records).toMatchObject([
      { orderNo, reason: 'USER_CANCELLED', status: 'SUCCEEDED', amount: '18.00' },
    ]);
    expect(await tenantAccounts(db)).toEqual({ CLEARING: -10_000 });
  });

  it('while a supplement is due cancels the supplement and refunds everything', async () => {
    const { scope, ops, id } = await open();
    await acceptOrder(ops, id);
    await requestSupplement(operator(later(scope, MINUTE)), id, { amount: '5.00', note: '' });
    expect(await closePurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'FULL',
      payments: [{ status: 'REFUNDED' }, { status: 'CANCELLED' }],
    });
    expect((await getAccount(scope)).available).toBe('100.00');
  });

  it.each(['PURCHASING', 'AWAITING_CONFIRMATION'])(
    'while it is %s only requests a refund',
    async (status) => {
      const { scope, ops, id, orderNo } = await open();
      await acceptOrder(ops, id);
      if (status === 'AWAITING_CONFIRMATION') await askShopper(ops, id, { question: 'Red?' });
      const asked = await closePurchaseOrder(scope, id);
      expect(asked).toMatchObject({ status, refundStatus: 'PENDING' });
      expect(asked.timeline.at(-1)).toMatchObject({ event: 'CANCEL_REQUESTED', actor: 'SHOPPER' });
      expect(await failureCode(closePurchaseOrder(scope, id))).toBe('REFUND_OPEN');
      const [request] = (await listRefunds(scope, { ...everything, orderNo })).records;
      expect(request).toMatchObject({ status: 'REQUESTED', amount: '18.00', actions: ['cancel'] });
      expect((await getAccount(scope)).available).toBe('82.00');

      const granted = await approveRefund(ops, request?.id ?? '', {});
      expect(granted).toMatchObject({ id: request?.id, status: 'SUCCEEDED', amount: '18.00' });
      const closed = await getPurchaseOrder(scope, id);
      expect(closed).toMatchObject({
        status: 'CLOSED',
        closeReason: 'USER_CANCELLED',
        refundStatus: 'FULL',
      });
      expect(closed.timeline.slice(-2)).toMatchObject([
        { event: 'CANCEL_APPROVED', from: status, to: 'CLOSED', actor: 'OPERATOR' },
        { event: 'REFUNDED', from: 'CLOSED' },
      ]);
      expect((await getAccount(scope)).available).toBe('100.00');
    },
  );

  it('five times at once makes one request', async () => {
    const { db, scope, ops, id } = await open();
    await acceptOrder(ops, id);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => closePurchaseOrder(scope, id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(refunds)).toHaveLength(1);
  });

  it('may cost something: an operator approves less, and the order closes all the same', async () => {
    const { scope, ops, id } = await open();
    await acceptOrder(ops, id);
    await closePurchaseOrder(scope, id);
    const [request] = (await listRefunds(scope, everything)).records;
    await approveRefund(ops, request?.id ?? '', { amount: '16.00' });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'PARTIAL',
    });
  });

  it('also refunds a supplement that was paid after the request', async () => {
    const { db, scope, ops, id } = await open();
    await acceptOrder(ops, id);
    await closePurchaseOrder(scope, id);
    await requestSupplement(ops, id, { amount: '5.00', note: '' });
    await payOrder(scope, id, PAY_PASSWORD);
    const [request] = (await listRefunds(scope, everything)).records;
    expect(await approveRefund(ops, request?.id ?? '', {})).toMatchObject({ amount: '23.00' });
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'FULL',
    });
    expect((await getAccount(scope)).available).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is refused if the order is closed and refunded meanwhile', async () => {
    const { db, scope, ops, id } = await open();
    await acceptOrder(ops, id);
    const reject = () => rejectOrder(ops, id, { reason: 'OUT_OF_STOCK', note: '' });
    const asking = closePurchaseOrder({ ...scope, db: meanwhile(db, reject) }, id);
    expect(await failureCode(asking)).toBe('ILLEGAL_TRANSITION');
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'FULL',
      refunds: [{ status: 'SUCCEEDED', reason: 'OUT_OF_STOCK' }],
    });
  });

  it('leaves its request open if the order is bought meanwhile, and the request can still be decided', async () => {
    const { scope, ops, id } = await open();
    await acceptOrder(ops, id);
    await closePurchaseOrder(scope, id);
    await markBought(ops, id, { upstreamOrderNo: '' });
    expect(await refundStatusOf(scope, id)).toBe('PENDING');
    const [request] = (await listRefunds(scope, everything)).records;
    await agreeRefund(ops, request?.refundNo ?? '', AGREED);
    await approveRefund(ops, request?.refundNo ?? '', {});
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'FULLY_REFUNDED',
      items: [{ status: 'REFUNDED' }],
    });
  });
});

describe('a supplement that is not paid in time', () => {
  it('closes the order and refunds what was paid before', async () => {
    const { db, scope, ops, id } = await open();
    await acceptOrder(ops, id);
    const asked = scope.now + MINUTE;
    const supplement = { amount: '5.00', note: '' };
    await requestSupplement(operator(later(scope, MINUTE)), id, supplement);
    expect(await closeOverdueOrders({ db, now: asked + 3 * DAY - 1 })).toBe(0);
    expect(await closeOverdueOrders({ db, now: asked + 3 * DAY })).toBe(1);
    expect(await closeOverdueOrders({ db, now: asked + 3 * DAY })).toBe(0);
    const closed = await getPurchaseOrder(scope, id);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      closeReason: 'PAYMENT_TIMEOUT',
      refundStatus: 'FULL',
      payments: [{ status: 'REFUNDED' }, { status: 'EXPIRED' }],
    });
    expect(closed.timeline.slice(-2)).toMatchObject([
      { event: 'PAYMENT_TIMEOUT', actor: 'SYSTEM' },
      { event: 'REFUNDED', actor: 'SYSTEM' },
    ]);
    expect((await getAccount(scope)).available).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });
});

describe('a refund request', () => {
  it('is possible once an order is bought, for all that was paid and has no refund yet', async () => {
    const opened = await open();
    const { scope, ops, id, orderNo } = opened;
    expect(await failureOf(requestRefund(scope, requestBody(orderNo)))).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      details: { status: 'PAID', event: 'REFUND_REQUESTED' },
    });
    await bought(opened);
    await refundOrder(ops, refundBody(orderNo, '3.00'));
    const asked = await requestRefund(scope, requestBody(orderNo));
    expect(asked).toMatchObject({
      status: 'REQUESTED',
      reason: 'WRONG_ITEM',
      note: 'It is green',
      amount: '15.00',
      actions: ['cancel'],
    });
    expect(await failureCode(requestRefund(scope, requestBody(orderNo)))).toBe('REFUND_OPEN');
    expect(await refundStatusOf(scope, id)).toBe('PENDING');
    await cancelRefund(scope, asked.id);
    expect(await refundStatusOf(scope, id)).toBe('PARTIAL');
    expect(await failureCode(cancelRefund(scope, asked.id))).toBe('ILLEGAL_TRANSITION');
    expect(await requestRefund(scope, requestBody(orderNo))).toMatchObject({ amount: '15.00' });
  });

  it('is decided once: refused with a reason, or approved in part', async () => {
    const opened = await open();
    const { db, scope, ops, id, orderNo } = opened;
    await bought(opened);
    const first = await requestRefund(scope, requestBody(orderNo));
    expect(await rejectRefund(ops, first.id, { reason: 'It is as ordered' })).toMatchObject({
      status: 'REJECTED',
      answer: 'It is as ordered',
    });
    expect(await refundStatusOf(scope, id)).toBe('REJECTED');
    expect((await getPurchaseOrder(scope, id)).timeline.slice(-2)).toMatchObject([
      { event: 'REFUND_REQUESTED', actor: 'SHOPPER' },
      { event: 'REFUND_REJECTED', actor: 'OPERATOR', details: { reason: 'It is as ordered' } },
    ]);
    const storedNotifications = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'REFUND_REJECTED'));
    expect(storedNotifications).toMatchObject([
      { parameters: { orderNo, reason: 'It is as ordered' } },
    ]);
    expect(await failureCode(approveRefund(ops, first.id, {}))).toBe('ILLEGAL_TRANSITION');

    const second = await requestRefund(scope, requestBody(orderNo));
    await agreeRefund(ops, second.id, AGREED);
    expect(await failureCode(approveRefund(ops, second.id, { amount: '18.01' }))).toBe(
      'VALIDATION_FAILED',
    );
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => approveRefund(ops, second.id, { amount: '4.20' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getAccount(scope)).available).toBe('86.20');
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'PURCHASED',
      refundStatus: 'PARTIAL',
    });
    expect(await timelineOf(scope, 'REFUND', second.id)).toMatchObject([
      { event: 'REQUESTED' },
      { event: 'APPROVED', from: 'REQUESTED', to: 'APPROVED' },
      { event: 'PAID_BACK', from: 'APPROVED', to: 'SUCCEEDED' },
    ]);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is closed by itself once everything is refunded', async () => {
    const opened = await open();
    const { scope, ops, id, orderNo } = opened;
    await bought(opened);
    const { id: asked } = await requestRefund(scope, requestBody(orderNo));
    await refundOrder(ops, refundBody(orderNo, '18.00'));
    const { records } = await listRefunds(scope, everything);
    expect(records.find((one) => one.id === asked)?.status).toBe('CANCELLED');
    expect(await timelineOf(scope, 'REFUND', asked)).toMatchObject([
      { event: 'REQUESTED' },
      { event: 'REPLACED', from: 'REQUESTED', to: 'CANCELLED', actor: 'SYSTEM' },
    ]);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'FULLY_REFUNDED',
      refundStatus: 'FULL',
    });
  });

  it('leaves out money that is refunded at the same time, and is not offered once nothing is left', async () => {
    const opened = await open();
    const { db, scope, ops, id, orderNo } = opened;
    await bought(opened);
    expect((await getPurchaseOrder(scope, id)).actions).toEqual(['requestRefund', 'clone']);
    const some = () => refundOrder(ops, refundBody(orderNo, '3.00'));
    const asked = await requestRefund({ ...scope, db: meanwhile(db, some) }, requestBody(orderNo));
    expect(asked).toMatchObject({ amount: '15.00' });
    await cancelRefund(scope, asked.id);
    await db.update(purchaseOrders).set({ status: 'STOCKED_IN' }).where(eq(purchaseOrders.id, id));
    await refundOrder(ops, refundBody(orderNo, '15.00'));
    expect((await getPurchaseOrder(scope, id)).actions).toEqual(['clone']);
  });

  it('does not change the storage of the order’s parcels', async () => {
    const { scope, operator: ops } = await openWarehouse();
    const { id, orderNo, parcels } = await shippedOrder(scope);
    const parcel = parcels[0]?.id ?? '';
    await check(scope, parcel);
    const asked = await requestRefund(scope, requestBody(orderNo));
    expect(asked.amount).toBe('42.50');
    await payPayment(scope, (await extendStorage(later(scope, 1), parcel)).id, PAY_PASSWORD);
    await refundOrder(ops, refundBody(orderNo, '40.00'));
    await agreeRefund(ops, asked.id, AGREED);
    expect(await approveRefund(ops, asked.id, {})).toMatchObject({ amount: '2.50' });
    const { payments } = await getPurchaseOrder(scope, id);
    expect(payments.map(({ type, refunded }) => [type, refunded])).toEqual([
      ['PURCHASE', '42.50'],
      ['STORAGE', '0.00'],
    ]);
    expect((await getAccount(scope)).available).toBe('985.00');
  });

  it('is not needed for an operator’s full refund, which notifies the shopper that the order is closed', async () => {
    const { db, ops, orderNo } = await open();
    await refundOrder(ops, refundBody(orderNo, '18.00'));
    const storedNotifications = await db.select().from(notifications);
    expect(
      storedNotifications
        .map(({ type }) => type)
        .slice(-2)
        .toSorted(),
    ).toEqual(['ORDER_CLOSED', 'REFUND_DONE']);
  });

  it('is visible only to its owner, at this tenant and no other', async () => {
    const opened = await open();
    const { scope, shopper, orderNo } = opened;
    await bought(opened);
    const { id } = await requestRefund(scope, requestBody(orderNo));
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      expect(await failureCode(requestRefund(stranger, requestBody(orderNo)))).toBe('NOT_FOUND');
      expect(await failureCode(cancelRefund(stranger, id))).toBe('NOT_FOUND');
      expect((await listRefunds(stranger, everything)).total).toBe(0);
    }
    const foreign = operator(await shopper('operator', 'two'));
    expect(await failureCode(approveRefund(foreign, id, {}))).toBe('NOT_FOUND');
    expect(await failureCode(rejectRefund(foreign, id, { reason: 'x' }))).toBe('NOT_FOUND');
    expect(await failureCode(refundOrder(foreign, refundBody(orderNo, '1')))).toBe('NOT_FOUND');
  });
});

describe('a claim on a transit order', () => {
  it('is possible once the order was lost, seized or returned, and refunds freight', async () => {
    const shop = await openShop(await openTestDatabase());
    const scope = await forwarder(shop);
    await fund(scope, 1000_00);
    const id = await sent(scope);
    const { orderNo, total } = await getTransitOrder(scope, id);
    const claim = {
      orderType: 'TRANSIT_ORDER' as const,
      orderNo,
      reason: 'LOST' as const,
      note: '',
    };
    expect(await failureOf(requestRefund(scope, claim))).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      details: { status: 'IN_TRANSIT', event: 'REFUND_REQUESTED' },
    });
    await transitException(operator(scope), id, { exception: 'LOST', note: 'Gone' });
    const asked = await requestRefund(scope, claim);
    expect(asked).toMatchObject({ orderType: 'TRANSIT_ORDER', status: 'REQUESTED', amount: total });
    expect(await failureCode(requestRefund(scope, claim))).toBe('REFUND_OPEN');
    await agreeRefund(operator(scope), asked.id, { waitsFor: 'CARRIER', text: '' });
    await approveRefund(operator(scope), asked.id, {});
    expect(await getTransitOrder(scope, id)).toMatchObject({
      status: 'LOST',
      payments: [{ status: 'REFUNDED' }],
      refunds: [{ status: 'SUCCEEDED' }],
    });
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await failureCode(requestRefund(scope, claim))).toBe('NOTHING_TO_REFUND');
    expect(await verifyLedger(shop.db, 'one')).toEqual([]);
  });
});

describe('the list of refunds', () => {
  it('is filtered by tab and by order, and paged', async () => {
    const opened = await open();
    const { db, scope, ops, orderNo } = opened;
    await bought(opened);
    for (const amount of ['1.00', '2.00', '3.00']) {
      await refundOrder(ops, refundBody(orderNo, amount));
    }
    const { id } = await requestRefund(later(scope, MINUTE), requestBody(orderNo));
    const totals = async (query: object) =>
      (await listRefunds(scope, { ...everything, ...query })).records.map(({ amount }) => amount);
    expect((await totals({}))[0]).toBe('12.00');
    expect(await totals({ tab: 'open' })).toEqual(['12.00']);
    expect((await totals({ tab: 'done' })).toSorted()).toEqual(['1.00', '2.00', '3.00']);
    expect(await totals({ tab: 'refused' })).toEqual([]);
    expect(await totals({ orderNo: 'P2611210000000' })).toEqual([]);
    expect(await totals({ pageNo: 2, pageSize: 3 })).toHaveLength(1);
    const [row] = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.status, 'REQUESTED')));
    expect(row?.doneAt).toBeNull();
  });
});
