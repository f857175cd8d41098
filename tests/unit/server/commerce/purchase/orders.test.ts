import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { clonePurchaseOrder } from '../../../../../src/server/commerce/purchase/clone-order.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeOverdueOrders } from '../../../../../src/server/commerce/purchase/overdue-orders.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import {
  fillCart,
  fund,
  later,
  openShop,
  order,
  PAY_PASSWORD,
  product,
} from '../../../support/shop.ts';

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const search = (other = {}) => ({
  tab: 'all' as const,
  keyword: '',
  pageNo: 1,
  pageSize: 20,
  ...other,
});

describe('the list of orders', () => {
  it('is filtered by tab, keyword and day in the tenant’s time zone, with counts of every tab, and paged', async () => {
    const { scope } = await open();
    await fund(scope, 100_00);
    const first = await order(scope);
    const second = await order(later(scope, DAY), { id: '20001' });
    const third = await order(later(scope, 2 * DAY), { id: '10002' });
    await payOrder(scope, second.id, PAY_PASSWORD);
    await closePurchaseOrder(scope, third.id);
    const list = (other = {}) => listPurchaseOrders(scope, search(other));
    const ids = async (other: object) => (await list(other)).records.map(({ id }) => id);

    expect(await list()).toMatchObject({
      total: 3,
      totalPage: 1,
      counts: {
        all: 3,
        unpaid: 1,
        processing: 1,
        purchased: 0,
        arrived: 0,
        completed: 0,
        closed: 1,
      },
      records: [{ id: third.id }, { id: second.id }, { id: first.id, paymentNo: first.paymentNo }],
    });
    expect(await ids({ tab: 'processing' })).toEqual([second.id]);
    expect(await ids({ keyword: 'SHOP TWO' })).toEqual([second.id]);
    expect(await ids({ keyword: '商品10002' })).toEqual([third.id]);
    expect(await ids({ keyword: first.orderNo.toLowerCase() })).toEqual([first.id]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect((await list({ keyword: 'shop one' })).counts).toMatchObject({ all: 2, processing: 0 });
    // 12:00 UTC is 22:00 of the same day at UTC+10.
    expect(await ids({ dateStart: '2026-11-22', dateEnd: '2026-11-22' })).toEqual([second.id]);
    expect(await ids({ dateEnd: '2026-11-21' })).toEqual([first.id]);
    expect(await list({ pageNo: 2, pageSize: 2 })).toMatchObject({
      totalPage: 2,
      records: [{ id: first.id }],
    });
  });

  it('shows only the shopper’s own orders', async () => {
    const { scope, shopper } = await open();
    const { id, orderNo } = await order(scope);
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      expect((await listPurchaseOrders(stranger, search())).total).toBe(0);
      for (const name of [id, orderNo]) {
        expect(await failureCode(getPurchaseOrder(stranger, name))).toBe('NOT_FOUND');
        expect(await failureCode(closePurchaseOrder(stranger, name))).toBe('NOT_FOUND');
        expect(await failureCode(clonePurchaseOrder(stranger, name))).toBe('NOT_FOUND');
      }
    }
  });
});

