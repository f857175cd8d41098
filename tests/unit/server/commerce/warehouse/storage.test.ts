import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { moveParcelStatements } from '../../../../../src/server/commerce/parcel/move-parcel.ts';
import { tenantParcel } from '../../../../../src/server/commerce/parcel/records.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { endStorage } from '../../../../../src/server/commerce/warehouse/storage-end.ts';
import { payments } from '../../../../../src/server/db/schema/money/payments.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { check, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { DAY, failureCode, NOW } from '../../../support/identity-scope.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { later, PAY_PASSWORD } from '../../../support/shop.ts';

/** A parcel that is stored from `NOW` on: 60 days free, 90 in all. */
async function open() {
  const stage = await openWarehouse();
  const order = await shippedOrder(stage.scope);
  const id = order.parcels[0]?.id ?? '';
  await check(stage.scope, id);
  return { ...stage, order, id };
}

describe('a storage extension', () => {
  it('is requested once, paid, and lasts 30 days', async () => {
    const { db, scope, order, id } = await open();
    const [payment, again] = await Promise.all([
      extendStorage(scope, id),
      extendStorage(scope, id),
    ]);
    expect(payment).toMatchObject({ type: 'STORAGE', amount: '15.00', status: 'UNPAID' });
    expect(again).toEqual(payment);
    expect(payment).toMatchObject({ orderType: 'PURCHASE_ORDER', orderNo: order.orderNo });
    const found = await getPurchaseOrder(scope, order.id);
    expect(found.paymentNo).toBeUndefined();
    await payPayment(scope, payment.id, PAY_PASSWORD);
    const extended = await getParcel(scope, id);
    expect(extended).toMatchObject({
      status: 'STOCKED_IN',
      storageExpiresAt: new Date(NOW + 120 * DAY).toISOString(),
    });
    expect(extended.timeline.slice(-2)).toMatchObject([
      { event: 'STORAGE_REQUESTED', details: { amount: '15.00', days: 30 } },
      { event: 'EXTENDED', from: 'STOCKED_IN', to: 'STOCKED_IN', details: { days: 30 } },
    ]);
    expect((await extendStorage(scope, id)).id).not.toBe(payment.id);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is refused for a parcel that is not stored', async () => {
    const { scope } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    expect(await failureCode(extendStorage(scope, parcels[0]?.id ?? ''))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('can no longer be paid once the parcel leaves the shelf', async () => {
    const { db, scope, id } = await open();
    const payment = await extendStorage(scope, id);
    await commit({ db }, moveParcelStatements(scope, await tenantParcel(scope, id), 'LOCKED'));
    const [row] = await db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row?.status).toBe('CANCELLED');
    expect(await failureCode(payPayment(scope, payment.id, PAY_PASSWORD))).toBe('PAYMENT_CLOSED');
  });
});

describe('the end of storage', () => {
  it('is announced 7 days and 1 day before; 30 days after it the parcel is abandoned', async () => {
    const { db, scope, order, id } = await open();
    const reminders = async () =>
      (await db.select().from(notifications))
        .filter(({ type }) => type.startsWith('STORAGE'))
        .map(({ type, parameters }) => [type, parameters.days]);
    const on = async (day: number) => {
      await endStorage({ db, now: NOW + day * DAY });
      await endStorage({ db, now: NOW + day * DAY + 1 });
      return (await getParcel(later(scope, day * DAY), id)).status;
    };
    expect(await on(82)).toBe('STOCKED_IN');
    expect(await reminders()).toEqual([]);
    expect(await on(83)).toBe('STOCKED_IN');
    expect(await on(86)).toBe('STOCKED_IN');
    expect(await reminders()).toEqual([['STORAGE_EXPIRING', '7']]);
    expect(await on(89)).toBe('STOCKED_IN');
    expect(await on(90)).toBe('STORAGE_EXPIRED');
    expect(await reminders()).toEqual([
      ['STORAGE_EXPIRING', '7'],
      ['STORAGE_EXPIRING', '1'],
      ['STORAGE_EXPIRED', '30'],
    ]);
    expect(await getParcel(scope, id)).toMatchObject({ actions: ['extend'] });
    expect(await on(119)).toBe('STORAGE_EXPIRED');
    expect(await on(120)).toBe('ABANDONED');
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('can be undone in the grace period: the shopper pays for an extension, and is reminded again', async () => {
    const { db, scope, id } = await open();
    await endStorage({ db, now: NOW + 90 * DAY });
    const late = later(scope, 100 * DAY);
    const payment = await extendStorage(late, id);
    await payPayment(late, payment.id, PAY_PASSWORD);
    expect(await getParcel(late, id)).toMatchObject({
      status: 'STOCKED_IN',
      storageExpiresAt: new Date(NOW + 130 * DAY).toISOString(),
    });
    await endStorage({ db, now: NOW + 123 * DAY });
    const notices = await db.select().from(notifications);
    expect(notices.filter(({ type }) => type === 'STORAGE_EXPIRING')).toHaveLength(1);
  });

  it('gives 30 days of grace also to a parcel that returns to the shelf after it', async () => {
    const { db, scope, id } = await open();
    const move = async (event: 'LOCKED' | 'UNLOCKED', day: number) =>
      commit(
        { db },
        moveParcelStatements(later(scope, day * DAY), await tenantParcel(scope, id), event),
      );
    await move('LOCKED', 80);
    await move('UNLOCKED', 130);
    const on = async (day: number) => {
      await endStorage({ db, now: NOW + day * DAY });
      await endStorage({ db, now: NOW + day * DAY + 1 });
      return (await getParcel(scope, id)).status;
    };
    expect(await on(131)).toBe('STORAGE_EXPIRED');
    expect(await on(160)).toBe('STORAGE_EXPIRED');
    expect(await on(161)).toBe('ABANDONED');
    const notices = await db.select().from(notifications);
    expect(notices.map(({ type }) => type).slice(-2)).toEqual([
      'STORAGE_EXPIRED',
      'PARCEL_ABANDONED',
    ]);
  });

  it('does not expire a parcel whose extension is paid at the same time', async () => {
    const { db, scope, id } = await open();
    const late = later(scope, 90 * DAY);
    const payment = await extendStorage(late, id);
    await endStorage({
      db: meanwhile(db, () => payPayment(late, payment.id, PAY_PASSWORD)),
      now: late.now,
    });
    expect(await getParcel(late, id)).toMatchObject({
      status: 'STOCKED_IN',
      storageExpiresAt: new Date(NOW + 120 * DAY).toISOString(),
    });
  });

  it('expires every parcel, also after one that fails', async () => {
    const { db, scope, order, id } = await open();
    const { parcels } = await shippedOrder(scope);
    const other = parcels[0]?.id ?? '';
    await endStorage({ db, now: NOW + 90 * DAY });
    await check(later(scope, 30 * DAY), other);
    // Not possible by a program that enforces foreign keys.
    await db.run(sql`pragma foreign_keys = off`);
    await db.delete(purchaseOrders).where(eq(purchaseOrders.id, order.id));
    await expect(endStorage({ db, now: NOW + 120 * DAY })).rejects.toThrow('without its order');
    expect((await getParcel(scope, id)).status).toBe('STORAGE_EXPIRED');
    expect((await getParcel(scope, other)).status).toBe('STORAGE_EXPIRED');
  });
});

describe('the terms of storage', () => {
  const terms = { extensionDays: 10, graceDays: 5, reminderDays: [20, 3], dailyFee: '0.50' };
  const withTerms = async (changed: object) => {
    const stage = await openWarehouse();
    const { tenant } = stage.scope;
    const scope = {
      ...stage.scope,
      tenant: { ...tenant, storage: { ...tenant.storage, ...changed } },
    };
    const order = await shippedOrder(scope);
    const id = order.parcels[0]?.id ?? '';
    await check(scope, id);
    return { ...stage, scope, id, before: stage.scope };
  };

  it('stay those of the day on which a parcel was stocked in', async () => {
    const { db, id, before } = await withTerms(terms);
    // The tenant has other terms by now.
    const on = async (day: number) => {
      await endStorage({ db, now: NOW + day * DAY });
      return getParcel(later(before, day * DAY), id);
    };
    const days = async () =>
      (await db.select().from(notifications))
        .filter(({ type }) => type.startsWith('STORAGE') || type === 'PARCEL_ABANDONED')
        .map(({ parameters }) => parameters.days);
    expect((await on(69)).storageFee).toEqual({ perDay: '0.50', due: '4.50' });
    expect(await days()).toEqual([]);
    await on(70);
    await on(87);
    expect(await days()).toEqual(['20', '3']);
    expect(await on(90)).toMatchObject({ status: 'STORAGE_EXPIRED', graceDays: 5 });
    expect((await on(94)).status).toBe('STORAGE_EXPIRED');
    expect((await on(95)).status).toBe('ABANDONED');
    expect(await days()).toEqual(['20', '3', '5', '5']);
  });

  it('say how many days an extension adds, also if they change before it is paid', async () => {
    const { scope, before, id } = await withTerms({ extensionDays: 10 });
    const payment = await extendStorage(scope, id);
    await payPayment(before, payment.id, PAY_PASSWORD);
    expect(await getParcel(scope, id)).toMatchObject({
      storageExpiresAt: new Date(NOW + 100 * DAY).toISOString(),
    });
  });
});
