import { describe, expect, it } from 'vitest';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { batchPay, payTransitOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { completeTransitOrder } from '../../../../../src/server/commerce/transit/complete.ts';
import { completeDelivered } from '../../../../../src/server/commerce/transit/complete-delivered.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import {
  getTransitOrder,
  listTransitOrders,
} from '../../../../../src/server/commerce/transit/orders.ts';
import {
  arriveLocally,
  deliverLocally,
  packTransit,
} from '../../../../../src/server/commerce/transit/outbound.ts';
import { closeOverdueTransits } from '../../../../../src/server/commerce/transit/overdue-transits.ts';
import { traceTransit } from '../../../../../src/server/commerce/transit/trace.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  BOX,
  forwarded,
  forwarder,
  noticesOf,
  operator,
  orderStatusOf,
  parcelRow,
  sent,
  stocked,
  wishFor,
} from '../../../support/forwarding.ts';
import { DAY, failureCode, NOW } from '../../../support/identity-scope.ts';
import { fund, later, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

const START = 1_000_00;

const open = async (who: Parameters<typeof forwarder>[1] = {}) => {
  const shop = await openShop(await openTestDatabase());
  const scope = await forwarder(shop, who);
  await fund(scope, START);
  return { shop, scope, ops: operator(scope) };
};
const page = { pageNo: 1, pageSize: 20 };
const all = { tab: 'all', keyword: '', ...page } as const;

describe('closing a transit order', () => {
  it('puts the parcels back on the shelf, where they can be forwarded again', async () => {
    const { scope } = await open();
    const parcel = await stocked(scope);
    const wish = await wishFor(scope, [parcel]);
    const { id, orderNo } = await createTransitOrder(scope, wish);
    const closed = await closeTransitOrder(scope, orderNo);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      actions: [],
      parcels: [{ status: 'STOCKED_IN', actions: ['approve', 'forward', 'extend'] }],
    });
    expect(closed.parcels[0]?.transitNo).toBeUndefined();
    expect((await noticesOf(scope))[0]).toEqual(['TRANSIT_CLOSED', { transitNo: orderNo }]);
    const again = await createTransitOrder(scope, wish);
    expect(again.parcels[0]?.transitNo).toBe(again.orderNo);
    expect(await failureCode(closeTransitOrder(scope, id))).toBe('ILLEGAL_TRANSITION');
    expect((await parcelRow(scope, parcel.id)).status).toBe('LOCKED_FOR_TRANSIT');
  });

  it('cancels its unpaid bill', async () => {
    const { scope, ops } = await open();
    const { id } = await forwarded(scope);
    await packTransit(ops, id);
    expect(await failureCode(closeTransitOrder(scope, id))).toBe('ILLEGAL_TRANSITION');
    const { paymentNo = '' } = await weighTransit(ops, id, BOX);
    const closed = await closeTransitOrder(scope, id);
    expect(closed.payments).toMatchObject([{ status: 'CANCELLED' }]);
    expect(closed.expiresAt).toBeUndefined();
    expect(await failureCode(batchPay(scope, [paymentNo], PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
    expect(await failureCode(payTransitOrder(scope, id, PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
  });

  it('refunds the prepaid estimate, while nothing is packed', async () => {
    const { scope, ops } = await open({ chargeMode: 'PREPAID_ESTIMATE' });
    const { id } = await forwarded(scope);
    await payTransitOrder(scope, id, PAY_PASSWORD);
    const closed = await closeTransitOrder(scope, id);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      payments: [{ status: 'REFUNDED' }],
      refunds: [{ reason: 'USER_CANCELLED', status: 'SUCCEEDED', amount: closed.total }],
    });
    expect((await walletOf(scope.db, scope)).availableFen).toBe(START);
    expect(await verifyLedger(scope.db, scope.tenantId)).toEqual([]);

    const kept = await forwarded(scope);
    await payTransitOrder(scope, kept.id, PAY_PASSWORD);
    await packTransit(ops, kept.id);
    expect(await failureCode(closeTransitOrder(scope, kept.id))).toBe('ILLEGAL_TRANSITION');
  });

  it('at the same time as paying: one of them wins', async () => {
    const { scope, ops } = await open();
    const { id } = await forwarded(scope);
    await packTransit(ops, id);
    await weighTransit(ops, id, BOX);
    const [paid, closed] = await Promise.allSettled([
      payTransitOrder(scope, id, PAY_PASSWORD),
      closeTransitOrder(scope, id),
    ]);
    expect([paid.status, closed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { status } = await getTransitOrder(scope, id);
    expect(status).toBe(paid.status === 'fulfilled' ? 'PENDING_SHIPMENT' : 'CLOSED');
    const { availableFen } = await walletOf(scope.db, scope);
    expect(availableFen).toBe(paid.status === 'fulfilled' ? START - 158_00 : START);
  });
});

describe('paying a transit order', () => {
  it('works together with all other unpaid payments', async () => {
    const { scope, ops } = await open();
    const { id, orderNo } = await forwarded(scope);
    await packTransit(ops, id);
    await weighTransit(ops, id, BOX);
    const due = await listUnpaid(scope, { orderType: 'TRANSIT_ORDER' });
    expect(due).toMatchObject({ total: '158.00', payments: [{ orderNo, type: 'TRANSIT' }] });
    await batchPay(
      scope,
      due.payments.map(({ paymentNo }) => paymentNo),
      PAY_PASSWORD,
    );
    const paid = await getTransitOrder(scope, id);
    expect(paid).toMatchObject({ status: 'PENDING_SHIPMENT', actions: [] });
    expect(paid.expiresAt).toBeUndefined();
    expect((await noticesOf(scope))[0]).toEqual(['ORDER_PAID', { orderNo, amount: '158.00' }]);
    await expect(payTransitOrder(scope, id, PAY_PASSWORD)).resolves.toMatchObject({
      status: 'PAID',
    });
  });

  it('is not possible before the bill', async () => {
    const { scope } = await open();
    const { id } = await forwarded(scope);
    expect(await failureCode(payTransitOrder(scope, id, PAY_PASSWORD))).toBe('NOT_FOUND');
  });
});

describe('completing a transit order', () => {
  it('completes its parcels also if the delivery was not reported', async () => {
    const { scope, ops } = await open();
    const id = await sent(scope);
    expect(await failureCode(completeTransitOrder(scope, id))).toBe('ILLEGAL_TRANSITION');
    await arriveLocally(ops, id);
    await deliverLocally(ops, id, { localTrackingNo: '' });
    const done = await completeTransitOrder(scope, id);
    expect(done).toMatchObject({
      status: 'COMPLETED',
      parcels: [{ status: 'FINISHED' }],
      actions: ['claim'],
    });
    const row = await parcelRow(scope, done.parcels[0]?.id ?? '');
    expect(await orderStatusOf(scope, row)).toEqual(['COMPLETED', 'SHIPPED_OUT']);
    expect(await failureCode(completeTransitOrder(scope, id))).toBe('ILLEGAL_TRANSITION');
  });

  it('happens by itself 14 days after the delivery', async () => {
    const { scope, ops } = await open();
    const id = await sent(scope);
    const at = new Date(NOW).toISOString();
    const events = [{ at, status: 'DELIVERED' as const, code: '', text: 'In hand', location: '' }];
    await traceTransit(ops, id, { events });
    const { db, now } = scope;
    expect(await completeDelivered({ db, now: now + 14 * DAY - 1 })).toBe(0);
    expect(await completeDelivered({ db, now: now + 14 * DAY })).toBe(1);
    const done = await getTransitOrder(scope, id);
    expect(done).toMatchObject({ status: 'COMPLETED', parcels: [{ status: 'FINISHED' }] });
    const row = await parcelRow(scope, done.parcels[0]?.id ?? '');
    expect(await orderStatusOf(scope, row)).toEqual(['COMPLETED', 'SHIPPED_OUT']);
    expect(done.timeline.at(-1)).toMatchObject({ event: 'COMPLETED', actor: 'SYSTEM' });
    expect(await completeDelivered({ db, now: now + 15 * DAY })).toBe(0);
  });
});

describe('an unpaid bill', () => {
  it.each(['AFTER_WEIGHING', 'PREPAID_ESTIMATE'] as const)(
    'closes its order after ten days with charge mode %s',
    async (chargeMode) => {
      const { scope, ops } = await open({ chargeMode });
      const { id } = await forwarded(scope);
      if (chargeMode === 'AFTER_WEIGHING') {
        await packTransit(ops, id);
        await weighTransit(ops, id, BOX);
      }
      expect(await closeOverdueTransits({ db: scope.db, now: NOW + 10 * DAY - 1 })).toBe(0);
      expect(await closeOverdueTransits({ db: scope.db, now: NOW + 10 * DAY })).toBe(1);
      const closed = await getTransitOrder(scope, id);
      expect(closed).toMatchObject({
        status: 'CLOSED',
        parcels: [{ status: 'STOCKED_IN' }],
        payments: [{ status: 'EXPIRED' }],
      });
      expect(closed.timeline.at(-1)).toMatchObject({ event: 'PAYMENT_TIMEOUT', actor: 'SYSTEM' });
      expect(await closeOverdueTransits({ db: scope.db, now: NOW + 11 * DAY })).toBe(0);
    },
  );

  it('closes its overdue order before anybody sees it open', async () => {
    const { scope } = await open({ chargeMode: 'PREPAID_ESTIMATE' });
    const { id } = await forwarded(scope);
    await forwarded(scope);
    const late = later(scope, 10 * DAY);
    expect((await getTransitOrder(late, id)).status).toBe('CLOSED');
    const { counts } = await listTransitOrders(late, all);
    expect(counts).toMatchObject({ all: 2, unpaid: 0, closed: 2 });
    expect(await failureCode(payTransitOrder(late, id, PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
  });
});

describe('the list of transit orders', () => {
  it('is sorted newest first and paged, with filters by tab, word and day, and counts of the tabs', async () => {
    const { scope, ops } = await open();
    const first = await forwarded(scope);
    const second = await forwarded(later(scope, DAY));
    const third = await forwarded(later(scope, 2 * DAY));
    await closeTransitOrder(scope, first.id);
    await packTransit(ops, second.id);
    const numbers = async (search: Partial<Parameters<typeof listTransitOrders>[1]> = {}) => {
      const list = await listTransitOrders(scope, { ...all, ...search });
      return list.records.map(({ orderNo }) => orderNo);
    };
    const [one, two, three] = [first.orderNo, second.orderNo, third.orderNo];
    expect(await numbers()).toEqual([three, two, one]);
    expect(await numbers({ tab: 'packing' })).toEqual([three, two]);
    expect(await numbers({ tab: 'closed' })).toEqual([one]);
    expect(await numbers({ keyword: two.toLowerCase() })).toEqual([two]);
    expect(await numbers({ keyword: third.parcels[0]?.parcelNo })).toEqual([three]);
    expect(await numbers({ keyword: 'BLUE cup' })).toEqual([three, two, one]);
    expect(await numbers({ keyword: 'nothing' })).toEqual([]);
    // The tenant's calendar is ten hours ahead: the first was made on the 21st at 22:00.
    expect(await numbers({ dateStart: '2026-11-22', dateEnd: '2026-11-22' })).toEqual([two]);
    expect(await numbers({ dateEnd: '2026-11-21' })).toEqual([one]);
    expect(await numbers({ pageNo: 2, pageSize: 2 })).toEqual([one]);
    const list = await listTransitOrders(scope, { ...all, tab: 'packing', pageSize: 1 });
    expect(list).toMatchObject({ total: 2, totalPage: 2, pageNo: 1 });
    expect(list.counts).toEqual({
      all: 3,
      packing: 2,
      unpaid: 0,
      shipping: 0,
      arriving: 0,
      done: 0,
      closed: 1,
    });
  });

  it('finds an order by the number of its carrier', async () => {
    const { scope } = await open();
    await sent(scope);
    await forwarded(scope);
    const { records } = await listTransitOrders(scope, { ...all, keyword: 'ea123456785cn' });
    expect(records).toMatchObject([{ trackingNo: 'EA123456785CN' }]);
  });

  it('shows only the shopper’s own', async () => {
    const { shop, scope } = await open();
    const { id, orderNo } = await forwarded(scope);
    for (const who of [{ name: 'eve' }, { name: 'mia', tenantId: 'two' }]) {
      const stranger = await forwarder(shop, who);
      expect((await listTransitOrders(stranger, all)).total).toBe(0);
      for (const name of [id, orderNo]) {
        const calls = [
          getTransitOrder(stranger, name),
          closeTransitOrder(stranger, name),
          completeTransitOrder(stranger, name),
          payTransitOrder(stranger, name, PAY_PASSWORD),
        ];
        for (const call of calls) expect(await failureCode(call)).toBe('NOT_FOUND');
      }
    }
  });
});
