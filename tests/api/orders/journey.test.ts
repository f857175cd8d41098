import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, postForm, sessionCookie } from '../support/cookies.ts';
import {
  checkedBalanceFen,
  fen,
  good,
  goods,
  inCart,
  newOrder,
  openPayment,
  pay,
  yuan,
} from '../support/shopping.ts';
import {
  call,
  demoChannel,
  newPayer,
  newShopper,
  PASSWORD,
  PAY_PASSWORD,
  type Shopper,
  visit,
} from '../support/world.ts';

const HOST = 'mx.localhost';

const timelineOf = async (shopper: Shopper, orderNo: string) => {
  const { timeline } = await shopper.call('getPurchaseOrder', { params: { id: orderNo } });
  return timeline.map(({ event, to, actor }) => [event, to, actor]);
};

test('from signing up to a paid order, and back', async () => {
  const shopper = await newShopper(HOST);
  const chosen = await good(HOST);

  // A pasted link leads to the product.
  const found = await call(
    'resolveProductLink',
    { query: { text: chosen.product.productUrl } },
    { host: HOST },
  );
  expect(found).toMatchObject({ kind: 'PRODUCT', productUrl: chosen.product.productUrl });

  // Added to the cart twice, the same variant is one item.
  await inCart(shopper, 1, chosen);
  const item = await inCart(shopper, 1, chosen);
  expect(item).toMatchObject({ quantity: 2, orderable: true, notices: [] });
  const cart = await shopper.call('getCart');
  expect(cart.totalItems).toBe(1);

  // The total is the sum of its parts.
  const quote = await shopper.call('refreshCart', { body: { cartItemIds: [item.id] } });
  const { goods: price, domesticFreight, serviceFee, total } = quote;
  expect(fen(price)).toBe(2n * fen(item.price));
  expect(fen(price) + fen(domesticFreight) + fen(serviceFee)).toBe(fen(total));

  // Ordered at that total, with the rate of the day frozen; the cart is empty.
  const { currency, cnyExchangeRate: rate } = await shopper.call('getExchangeRate');
  const placed = await shopper.call('createPurchaseOrders', {
    body: { cartItemIds: [item.id], expectedTotal: total, message: 'gift' },
  });
  const [order] = placed.orders;
  if (!order) throw new Error('no order');
  expect(placed).toMatchObject({ total, paymentNos: [order.paymentNo] });
  expect(order).toMatchObject({
    status: 'PENDING_PAYMENT',
    total,
    rate: { baseCurrency: 'CNY', currency, rate },
    actions: expect.arrayContaining(['pay', 'close']),
  });
  await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 0 });

  // No pay password yet, then too little money.
  const payment = await openPayment(shopper, order.orderNo);
  expect(payment).toMatchObject({ amount: total, status: 'UNPAID', orderId: order.id });
  expect(await refusal(pay(shopper, payment.id))).toBe('PAY_PASSWORD_NOT_SET');
  await shopper.call('setFirstPayPassword', {
    body: { loginPassword: PASSWORD, payPassword: PAY_PASSWORD },
  });
  const again = { loginPassword: PASSWORD, payPassword: '295138' };
  expect(await refusal(shopper.call('setFirstPayPassword', { body: again }))).toBe(
    'PAY_PASSWORD_ALREADY_SET',
  );
  expect(await refusal(pay(shopper, payment.id))).toBe('INSUFFICIENT_BALANCE');

  // A top-up through the demo channel is credited when the shopper says it was paid.
  const channel = await demoChannel(shopper);
  const deposit = await shopper.call('createDeposit', {
    body: { channelId: channel.id, amount: '1500.5' },
  });
  expect(deposit).toMatchObject({ status: 'PENDING_PAYMENT', amount: '1500.50' });
  expect(await checkedBalanceFen(shopper)).toBe(0n);
  const submit = () =>
    shopper.call('updateDeposit', { body: { depositId: deposit.id, action: 'SUBMIT' } });
  await expect(submit()).resolves.toMatchObject({ status: 'SUCCEEDED' });
  expect(await refusal(submit())).toBe('ILLEGAL_TRANSITION');
  expect(await checkedBalanceFen(shopper)).toBe(150_050n);

  // Paid: the amount is debited once, and the order is marked as paid.
  await expect(pay(shopper, payment.id)).resolves.toMatchObject({ status: 'PAID', amount: total });
  expect(await checkedBalanceFen(shopper)).toBe(150_050n - fen(total));
  await expect(pay(shopper, payment.id)).resolves.toMatchObject({ status: 'PAID' });
  expect(await checkedBalanceFen(shopper)).toBe(150_050n - fen(total));
  const paid = await shopper.call('getPurchaseOrder', { params: { id: order.orderNo } });
  expect(paid).toMatchObject({
    id: order.id,
    status: 'PAID',
    message: 'gift',
    refundStatus: 'NONE',
  });
  expect(paid.paymentNo).toBeUndefined();

  // Closed before an agent took it: everything is refunded.
  const close = () => shopper.call('closePurchaseOrder', { params: { id: order.id } });
  await expect(close()).resolves.toMatchObject({
    status: 'CLOSED',
    closeReason: 'USER_CANCELLED',
    refundStatus: 'FULL',
    payments: [{ status: 'REFUNDED', refunded: total }],
  });
  expect(await checkedBalanceFen(shopper)).toBe(150_050n);
  expect(await refusal(close())).toBe('ILLEGAL_TRANSITION');
  expect(await refusal(pay(shopper, payment.id))).toBe('PAYMENT_CLOSED');
  expect(await checkedBalanceFen(shopper)).toBe(150_050n);

  // The whole history can be read afterwards.
  expect(await timelineOf(shopper, order.orderNo)).toEqual([
    ['CREATED', 'PENDING_PAYMENT', 'SHOPPER'],
    ['PAID', 'PAID', 'SHOPPER'],
    ['CLOSED', 'CLOSED', 'SHOPPER'],
    ['REFUNDED', 'CLOSED', 'SHOPPER'],
  ]);
  const { records } = await shopper.call('listTransactions');
  expect(records.map(({ type, reference }) => [type, reference])).toEqual([
    ['REFUND', order.orderNo],
    ['PAYMENT', order.orderNo],
    ['DEPOSIT', deposit.depositNo],
  ]);
  const messages = await shopper.call('listNotifications');
  expect(messages.records.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['DEPOSIT_CREDITED', 'ORDER_PAID', 'REFUND_DONE']),
  );
  // The payment and the refund are news about one page, that of the order.
  expect(messages.unread).toBe(new Set(messages.records.map(({ link }) => link)).size);
  await shopper.call('readNotifications', { body: {} });
  await expect(shopper.call('getProfile')).resolves.toMatchObject({ unreadNotificationCount: 0 });
});

