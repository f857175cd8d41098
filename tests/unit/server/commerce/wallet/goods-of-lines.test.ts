import { expect, it } from 'vitest';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { listTransactions } from '../../../../../src/server/commerce/wallet/account.ts';
import { goodsOfLines } from '../../../../../src/server/commerce/wallet/goods-of-lines.ts';
import { getTransaction } from '../../../../../src/server/commerce/wallet/transaction.ts';
import { refuseService } from '../../../../../src/server/commerce/warehouse/answer-service.ts';
import {
  askOrderService,
  askParcelService,
} from '../../../../../src/server/commerce/warehouse/ask-service.ts';
import { announced, announcer } from '../../../support/announcing.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarded, forwarder, stocked, wishFor } from '../../../support/forwarding.ts';
import { check, operatorOf, paidOrder, shippedOrder } from '../../../support/fulfilment.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };
const PRODUCT = { title: '商品10001', titleTrans: 'Product 10001' };

/** A shopper with 1000.00 at a shop with a service for parcels and one for orders. */
async function open(database = openTestDatabase()) {
  const shop = await openShop(await database);
  const scope = announcer(await forwarder(shop));
  await fund(scope, 1000_00);
  const service = { name: { en: 'Photos' }, per: 'PARCEL', price: '8.00', offered: true } as const;
  const services = (['PARCEL', 'ORDER'] as const).map((offeredFor) => ({
    ...{ ...service, code: `OF_${offeredFor}`, offeredFor },
  }));
  return { shop, scope: { ...scope, tenant: { ...scope.tenant, services } } };
}

it('a transaction names the first item of its order, and counts the others, also when it is refunded', async () => {
  const { scope } = await open();
  const { orderNo, id } = await paidOrder(scope);
  const asked = { code: 'OF_ORDER', amount: '8.00', note: '', payPassword: PAY_PASSWORD };
  const { id: service } = await askOrderService(scope, id, asked);
  await refuseService(operatorOf(scope), service, { reason: 'Closed' });
  const { records } = await listTransactions(scope, page);
  const goods = { ...PRODUCT, more: 1 };
  expect(records).toMatchObject([
    { type: 'REFUND', goods },
    { type: 'PAYMENT', goods },
    { type: 'PAYMENT', reference: orderNo, goods },
    { type: 'DEPOSIT' },
  ]);
  expect(records[3]?.goods).toBeUndefined();
  expect(await getTransaction(scope, records[2]?.id ?? '')).toMatchObject({ goods });
});

it('a parcel has the goods of its pieces or what was announced, and a shipment those of all its parcels', async () => {
  const { scope } = await open();
  const split = await shippedOrder(scope, [
    [1, 0],
    [1, 1],
  ]);
  const own = await announced(scope);
  for (const { id } of [...split.parcels, own]) await check(scope, id);
  const asked = { code: 'OF_PARCEL', amount: '8.00', note: '', payPassword: PAY_PASSWORD };
  const { requestNo } = await askParcelService(scope, own.id, asked);
  const [one, both] = split.parcels
    .toSorted((a, b) => a.items.length - b.items.length)
    .map(({ parcelNo }) => parcelNo);
  const all = await createTransitOrder(scope, {
    ...(await wishFor(scope, [await stocked(scope)])),
    purchaseParcelIds: [...split.parcels, own].map(({ id }) => id),
  });
  const numbers = [one, both, own.parcelNo, requestNo, all.orderNo, 'K0000', 'W2611220000001'];
  const goods = await goodsOfLines(
    scope,
    numbers.map((number) => number ?? ''),
  );
  const teaSet = { title: 'Tea set', titleTrans: 'Tea set', more: 1 };
  expect(numbers.map((number) => goods.get(number ?? ''))).toEqual([
    { ...PRODUCT, more: 0 },
    { ...PRODUCT, more: 1 },
    teaSet,
    teaSet,
    { ...PRODUCT, more: 3 },
    undefined,
    undefined,
  ]);
});

it('nobody sees the goods of somebody else', async () => {
  const { shop, scope } = await open();
  const { orderNo } = await paidOrder(scope);
  const own = await announced(scope);
  await check(scope, own.id);
  const asked = { code: 'OF_PARCEL', amount: '8.00', note: '', payPassword: PAY_PASSWORD };
  const { requestNo } = await askParcelService(scope, own.id, asked);
  const shipment = await forwarded(scope);
  const numbers = [orderNo, own.parcelNo, shipment.orderNo, requestNo];
  expect([...(await goodsOfLines(scope, numbers)).keys()].sort()).toEqual(numbers.toSorted());
  for (const other of [await shop.shopper('noa'), await shop.shopper('mia', 'two')]) {
    expect(await goodsOfLines(other, numbers)).toEqual(new Map());
  }
});

it('the goods of a page of transactions are read in as many statements as those of one, by indexes', async () => {
  const planned = await openPlannedDatabase();
  const { scope } = await open(Promise.resolve(planned.db));
  for (let n = 0; n < 3; n++) await paidOrder(scope);
  const runsOf = async (pageSize: number) => {
    const before = planned.runs();
    await listTransactions(scope, { ...page, pageSize });
    return planned.runs() - before;
  };
  planned.statements.clear();
  expect(await runsOf(20)).toBe(await runsOf(1));
  // Of the other items only their number is shown.
  const counting = [...planned.statements.keys()].filter((text) => text.includes(') "found"'));
  expect(counting.map((text) => text.includes('"attributes"'))).toEqual([false]);
  await planned.expectIndex(counting[0] ?? '', /purchase_order_items_order \(order_id/);
  await planned.expectSeeks();
  await planned.expectNoWholeTenant();
});
