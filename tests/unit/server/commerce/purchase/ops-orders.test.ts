import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LATE_DAYS } from '../../../../../src/contract/ops/orders/buying.ts';
import { goodsRule } from '../../../../../src/contract/values/goods/goods-rules.ts';
import {
  correctCost,
  unbuyOrder,
} from '../../../../../src/server/commerce/purchase/correct-order.ts';
import { acceptOrder } from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { listOpsOrders } from '../../../../../src/server/commerce/purchase/list-ops-orders.ts';
import { orderForShopper } from '../../../../../src/server/commerce/purchase/order-for-shopper.ts';
import { getSeller, listSellers } from '../../../../../src/server/commerce/purchase/sellers.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import {
  boughtOrder,
  openWarehouse,
  paidOrder,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, later, openShop, order, product } from '../../../support/shop.ts';

const ALL = { number: '', sort: 'newest', pageSize: 50 } as const;
const BY_HAND = {
  link: '',
  skuId: '',
  title: 'Linen apron',
  price: '45',
  shopName: 'Linen',
  goodsClass: 'NORMAL',
  weightG: 0,
  quantity: 2,
  message: 'grey',
} as const;

describe('the staff’s list of orders', () => {
  it('is read page by page, newest first or as long as they wait', async () => {
    const { scope, operator } = await openWarehouse();
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      ids.push((await paidOrder(later(scope, minute * 60_000))).id);
    }
    const first = await listOpsOrders(operator, { ...ALL, pageSize: 2 });
    const second = await listOpsOrders(operator, { ...ALL, pageSize: 2, cursor: first.next });
    const third = await listOpsOrders(operator, { ...ALL, pageSize: 2, cursor: second.next });
    expect([first, second, third].flatMap(({ records }) => records.map(({ id }) => id))).toEqual(
      ids.toReversed(),
    );
    expect([first.total, third.next]).toEqual([5, undefined]);
    const waiting = await listOpsOrders(operator, { ...ALL, status: 'PAID', sort: 'waiting' });
    expect(waiting.records.map(({ id }) => id)).toEqual(ids);
    await acceptOrder(operator, ids[0] ?? '');
    expect(await listOpsOrders(operator, { ...ALL, status: 'PAID' })).toMatchObject({ total: 4 });
  });

  it('finds an order by each of its numbers', async () => {
    const { scope, operator } = await openWarehouse();
    const { id, orderNo } = await shippedOrder(scope);
    for (const number of [orderNo, '28112233', 'SF1234567890', 'sf-1234 567890']) {
      const { records } = await listOpsOrders(operator, { ...ALL, number });
      expect(records.map((record) => record.id)).toEqual([id]);
    }
    expect(await listOpsOrders(operator, { ...ALL, number: 'P0' })).toEqual({
      records: [],
      total: 0,
    });
  });

  it.each([
    { sort: 'waiting' },
    { sort: 'waiting', status: 'PAID', platform: 'Alibaba' },
    { shopId: 'x' },
    { number: 'P1', status: 'PAID' },
    { cursor: 'x' },
  ] as const)('refuses what no index serves: %j', async (query) => {
    const { operator } = await openWarehouse();
    expect(await failureCode(listOpsOrders(operator, { ...ALL, ...query }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('and that of sellers read no more than their page, by an index, at every filter and sort', async () => {
    const { db, statements, ...expected } = await openPlannedDatabase();
    const { expectSeeks, expectNoSorting, expectNoWholeTenant, expectIndex } = expected;
    const { shopper } = await openShop(db);
    const scope = await shopper();
    await fund(scope, 1000_00);
    const { id } = await paidOrder(scope);
    const { platform, records } = await listOpsOrders(scope, ALL).then(({ records }) => ({
      platform: records[0]?.platform ?? 'Alibaba',
      records,
    }));
    const shopId = records[0]?.shopId ?? '';
    statements.clear();
    const days = { dateStart: '2026-11-01', dateEnd: '2026-11-30' };
    const status = 'PAID' as const;
    for (const query of [
      {},
      { status },
      { status, sort: 'waiting' as const },
      { platform },
      { platform, status },
      { platform, shopId },
      { platform, shopId, status },
      { shopperId: scope.userId },
      { shopperId: scope.userId, status },
      { shopperId: scope.userId, platform, shopId, status },
    ]) {
      const cursor = `${scope.now + 1}~${id}`;
      await listOpsOrders(scope, { ...ALL, ...query, cursor });
      if (!('sort' in query)) await listOpsOrders(scope, { ...ALL, ...query, ...days });
    }
    await listOpsOrders(scope, { ...ALL, number: 'P1' });
    await listSellers(scope, { pageSize: 5 });
    await listSellers(scope, { pageSize: 5, platform, cursor: `${platform}~x` });
    await getSeller(scope, { platform, shopId });
    await expectSeeks();
    await expectNoWholeTenant();
    await expectNoSorting('from "purchase_orders"');
    await expectNoSorting('from "sellers"');
    const ofSellers = [...statements.keys()].filter((text) => text.includes('"last_order_at"'));
    for (const statement of ofSellers) {
      await expectIndex(statement, /purchase_orders_seller_waits/);
    }
    // Those of the first page, of the next one and of one seller, which all count late orders.
    expect(ofSellers).toHaveLength(3);
    // However many orders a seller has, a list of sellers does not add them up.
    for (const statement of statements.keys()) expect(statement).not.toMatch(/group by|sum\(/);
  });
});

describe('sellers', () => {
  it('are counted from their orders', async () => {
    const { scope, operator } = await openWarehouse();
    await paidOrder(scope);
    await shippedOrder(scope);
    const { records, total } = await listSellers(operator, { pageSize: 5 });
    expect(total).toBe(1);
    expect(records).toMatchObject([{ orders: 2, refused: 0, late: 0 }]);
    const [seller] = records;
    if (!seller) throw new Error('no seller');
    expect(await getSeller(operator, seller)).toMatchObject({ orders: 2, cost: '0.00' });
    const other = { ...seller, shopId: 'another' };
    expect(await failureCode(getSeller(operator, other))).toBe('NOT_FOUND');
  });

  it('are told apart by what was refused, is late, and was paid, however that changes', async () => {
    const { scope, operator } = await openWarehouse();
    const order = await boughtOrder(scope);
    const seller = async (days = 0) =>
      (await listSellers(later(operator, days * DAY), { pageSize: 5 })).records[0];
    const sums = async () => getSeller(operator, (await seller()) ?? never());
    await correctCost(operator, order.id, { cost: '12.50', upstreamOrderNo: '' });
    await correctCost(operator, order.id, { cost: '13.50', upstreamOrderNo: '' });
    expect(await sums()).toMatchObject({ orders: 1, cost: '13.50', paid: order.total });
    expect(await seller(LATE_DAYS)).toMatchObject({ late: 0 });
    expect(await seller(LATE_DAYS + 1)).toMatchObject({ late: 1, refused: 0 });
    await unbuyOrder(operator, order.id, { outcome: 'CLOSE', reason: 'SELLER_REFUSED', note: '' });
    expect(await seller(LATE_DAYS + 1)).toMatchObject({ orders: 1, late: 0, refused: 1 });
  });

  it('are late with their own orders only', async () => {
    const { scope, operator } = await openWarehouse();
    await boughtOrder(scope);
    await order(scope, { id: '20001' });
    const { records } = await listSellers(later(operator, (LATE_DAYS + 1) * DAY), { pageSize: 5 });
    expect(records).toMatchObject([
      { shopId: 's1', late: 1 },
      { shopId: 's2', late: 0 },
    ]);
  });

  it('are no more than their orders: one that is removed is not counted', async () => {
    const { scope, operator } = await openWarehouse();
    const { id } = await paidOrder(scope);
    const { db } = scope;
    await expect(db.update(purchaseOrders).set({ shopId: 'x' })).rejects.toThrow();
    await db.run(sql`pragma foreign_keys = off`);
    await db.delete(purchaseOrders).where(eq(purchaseOrders.id, id));
    expect(await listSellers(operator, { pageSize: 5 })).toMatchObject({ records: [], total: 0 });
  });
});

const never = (): never => {
  throw new Error('no seller');
};

describe('an order for a shopper', () => {
  it('by hand waits in their account to be paid', async () => {
    const { scope, operator } = await openWarehouse();
    const order = await orderForShopper(operator, { ...BY_HAND, shopper: scope.userId });
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      goods: '90.00',
      items: [{ title: 'Linen apron', quantity: 2, price: '45.00', message: 'grey' }],
      payments: [{ status: 'UNPAID' }],
    });
  });

  it('by link is a variant at today’s price', async () => {
    const { scope, operator } = await openWarehouse();
    const wanted = {
      ...BY_HAND,
      title: '',
      link: product('10001').productUrl,
      shopper: scope.userId,
    };
    const order = await orderForShopper(operator, { ...wanted, skuId: '10001-a' });
    expect(order.items).toMatchObject([{ productSkuId: '10001-a', quantity: 2, price: '10.00' }]);
    expect(await failureCode(orderForShopper(operator, wanted))).toBe('VALIDATION_FAILED');
    const gone = { ...wanted, skuId: 'x' };
    expect(await failureCode(orderForShopper(operator, gone))).toBe('SKU_UNAVAILABLE');
  });

  it('is for a shopper of the tenant', async () => {
    const { operator } = await openWarehouse();
    const wanted = { ...BY_HAND, shopper: 'nobody@example.com' };
    expect(await failureCode(orderForShopper(operator, wanted))).toBe('NOT_FOUND');
  });

  it('of goods that a rule asks about needs the shopper’s word, and names the rule', async () => {
    const { scope, operator } = await openWarehouse();
    const rule = (id: string, effect: string, words: string[]) => ({
      ...v.parse(goodsRule, { id, effect, words, title: { en: id }, text: { en: `Of ${id}` } }),
    });
    const tenant = {
      ...operator.tenant,
      countries: ['au'],
      goodsRules: [
        rule('linen', 'CONFIRM', ['linen']),
        rule('apron', 'CONFIRM', ['apron']),
        rule('knives', 'REFUSED', ['knife*']),
      ],
    };
    const desk = { ...operator, tenant };
    const wanted = { ...BY_HAND, shopper: scope.userId };
    const asked = async (confirmedRules: string[]) =>
      (await failureOf(orderForShopper(desk, { ...wanted, confirmedRules }))).fields;
    const missing = (id: string) => ({ field: `confirmedRules.${id}`, code: 'required' });
    expect(await asked([])).toEqual([missing('linen'), missing('apron')]);
    expect(await asked(['linen', 'other'])).toEqual([missing('apron')]);
    const both = { ...wanted, confirmedRules: ['linen', 'apron'] };
    expect((await orderForShopper(desk, both)).status).toBe('PENDING_PAYMENT');
    const knife = await failureOf(orderForShopper(desk, { ...both, title: 'Knife of steel' }));
    expect(knife).toMatchObject({
      code: 'PROHIBITED_PRODUCT',
      details: { rule: 'knives', ruleTitle: 'knives', ruleText: 'Of knives' },
      fields: [{ field: 'refusedRules.knives', code: 'prohibited' }],
    });
  });
});
