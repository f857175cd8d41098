import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { answerPurchaseOrder } from '../../../../../src/server/commerce/purchase/answer-order.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { completeOrders } from '../../../../../src/server/commerce/purchase/complete-orders.ts';
import {
  acceptOrder,
  askShopper,
  markBought,
  markDelivered,
  markShipped,
  rejectOrder,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import {
  boughtOrder,
  openWarehouse,
  operatorOf,
  ownWarehouse,
  paidOrder,
  shipMore,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import { later, order, PAY_PASSWORD } from '../../../support/shop.ts';

const REASON = { reason: 'OUT_OF_STOCK', note: '' } as const;
const storedNotifications = async (db: Database) =>
  (await db.select().from(notifications)).map(({ type, parameters }) => ({ type, ...parameters }));

describe('an agent', () => {
  it('accepts a paid order, asks the shopper, gets an answer, and buys', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id, orderNo } = await paidOrder(scope);
    expect(await acceptOrder(operator, orderNo)).toMatchObject({
      status: 'PURCHASING',
      actions: ['requestCancel', 'clone'],
    });
    const asked = await askShopper(operator, id, { question: 'Green or blue?' });
    expect(asked).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
      question: 'Green or blue?',
      actions: ['requestCancel', 'answer', 'clone'],
    });
    const answered = await answerPurchaseOrder(scope, orderNo, { answer: 'Blue' });
    expect(answered.status).toBe('PURCHASING');
    expect(answered.question).toBeUndefined();
    const bought = await markBought(operator, id, { upstreamOrderNo: '28112233' });
    expect(bought).toMatchObject({
      status: 'PURCHASED',
      items: [{ status: 'PURCHASED' }, { status: 'PURCHASED' }],
      actions: ['requestRefund', 'clone'],
    });
    expect(bought.timeline.slice(2)).toMatchObject([
      { event: 'ACCEPTED', actor: 'OPERATOR', from: 'PAID', to: 'PURCHASING' },
      { event: 'ASKED', details: { question: 'Green or blue?' } },
      { event: 'ANSWERED', actor: 'SHOPPER', details: { answer: 'Blue' } },
      { event: 'BOUGHT', to: 'PURCHASED' },
    ]);
    const [row] = await db.select().from(purchaseOrders);
    expect(row).toMatchObject({ upstreamOrderNo: '28112233', statusAt: NOW });
    expect((await storedNotifications(db)).slice(1)).toEqual([
      { type: 'NEED_CONFIRMATION', orderNo, text: 'Green or blue?' },
      { type: 'ORDER_BOUGHT', orderNo },
    ]);
  });

  it('requests a supplement, and goes on when it is paid', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id, orderNo } = await paidOrder(scope);
    await acceptOrder(operator, id);
    const nothing = requestSupplement(operator, id, { amount: '0.00', note: 'x' });
    expect((await failureOf(nothing)).fields).toEqual([{ field: 'amount', code: 'too_small' }]);
    const soon = later(operator, 1000);
    const due = await requestSupplement(soon, id, { amount: '7.3', note: 'The price rose' });
    expect(due).toMatchObject({
      status: 'PENDING_SUPPLEMENT',
      expiresAt: new Date(soon.now + 3 * DAY).toISOString(),
      actions: ['pay', 'close', 'clone'],
      payments: [
        { status: 'PAID' },
        { type: 'PURCHASE_SUPPLEMENT', amount: '7.30', note: 'The price rose', status: 'UNPAID' },
      ],
    });
    expect(due.paymentNo).toBe(due.payments[1]?.paymentNo);
    expect(await storedNotifications(db)).toContainEqual({
      type: 'SUPPLEMENT_REQUIRED',
      orderNo,
      amount: '7.30',
      text: 'The price rose',
    });
    await payOrder(scope, id, PAY_PASSWORD);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'PURCHASING' });
  });

  it('freezes today’s exchange rate for the supplement, if there is a fresh one', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    await changeRates(db, { raw: '0.3', fetchedAt: NOW + DAY });
    const ask = { amount: '7.00', note: 'x' };
    const asked = await requestSupplement(later(operator, DAY), id, ask);
    expect(asked).toMatchObject({
      rate: { rate: '0.2134' },
      payments: [{ rate: undefined }, { rate: { currency: 'AUD', rate: '0.3' } }],
    });
    await payOrder(later(scope, DAY), id, PAY_PASSWORD);
    const stale = await requestSupplement(later(operator, 9 * DAY), id, ask);
    expect(stale.payments.at(-1)?.rate).toBeUndefined();
  });

  it('waits 72 hours for the supplement; then everything is refunded', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    await requestSupplement(later(operator, 1), id, { amount: '7.00', note: 'x' });
    expect(await getPurchaseOrder(later(scope, 3 * DAY), id)).toMatchObject({
      status: 'PENDING_SUPPLEMENT',
    });
    expect(await getPurchaseOrder(later(scope, 3 * DAY + 1), id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'PAYMENT_TIMEOUT',
      refundStatus: 'FULL',
      payments: [{ status: 'REFUNDED' }, { status: 'EXPIRED' }],
    });
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it.each([
    ['an unpaid', false],
    ['a paid', true],
  ])('rejects %s order: it is closed and refunded', async (_, paid) => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = paid ? await paidOrder(scope) : await order(scope);
    const rejected = await rejectOrder(operator, id, {
      reason: 'PROHIBITED_ITEM',
      note: 'a knife',
    });
    expect(rejected).toMatchObject({
      status: 'CLOSED',
      closeReason: 'PROHIBITED_ITEM',
      refundStatus: paid ? 'FULL' : 'NONE',
      actions: ['clone'],
      payments: [{ status: paid ? 'REFUNDED' : 'CANCELLED' }],
      refunds: paid ? [{ status: 'SUCCEEDED', reason: 'OTHER', amount: '42.50' }] : [],
    });
    expect(rejected.items.every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect((await getAccount(scope)).available).toBe('1000.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
    expect(await failureCode(rejectOrder(operator, id, REASON))).toBe('ILLEGAL_TRANSITION');
  });

  it('rejects one whose supplement is open and whose shopper asked to cancel', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    await acceptOrder(operator, id);
    expect(await closePurchaseOrder(scope, id)).toMatchObject({
      status: 'PURCHASING',
      refundStatus: 'PENDING',
      actions: ['clone'],
    });
    const page = { tab: 'all', keyword: '', pageNo: 1, pageSize: 20 } as const;
    const { records } = await listPurchaseOrders(scope, page);
    expect(records).toMatchObject([{ actions: ['clone'] }]);
    await requestSupplement(later(operator, 1), id, { amount: '7.00', note: 'x' });
    expect(await rejectOrder(operator, id, REASON)).toMatchObject({
      status: 'CLOSED',
      refundStatus: 'FULL',
      items: [{ status: 'OUT_OF_STOCK' }, { status: 'OUT_OF_STOCK' }],
      payments: [{ status: 'REFUNDED' }, { status: 'CANCELLED' }],
    });
    expect((await getAccount(scope)).available).toBe('1000.00');
  });

  it('or shopper whose concurrent change comes too late gets ILLEGAL_TRANSITION', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    const outcomes = await Promise.allSettled([
      closePurchaseOrder(scope, id),
      acceptOrder(operator, id),
      rejectOrder(operator, id, REASON),
    ]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.length).toBeGreaterThan(0);
    expect(new Set(failures.map(({ reason }) => reason.code))).toEqual(
      new Set(['ILLEGAL_TRANSITION']),
    );
  });

  it('can act only on orders of the tenant, in statuses that allow it', async () => {
    const { scope, operator, shopper } = await openWarehouse();
    const elsewhere = operatorOf(await shopper('eva', 'two'));
    const { id, orderNo } = await paidOrder(scope);
    const calls = (by: typeof operator, name: string) => [
      askShopper(by, name, { question: 'x' }),
      requestSupplement(by, name, { amount: '1', note: 'x' }),
      markBought(by, name, { upstreamOrderNo: '' }),
      markShipped(by, name, { parcels: [{ domesticCarrier: 'x', domesticTrackingNo: 'y' }] }),
      markDelivered(by, name),
    ];
    const codes = (by: typeof operator, name: string) =>
      Promise.all(calls(by, name).map(failureCode));
    for (const name of [id, orderNo]) {
      expect(await codes(elsewhere, name)).toEqual(Array(5).fill('NOT_FOUND'));
      expect(await codes(operator, name)).toEqual(Array(5).fill('ILLEGAL_TRANSITION'));
      expect(await failureCode(acceptOrder(elsewhere, name))).toBe('NOT_FOUND');
      expect(await failureCode(rejectOrder(elsewhere, name, REASON))).toBe('NOT_FOUND');
      const answer = (by: typeof scope) => answerPurchaseOrder(by, name, { answer: 'x' });
      expect(await failureCode(answer(scope))).toBe('ILLEGAL_TRANSITION');
      expect(await failureCode(answer(await shopper(`noa${name}`)))).toBe('NOT_FOUND');
    }
    expect(await getPurchaseOrder(scope, id)).toMatchObject({ status: 'PAID' });
  });
});

