import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { transferStatements } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { parcelsOfOrder } from '../../../../../src/server/commerce/parcel/records.ts';
import { answerPurchaseOrder } from '../../../../../src/server/commerce/purchase/answer-order.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { updateDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payOrder, payTransitOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { requestRefund } from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { mergeParcels } from '../../../../../src/server/commerce/stock/merge-parcels.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import type { TransitWish } from '../../../../../src/server/commerce/transit/route.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import { objectToParcel } from '../../../../../src/server/commerce/warehouse/objections.ts';
import type { WithdrawalRow } from '../../../../../src/server/commerce/withdrawal/withdrawal-records.ts';
import { withdrawals } from '../../../../../src/server/db/schema/money/ledger.ts';
import { events } from '../../../../../src/server/db/schema/orders/events.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { checkChain } from '../../../../../src/server/staff/audit/check.ts';
import { listAudit } from '../../../../../src/server/staff/audit/list.ts';
import { announced, announcer } from '../../../support/announcing.ts';
import { noticesOf, stocked, wishFor } from '../../../support/forwarding.ts';
import { operatorOf } from '../../../support/fulfilment.ts';
import { SECOND } from '../../../support/identity-scope.ts';
import { later, PAY_PASSWORD } from '../../../support/shop.ts';
import { open, paidOrder, run } from '../../../support/simulated.ts';

/** The events of an order and its parcels, with their times in seconds after `scope.now`. */
async function historyOf(scope: OwnerScope, orderId: string) {
  const parcels = await parcelsOfOrder(scope, orderId);
  const of = async (id: string) => {
    const rows = await scope.db
      .select()
      .from(events)
      .where(eq(events.subjectId, id))
      .orderBy(asc(events.sequence));
    return rows.map(({ event, to, at }) => `${(at - scope.now) / SECOND} ${event} ${to}`);
  };
  const stories = await Promise.all(parcels.map(({ id }) => of(id)));
  return {
    order: await of(orderId),
    parcels: stories.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)),
    stocked: parcels
      .map(({ stockedInAt }) => stockedInAt && (stockedInAt - scope.now) / SECOND)
      .toSorted(),
  };
}

const statusOf = async (scope: OwnerScope, id: string) =>
  (await getPurchaseOrder(scope, id)).status;

describe('a parcel that the shopper announces', () => {
  const story = async (scope: OwnerScope, parcelNo: string) =>
    (await getParcel(scope, parcelNo)).timeline.map(({ event }) => event).join(' ');

  it('is received, weighed, checked and stored', async () => {
    const { scope, timers } = await open();
    const { parcelNo } = await announced(announcer(scope));
    await run(timers, scope, 40);
    expect(await story(scope, parcelNo)).toBe(
      'ANNOUNCED CONSIGNED TRACED TRACED SIGNED ARRIVED PASSED',
    );
    const { weightG, goodsValue, shelfCode } = await getParcel(scope, parcelNo);
    expect(weightG).toBeGreaterThan(300);
    expect(goodsValue).toBe('188.50');
    expect(shelfCode).toMatch(/^[A-F]-\d\d-\d$/);
    expect(timers.lines).toEqual([]);
  });

  it.each([
    ['#damaged', 'SIGNED ARRIVED FAILED'],
    ['#lost', 'EXCEPTION RETURNED'],
  ])('has the problem that its note asks for: %s', async (note, end) => {
    const { scope, timers } = await open();
    const { parcelNo } = await announced(announcer(scope), { note });
    await run(timers, scope, 60);
    expect(await story(scope, parcelNo)).toBe(`ANNOUNCED CONSIGNED TRACED TRACED ${end}`);
  });
});

