import { describe, expect, it } from 'vitest';
import { runOnce } from '../../../../../src/server/commerce/base/idempotency.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  announceParcel,
  MOST_ANNOUNCED,
  withdrawParcel,
} from '../../../../../src/server/commerce/parcel/announce.ts';
import { getParcel, listStockInParcels } from '../../../../../src/server/commerce/parcel/list.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { listOpsParcels } from '../../../../../src/server/commerce/stock/list-parcels.ts';
import { getOpsParcel } from '../../../../../src/server/commerce/stock/ops-parcel.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { transitException } from '../../../../../src/server/commerce/transit/outbound.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { endStorage } from '../../../../../src/server/commerce/warehouse/storage-end.ts';
import { ledgerLines } from '../../../../../src/server/db/schema/money/ledger.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import {
  announced,
  announcedAndChecked,
  announcement,
  announcer,
} from '../../../support/announcing.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder, noticesOf, parcelRow, sent, wishFor } from '../../../support/forwarding.ts';
import { ARRIVAL, BAD, check, operatorOf, shippedOrder } from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { fund, later, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

/** A shopper with 1000.00 who may announce parcels, and the tenant's operator. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = announcer(await forwarder(shop));
  await fund(scope, 1000_00);
  return { ...shop, scope, operator: operatorOf(scope) };
}

const listed = (scope: Awaited<ReturnType<typeof open>>['scope'], tab: 'coming' | 'stored') =>
  listStockInParcels(scope, { tab, sort: 'newest', keyword: '', pageNo: 1, pageSize: 20 });
const trace = { status: 'SIGN', text: '' } as const;

describe('a parcel that the shopper announces', () => {
  it('is expected at the warehouse, with its contents and their value, and belongs to no order', async () => {
    const { scope } = await open();
    const parcel = await announced(scope);
    expect(parcel).toMatchObject({
      orderId: '',
      orderNo: '',
      status: 'AWAITING_SHIPMENT',
      domesticCarrier: 'YTO',
      domesticTrackingNo: 'YT8830012345678',
      note: 'Fragile',
      warehouse: { id: 'w-one' },
      items: [
        { orderItemId: '', title: 'Tea set', quantity: 2, price: '88.00', image: '', link: '' },
        { title: '茶巾', quantity: 1, price: '12.50' },
      ],
      goodsValue: '188.50',
      payments: [],
      actions: ['withdraw'],
      timeline: [
        {
          event: 'ANNOUNCED',
          to: 'AWAITING_SHIPMENT',
          actor: 'SHOPPER',
          details: { carrier: 'YTO', trackingNo: 'YT8830012345678' },
        },
      ],
    });
    expect(await getParcel(scope, parcel.parcelNo)).toEqual(parcel);
    expect((await listed(scope, 'coming')).records).toHaveLength(1);
    const found = await listStockInParcels(scope, {
      ...{ tab: 'coming', sort: 'newest', pageNo: 1, pageSize: 20 },
      keyword: 'tea SET',
    });
    expect(found.records).toHaveLength(1);
  });

  it('is received, checked and stored by what the warehouse measures, like any other', async () => {
    const { scope, operator } = await open();
    const { id } = await announced(scope);
    await traceParcel(operator, id, trace);
    await parcelArrived(operator, id, { ...ARRIVAL, goodsClass: 'FRAGILE' });
    const stored = await checkParcel(operator, id, { passed: true, note: '', photos: [] });
    expect(stored).toMatchObject({
      status: 'STOCKED_IN',
      weightG: 1240,
      goodsClass: 'FRAGILE',
      freeDaysLeft: 60,
      actions: ['approve', 'askReturn', 'forward', 'extend'],
    });
    expect((await listed(scope, 'stored')).records).toHaveLength(1);
    const parcel = { parcelNo: stored.parcelNo, orderNo: '' };
    expect(await noticesOf(scope)).toEqual([
      ['PARCEL_STOCKED_IN', { ...parcel, weightG: '1240' }],
      ['PARCEL_SIGNED', parcel],
    ]);
  });

  it('can be unpacked at once, though no carrier reported it', async () => {
    const { scope } = await open();
    const { id } = await announced(scope);
    await expect(check(scope, id)).resolves.toMatchObject({ status: 'STOCKED_IN' });
  });

  it('is forwarded with its value together with a parcel of an order', async () => {
    const { scope } = await open();
    const { id } = await announcedAndChecked(scope);
    const { parcels } = await shippedOrder(scope);
    const other = parcels[0]?.id ?? '';
    await check(scope, other);
    const wish = await wishFor(scope, [await parcelRow(scope, id), await parcelRow(scope, other)]);
    const transit = await createTransitOrder(scope, wish);
    expect(transit).toMatchObject({ parcelCount: 2, declaredValue: '221.00' });
    expect(transit.images).not.toContain('');
    expect(await getParcel(scope, id)).toMatchObject({
      status: 'LOCKED_FOR_TRANSIT',
      transitNo: transit.orderNo,
    });
  });

  it('waits for the staff again after it was lost on its way home', async () => {
    const { scope, operator } = await open();
    const { id } = await announcedAndChecked(scope);
    const transit = await sent(scope, { purchaseParcelIds: [id] });
    await transitException(operator, transit, { exception: 'LOST', note: 'gone' });
    expect(await getParcel(scope, id)).toMatchObject({ status: 'EXCEPTION', exception: 'LOST' });
    await expect(parcelReturned(operator, id)).resolves.toMatchObject({ status: 'RETURNED' });
  });

  it('is kept longer for a payment of its own, then reminded of and given up', async () => {
    const { db, scope } = await open();
    const { id, parcelNo } = await announcedAndChecked(scope);
    const [payment, again] = [await extendStorage(scope, id), await extendStorage(scope, parcelNo)];
    expect(again).toEqual(payment);
    expect(payment).toMatchObject({
      type: 'STORAGE',
      orderType: 'PURCHASE_PARCEL',
      orderId: id,
      orderNo: parcelNo,
      amount: '15.00',
    });
    await payPayment(scope, payment.id, PAY_PASSWORD);
    expect(await getParcel(scope, id)).toMatchObject({
      storageExpiresAt: new Date(NOW + 120 * DAY).toISOString(),
      payments: [{ id: payment.id, status: 'PAID' }],
    });
    for (const days of [113, 120, 150]) await endStorage({ db, now: NOW + days * DAY });
    const parcel = { parcelNo, orderNo: '' };
    expect((await noticesOf(scope)).slice(0, 3)).toEqual([
      ['PARCEL_ABANDONED', { ...parcel, days: '30' }],
      ['STORAGE_EXPIRED', { ...parcel, days: '30' }],
      ['STORAGE_EXPIRING', { ...parcel, days: '7' }],
    ]);
    expect(await getParcel(scope, id)).toMatchObject({ status: 'ABANDONED', actions: [] });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('cancels the open payment for its storage when it is forwarded', async () => {
    const { scope } = await open();
    const { id } = await announcedAndChecked(scope);
    await extendStorage(scope, id);
    await createTransitOrder(scope, await wishFor(scope, [await parcelRow(scope, id)]));
    expect((await getParcel(scope, id)).payments).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('goes back to its sender without a refund if it fails its check', async () => {
    const { db, scope, operator } = await open();
    const { id, parcelNo } = await announcedAndChecked(scope, BAD);
    const before = await db.select().from(ledgerLines);
    const returning = await decideParcel(scope, id, { decision: 'RETURN' });
    expect(returning).toMatchObject({ status: 'RETURNING', actions: [] });
    await expect(parcelReturned(operator, id)).resolves.toMatchObject({ status: 'RETURNED' });
    expect((await noticesOf(scope))[0]).toEqual(['PARCEL_RETURNED', { parcelNo, orderNo: '' }]);
    expect(await db.select().from(refunds)).toEqual([]);
    expect(await db.select().from(ledgerLines)).toEqual(before);
  });

  it('is stored as it is if the shopper accepts its problem', async () => {
    const { scope } = await open();
    const { id } = await announcedAndChecked(scope, BAD);
    const accepted = await decideParcel(scope, id, { decision: 'ACCEPT' });
    expect(accepted).toMatchObject({ status: 'STOCKED_IN', qcStatus: 'WAIVED' });
  });
});

describe('an announcement is refused', () => {
  it('at the tracking number of another parcel of the shopper, announced or of an order', async () => {
    const { scope } = await open();
    await announced(scope);
    const known = [{ field: 'domesticTrackingNo', code: 'known' }];
    expect((await failureOf(announced(scope))).fields).toEqual(known);
    await shippedOrder(scope);
    const ofOrder = announced(scope, { domesticTrackingNo: 'SF1234567890' });
    expect((await failureOf(ofOrder)).fields).toEqual(known);
  });

  it('once of two at the same time with the same number', async () => {
    const { scope } = await open();
    const both = await Promise.allSettled([announced(scope), announced(scope)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await listed(scope, 'coming')).records).toHaveLength(1);
  });

  it('never because another shopper or another tenant’s shopper has the number', async () => {
    const { scope, shopper } = await open();
    await announced(scope);
    await announced(announcer(await shopper('bob')));
    const abroad = announcer(await shopper('mia', 'two'));
    await expect(announced(abroad)).resolves.toMatchObject({ warehouse: { id: 'w-two' } });
  });

  it('for a warehouse of another tenant, and where the tenant shows no addresses or no parcels', async () => {
    const { scope } = await open();
    const foreign = announced(scope, { tenantWarehouseId: 'w-two' });
    expect(await failureCode(foreign)).toBe('NOT_FOUND');
    for (const part of ['showUserWarehouse', 'showStockin']) {
      const without = announcer(scope, { [part]: false });
      expect(await failureCode(announced(without)), part).toBe('NOT_FOUND');
    }
  });

  it.each([
    ['a piece is worth nothing', { price: '0', quantity: undefined }, 'too_small'],
    ['all pieces are worth more than a million', { price: '1000', quantity: 1001 }, 'too_large'],
  ])('at the value if %s', async (_, { price, quantity = 1 }, code) => {
    const { scope } = await open();
    const items = [
      { title: 'Tea set', quantity: 1, price: '1' },
      { title: 'Ring', quantity, price },
    ];
    const { fields } = await failureOf(announced(scope, { items }));
    expect(fields).toEqual([{ field: 'items.1.price', code }]);
  });

  it('while too many are still to come', async () => {
    const { scope } = await open();
    for (let n = 0; n < MOST_ANNOUNCED; n++) {
      await announced(scope, { domesticTrackingNo: `YT${100_000 + n}` });
    }
    expect(await failureCode(announced(scope))).toBe('TOO_MANY_ANNOUNCED');
    await check(scope, (await listed(scope, 'coming')).records[0]?.id ?? '');
    await expect(announced(scope)).resolves.toBeDefined();
  });
});

describe('an announcement with an idempotency key', () => {
  it('announces one parcel, and answers with it again', async () => {
    const { scope } = await open();
    const call = { key: 'k', endpoint: 'announceParcel', request: {} };
    const work = {
      run: (claimed: typeof scope) => announceParcel(claimed, announcement(scope)),
      recall: ([id = '']: readonly string[]) => getParcel(scope, id),
    };
    const [first, second] = await Promise.all([
      runOnce(scope, call, work),
      runOnce(scope, call, work),
    ]);
    expect(second).toEqual(first);
    expect((await listed(scope, 'coming')).records).toHaveLength(1);
  });
});

describe('a withdrawn announcement', () => {
  it('ends the parcel, and frees its tracking number', async () => {
    const { scope } = await open();
    const { id } = await announced(scope);
    const withdrawn = await withdrawParcel(scope, id);
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', actions: [] });
    expect(withdrawn.timeline.at(-1)).toMatchObject({ event: 'WITHDRAWN', actor: 'SHOPPER' });
    await expect(announced(scope)).resolves.toMatchObject({ status: 'AWAITING_SHIPMENT' });
    expect(await failureCode(withdrawParcel(scope, id))).toBe('ILLEGAL_TRANSITION');
  });

  it('is possible until the parcel arrives, also when it is on its way', async () => {
    const { scope, operator } = await open();
    const { id } = await announced(scope);
    await traceParcel(operator, id, { status: 'TRANSPORT', text: '' });
    expect((await getParcel(scope, id)).actions).toEqual(['withdraw']);
    await traceParcel(operator, id, trace);
    expect((await getParcel(scope, id)).actions).toEqual([]);
    expect(await failureCode(withdrawParcel(scope, id))).toBe('ILLEGAL_TRANSITION');
  });

  it('is possible for its owner only, and never for a parcel of an order', async () => {
    const { scope, shopper } = await open();
    const { id } = await announced(scope);
    for (const stranger of [await shopper('bob'), await shopper('mia', 'two')]) {
      expect(await failureCode(withdrawParcel(stranger, id))).toBe('NOT_FOUND');
    }
    const { parcels } = await shippedOrder(scope);
    const ofOrder = parcels[0]?.id ?? '';
    expect((await getParcel(scope, ofOrder)).actions).toEqual([]);
    expect(await failureCode(withdrawParcel(scope, ofOrder))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('the staff', () => {
  it('find a parcel by the number of its carrier, whoever announced it', async () => {
    const { scope, operator, shopper } = await open();
    const first = await announced(scope);
    const bob = announcer(later(await shopper('bob'), 1000));
    const second = await announced(bob);
    const found = (trackingNo: string, who = operator) =>
      listOpsParcels(who, { trackingNo, pageSize: 50 });
    const { records } = await found('YT8830012345678');
    expect(records.map(({ id, userId }) => [id, userId])).toEqual([
      [second.id, bob.userId],
      [first.id, scope.userId],
    ]);
    expect((await found('YT0000000')).records).toEqual([]);
    const elsewhere = operatorOf(await shopper('mia', 'two'));
    expect((await found('YT8830012345678', elsewhere)).records).toEqual([]);
    expect(await getOpsParcel(operator, first.parcelNo)).toMatchObject({ goodsValue: '188.50' });
  });

  it('report it as lost and write it off, without a refund', async () => {
    const { db, scope, operator } = await open();
    const { id, parcelNo } = await announced(scope);
    await parcelException(operator, id, { exception: 'LOST', note: 'Never came' });
    await parcelReturned(operator, id);
    expect((await noticesOf(scope)).map(([type]) => type)).toEqual([
      'PARCEL_RETURNED',
      'PARCEL_EXCEPTION',
    ]);
    expect(await getParcel(scope, parcelNo)).toMatchObject({ status: 'RETURNED' });
    expect(await db.select().from(refunds)).toEqual([]);
  });
});
