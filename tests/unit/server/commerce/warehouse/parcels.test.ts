import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getParcel, listStockInParcels } from '../../../../../src/server/commerce/parcel/list.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrderItems } from '../../../../../src/server/db/schema/orders/orders.ts';
import { userWarehouses } from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import {
  ARRIVAL,
  BAD,
  boughtOrder,
  check,
  GOOD,
  openWarehouse,
  operatorOf,
  shipMore,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { later } from '../../../support/shop.ts';

const at = (time: number) => new Date(time).toISOString();
const trace = (status: Parameters<typeof traceParcel>[2]['status'], text = '') => ({
  status,
  text,
});
const notes = async (db: Database) =>
  (await db.select().from(notifications))
    .map(({ type, parameters }) => ({ type, ...parameters }))
    .filter(({ type }) => !type.startsWith('ORDER_'));

/** One parcel with all of an order. */
async function open() {
  const stage = await openWarehouse();
  const order = await shippedOrder(stage.scope);
  const [parcel] = order.parcels;
  if (!parcel) throw new Error('no parcel');
  return { ...stage, order, parcel, id: parcel.id };
}

const search = (other = {}) => ({
  tab: 'stored' as const,
  sort: 'newest' as const,
  keyword: '',
  pageNo: 1,
  pageSize: 20,
  ...other,
});

describe('a parcel on its way', () => {
  it('is notified once, however often and concurrently it is reported', async () => {
    const { operator, id } = await open();
    const tell = () => traceParcel(operator, id, trace('TRANSPORT', 'Left Hangzhou'));
    await Promise.all([tell(), tell()]);
    await tell();
    await traceParcel(operator, id, trace('TRANSPORT', 'Left Shanghai'));
    await Promise.all([
      traceParcel(operator, id, trace('SIGN')),
      traceParcel(operator, id, trace('SIGN')),
    ]);
    const { timeline } = await traceParcel(operator, id, trace('TRANSPORT', 'Left Hangzhou'));
    expect(timeline.slice(1)).toMatchObject([
      { event: 'TRACED', details: { text: 'Left Hangzhou' } },
      { event: 'TRACED', details: { text: 'Left Shanghai' } },
      { event: 'SIGNED' },
    ]);
  });

  it('is reported in transit, in any order, and signed for', async () => {
    const { db, operator, id, parcel, order } = await open();
    await traceParcel(operator, id, trace('TRANSPORT', 'Left Hangzhou'));
    const late = await traceParcel(operator, parcel.parcelNo, trace('ACCEPT'));
    expect(late).toMatchObject({ status: 'IN_DOMESTIC_TRANSIT', domesticTraceStatus: 'TRANSPORT' });
    expect(late.signedAt).toBeUndefined();
    const signed = await traceParcel(later(operator, 1000), id, trace('SIGN'));
    expect(signed).toMatchObject({
      status: 'DOMESTIC_SIGNED',
      domesticTraceStatus: 'SIGN',
      signedAt: at(NOW + 1000),
      actions: [],
      timeline: [
        {
          event: 'CONSIGNED',
          actor: 'OPERATOR',
          to: 'IN_DOMESTIC_TRANSIT',
          details: { carrier: 'SF Express', trackingNo: 'SF1234567890' },
        },
        { event: 'TRACED', details: { status: 'TRANSPORT', text: 'Left Hangzhou' } },
        { event: 'TRACED', details: { status: 'ACCEPT' } },
        { event: 'SIGNED', from: 'IN_DOMESTIC_TRANSIT', to: 'DOMESTIC_SIGNED' },
      ],
    });
    expect(await notes(db)).toEqual([
      { type: 'PARCEL_SIGNED', parcelNo: parcel.parcelNo, orderNo: order.orderNo },
    ]);
    expect(await failureCode(traceParcel(operator, id, trace('TRANSPORT')))).toBe(
      'ILLEGAL_TRANSITION',
    );
    expect(await failureCode(traceParcel(operator, id, trace('SIGN', 'At the door')))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('has the class of its most restricted goods', async () => {
    const { db, scope } = await openWarehouse();
    const bought = await boughtOrder(scope);
    await db
      .update(purchaseOrderItems)
      .set({ goodsClass: 'LIQUID' })
      .where(eq(purchaseOrderItems.id, bought.items[1]?.id ?? ''));
    const { parcels } = await shipMore(scope, bought, [
      [1, 0],
      [1, 1],
    ]);
    expect(parcels.map(({ goodsClass }) => goodsClass).toSorted()).toEqual(['LIQUID', 'NORMAL']);
    const liquid = parcels.find(({ goodsClass }) => goodsClass === 'LIQUID')?.id ?? '';
    expect(await check(scope, liquid)).toMatchObject({ goodsClass: 'LIQUID' });
  });

  it('for the shopper’s own warehouse is signed for there, and can’t be unpacked by the tenant’s', async () => {
    const { db, scope, operator } = await openWarehouse();
    const { tenantId, userId } = scope;
    await db.insert(userWarehouses).values({
      id: 'uw',
      tenantId,
      userId,
      name: 'Forwarder',
      phone: '+8613800138000',
      province: 'Guangdong',
      city: 'Shenzhen',
      district: '',
      line1: '1 Road',
      postCode: '',
      defaultAddress: true,
      createdAt: 1,
    });
    const { parcels } = await shippedOrder(scope, [], { userWarehouseId: 'uw' });
    const id = parcels[0]?.id ?? '';
    expect(await failureCode(parcelArrived(operator, id, ARRIVAL))).toBe('ILLEGAL_TRANSITION');
    await traceParcel(operator, id, trace('SIGN'));
    expect(await notes(db)).toEqual([]);
    expect(await listStockInParcels(scope, search({ tab: 'coming' }))).toMatchObject({ total: 0 });
  });
});

describe('the warehouse', () => {
  it('unpacks, checks and stores a parcel, free of charge for the tenant’s days', async () => {
    const { db, scope, operator, id, parcel, order } = await open();
    const arrived = await parcelArrived(operator, id, {
      ...ARRIVAL,
      goodsClass: 'FRAGILE',
      photos: ['/images/10001.webp'],
    });
    expect(arrived).toMatchObject({
      status: 'INBOUND_CHECKING',
      weightG: 1240,
      lengthMm: 300,
      shelfCode: 'A-1',
      goodsClass: 'FRAGILE',
      signedAt: at(NOW),
    });
    expect(arrived.freeDaysLeft).toBeUndefined();
    const checkedAt = later(operator, DAY);
    const stored = await checkParcel(checkedAt, id, {
      ...GOOD,
      photos: ['/images/10001.webp', '/images/two.webp'],
    });
    expect(stored).toMatchObject({
      status: 'STOCKED_IN',
      qcStatus: 'PASSED',
      qcPhotos: ['/images/10001.webp', '/images/two.webp'],
      stockedInAt: at(NOW + DAY),
      storageFreeUntil: at(NOW + 61 * DAY),
      storageExpiresAt: at(NOW + 91 * DAY),
      freeDaysLeft: 60,
      actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
    });
    expect((await getParcel(later(scope, 62 * DAY), id)).freeDaysLeft).toBe(-1);
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ status: 'STOCKED_IN' }, { status: 'STOCKED_IN' }],
      parcels: [{ id, status: 'STOCKED_IN' }],
    });
    expect(await notes(db)).toEqual([
      {
        type: 'PARCEL_STOCKED_IN',
        parcelNo: parcel.parcelNo,
        orderNo: order.orderNo,
        weightG: '1240',
      },
    ]);
  });

  it('names the issue in the shopper’s notification', async () => {
    const { db, operator, id } = await open();
    await parcelArrived(operator, id, ARRIVAL);
    const nameless = checkParcel(operator, id, { ...BAD, issue: undefined });
    expect((await failureOf(nameless)).fields).toEqual([{ field: 'issue', code: 'required' }]);
    expect(await checkParcel(operator, id, BAD)).toMatchObject({
      status: 'QC_FAILED',
      qcStatus: 'FAILED',
      qcIssue: 'DAMAGED',
      qcNote: 'torn',
      actions: ['accept', 'return', 'exchange'],
    });
    expect(await notes(db)).toMatchObject([{ type: 'QC_ISSUE', issue: 'DAMAGED' }]);
    expect(await failureCode(checkParcel(operator, id, GOOD))).toBe('ILLEGAL_TRANSITION');
  });

  it('can report a parcel lost, and found again', async () => {
    const { db, scope, operator, id, order } = await open();
    expect(
      await parcelException(operator, id, { exception: 'LOST', note: 'Nobody has it' }),
    ).toMatchObject({ status: 'EXCEPTION', exception: 'LOST', actions: [] });
    expect((await getPurchaseOrder(scope, order.id)).items[0]?.status).toBe('SELLER_SHIPPED');
    expect(await notes(db)).toMatchObject([{ type: 'PARCEL_EXCEPTION', text: 'Nobody has it' }]);
    const found = await check(scope, id);
    expect(found.status).toBe('STOCKED_IN');
    expect(found.exception).toBeUndefined();
  });
});