describe('a paid order', () => {
  it('is bought, shipped, checked and stored in the warehouse within 50 seconds', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope);
    await run(timers, scope, 2);
    expect(await statusOf(scope, id)).toBe('PAID');
    await run(timers, scope, 3);
    expect(await statusOf(scope, id)).toBe('PURCHASING');
    await run(timers, scope, 50);
    const order = await getPurchaseOrder(scope, id);
    expect(order).toMatchObject({ status: 'STOCKED_IN', items: [{ status: 'STOCKED_IN' }] });
    const [parcel] = order.parcels;
    expect(parcel).toMatchObject({
      status: 'STOCKED_IN',
      qcStatus: 'PASSED',
      shelfCode: expect.stringMatching(/^[A-F]-\d\d-\d$/),
      qcPhotos: ['/images/10001.webp'],
      domesticTraceStatus: 'SIGN',
    });
    expect(parcel?.weightG).toBeGreaterThan(300);
    expect(timers.lines).toEqual([]);
    expect((await noticesOf(scope)).map(([type]) => type)).toEqual([
      'PARCEL_STOCKED_IN',
      'PARCEL_SIGNED',
      'ORDER_BOUGHT',
      'ORDER_PAID',
    ]);
  });

  it('records the times at which its steps were due, however late the timers run', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope);
    await run(timers, scope, 3600);
    const { order, parcels, stocked: stored } = await historyOf(scope, id);
    expect(order).toEqual([
      '0 CREATED PENDING_PAYMENT',
      '0 PAID PAID',
      '3 ACCEPTED PURCHASING',
      '9 BOUGHT PURCHASED',
      '14 SELLER_SHIPPED SELLER_SHIPPED',
      '37 STOCKED_IN STOCKED_IN',
    ]);
    expect(parcels).toEqual([
      [
        '14 CONSIGNED IN_DOMESTIC_TRANSIT',
        '18 TRACED IN_DOMESTIC_TRANSIT',
        '23 TRACED IN_DOMESTIC_TRANSIT',
        '27 SIGNED DOMESTIC_SIGNED',
        '31 ARRIVED INBOUND_CHECKING',
        '37 PASSED STOCKED_IN',
      ],
    ]);
    expect(stored).toEqual([37]);
  });

  it('ends the same after one late run as after a run every second', async () => {
    const once = await open();
    const often = await open();
    const [first, second] = [
      await paidOrder(once.scope, { quantity: 5, message: '#damaged' }),
      await paidOrder(often.scope, { quantity: 5, message: '#damaged' }),
    ];
    await run(once.timers, once.scope, 3600);
    for (let seconds = 1; seconds <= 60; seconds++) await run(often.timers, often.scope, seconds);
    await run(often.timers, often.scope, 3600);
    const noticeTypes = await historyOf(once.scope, first);
    expect(noticeTypes.parcels).toHaveLength(2);
    expect(await historyOf(often.scope, second)).toEqual(noticeTypes);
  });

  it('goes through each step once when several runs overlap', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { quantity: 3 });
    await Promise.all([run(timers, scope, 60), run(timers, scope, 60), run(timers, scope, 60)]);
    await run(timers, scope, 60);
    const { order, parcels } = await historyOf(scope, id);
    expect(order.at(-1)).toBe('37 STOCKED_IN STOCKED_IN');
    expect(parcels).toHaveLength(2);
    for (const events of parcels) {
      expect(events).toHaveLength(6);
      expect(events.at(-1)).toBe('37 PASSED STOCKED_IN');
    }
    expect(timers.lines).toEqual([]);
  });

  it('goes faster by the factor `FULFILMENT_SPEED`', async () => {
    const { scope, timers } = await open({ FULFILMENT_SPEED: '100' });
    const id = await paidOrder(scope);
    await run(timers, scope, 0.5);
    expect(await statusOf(scope, id)).toBe('STOCKED_IN');
  });

  it('waits for operators if `FULFILMENT` is `manual`', async () => {
    const { scope, timers } = await open({ FULFILMENT: 'manual' });
    const id = await paidOrder(scope);
    await run(timers, scope, 3600);
    expect(await statusOf(scope, id)).toBe('PAID');
  });

  it('is left alone once the shopper has closed it', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope);
    await closePurchaseOrder(later(scope, 2 * SECOND), id);
    await run(timers, scope, 60);
    expect(await statusOf(scope, id)).toBe('CLOSED');
    expect(timers.lines).toEqual([]);
  });

  it('goes on although another order fails, and the failure is logged', async () => {
    const { scope, timers } = await open();
    const [broken, fine] = [await paidOrder(scope), await paidOrder(later(scope, SECOND))];
    // Not possible by a program that enforces foreign keys.
    await scope.db.run(sql`pragma foreign_keys = off`);
    await scope.db.run(sql`drop trigger purchase_orders_keep_seller`);
    await scope.db
      .update(purchaseOrders)
      .set({ tenantId: 'gone' })
      .where(eq(purchaseOrders.id, broken));
    await run(timers, scope, 60);
    expect(await statusOf(scope, fine)).toBe('STOCKED_IN');
    expect(timers.lines).toMatchObject([
      { event: 'simulated_step_failed', step: `PURCHASE_ORDER ${broken} PAID`, tenantId: 'gone' },
    ]);
  });
});