describe('closing an order', () => {
  it('that is unpaid cancels its payment, and is then forbidden', async () => {
    const { db, scope } = await open();
    const { id, orderNo } = await order(scope);
    expect(await closePurchaseOrder(scope, orderNo)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'USER_CANCELLED',
      refundStatus: 'NONE',
      actions: ['clone'],
      payments: [{ status: 'CANCELLED' }],
    });
    expect(await failureCode(closePurchaseOrder(scope, id))).toBe('ILLEGAL_TRANSITION');
    const notes = await db.select().from(notifications);
    expect(notes.map(({ type }) => type)).toEqual(['ORDER_CLOSED']);
  });

  it('that is paid refunds everything to the balance, once', async () => {
    const { db, scope } = await open();
    await fund(scope, 20_00);
    const { id } = await order(scope);
    await payOrder(scope, id, PAY_PASSWORD);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => closePurchaseOrder(scope, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'FULL',
      payments: [{ status: 'REFUNDED', refunded: '18.00' }],
      timeline: [
        { event: 'CREATED' },
        { event: 'PAID' },
        { event: 'CLOSED', from: 'PAID', to: 'CLOSED' },
        { event: 'REFUNDED', details: { amount: '18.00' } },
      ],
    });
    expect((await getAccount(scope)).available).toBe('20.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
    const notes = await db.select().from(notifications);
    expect(notes.map(({ type }) => type)).toEqual(['ORDER_PAID', 'REFUND_DONE']);
  });

  it('is forbidden once it is bought', async () => {
    const { db, scope } = await open();
    const { id } = await order(scope);
    await db.update(purchaseOrders).set({ status: 'PURCHASED' }).where(eq(purchaseOrders.id, id));
    expect(await failureOf(closePurchaseOrder(scope, id))).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      details: { status: 'PURCHASED', event: 'CLOSED' },
    });
  });
});

describe('an unpaid order', () => {
  it('closes by itself after 72 hours, by the timer or by the first read', async () => {
    const { db, scope, shopper } = await open();
    const mine = await order(scope);
    const others = await order(await shopper('noa'));
    const soon = later(scope, 3 * DAY - 1);
    expect((await getPurchaseOrder(soon, mine.id)).status).toBe('PENDING_PAYMENT');
    const late = later(scope, 3 * DAY);
    expect((await listPurchaseOrders(late, search())).counts).toMatchObject({
      unpaid: 0,
      closed: 1,
    });
    expect(await getPurchaseOrder(late, mine.id)).toMatchObject({
      closeReason: 'PAYMENT_TIMEOUT',
      payments: [{ status: 'EXPIRED' }],
      timeline: [{ event: 'CREATED' }, { event: 'PAYMENT_TIMEOUT', actor: 'SYSTEM' }],
    });
    expect(await closeOverdueOrders({ db, now: late.now })).toBe(1);
    expect(await closeOverdueOrders({ db, now: late.now })).toBe(0);
    const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, others.id));
    expect(row?.status).toBe('CLOSED');
  });
});

describe('ordering the same again', () => {
  it('uses today’s price and exchange rate, and names the order it repeats', async () => {
    const { db, scope, market } = await open();
    const { id, orderNo } = await order(scope, { quantity: 2 });
    const dearer = product('10001');
    market.set(dearer.productUrl, {
      ...dearer,
      skus: dearer.skus.map((sku) => ({ ...sku, price: '20.00' })),
    });
    await changeRates(db, { raw: '0.5' });
    const { order: again, failures } = await clonePurchaseOrder(later(scope, 1000), id);
    expect(failures).toEqual([]);
    expect(again).toMatchObject({
      status: 'PENDING_PAYMENT',
      goods: '40.00',
      rate: { rate: '0.5' },
    });
    expect(await getPurchaseOrder(scope, again?.id ?? '')).toMatchObject({
      items: [{ productSkuId: '10001-a', quantity: 2 }],
      warehouse: { id: 'w-one' },
      timeline: [{ event: 'CREATED', details: { clonedFrom: orderNo } }],
    });
  });

  it('leaves out goods that are no longer available, and names them', async () => {
    const { scope, market } = await open();
    const cartItemIds = await fillCart(scope);
    const { orders } = await createPurchaseOrders(scope, { cartItemIds, message: '' });
    const [first] = orders;
    market.set(product('10002').productUrl, product('10002', { status: 'SOLD_OUT' }));
    const { order: again, failures } = await clonePurchaseOrder(scope, first?.id ?? '');
    expect(failures).toEqual([{ title: 'Product 10002', reason: 'SOLD_OUT' }]);
    expect(again?.items.map(({ productId }) => productId)).toEqual(['Taobao-10001']);
    market.clear();
    expect(await clonePurchaseOrder(scope, first?.id ?? '')).toMatchObject({
      order: undefined,
      failures: [{ reason: 'REMOVED' }, { reason: 'REMOVED' }],
    });
  });
});