describe('a parcel that failed its check', () => {
  async function failed() {
    const stage = await open();
    await check(stage.scope, stage.id, BAD);
    return stage;
  }

  it('is stored if its shopper accepts it', async () => {
    const { scope, id, order } = await failed();
    expect(await decideParcel(scope, id, { decision: 'ACCEPT' })).toMatchObject({
      status: 'STOCKED_IN',
      qcStatus: 'WAIVED',
      qcIssue: 'DAMAGED',
      freeDaysLeft: 60,
    });
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({ status: 'STOCKED_IN' });
    const again = decideParcel(scope, id, { decision: 'RETURN' });
    expect(await failureCode(again)).toBe('ILLEGAL_TRANSITION');
  });

  it('has an open refund of its price while it goes back', async () => {
    const { scope, id, order } = await failed();
    expect(await decideParcel(scope, id, { decision: 'RETURN' })).toMatchObject({
      status: 'RETURNING',
      actions: [],
    });
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'SELLER_SHIPPED',
      refundStatus: 'PENDING',
      items: [{ status: 'RETURNING' }, { status: 'RETURNING' }],
      refunds: [{ status: 'RETURNING', reason: 'QC_FAILED', amount: '32.50' }],
      actions: ['requestRefund', 'clone'],
    });
  });

  it('is decided once, also by two calls at once', async () => {
    const { scope, id } = await failed();
    const outcomes = await Promise.allSettled(
      (['ACCEPT', 'RETURN', 'ACCEPT', 'RETURN'] as const).map((decision) =>
        decideParcel(scope, id, { decision }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('parcels of other shoppers', () => {
  it('are not found, by id or number', async () => {
    const { scope, shopper, id, parcel } = await open();
    const strangers = [await shopper('noa'), await shopper('eva', 'two')];
    for (const name of [id, parcel.parcelNo, 'nothing']) {
      for (const stranger of strangers) {
        const calls = [
          getParcel(stranger, name),
          decideParcel(stranger, name, { decision: 'ACCEPT' }),
          extendStorage(stranger, name),
        ];
        expect(await Promise.all(calls.map(failureCode))).toEqual(Array(3).fill('NOT_FOUND'));
      }
      const elsewhere = operatorOf(strangers[1] ?? scope);
      const calls = [
        traceParcel(elsewhere, name, trace('SIGN')),
        parcelArrived(elsewhere, name, ARRIVAL),
        checkParcel(elsewhere, name, GOOD),
        parcelReturned(elsewhere, name),
        parcelException(elsewhere, name, { exception: 'LOST', note: 'x' }),
      ];
      expect(await Promise.all(calls.map(failureCode))).toEqual(Array(5).fill('NOT_FOUND'));
    }
    for (const stranger of strangers) {
      expect(await listStockInParcels(stranger, search({ tab: 'coming' }))).toMatchObject({
        total: 0,
        counts: { coming: 0 },
      });
    }
    expect(await getParcel(scope, id)).toMatchObject({ status: 'IN_DOMESTIC_TRANSIT' });
  });
});

describe('the list of parcels', () => {
  it('is filtered by tab and keyword, counted, sorted and paged', async () => {
    const { scope } = await openWarehouse();
    const ids: string[] = [];
    for (const [day, weightG] of [300, 900, 500].entries()) {
      const time = later(scope, day * DAY);
      const { parcels } = await shippedOrder(time);
      const id = parcels[0]?.id ?? '';
      ids.push(id);
      await parcelArrived(operatorOf(time), id, { ...ARRIVAL, weightG });
      await checkParcel(operatorOf(time), id, GOOD);
    }
    const [first = '', second = '', third = ''] = ids;
    const { parcels } = await shippedOrder(later(scope, 2 * DAY + 1));
    const list = (other = {}) => listStockInParcels(scope, search(other));
    const found = async (other: object) => (await list(other)).records.map(({ id }) => id);
    await extendStorage(scope, first);

    expect(await list()).toMatchObject({
      total: 3,
      totalPage: 1,
      counts: { stored: 3, problem: 0, coming: 1, forwarding: 0, done: 0 },
      records: [{ id: third }, { id: second }, { id: first, items: [{}, {}] }],
    });
    expect(await found({ sort: 'weight' })).toEqual([second, third, first]);
    expect(await found({ sort: 'storage' })).toEqual([first, second, third]);
    expect(await found({ tab: 'coming' })).toEqual([parcels[0]?.id]);
    expect(await found({ pageSize: 2, pageNo: 2 })).toEqual([first]);
    const { parcelNo, orderNo } = await getParcel(scope, second);
    for (const keyword of [parcelNo, orderNo.toLowerCase()]) {
      expect(await found({ keyword })).toEqual([second]);
    }
    expect((await list({ keyword: 'PRODUCT 10001' })).counts).toMatchObject({
      stored: 3,
      coming: 1,
    });
    expect(await found({ keyword: '%' })).toEqual([]);
    const all = await list({ pageSize: 1000 });
    expect(all.records).toHaveLength(all.total);
  });
});