describe('a command word in an order’s note', () => {
  it('#ask: the agent asks once, and goes on once the shopper has answered', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: 'Please #ask me' });
    await run(timers, scope, 600);
    const order = await getPurchaseOrder(scope, id);
    expect(order.status).toBe('AWAITING_CONFIRMATION');
    expect(order.question).toMatch(/\?$/);
    const afterTenMinutes = later(scope, 600 * SECOND);
    await answerPurchaseOrder(afterTenMinutes, id, { answer: 'Yes' });
    await run(timers, afterTenMinutes, 50);
    expect(await statusOf(scope, id)).toBe('STOCKED_IN');
  });

  it('#supplement: the price has risen, and the order goes on once the difference is paid', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#supplement', quantity: 2 });
    await run(timers, scope, 600);
    expect(await statusOf(scope, id)).toBe('PENDING_SUPPLEMENT');
    const payingScope = later(scope, 600 * SECOND);
    const { payments } = await listUnpaid(payingScope, {});
    expect(payments).toMatchObject([{ type: 'PURCHASE_SUPPLEMENT', amount: '2.00' }]);
    await payOrder(payingScope, id, PAY_PASSWORD);
    await run(timers, payingScope, 50);
    expect(await statusOf(scope, id)).toBe('STOCKED_IN');
  });

  it('#out-of-stock: the order is closed and refunded', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#Out-of-Stock' });
    await run(timers, scope, 50);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'OUT_OF_STOCK',
      refundStatus: 'FULL',
    });
  });

  it('#damaged: one parcel waits for the shopper’s decision, and is refunded once it is returned', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#damaged', quantity: 4 });
    await run(timers, scope, 3600);
    const statuses = async () => (await parcelsOfOrder(scope, id)).map(({ status }) => status);
    expect((await statuses()).toSorted()).toEqual(['QC_FAILED', 'STOCKED_IN']);
    expect(await statusOf(scope, id)).toBe('PARTIALLY_STOCKED_IN');
    const afterAnHour = later(scope, 3600 * SECOND);
    const bad = (await parcelsOfOrder(scope, id)).find(({ status }) => status === 'QC_FAILED');
    await decideParcel(afterAnHour, bad?.id ?? '', { decision: 'RETURN' });
    await run(timers, afterAnHour, 19);
    expect(await statuses()).toContain('RETURNING');
    await run(timers, afterAnHour, 20);
    expect((await statuses()).toSorted()).toEqual(['RETURNED', 'STOCKED_IN']);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'STOCKED_IN',
      refundStatus: 'PARTIAL',
      refunds: [{ amount: '20.00', reason: 'QC_FAILED', status: 'SUCCEEDED' }],
    });
  });

  it('#damaged: what the seller sends in exchange is whole', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#damaged' });
    await run(timers, scope, 60);
    const [bad] = await parcelsOfOrder(scope, id);
    expect(bad?.status).toBe('QC_FAILED');
    await decideParcel(later(scope, 60 * SECOND), bad?.id ?? '', { decision: 'EXCHANGE' });
    await run(timers, scope, 120);
    expect(await parcelsOfOrder(scope, id)).toMatchObject([
      { status: 'STOCKED_IN', qcStatus: 'PASSED' },
    ]);
  });

  it('#refuse: in the note of an objection, the seller refuses; else it agrees, and sends others', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope);
    await run(timers, scope, 60);
    const [stored] = await parcelsOfOrder(scope, id);
    const ask = (seconds: number, note: string) =>
      objectToParcel(later(scope, seconds * SECOND), stored?.id ?? '', {
        kind: 'EXCHANGE',
        reason: 'WRONG_SIZE',
        itemIds: [],
        note,
      });
    await ask(60, '#refuse');
    await run(timers, scope, 90);
    expect(await parcelsOfOrder(scope, id)).toMatchObject([
      { status: 'STOCKED_IN', objection: { agreed: false } },
    ]);
    await ask(90, 'Size 42');
    await run(timers, scope, 115);
    expect(await parcelsOfOrder(scope, id)).toMatchObject([{ status: 'EXCHANGING' }]);
    await run(timers, scope, 180);
    expect(await parcelsOfOrder(scope, id)).toMatchObject([{ status: 'STOCKED_IN' }]);
    expect(timers.lines).toEqual([]);
  });

  it('goods that go back without the rest are split off; the rest is stored', async () => {
    const { scope, timers } = await open();
    const orderId = await paidOrder(scope, { hasSecondLine: true });
    await run(timers, scope, 60);
    const at = later(scope, 60 * SECOND);
    const [one, two] = await parcelsOfOrder(scope, orderId);
    if (!one || !two) throw new Error('no parcels');
    await mergeParcels(operatorOf(at), one.id, { code: two.parcelNo, reason: 'Same order' });
    const { items } = await getPurchaseOrder(scope, orderId);
    const both = await objectToParcel(at, one.id, {
      kind: 'RETURN',
      reason: 'WRONG_SIZE',
      itemIds: [items[1]?.id ?? ''],
      note: '',
    });
    await run(timers, scope, 120);
    const parcels = await parcelsOfOrder(scope, orderId);
    expect(parcels.filter(({ status }) => status !== 'MERGED')).toMatchObject([
      { status: 'STOCKED_IN', goodsValueFen: 10_00, objection: { agreed: false } },
      { status: 'RETURNED', goodsValueFen: 12_50, objection: { agreed: true } },
    ]);
    expect(parcels.reduce((sum, { weightG }) => sum + weightG, 0)).toBe(both.weightG);
    expect((await getPurchaseOrder(scope, orderId)).refunds).toMatchObject([{ amount: '12.50' }]);
    expect(timers.lines).toEqual([]);
  });

  it('#lost: one parcel never arrives, and is refunded', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#lost', quantity: 3 });
    await run(timers, scope, 100);
    expect(await getPurchaseOrder(scope, id)).toMatchObject({
      status: 'STOCKED_IN',
      refunds: [{ amount: '10.00', reason: 'LOST' }],
    });
    expect((await noticesOf(scope)).map(([type]) => type)).toContain('PARCEL_EXCEPTION');
  });

  it('can be combined with another', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#damaged #lost', quantity: 3 });
    await run(timers, scope, 100);
    const parcels = await parcelsOfOrder(scope, id);
    expect(parcels.map(({ status }) => status).toSorted()).toEqual(['QC_FAILED', 'RETURNED']);
  });

  it('has no effect as part of another word, or without its #', async () => {
    const { scope, timers } = await open();
    const id = await paidOrder(scope, { message: '#asking #lostandfound damaged ask' });
    await run(timers, scope, 50);
    expect(await statusOf(scope, id)).toBe('STOCKED_IN');
  });
});

