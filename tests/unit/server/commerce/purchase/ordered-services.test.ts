import { describe, expect, it } from 'vitest';
import { fromFen } from '../../../../../src/contract/values/money/money.ts';
import { refreshCart } from '../../../../../src/server/commerce/cart/cart.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { acceptOrder, markBought } from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeOverdueOrders } from '../../../../../src/server/commerce/purchase/overdue-orders.ts';
import { refundsOf } from '../../../../../src/server/commerce/refund/records.ts';
import {
  approveRefund,
  getOpsRefund,
  planApproval,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { batchPay, payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { refuseService } from '../../../../../src/server/commerce/warehouse/answer-service.ts';
import { userWarehouses } from '../../../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { fillCart, fund, openShop, operator, PAY_PASSWORD } from '../../../support/shop.ts';

const CHECK = {
  code: 'EXTRA_CHECK',
  name: { en: 'Extra check' },
  per: 'ITEM',
  price: '2.00',
  offered: true,
  offeredFor: 'ORDER',
} as const;
const PHOTOS = { ...CHECK, code: 'MORE_PHOTOS', name: { en: 'More photos' }, price: '5.00' };

/** A shopper with ¥100, whose cart has two pieces of one shop and one of another. */
async function open() {
  const { db, shopper } = await openShop(await openTestDatabase());
  const plain = await shopper();
  const services = [...plain.tenant.services, CHECK, { ...PHOTOS, per: 'ORDER' as const }];
  const scope = { ...plain, tenant: { ...plain.tenant, services } as typeof plain.tenant };
  await fund(scope, 100_00);
  return { db, scope, cartItemIds: await fillCart(scope) };
}

const available = async (scope: Parameters<typeof getAccount>[0]) =>
  (await getAccount(scope)).available;

/** Orders the cart with an extra check: one order for each shop, the first with two pieces. */
async function placed() {
  const { db, scope, cartItemIds } = await open();
  const services = ['EXTRA_CHECK 6.00'];
  const { orders, ...sums } = await createPurchaseOrders(scope, {
    cartItemIds,
    services,
    message: '',
  });
  const [order] = orders;
  if (!order) throw new Error('nothing was ordered');
  const { payments } = await getPurchaseOrder(scope, order.id);
  const paying = (type: string) =>
    payments.filter((payment) => payment.type === type).map(({ paymentNo }) => paymentNo);
  const [goods = [], check = []] = [paying('PURCHASE'), paying('VALUE_ADDED_SERVICE')];
  const stateNow = async () =>
    (await getPurchaseOrder(scope, order.id)).serviceRequests?.map(({ state }) => state);
  return { db, scope, order, ...sums, goods, check, stateNow };
}

/** Like `placed`, with these payments paid, accepted, and with the shopper's request to cancel. */
async function cancelRequested(paid: 'goods' | 'both' = 'both') {
  const opened = await placed();
  const { scope, order, goods, check } = opened;
  await batchPay(scope, paid === 'both' ? [...goods, ...check] : goods, PAY_PASSWORD);
  const staff = operator(scope);
  await acceptOrder(staff, order.id);
  await closePurchaseOrder(scope, order.id);
  const [request] = await refundsOf(scope, 'PURCHASE_ORDER', [order.id]);
  return { ...opened, staff, requestId: request?.id ?? '' };
}

/** Like `placed`, paid and bought; `goodsPaid` is what the goods cost. */
async function bought() {
  const opened = await placed();
  const { scope, order, goods, check } = opened;
  await batchPay(scope, [...goods, ...check], PAY_PASSWORD);
  const staff = operator(scope);
  await acceptOrder(staff, order.id);
  await markBought(staff, order.id, { upstreamOrderNo: '' });
  const { orderNo, payments } = await getPurchaseOrder(scope, order.id);
  const goodsPaid = payments.find(({ type }) => type === 'PURCHASE')?.amount ?? '';
  const terms = { orderType: 'PURCHASE_ORDER', orderNo, reason: 'OTHER', note: '' } as const;
  return { ...opened, staff, goodsPaid, terms };
}

describe('services that are ordered with goods', () => {
  it('have a price for all shops together, which the order confirms', async () => {
    const { scope, cartItemIds } = await open();
    const { services, total } = await refreshCart(scope, { cartItemIds });
    expect(services).toEqual([
      { code: 'EXTRA_CHECK', name: 'Extra check', amount: '6.00' },
      { code: 'MORE_PHOTOS', name: 'More photos', amount: '10.00' },
    ]);
    const order = (wish: string) =>
      createPurchaseOrders(scope, {
        cartItemIds,
        message: '',
        expectedTotal: total,
        services: [wish],
      });
    expect(await failureOf(order('EXTRA_CHECK 5.99'))).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { expected: '5.99', total: '6.00' },
    });
    expect(await failureOf(order('REINFORCED_PACKING 0.00'))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'services', code: 'choice' }],
    });
    const done = await order('EXTRA_CHECK 6.00');
    expect(Number(done.total)).toBeCloseTo(Number(total) + 6);
    expect(done.paymentNos).toHaveLength(4);
  });

  it('are refused for goods that go to the shopper’s own forwarder', async () => {
    const { db, scope, cartItemIds } = await open();
    const { tenantId, userId, now } = scope;
    const place = { name: 'Ana', phone: '+8613800138000', province: '广东', city: '广州' };
    const rest = { district: '', postCode: '', line1: '1', defaultAddress: false };
    const own = { id: 'own', tenantId, userId, createdAt: now, ...place, ...rest };
    await db.insert(userWarehouses).values(own);
    const services = ['EXTRA_CHECK 6.00'];
    const request = { cartItemIds, services, userWarehouseId: 'own', message: '' };
    expect(await failureCode(createPurchaseOrders(scope, request))).toBe('VALIDATION_FAILED');
    await createPurchaseOrders(scope, { ...request, services: [] });
  });

  it('go to the warehouse when they are paid, and not before', async () => {
    const { db, scope, paymentNos, total, stateNow } = await placed();
    expect(await stateNow()).toEqual(['UNPAID']);
    await batchPay(scope, paymentNos, PAY_PASSWORD);
    expect(await stateNow()).toEqual(['WAITING']);
    expect(Number(await available(scope))).toBeCloseTo(100 - Number(total));
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('are not paid by the specification’s call that pays an order', async () => {
    const { scope, order, stateNow } = await placed();
    expect(await payOrder(scope, order.id, PAY_PASSWORD)).toMatchObject({ type: 'PURCHASE' });
    expect(await stateNow()).toEqual(['UNPAID']);
    expect((await getPurchaseOrder(scope, order.id)).status).toBe('PAID');
  });

  it.each(['goods', 'check', 'both'] as const)(
    'end with the order, and all that was paid of both goes back: %s paid',
    async (paid) => {
      const { db, scope, order, goods, check, stateNow } = await placed();
      const nos = { goods, check, both: [...goods, ...check] }[paid];
      await batchPay(scope, nos, PAY_PASSWORD);
      await closePurchaseOrder(scope, order.id);
      expect(await stateNow()).toEqual(['CANCELLED']);
      expect(await available(scope)).toBe('100.00');
      expect(await failureCode(batchPay(scope, [...goods, ...check], PAY_PASSWORD))).toBe(
        'PAYMENT_CLOSED',
      );
      expect(await verifyLedger(db, 'one')).toEqual([]);
    },
  );

  it('end when the time to pay the order is over', async () => {
    const { db, scope, check, stateNow } = await placed();
    await batchPay(scope, check, PAY_PASSWORD);
    await closeOverdueOrders({ db, now: NOW + 4 * DAY });
    expect(await stateNow()).toEqual(['CANCELLED']);
    expect(await available(scope)).toBe('100.00');
  });

  it('go back once, if the warehouse can’t do them and the order ends later', async () => {
    const { db, scope, order, goods, check, stateNow } = await placed();
    await batchPay(scope, [...goods, ...check], PAY_PASSWORD);
    const [request] = (await getPurchaseOrder(scope, order.id)).serviceRequests ?? [];
    await refuseService(operator(scope), request?.id ?? '', { reason: 'Sealed' });
    const payments = (await getPurchaseOrder(scope, order.id)).payments;
    expect(payments).toContainEqual(
      expect.objectContaining({
        type: 'VALUE_ADDED_SERVICE',
        status: 'REFUNDED',
        refunded: '4.00',
      }),
    );
    await closePurchaseOrder(scope, order.id);
    expect(await stateNow()).toEqual(['REFUSED']);
    expect(await available(scope)).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('lose no money if they are paid while the order is cancelled', async () => {
    for (let round = 0; round < 5; round++) {
      const { db, scope, order, check } = await placed();
      await Promise.allSettled([
        closePurchaseOrder(scope, order.id),
        batchPay(scope, check, PAY_PASSWORD),
      ]);
      await closePurchaseOrder(scope, order.id).catch(() => undefined);
      expect((await getPurchaseOrder(scope, order.id)).status).toBe('CLOSED');
      expect(await available(scope)).toBe('100.00');
      expect(await verifyLedger(db, 'one')).toEqual([]);
    }
  });

  it('end and are paid back when the staff grant a request to cancel the order', async () => {
    const { db, scope, staff, requestId, order, stateNow } = await cancelRequested();
    const { refund } = await planApproval(staff, requestId, {});
    const amount = fromFen(refund.amountFen);
    expect(await getOpsRefund(staff, requestId)).toMatchObject({ payable: amount });
    await approveRefund(staff, requestId, { amount });
    expect(await stateNow()).toEqual(['CANCELLED']);
    expect(await available(scope)).toBe('100.00');
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'USER_CANCELLED',
    });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('are paid back first when cancelling the order costs something', async () => {
    const { scope, staff, requestId, order, stateNow } = await cancelRequested();
    const { refund } = await planApproval(staff, requestId, {});
    const amount = fromFen(refund.amountFen - 2_00);
    expect(await approveRefund(staff, requestId, { amount })).toMatchObject({ amount });
    expect(await stateNow()).toEqual(['CANCELLED']);
    expect(await available(scope)).toBe('98.00');
    const { status, refundStatus, payments } = await getPurchaseOrder(scope, order.id);
    expect([status, refundStatus]).toEqual(['CLOSED', 'PARTIAL']);
    const states = payments.map((payment) => [payment.type, payment.status]);
    expect(states).toContainEqual(['PURCHASE', 'PARTIALLY_REFUNDED']);
    expect(states).toContainEqual(['VALUE_ADDED_SERVICE', 'REFUNDED']);
  });

  it('end and are paid back when the staff refund all goods of an order that is not bought', async () => {
    const { db, scope, order, goods, check, stateNow } = await placed();
    await batchPay(scope, [...goods, ...check], PAY_PASSWORD);
    const { orderNo, payments } = await getPurchaseOrder(scope, order.id);
    const paid = payments.find(({ type }) => type === 'PURCHASE')?.amount ?? '';
    const terms = { orderType: 'PURCHASE_ORDER', orderNo, amount: paid, note: '' } as const;
    await refundOrder(operator(scope), { ...terms, reason: 'OTHER' });
    expect(await stateNow()).toEqual(['CANCELLED']);
    expect(await available(scope)).toBe('100.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('lose no money if they are paid while a request to cancel is granted', async () => {
    for (let round = 0; round < 5; round++) {
      const { db, scope, staff, requestId, check, stateNow } = await cancelRequested('goods');
      await Promise.allSettled([
        approveRefund(staff, requestId, {}),
        batchPay(scope, check, PAY_PASSWORD),
      ]);
      expect(await stateNow()).toEqual(['CANCELLED']);
      expect(await available(scope)).toBe('100.00');
      expect(await verifyLedger(db, 'one')).toEqual([]);
    }
  });

  it('don’t count when all goods of a bought order are refunded', async () => {
    const { scope, staff, order, goodsPaid, terms, stateNow } = await bought();
    await refundOrder(staff, { ...terms, amount: goodsPaid });
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'FULLY_REFUNDED',
      refundStatus: 'FULL',
    });
    expect(await stateNow()).toEqual(['WAITING']);
  });

  it('don’t count in what refunds at the same time may promise', async () => {
    const { db, scope, staff, goodsPaid, terms } = await bought();
    const some = () => refundOrder(staff, { ...terms, amount: '3.00' });
    const asked = await requestRefund({ ...scope, db: meanwhile(db, some) }, terms);
    expect(Number(asked.amount)).toBeCloseTo(Number(goodsPaid) - 3);
  });
});
