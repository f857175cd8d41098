import { describe, expect, it } from 'vitest';
import type { TransitOrder } from '../../../../../src/contract/calls/transit.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { payTransitOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  rejectTransit,
  transitException,
} from '../../../../../src/server/commerce/transit/outbound.ts';
import { closeOverdueTransits } from '../../../../../src/server/commerce/transit/overdue-transits.ts';
import {
  type TraceReport,
  traceTransit,
} from '../../../../../src/server/commerce/transit/trace.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import {
  checkParcel,
  parcelArrived,
  parcelReturned,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  BOX,
  forwarded,
  forwarder,
  noticesOf,
  operator,
  orderStatusOf,
  paidFor,
  parcelRow,
  sent,
  stocked,
  wishFor,
} from '../../../support/forwarding.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { fund, openShop, PAY_PASSWORD, withPackingAt } from '../../../support/shop.ts';

const OPENING_FEN = 1_000_00;

const open = async (who: Parameters<typeof forwarder>[1] = {}) => {
  const shop = await openShop(await openTestDatabase());
  const scope = await forwarder(shop, who);
  await fund(scope, OPENING_FEN);
  return { shop, scope, ops: operator(scope) };
};
const eventsOf = ({ timeline }: TransitOrder) => timeline.map(({ event }) => event);
const balance = async (scope: OwnerScope) => (await walletOf(scope.db, scope)).availableFen;

/** A paid estimate for one parcel of 1240 g: 1440 g with its box, billed as 1500 g, costs 158.00 CNY. */
const prepaid = async () => {
  const { scope, ops } = await open({ chargeMode: 'PREPAID_ESTIMATE' });
  const { id } = await forwarded(scope);
  expect(await failureCode(packTransit(ops, id))).toBe('ILLEGAL_TRANSITION');
  await payTransitOrder(scope, id, PAY_PASSWORD);
  expect(await balance(scope)).toBe(OPENING_FEN - 158_00);
  await packTransit(ops, id);
  return { scope, ops: { ...ops, now: ops.now + DAY }, id };
};