describe('a transit order', () => {
  /** A packed transit order, paid at `now` of the returned scope. */
  async function paidTransit(other: Partial<TransitWish> = {}) {
    const { scope, timers } = await open();
    const wish = await wishFor(scope, [await stocked(scope), await stocked(scope)], other);
    const { id } = await createTransitOrder(scope, wish);
    await run(timers, scope, 15);
    expect(await getTransitOrder(scope, id)).toMatchObject({
      status: 'PENDING_PAYMENT',
      packed: true,
    });
    const payingScope = later(scope, 3600 * SECOND);
    await payTransitOrder(payingScope, id, PAY_PASSWORD);
    return { scope: payingScope, timers, id };
  }

  it('is weighed within 15 seconds, and at the door within 60 of being paidOrder', async () => {
    const { scope, timers, id } = await paidTransit();
    await run(timers, scope, 60);
    const order = await getTransitOrder(scope, id);
    expect(order.status).toBe('DELIVERED');
    expect(
      order.traces.map(({ status, at }) => [status, (Date.parse(at) - scope.now) / SECOND]),
    ).toEqual([
      ['DELIVERED', 43],
      ['OUT_FOR_DELIVERY', 35],
      ['IN_TRANSIT', 29],
      ['CUSTOMS', 22],
      ['IN_TRANSIT', 15],
      ['IN_TRANSIT', 9],
    ]);
    expect(order.timeline.map(({ event }) => event)).toEqual([
      'CREATED',
      'PACKING_STARTED',
      'BILLED',
      'PAID',
      'HANDED_OVER',
      'CUSTOMS',
      'CLEARED',
      'DELIVERED',
    ]);
    expect(order.parcels.map(({ status }) => status)).toEqual(['SHIPPED_OUT', 'SHIPPED_OUT']);
    expect(timers.lines).toEqual([]);
  });

  it('waits at the pick-up point with a pick-up code', async () => {
    const { scope, timers, id } = await paidTransit({
      selfPickup: true,
      transitOptionName: 'TAX_FREE_AIR',
    });
    await run(timers, scope, 600);
    const { status, pickupCode } = await getTransitOrder(scope, id);
    expect(status).toBe('READY_FOR_PICKUP');
    expect(pickupCode).toMatch(/^\d{6}$/);
  });

  it('never arrives with #lost in its note', async () => {
    const { scope, timers, id } = await paidTransit({ message: '#lost' });
    await run(timers, scope, 600);
    expect((await getTransitOrder(scope, id)).status).toBe('LOST');
  });

  it('is delivered once when two runs overlap', async () => {
    const { scope, timers, id } = await paidTransit();
    await Promise.all([run(timers, scope, 600), run(timers, scope, 600)]);
    const order = await getTransitOrder(scope, id);
    expect([order.status, order.traces.length]).toEqual(['DELIVERED', 6]);
    expect(timers.lines).toEqual([]);
  });
});