describe('orders', () => {
  test('for goods of several shops are one per shop, and the list finds them', async () => {
    const shopper = await newShopper(HOST);
    const chosen = await goods(HOST);
    expect(chosen.length).toBeGreaterThan(1);
    const items = [];
    for (const one of chosen) items.push(await inCart(shopper, 1, one));
    const cartItemIds = items.map(({ id }) => id);
    const quote = await shopper.call('refreshCart', { body: { cartItemIds } });
    const placed = await shopper.call('createPurchaseOrders', { body: { cartItemIds } });
    expect(placed.orders).toHaveLength(chosen.length);
    expect(placed.total).toBe(quote.total);
    expect(yuan(placed.orders.reduce((sum, { total }) => sum + fen(total), 0n))).toBe(quote.total);
    const unpaid = await shopper.call('listPurchaseOrders', { query: { tab: 'unpaid' } });
    expect(unpaid.counts).toMatchObject({ all: chosen.length, unpaid: chosen.length, closed: 0 });
    const [first] = placed.orders;
    const byNumber = { tab: 'all', keyword: first?.orderNo ?? '' } as const;
    const searched = await shopper.call('listPurchaseOrders', { query: byNumber });
    expect(searched.records.map(({ id }) => id)).toEqual([first?.id]);
  });

  test('are refused without any effect if the shopper saw another total', async () => {
    const shopper = await newShopper(HOST);
    const item = await inCart(shopper);
    const order = (expectedTotal: string) =>
      shopper.call('createPurchaseOrders', { body: { cartItemIds: [item.id], expectedTotal } });
    expect(await refusal(order('0.01'))).toBe('PRICE_CHANGED');
    await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 1 });
    await expect(shopper.call('listPurchaseOrders')).resolves.toMatchObject({ total: 0 });
  });

  test('take the items of the cart once, also from two concurrent calls', async () => {
    const shopper = await newShopper(HOST);
    const item = await inCart(shopper);
    const order = () => shopper.call('createPurchaseOrders', { body: { cartItemIds: [item.id] } });
    const results = await Promise.allSettled([order(), order(), order()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(shopper.call('listPurchaseOrders')).resolves.toMatchObject({ total: 1 });
    await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 0 });
  });

  test('go to the shopper’s own address in China if chosen', async () => {
    const shopper = await newShopper(HOST);
    const { id: userWarehouseId } = await shopper.call('saveUserWarehouse', {
      body: {
        name: 'Ana',
        phone: '+8613800138000',
        province: '广东省',
        city: '广州市',
        line1: '体育西路 1 号',
      },
    });
    const { id } = await inCart(shopper);
    const { orders } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds: [id], userWarehouseId },
    });
    const order = await shopper.call('getPurchaseOrder', { params: { id: orders[0]?.id ?? '' } });
    expect(order.userWarehouse).toMatchObject({ id: userWarehouseId });
    expect(order.warehouse).toBeUndefined();
  });

  test('let a first own address be saved at checkout, with items and note kept', async () => {
    const shopper = await newShopper(HOST);
    const { id } = await inCart(shopper);
    const page = `/checkout?items=${id}&to=own`;
    const cookie = `${await sessionCookie(shopper.token)}; ${cookieHeader({ sampan_locale: 'en' })}`;
    const open = (path: string) => visit(path, { host: HOST, headers: { cookie } });
    const { text } = await open(page);
    expect(text).toMatch(/<form[^>]*id="new-forwarder"/);
    expect(text).toMatch(/<input[^>]*form="new-forwarder"[^>]*name="line1"/);
    expect(text).toMatch(/<textarea(?=[^>]*form="new-forwarder")[^>]*name="message"/);
    const next = /name="_next" value="([^"]*note=\{message\})"/.exec(text)?.[1] ?? '';
    const saved = await postForm(
      '/api/front/user/warehouses',
      {
        name: 'Ana',
        phone: '+8613800138000',
        province: '广东省',
        city: '广州市',
        line1: '体育西路 1 号',
        message: 'Please & thanks',
        _next: next.replaceAll('&amp;', '&'),
      },
      { host: HOST, headers: { cookie } },
    );
    expect(saved.headers.location).toBe(`${page}&note=Please%20%26%20thanks`);
    const after = (await open(String(saved.headers.location))).text;
    expect(after).toContain('Please &amp; thanks</textarea>');
    expect(after).toMatch(/<input[^>]*name="userWarehouseId"/);
  });

  test('without items are refused at the field', async () => {
    const shopper = await newShopper(HOST);
    expect(await refusal(shopper.call('createPurchaseOrders', { body: {} }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('closed unpaid cost nothing and can’t be paid any more', async () => {
    const shopper = await newPayer('100', HOST);
    const { order } = await newOrder(shopper);
    const payment = await openPayment(shopper, order.orderNo);
    await shopper.call('closePurchaseOrder', { params: { id: order.orderNo } });
    expect(await refusal(pay(shopper, payment.id))).toBe('PAYMENT_CLOSED');
    expect(await checkedBalanceFen(shopper)).toBe(10_000n);
  });

  test('are repeated at today’s prices, whatever happened to the first order', async () => {
    const shopper = await newShopper(HOST);
    const { order } = await newOrder(shopper, 2);
    await shopper.call('closePurchaseOrder', { params: { id: order.id } });
    const clone = await shopper.call('clonePurchaseOrder', { params: { id: order.orderNo } });
    expect(clone.failures).toEqual([]);
    expect(clone.order).toMatchObject({ status: 'PENDING_PAYMENT', total: order.total });
    expect(clone.order?.orderNo).not.toBe(order.orderNo);
    expect(
      clone.order?.items.map(({ productSkuId, quantity }) => [productSkuId, quantity]),
    ).toEqual(order.items.map(({ productSkuId, quantity }) => [productSkuId, quantity]));
  });
});

describe('buying now', () => {
  test('keeps a selection for one order, outside the cart', async () => {
    const shopper = await newShopper(HOST);
    const { product, sku } = await good(HOST);
    const items = [{ productSkuId: sku.skuId, quantity: 3 }];
    const held = await shopper.call('createPreview', { body: { productUrl: product.link, items } });
    const { previewProductId, quote } = held;
    await expect(shopper.call('refreshPreview', { body: { previewProductId } })).resolves.toEqual(
      held,
    );
    const body = { previewProductId, expectedTotal: quote.total };
    const placed = await shopper.call('createPurchaseOrders', { body });
    expect(placed).toMatchObject({ total: quote.total, orders: [{ items: [{ quantity: 3 }] }] });
    expect(await refusal(shopper.call('createPurchaseOrders', { body }))).toBe('NOT_FOUND');
    expect(await refusal(shopper.call('refreshPreview', { body: { previewProductId } }))).toBe(
      'NOT_FOUND',
    );
    await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 0 });
  });
});

describe('top-ups', () => {
  test('that were cancelled or rejected credit nothing', async () => {
    const shopper = await newShopper(HOST);
    const { id: channelId } = await demoChannel(shopper);
    const { id } = await shopper.call('createDeposit', { body: { channelId, amount: '50' } });
    const update = (action: 'SUBMIT' | 'CANCEL') =>
      shopper.call('updateDeposit', { body: { depositId: id, action } });
    await expect(update('CANCEL')).resolves.toMatchObject({ status: 'CANCELLED' });
    expect(await refusal(update('SUBMIT'))).toBe('ILLEGAL_TRANSITION');
    expect(await checkedBalanceFen(shopper)).toBe(0n);
  });

  test('outside the limits of the channel are refused at the amount', async () => {
    const shopper = await newShopper(HOST);
    const { id: channelId } = await demoChannel(shopper);
    for (const amount of ['0', '0.00', '0.01', '99999999']) {
      const deposit = shopper.call('createDeposit', { body: { channelId, amount } });
      expect(await refusal(deposit), amount).toBe('VALIDATION_FAILED');
    }
  });
});
