import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAccount } from '../../src/server/commerce/account.ts';
import { addToCart, getCart } from '../../src/server/commerce/cart.ts';
import { createPurchaseOrders } from '../../src/server/commerce/checkout.ts';
import { clonePurchaseOrder } from '../../src/server/commerce/clone-order.ts';
import { closePurchaseOrder } from '../../src/server/commerce/close-order.ts';
import { expireOverdueOrders } from '../../src/server/commerce/expire-orders.ts';
import { verifyLedger } from '../../src/server/commerce/ledger-check.ts';
import { getPurchaseOrder, listPurchaseOrders } from '../../src/server/commerce/orders.ts';
import { payOrder } from '../../src/server/commerce/payments.ts';
import { createPreview, refreshPreview } from '../../src/server/commerce/previews.ts';
import type { OwnerScope } from '../../src/server/commerce/scope.ts';
import { purchaseOrders } from '../../src/server/db/schema/orders.ts';
import { exchangeRates } from '../../src/server/db/schema/tenants.ts';
import { notifications, userWarehouses } from '../../src/server/db/schema/users.ts';
import { openTestDatabase } from './support/database.ts';
import { DAY, failureCode, failureOf, NOW } from './support/identity-scope.ts';
import { fund, later, openShop, order, PAY_PASSWORD, product } from './support/shop.ts';

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

/** Puts two products of one shop and one of another into the cart; answers the ids. */
async function fill(scope: OwnerScope): Promise<string[]> {
  for (const id of ['10001', '10002', '20001']) {
    const items = [{ productSkuId: `${id}-a`, quantity: 1 }];
    await addToCart(scope, { productUrl: product(id).productUrl, items, message: `note ${id}` });
  }
  const { cartShops } = await getCart(scope);
  return cartShops.flatMap((shop) => shop.cartItems.map((item) => item.id));
}

const search = (other = {}) => ({
  tab: 'all' as const,
  keyword: '',
  pageNo: 1,
  pageSize: 20,
  ...other,
});

describe('ordering from the cart', () => {
  it('makes one order with one payment a shop, at a frozen rate, and empties the cart', async () => {
    const { scope } = await open();
    const cartItemIds = await fill(scope);
    const placed = await createPurchaseOrders(scope, {
      cartItemIds,
      message: 'fragile',
      expectedTotal: '47.00',
    });
    expect(placed).toMatchObject({
      total: '47.00',
      orders: [
        {
          shopNameTrans: 'Shop One',
          goods: '20.00',
          domesticFreight: '7.00',
          serviceFee: '2.00',
          total: '29.00',
        },
        {
          shopNameTrans: 'Shop Two',
          goods: '10.00',
          domesticFreight: '6.00',
          serviceFee: '2.00',
          total: '18.00',
        },
      ],
    });
    expect(placed.paymentNos).toEqual(placed.orders.map(({ paymentNo }) => paymentNo));
    const [first] = placed.orders;
    expect(first?.orderNo).toMatch(/^P261121[0-9A-Z]{7}$/);
    expect(await getPurchaseOrder(scope, first?.orderNo ?? '')).toMatchObject({
      id: first?.id,
      status: 'PENDING_PAYMENT',
      message: 'fragile',
      rate: { baseCurrency: 'CNY', currency: 'AUD', rate: '0.2134', source: 'test' },
      expiresAt: new Date(NOW + 3 * DAY).toISOString(),
      warehouse: { id: 'w-one', name: 'Yiwu' },
      actions: ['pay', 'close', 'clone'],
      payments: [{ type: 'PURCHASE', amount: '29.00', status: 'UNPAID' }],
      timeline: [{ event: 'CREATED', actor: 'SHOPPER', to: 'PENDING_PAYMENT' }],
    });
    expect((await getCart(scope)).totalItems).toBe(0);
  });

  it('orders a cart of 200 items of many shops in one transaction', async () => {
    const { scope, market } = await open();
    for (let n = 0; n < 100; n++) {
      const id = String(60_000 + n);
      const shop = { shopId: `many${n % 40}`, name: '店', nameTrans: 'Shop', score: 5, years: 1 };
      market.set(product(id).productUrl, product(id, { shop }));
      const items = ['a', 'b'].map((sku) => ({ productSkuId: `${id}-${sku}`, quantity: 1 }));
      await addToCart(scope, { productUrl: product(id).productUrl, items, message: '' });
    }
    const { cartShops } = await getCart(scope);
    const cartItemIds = cartShops.flatMap((shop) => shop.cartItems.map((item) => item.id));
    const placed = await createPurchaseOrders(scope, { cartItemIds, message: '' });
    expect(placed.orders).toHaveLength(40);
    expect(placed.orders.flatMap(({ items }) => items)).toHaveLength(200);
    expect((await listPurchaseOrders(scope, search({ pageSize: 1000 }))).total).toBe(40);
  });

  it('of two calls at once orders once', async () => {
    const { scope } = await open();
    const cartItemIds = await fill(scope);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createPurchaseOrders(scope, { cartItemIds, message: '' })),
    );
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => reason.code)).toEqual(Array(4).fill('CONFLICT'));
    expect((await listPurchaseOrders(scope, search())).total).toBe(2);
  });

  it('refuses a total that is not the one the shopper saw, and tells the new one', async () => {
    const { scope, market } = await open();
    const cartItemIds = await fill(scope);
    const dearer = product('20001', { shop: { ...product('20001').shop, shopId: 's2' } });
    market.set(dearer.productUrl, {
      ...dearer,
      skus: dearer.skus.map((sku) => ({ ...sku, price: '11.00' })),
    });
    const failure = await failureOf(
      createPurchaseOrders(scope, { cartItemIds, message: '', expectedTotal: '47.00' }),
    );
    expect(failure).toMatchObject({ code: 'PRICE_CHANGED', details: { total: '48.00' } });
    expect((await getCart(scope)).totalItems).toBe(3);
  });

  it.each([
    ['SKU_UNAVAILABLE', { status: 'SOLD_OUT' }],
    ['SKU_UNAVAILABLE', { status: 'REMOVED' }],
    ['PROHIBITED_PRODUCT', { goodsClass: 'PROHIBITED' }],
    ['QUANTITY_NOT_ALLOWED', { minOrderQuantity: 9 }],
  ] as const)('answers %s when a line turned %j, and orders nothing', async (code, change) => {
    const { scope, market } = await open();
    const cartItemIds = await fill(scope);
    market.set(product('10002').productUrl, product('10002', change));
    const failure = await failureOf(createPurchaseOrders(scope, { cartItemIds, message: '' }));
    expect(failure).toMatchObject({ code, details: { title: 'Product 10002' } });
    expect((await listPurchaseOrders(scope, search())).total).toBe(0);
  });

  it('needs a rate of the last 72 hours', async () => {
    const { db, scope } = await open();
    const cartItemIds = await fill(scope);
    await db.update(exchangeRates).set({ fetchedAt: NOW - 3 * DAY });
    await createPurchaseOrders(scope, { cartItemIds: cartItemIds.slice(0, 1), message: '' });
    const tooLate = createPurchaseOrders(later(scope, 1), {
      cartItemIds: cartItemIds.slice(1),
      message: '',
    });
    expect(await failureCode(tooLate)).toBe('RATE_TOO_OLD');
  });

  it('checks what it is given: something to order, own items, own warehouses', async () => {
    const { db, scope, shopper } = await open();
    const cartItemIds = await fill(scope);
    const place = (other: object, by = scope) =>
      failureCode(createPurchaseOrders(by, { cartItemIds, message: '', ...other }));
    expect(await place({ cartItemIds: undefined })).toBe('VALIDATION_FAILED');
    expect(await place({ cartItemIds: [...cartItemIds, 'gone'] })).toBe('NOT_FOUND');
    expect(await place({}, await shopper('noa'))).toBe('NOT_FOUND');
    expect(await place({ tenantWarehouseId: 'w-two' })).toBe('NOT_FOUND');
    expect(await place({ userWarehouseId: 'nope' })).toBe('NOT_FOUND');
    const { tenantId, userId } = scope;
    const own = {
      name: 'Forwarder',
      phone: '+8613800138000',
      province: 'Guangdong',
      city: 'Shenzhen',
      district: '',
      line1: '1 Road',
      postCode: '',
    };
    const row = { id: 'uw', tenantId, userId, ...own, defaultAddress: true, createdAt: 1 };
    await db.insert(userWarehouses).values(row);
    const { orders } = await createPurchaseOrders(scope, {
      cartItemIds,
      message: '',
      userWarehouseId: 'uw',
    });
    const order = await getPurchaseOrder(scope, orders[0]?.id ?? '');
    expect(order).toMatchObject({ userWarehouse: { id: 'uw', ...own, defaultAddress: true } });
    expect(order.warehouse).toBeUndefined();
  });
});