describe('the simulated cashier', () => {
  it('credits a bank transfer 20 seconds after the shopper submitted it', async () => {
    const { scope, timers } = await open();
    const { id: depositId } = await createDeposit(scope, {
      channelId: 'bank-one',
      amount: '100',
      reference: '',
    });
    await run(timers, scope, 3600);
    const submittingScope = later(scope, 3600 * SECOND);
    await updateDeposit(submittingScope, { depositId, action: 'SUBMIT', reference: 'x' });
    await run(timers, submittingScope, 19);
    expect((await noticesOf(scope)).map(([type]) => type)).not.toContain('DEPOSIT_CREDITED');
    await run(timers, submittingScope, 20);
    expect((await noticesOf(scope)).map(([type]) => type)).toContain('DEPOSIT_CREDITED');
  });
});

describe('the simulated cashier’s delays', () => {
  it('pass before a pay code is credited, a withdrawal paid and a refund request approved', async () => {
    const { scope, timers } = await open();
    const { db } = scope;
    await db
      .update(depositChannels)
      .set({ type: 'QR_PAY_CODE', provider: 'qr-code' })
      .where(eq(depositChannels.id, 'bank-one'));
    await createDeposit(scope, { channelId: 'bank-one', amount: '100', reference: '' });
    const withdrawal: WithdrawalRow = {
      id: 'w1',
      tenantId: scope.tenantId,
      userId: scope.userId,
      withdrawalNo: 'W1',
      channelId: 'bank-one',
      status: 'PENDING_REVIEW',
      version: 0,
      amountFen: 50_00,
      feeFen: 5_00,
      payAmount: '9.60',
      payCurrency: 'AUD',
      rate: '0.2134',
      accountHolder: 'Mia',
      accountNo: '1',
      reason: '',
      createdAt: scope.now,
      doneAt: null,
    };
    await commit({ db }, [
      db.insert(withdrawals).values(withdrawal),
      ...transferStatements(db, {
        tenantId: scope.tenantId,
        key: 'withdrawal:w1',
        type: 'WITHDRAWAL',
        reference: 'W1',
        at: scope.now,
        postings: [
          { userId: scope.userId, kind: 'AVAILABLE', amountFen: -50_00 },
          { userId: scope.userId, kind: 'FROZEN', amountFen: 50_00 },
        ],
      }),
    ]);
    const orderId = await paidOrder(scope);
    await run(timers, scope, 12);
    await requestRefund(later(scope, 12 * SECOND), {
      orderType: 'PURCHASE_ORDER',
      orderNo: (await getPurchaseOrder(scope, orderId)).orderNo,
      reason: 'OTHER',
      note: '',
    });
    const noticeTypes = async () => (await noticesOf(scope)).map(([type]) => type);
    await run(timers, scope, 15);
    expect(await noticeTypes()).toContain('DEPOSIT_CREDITED');
    await run(timers, scope, 30);
    expect(await noticeTypes()).toContain('WITHDRAWAL_DONE');
    expect(await statusOf(scope, orderId)).toBe('PURCHASED');
    await run(timers, scope, 42);
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'FULLY_REFUNDED',
    });
    expect(await verifyLedger(db, scope.tenantId)).toEqual([]);
    expect(timers.lines).toEqual([]);
  });
});