describe('packing and weighing', () => {
  it('issues the bill for the measured box, to be paid within ten days', async () => {
    const { scope, ops } = await open();
    const { id, orderNo } = await forwarded(scope);
    await expect(packTransit(ops, orderNo)).resolves.toMatchObject({
      status: 'PACKING',
      actions: [],
    });
    const weighed = await weighTransit(ops, id, BOX);
    expect(weighed).toMatchObject({
      status: 'PENDING_PAYMENT',
      packed: true,
      total: '158.00',
      weightG: 1240,
      lengthMm: 300,
      widthMm: 200,
      heightMm: 150,
      boxes: 1,
      bill: { billedG: 1500, firstG: 500, stepG: 500, total: '158.00' },
      expiresAt: new Date(NOW + 10 * DAY).toISOString(),
      actions: ['pay', 'close'],
      payments: [{ type: 'TRANSIT', status: 'UNPAID', amount: '158.00' }],
    });
    expect(eventsOf(weighed)).toEqual(['CREATED', 'PACKING_STARTED', 'BILLED']);
    expect(await noticesOf(scope)).toEqual([
      ['TRANSIT_PAYMENT_DUE', { transitNo: orderNo, amount: '158.00' }],
      ['TRANSIT_PACKED', { transitNo: orderNo, weightG: '1240' }],
    ]);
    await expect(payTransitOrder(scope, id, PAY_PASSWORD)).resolves.toMatchObject({
      status: 'PAID',
      amount: '158.00',
    });
    expect(await balance(scope)).toBe(OPENING_FEN - 158_00);
  });

  it('includes in the bill the insurance of the declared value, local express and every box', async () => {
    const { scope, ops } = await open();
    const { id } = await forwarded(scope, {
      transitOptionName: 'TRUCK',
      localExpressCompanyName: 'Kazpost',
      insured: true,
      declaredValue: '2000.00',
    });
    await packTransit(ops, id);
    const { bill } = await weighTransit(ops, id, { ...BOX, boxes: 2 });
    // 1240 g, and 1500 g by volume. Half of the excess counts: 1370 g, billed as 2 kg.
    expect(bill?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['BASE', '44.00'],
      ['INSURANCE', '30.00'],
      ['LOCAL_EXPRESS', '12.00'],
      ['PACKING', '16.00'],
    ]);
  });

  it('includes the reinforced packing of every box, at the fee of the day of the order', async () => {
    const { scope, ops } = await open();
    const withFee = (price: string) => ({ ...scope, tenant: withPackingAt(scope.tenant, price) });
    const { id, packing } = await forwarded(withFee('12.00'), { packing: 'REINFORCED' });
    expect(packing).toBe('REINFORCED');
    await packTransit(ops, id);
    const later = { ...ops, tenant: withFee('99.00').tenant };
    const { bill } = await weighTransit(later, id, { ...BOX, boxes: 2 });
    const line = bill?.lines.find(({ label }) => label === 'Reinforced packing');
    expect(line?.amount).toBe('24.00');
  });

  it.each([
    [{ weightG: 30_001 }, 'weightG'],
    [{ heightMm: 1501 }, 'heightMm'],
    [{ lengthMm: 700, widthMm: 800, heightMm: 600 }, 'widthMm'],
  ])('refuses %j beyond the limits of the freight option, at its field', async (beyond, field) => {
    const { scope, ops } = await open();
    const { id } = await forwarded(scope);
    await packTransit(ops, id);
    const failure = await failureOf(weighTransit(ops, id, { ...BOX, ...beyond }));
    expect(failure.code).toBe('VALIDATION_FAILED');
    expect(failure.fields).toEqual([{ field, code: 'too_large' }]);
    await expect(weighTransit(ops, id, BOX)).resolves.toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  it('can’t be done in another order', async () => {
    const { scope, ops } = await open();
    const { id } = await forwarded(scope);
    expect(await failureCode(weighTransit(ops, id, BOX))).toBe('ILLEGAL_TRANSITION');
    await packTransit(ops, id);
    expect(await failureCode(packTransit(ops, id))).toBe('ILLEGAL_TRANSITION');
    const both = await Promise.allSettled([weighTransit(ops, id, BOX), weighTransit(ops, id, BOX)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failureCode(handOver(ops, id, { carrier: 'EMS', trackingNo: 'E1' }))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('can’t be done by another tenant’s operator', async () => {
    const { shop, scope } = await open();
    const { id, orderNo } = await forwarded(scope);
    const elsewhere = operator(await forwarder(shop, { tenantId: 'two' }));
    for (const name of [id, orderNo]) {
      expect(await failureCode(packTransit(elsewhere, name))).toBe('NOT_FOUND');
    }
  });
});

describe('a prepaid estimate', () => {
  it('that was right needs no further payment', async () => {
    const { scope, ops, id } = await prepaid();
    const settled = await weighTransit(ops, id, BOX);
    expect(settled).toMatchObject({ status: 'PENDING_SHIPMENT', total: '158.00', refunds: [] });
    expect(eventsOf(settled)).toEqual(['CREATED', 'PREPAID', 'PACKING_STARTED', 'SETTLED']);
    expect(settled.expiresAt).toBeUndefined();
    expect(await balance(scope)).toBe(OPENING_FEN - 158_00);
  });

  it('that was too high leads to a refund of the difference', async () => {
    const { scope, ops, id } = await prepaid();
    const settled = await weighTransit(ops, id, { ...BOX, weightG: 900 });
    expect(settled).toMatchObject({
      status: 'PENDING_SHIPMENT',
      total: '128.00',
      refunds: [{ reason: 'FREIGHT_DIFFERENCE', status: 'SUCCEEDED', amount: '30.00' }],
      payments: [{ status: 'PARTIALLY_REFUNDED', refunded: '30.00' }],
    });
    expect(await balance(scope)).toBe(OPENING_FEN - 128_00);
    expect(await verifyLedger(scope.db, scope.tenantId)).toEqual([]);
  });

  it('that was too low leaves a difference to be paid within ten days', async () => {
    const { scope, ops, id } = await prepaid();
    const weighed = await weighTransit(ops, id, { ...BOX, weightG: 2100 });
    expect(weighed).toMatchObject({
      status: 'PENDING_SETTLEMENT',
      total: '218.00',
      actions: ['pay', 'close'],
      expiresAt: new Date(NOW + 11 * DAY).toISOString(),
      payments: [
        { type: 'TRANSIT', status: 'PAID', amount: '158.00' },
        { type: 'TRANSIT_SUPPLEMENT', status: 'UNPAID', amount: '60.00' },
      ],
    });
    const inTime = { ...scope, now: scope.now + 10 * DAY - 1 };
    await payTransitOrder(inTime, id, PAY_PASSWORD);
    expect(await balance(scope)).toBe(OPENING_FEN - 218_00);
    await expect(handOver(ops, id, { carrier: 'EMS', trackingNo: 'E1' })).resolves.toMatchObject({
      status: 'IN_TRANSIT',
    });
  });
});

describe('a prepaid order whose difference is not paid', () => {
  it.each([
    ['in time', 'PAYMENT_TIMEOUT', 'FREIGHT_DIFFERENCE'],
    ['because the shopper closes it', 'USER_CANCELLED', 'USER_CANCELLED'],
  ] as const)('%s is closed, and what was prepaid goes back', async (_, closeReason, reason) => {
    const { scope, ops, id } = await prepaid();
    await weighTransit(ops, id, { ...BOX, weightG: 2100 });
    if (closeReason === 'USER_CANCELLED') await closeTransitOrder(scope, id);
    else expect(await closeOverdueTransits({ db: scope.db, now: NOW + 11 * DAY })).toBe(1);
    const closed = await getTransitOrder(scope, id);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      payments: [{ status: 'REFUNDED' }, {}],
      refunds: [{ reason, amount: '158.00', status: 'SUCCEEDED' }],
      parcels: [{ status: 'STOCKED_IN' }],
    });
    expect(closed.timeline.find(({ to }) => to === 'CLOSED')?.details).toEqual({
      reason: closeReason,
    });
    expect(await balance(scope)).toBe(OPENING_FEN);
    expect(await verifyLedger(scope.db, scope.tenantId)).toEqual([]);
  });
});

describe('a transit order that can’t be packed or sent', () => {
  it('is closed by the warehouse with a reason, and refunded', async () => {
    const { scope, ops, id } = await prepaid();
    const tooHeavy = weighTransit(ops, id, { ...BOX, weightG: 500_000 });
    expect(await failureCode(tooHeavy)).toBe('VALIDATION_FAILED');
    const closed = await rejectTransit(ops, id, { note: 'Too heavy for this line' });
    expect(closed).toMatchObject({
      status: 'CLOSED',
      refunds: [{ reason: 'OTHER', note: 'Too heavy for this line' }],
      parcels: [{ status: 'STOCKED_IN', actions: ['approve', 'forward', 'extend'] }],
    });
    expect(closed.timeline.find(({ event }) => event === 'REJECTED')).toMatchObject({
      actor: 'OPERATOR',
      details: { reason: 'OPERATOR_CANCELLED', note: 'Too heavy for this line' },
    });
    expect(await balance(scope)).toBe(OPENING_FEN);
    expect(await failureCode(rejectTransit(ops, id, { note: 'x' }))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('the transport of a transit order', () => {
  it('begins when the carrier has the parcels', async () => {
    const { scope, ops } = await open();
    const parcel = await stocked(scope);
    const order = await createTransitOrder(scope, await wishFor(scope, [parcel]));
    await packTransit(ops, order.id);
    await weighTransit(ops, order.id, BOX);
    await payTransitOrder(scope, order.id, PAY_PASSWORD);
    const sentOrder = await handOver(ops, order.id, {
      carrier: 'EMS',
      trackingNo: 'EA123456785CN',
    });
    expect(sentOrder).toMatchObject({
      status: 'IN_TRANSIT',
      carrier: 'EMS',
      trackingNo: 'EA123456785CN',
      parcels: [{ status: 'SHIPPED_OUT' }],
    });
    expect((await noticesOf(scope))[0]).toEqual([
      'TRANSIT_SHIPPED',
      { transitNo: order.orderNo, carrier: 'EMS', trackingNo: 'EA123456785CN' },
    ]);
    expect(await orderStatusOf(scope, parcel)).toEqual(['STOCKED_IN', 'SHIPPED_OUT']);
  });

  it('to the door passes the local warehouse and has a second tracking number', async () => {
    const { scope, ops } = await open();
    const id = await sent(scope);
    await expect(arriveLocally(ops, id)).resolves.toMatchObject({
      status: 'ARRIVED_LOCAL_WAREHOUSE',
    });
    const local = await deliverLocally(ops, id, { localTrackingNo: 'L-778' });
    expect(local).toMatchObject({
      status: 'LOCAL_DELIVERING',
      localTrackingNo: 'L-778',
      actions: ['complete'],
    });
    expect(local.pickupCode).toBeUndefined();
  });

  it('to a pick-up point ends with a pick-up code of six digits', async () => {
    const { scope, ops } = await open();
    const id = await sent(scope, { transitOptionName: 'TRUCK', selfPickup: true });
    await arriveLocally(ops, id);
    const ready = await deliverLocally(ops, id, { localTrackingNo: '' });
    expect(ready).toMatchObject({ status: 'READY_FOR_PICKUP', actions: ['complete'] });
    expect(ready.pickupCode).toMatch(/^\d{6}$/);
    expect((await noticesOf(scope))[0]).toEqual([
      'READY_FOR_PICKUP',
      { transitNo: ready.orderNo, code: ready.pickupCode },
    ]);
  });

  it.each([
    ['RETURNED', { status: 'DOMESTIC_SIGNED' }],
    ['LOST', { status: 'EXCEPTION', exception: 'LOST' }],
    ['CUSTOMS_SEIZED', { status: 'EXCEPTION', exception: 'SEIZED' }],
  ] as const)('may end badly: %s', async (exception, parcel) => {
    const { scope, ops } = await open();
    const id = await sent(scope);
    const ended = await transitException(ops, id, { exception, note: 'No trace for 60 days' });
    expect(ended).toMatchObject({
      status: exception,
      actions: ['claim'],
      parcels: [parcel],
    });
    expect((await noticesOf(scope))[0]).toEqual([
      'TRANSIT_EXCEPTION',
      { transitNo: ended.orderNo, text: 'No trace for 60 days' },
    ]);
    expect(await failureCode(arriveLocally(ops, id))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('parcels of a failed transit order', () => {
  it('that came back are checked and stored again, and can be forwarded again', async () => {
    const { scope, ops } = await open();
    const parcel = await stocked(scope);
    const wish = await wishFor(scope, [parcel]);
    const { id } = await createTransitOrder(scope, wish);
    await packTransit(ops, id);
    await weighTransit(ops, id, BOX);
    await payTransitOrder(scope, id, PAY_PASSWORD);
    await handOver(ops, id, { carrier: 'EMS', trackingNo: 'E1' });
    await transitException(ops, id, { exception: 'RETURNED', note: 'Nobody at home' });
    await parcelArrived(ops, parcel.id, { ...BOX, shelfCode: 'A-2', photos: [] });
    await checkParcel(ops, parcel.id, { passed: true, note: '', photos: [] });
    const again = await createTransitOrder(scope, wish);
    expect(again.parcels).toMatchObject([
      { status: 'LOCKED_FOR_TRANSIT', transitNo: again.orderNo },
    ]);
  });

  it('that are lost are written off; that completes their purchase order', async () => {
    const { scope, ops } = await open();
    const id = await sent(scope);
    const { parcels } = await transitException(ops, id, { exception: 'LOST', note: 'Gone' });
    const row = await parcelRow(scope, parcels[0]?.id ?? '');
    expect(await orderStatusOf(scope, row)).toEqual(['STOCKED_IN', 'ARRIVED']);
    await parcelReturned(ops, row.id);
    expect(await orderStatusOf(scope, row)).toEqual(['COMPLETED', 'RETURNED']);
  });
});

describe('a tracking event of the carrier', () => {
  const event = (
    hour: number,
    status: TraceReport['status'],
    text = `${status} at ${hour}`,
  ): TraceReport => ({
    at: new Date(NOW + hour * 3_600_000).toISOString(),
    status,
    code: '',
    text,
    location: '',
  });
  const onTheWay = async (other: Parameters<typeof sent>[1] = {}) => {
    const { scope, ops } = await open();
    const id = await sent(scope, other);
    const trace = (...events: TraceReport[]) => traceTransit(ops, id, { events });
    return { scope, ops, id, trace };
  };

  it('is stored once, listed newest first, and changes the order’s status', async () => {
    const { trace } = await onTheWay();
    const first = await trace(event(2, 'CUSTOMS'), event(1, 'IN_TRANSIT'));
    expect(first.status).toBe('CUSTOMS_CLEARANCE');
    const again = await trace(event(1, 'IN_TRANSIT'), event(2, 'CUSTOMS'), event(3, 'IN_TRANSIT'));
    expect(again.status).toBe('IN_TRANSIT');
    expect(again.traces.map(({ text }) => text)).toEqual([
      'IN_TRANSIT at 3',
      'CUSTOMS at 2',
      'IN_TRANSIT at 1',
    ]);
    expect(eventsOf(again).slice(-3)).toEqual(['HANDED_OVER', 'CUSTOMS', 'CLEARED']);
  });

  it('does not change the status if it is older than the last known event', async () => {
    const { trace } = await onTheWay();
    await trace(event(5, 'CUSTOMS'));
    for (const late of [event(4, 'IN_TRANSIT'), event(5, 'IN_TRANSIT'), event(3, 'CUSTOMS')]) {
      expect((await trace(late)).status).toBe('CUSTOMS_CLEARANCE');
    }
    expect((await trace(event(6, 'IN_TRANSIT'))).status).toBe('IN_TRANSIT');
  });

  it.each([4, 5, 6])(
    'of delivery at %i counts after customs at 5, also in the same second',
    async (at) => {
      const { trace } = await onTheWay();
      await trace(event(5, 'CUSTOMS'));
      expect((await trace(event(at, 'DELIVERED'))).status).toBe('DELIVERED');
      expect((await trace(event(9, 'CUSTOMS'))).status).toBe('DELIVERED');
    },
  );

  it('at the same time as others is sorted by the stages of transport', async () => {
    const { trace } = await onTheWay();
    const reported = await trace(
      event(7, 'DELIVERED'),
      event(7, 'OUT_FOR_DELIVERY'),
      event(7, 'CUSTOMS'),
    );
    expect(reported.status).toBe('DELIVERED');
    expect(eventsOf(reported).slice(-2)).toEqual(['CUSTOMS', 'DELIVERED']);
  });

  it('of delivery leaves parcels and purchase orders open until the shopper confirms it', async () => {
    const { scope, trace } = await onTheWay();
    const delivered = await trace(
      event(1, 'CUSTOMS'),
      event(2, 'IN_TRANSIT'),
      event(3, 'DELIVERED'),
    );
    expect(delivered).toMatchObject({
      status: 'DELIVERED',
      parcels: [{ status: 'SHIPPED_OUT' }],
      actions: ['complete', 'claim'],
    });
    const [parcel] = delivered.parcels;
    const row = await parcelRow(scope, parcel?.id ?? '');
    expect(await orderStatusOf(scope, row)).toEqual(['STOCKED_IN', 'SHIPPED_OUT']);
    expect((await noticesOf(scope))[0]).toEqual(['DELIVERED', { transitNo: delivered.orderNo }]);
  });

  it('never changes a final status', async () => {
    const { trace, ops, id } = await onTheWay();
    await transitException(ops, id, { exception: 'LOST', note: 'gone' });
    const reported = await trace(event(1, 'CUSTOMS'), event(2, 'DELIVERED'));
    expect([reported.status, reported.traces.length]).toEqual(['LOST', 2]);
  });

  it('reports pick-up or local delivery, whichever was ordered, only after the local warehouse', async () => {
    const door = await onTheWay();
    expect((await door.trace(event(1, 'OUT_FOR_DELIVERY'))).status).toBe('IN_TRANSIT');
    await arriveLocally(door.ops, door.id);
    expect((await door.trace(event(2, 'AVAILABLE_FOR_PICKUP'))).status).toBe(
      'ARRIVED_LOCAL_WAREHOUSE',
    );
    expect((await door.trace(event(3, 'OUT_FOR_DELIVERY'))).status).toBe('LOCAL_DELIVERING');
    expect((await door.trace(event(4, 'ATTEMPT_FAIL'))).status).toBe('LOCAL_DELIVERING');
    expect((await door.trace(event(5, 'DELIVERED'))).status).toBe('DELIVERED');

    const pickup = await onTheWay({ transitOptionName: 'TRUCK', selfPickup: true });
    await arriveLocally(pickup.ops, pickup.id);
    expect((await pickup.trace(event(1, 'OUT_FOR_DELIVERY'))).status).toBe(
      'ARRIVED_LOCAL_WAREHOUSE',
    );
    const ready = await pickup.trace(event(2, 'AVAILABLE_FOR_PICKUP'));
    expect(ready.status).toBe('READY_FOR_PICKUP');
    expect(ready.pickupCode).toMatch(/^\d{6}$/);
  });

  it('is refused before the carrier has the parcels, and with an invalid time', async () => {
    const { scope, ops } = await open();
    const id = await paidFor(scope);
    const reported = traceTransit(ops, id, { events: [event(1, 'IN_TRANSIT')] });
    expect(await failureCode(reported)).toBe('ILLEGAL_TRANSITION');
    const never = { ...event(1, 'IN_TRANSIT'), at: '2026-13-45T99:00:00Z' };
    const failure = await failureOf(traceTransit(ops, id, { events: [never] }));
    expect(failure.fields).toEqual([{ field: 'events.0.at', code: 'invalid' }]);
  });

  it('is stored once if it is reported twice at once', async () => {
    const { trace } = await onTheWay();
    const events = [event(1, 'CUSTOMS'), event(2, 'DELIVERED')];
    const [one, two] = await Promise.all([trace(...events), trace(...events)]);
    for (const reported of [one, two]) {
      expect([reported.status, reported.traces.length]).toEqual(['DELIVERED', 2]);
    }
    expect(eventsOf(one).filter((name) => name === 'DELIVERED')).toHaveLength(1);
  });
});