describe('a seller’s parcels', () => {
  it('hold the given pieces, or else all remaining ones, and never more', async () => {
    const { scope, operator } = await openWarehouse();
    const bought = await boughtOrder(scope);
    const tooMuch = await failureOf(
      shipMore(scope, bought, [
        [1, 0],
        [2, 0],
      ]),
    );
    expect(tooMuch).toMatchObject({
      code: 'QUANTITY_NOT_ALLOWED',
      details: { orderItemId: bought.items[0]?.id, left: 1 },
    });
    const first = await shipMore(scope, bought, [[1, 0]]);
    expect(first).toMatchObject({
      status: 'SELLER_SHIPPED',
      items: [{ status: 'PURCHASED' }, { status: 'PURCHASED' }],
      parcels: [
        {
          status: 'IN_DOMESTIC_TRANSIT',
          domesticTraceStatus: 'CONSIGN',
          domesticTrackingNo: 'SF1234567890',
          goodsValue: '10.00',
          goodsClass: 'NORMAL',
          warehouse: { id: 'w-one' },
          items: [{ orderItemId: bought.items[0]?.id, quantity: 1, price: '10.00' }],
          actions: [],
        },
      ],
    });
    expect(first.parcels[0]?.parcelNo).toMatch(/^K261121/);
    const rest = await shipMore(scope, bought);
    expect(rest.parcels).toHaveLength(2);
    expect(rest.items.map(({ status }) => status)).toEqual(['SELLER_SHIPPED', 'SELLER_SHIPPED']);
    expect(
      rest.parcels.flatMap(({ items }) => items.map(({ quantity }) => quantity)).sort(),
    ).toEqual([1, 1, 1]);
    expect(rest.timeline.filter(({ event }) => event === 'SELLER_SHIPPED')).toHaveLength(1);
    expect(await failureCode(shipMore(scope, bought))).toBe('QUANTITY_NOT_ALLOWED');
    const strange = [{ orderItemId: 'another', quantity: 1 }];
    const parcel = { domesticCarrier: 'SF', domesticTrackingNo: '1', items: strange };
    expect(await failureCode(markShipped(operator, bought.id, { parcels: [parcel] }))).toBe(
      'QUANTITY_NOT_ALLOWED',
    );
  });

  it('never hold a piece twice, also if two calls come at once', async () => {
    const { scope } = await openWarehouse();
    const bought = await boughtOrder(scope);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => shipMore(scope, bought, [[2, 1]])),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.map(({ reason }) => reason.code)).toEqual(
      Array(2).fill('QUANTITY_NOT_ALLOWED'),
    );
    expect((await getPurchaseOrder(scope, bought.id)).parcels).toHaveLength(1);
  });

  it('to the shopper’s own warehouse are delivered there, and the order completes after a week', async () => {
    const { db, scope, operator } = await openWarehouse();
    const shipped = await shippedOrder(
      scope,
      [
        [2, 0],
        [0, 1],
      ],
      { userWarehouseId: await ownWarehouse(scope) },
    );
    expect(shipped.parcels.every(({ warehouse }) => warehouse === undefined)).toBe(true);
    const delivered = await markDelivered(operator, shipped.orderNo);
    expect(delivered).toMatchObject({
      status: 'DELIVERED_TO_USER_WAREHOUSE',
      items: [{ status: 'ARRIVED' }, { status: 'ARRIVED' }],
      parcels: [
        { status: 'DOMESTIC_SIGNED', domesticTraceStatus: 'SIGN' },
        { status: 'DOMESTIC_SIGNED', domesticTraceStatus: 'SIGN' },
      ],
    });
    const deliveryNotifications = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'DELIVERED_TO_WAREHOUSE'));
    expect(deliveryNotifications).toMatchObject([
      { userId: scope.userId, link: `/my/purchase/${shipped.orderNo}`, mail: 'PENDING' },
    ]);
    expect(await completeOrders({ db, now: NOW + 7 * DAY - 1 })).toBe(0);
    expect(await completeOrders({ db, now: NOW + 7 * DAY })).toBe(1);
    expect(await completeOrders({ db, now: NOW + 7 * DAY })).toBe(0);
    const done = await getPurchaseOrder(scope, shipped.id);
    expect(done).toMatchObject({ status: 'COMPLETED', actions: ['clone'] });
    expect(done.timeline.at(-1)).toMatchObject({ event: 'COMPLETED', actor: 'SYSTEM' });
  });

  it('to the tenant’s warehouse can’t be marked delivered to the shopper’s own', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { id } = await shippedOrder(scope);
    expect(await failureCode(markDelivered(operator, id))).toBe('ILLEGAL_TRANSITION');
    const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    expect(row?.status).toBe('SELLER_SHIPPED');
  });
});