it('the simulator delivers goods for the shopper’s own warehouse there', async () => {
  const { scope, timers } = await open();
  const id = await paidOrder(scope);
  await scope.db
    .update(purchaseOrders)
    .set({ userWarehouseId: 'mine', warehouseId: null })
    .where(eq(purchaseOrders.id, id));
  await run(timers, scope, 60);
  expect(await statusOf(scope, id)).toBe('DELIVERED_TO_USER_WAREHOUSE');
  expect((await parcelsOfOrder(scope, id)).map(({ status }) => status)).toEqual([
    'DOMESTIC_SIGNED',
  ]);
  expect(timers.lines).toEqual([]);
});

it('the ledger balances after every kind of simulated order', async () => {
  const { scope, timers } = await open();
  for (const message of ['', '#damaged', '#lost', '#out-of-stock', '#supplement']) {
    await paidOrder(scope, { message, quantity: 3 });
  }
  await run(timers, scope, 3600);
  expect(await verifyLedger(scope.db, scope.tenantId)).toEqual([]);
});

it('stands in the audit as itself, with what it did, in a chain that is whole', async () => {
  const { scope, timers } = await open({}, true);
  const id = await paidOrder(scope);
  await run(timers, scope, 10);
  const { records } = await listAudit(scope, {
    ...{ actorId: 'simulator', call: '', subject: 'PURCHASE_ORDER', subjectId: id, pageSize: 10 },
  });
  expect(records).toMatchObject([
    { actorKind: 'SIMULATOR', before: { status: 'PURCHASING' }, change: { stage: 'PURCHASING' } },
    { actorKind: 'SIMULATOR', before: { status: 'PAID' }, change: { stage: 'PAID' } },
  ]);
  expect((await checkChain(scope, scope.tenantId)).faults).toEqual([]);
});
