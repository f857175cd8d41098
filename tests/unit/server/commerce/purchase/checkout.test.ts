import { describe, expect, it } from 'vitest';
import { addToCart, getCart } from '../../../../../src/server/commerce/cart/cart.ts';
import { createPreview, refreshPreview } from '../../../../../src/server/commerce/cart/previews.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { userWarehouses } from '../../../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import { fillCart, later, openShop, product } from '../../../support/shop.ts';

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

describe('ordering from the cart', () => {
  it('makes one order with one payment per shop, at a frozen rate, and empties the cart', async () => {
    const { scope } = await open();
    const cartItemIds = await fillCart(scope);
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

  it('orders once if two calls come at once', async () => {
    const { scope } = await open();
    const cartItemIds = await fillCart(scope);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createPurchaseOrders(scope, { cartItemIds, message: '' })),
    );
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => reason.code)).toEqual(Array(4).fill('CONFLICT'));
    expect((await listPurchaseOrders(scope, search())).total).toBe(2);
  });

  it('refuses a total that differs from the one the shopper saw, and returns the new one', async () => {
    const { scope, market } = await open();
    const cartItemIds = await fillCart(scope);
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
    const cartItemIds = await fillCart(scope);
    market.set(product('10002').productUrl, product('10002', change));
    const failure = await failureOf(createPurchaseOrders(scope, { cartItemIds, message: '' }));
    expect(failure).toMatchObject({ code, details: { title: 'Product 10002' } });
    expect((await listPurchaseOrders(scope, search())).total).toBe(0);
  });

  it('needs an exchange rate of the last 72 hours', async () => {
    const { db, scope } = await open();
    const cartItemIds = await fillCart(scope);
    await changeRates(db, { fetchedAt: NOW - 3 * DAY });
    await createPurchaseOrders(scope, { cartItemIds: cartItemIds.slice(0, 1), message: '' });
    const tooLate = createPurchaseOrders(later(scope, 1), {
      cartItemIds: cartItemIds.slice(1),
      message: '',
    });
    expect(await failureCode(tooLate)).toBe('RATE_TOO_OLD');
  });

  it('needs a real rate: an invented one counts in a demonstration only', async () => {
    const { db, scope } = await open();
    const cartItemIds = await fillCart(scope);
    await changeRates(db, { source: 'seed' });
    const order = { cartItemIds, message: '' };
    const inShop = createPurchaseOrders({ ...scope, demo: false }, order);
    expect(await failureCode(inShop)).toBe('RATE_TOO_OLD');
    await createPurchaseOrders(scope, order);
  });

  it('needs at least one item, of the shopper’s own cart, and a warehouse of the shopper or tenant', async () => {
    const { db, scope, shopper } = await open();
    const cartItemIds = await fillCart(scope);
    const place = (other: object, by = scope) =>
      failureCode(createPurchaseOrders(by, { cartItemIds, message: '', ...other }));
    expect(await place({ cartItemIds: undefined })).toBe('VALIDATION_FAILED');
    expect(await place({ cartItemIds: [...cartItemIds, 'gone'] })).toBe('NOT_FOUND');
    expect(await place({}, await shopper('noa'))).toBe('NOT_FOUND');
    expect(await place({ tenantWarehouseId: 'w-two' })).toBe('NOT_FOUND');
    expect(await place({ userWarehouseId: 'nope' })).toBe('NOT_FOUND');
    const { tenantId, userId } = scope;
    const forwarder = {
      name: 'Forwarder',
      phone: '+8613800138000',
      province: 'Guangdong',
      city: 'Shenzhen',
      district: '',
      line1: '1 Road',
      postCode: '',
    };
    const row = { id: 'uw', tenantId, userId, ...forwarder, defaultAddress: true, createdAt: 1 };
    await db.insert(userWarehouses).values(row);
    const { orders } = await createPurchaseOrders(scope, {
      cartItemIds,
      message: '',
      userWarehouseId: 'uw',
    });
    const order = await getPurchaseOrder(scope, orders[0]?.id ?? '');
    expect(order).toMatchObject({
      userWarehouse: { id: 'uw', ...forwarder, defaultAddress: true },
    });
    expect(order.warehouse).toBeUndefined();
  });
});

describe('ordering from a preview', () => {
  it('works once, with its note, and leaves the cart alone', async () => {
    const { scope } = await open();
    await fillCart(scope);
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
    expect(await getPurchaseOrder(scope, records[0]?.id ?? '')).toMatchObject({
      timeline: [{ event: 'CREATED', details: { previewProductId } }],
    });
    expect((await getCart(scope)).totalItems).toBe(3);
  });
});