describe('ordering a held preview', () => {
  it('works once, with its note, and leaves the cart alone', async () => {
    const { scope } = await open();
    await fill(scope);
    const { previewProductId } = await createPreview(scope, {
      productUrl: product('10001').productUrl,
      items: [{ productSkuId: '10001-b', quantity: 2 }],
      message: 'size up',
    });
    const both = await Promise.allSettled(
      [1, 2].map(() => createPurchaseOrders(scope, { previewProductId, message: '' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failureCode(refreshPreview(scope, { previewProductId }))).toBe('NOT_FOUND');
    const { records } = await listPurchaseOrders(scope, search());
    expect(records).toMatchObject([{ items: [{ productSkuId: '10001-b', message: 'size up' }] }]);
    expect((await getCart(scope)).totalItems).toBe(3);
  });
});

describe('the list of orders', () => {
  it('filters by tab, word and day of the tenant, counts every tab, and pages', async () => {
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

  it('shows nobody else’s orders', async () => {
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
  it('unpaid cancels its payment, and is then forbidden', async () => {
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

  it('paid gives everything back to the balance, once', async () => {
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

  it('is forbidden once an agent took it', async () => {
    const { db, scope } = await open();
    const { id } = await order(scope);
    await db.update(purchaseOrders).set({ status: 'PURCHASING' }).where(eq(purchaseOrders.id, id));
    expect(await failureOf(closePurchaseOrder(scope, id))).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      details: { status: 'PURCHASING', event: 'CLOSED' },
    });
  });
});

describe('an unpaid order', () => {
  it('closes by itself after 72 hours, whoever looks first', async () => {
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
    expect(await expireOverdueOrders({ db, now: late.now })).toBe(1);
    expect(await expireOverdueOrders({ db, now: late.now })).toBe(0);
    const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, others.id));
    expect(row?.status).toBe('CLOSED');
  });
});

describe('ordering the same again', () => {
  it('takes today’s price and rate, and tells where it came from', async () => {
    const { db, scope, market } = await open();
    const { id, orderNo } = await order(scope, { quantity: 2 });
    const dearer = product('10001');
    market.set(dearer.productUrl, {
      ...dearer,
      skus: dearer.skus.map((sku) => ({ ...sku, price: '20.00' })),
    });
    await db.update(exchangeRates).set({ rate: '0.5' });
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

  it('leaves out what can’t be had any more, and names it', async () => {
    const { scope, market } = await open();
    const cartItemIds = await fill(scope);
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
