import { expect, it } from 'vitest';
import { PARCEL_LISTS } from '../../../../../src/contract/values/warehouse/scanning.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { withdrawParcel } from '../../../../../src/server/commerce/parcel/announce.ts';
import { getParcel, listStockInParcels } from '../../../../../src/server/commerce/parcel/list.ts';
import { moveParcelStatements } from '../../../../../src/server/commerce/parcel/move-parcel.ts';
import { tenantParcel } from '../../../../../src/server/commerce/parcel/records.ts';
import { answerPurchaseOrder } from '../../../../../src/server/commerce/purchase/answer-order.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { completeOrders } from '../../../../../src/server/commerce/purchase/complete-orders.ts';
import {
  acceptOrder,
  askShopper,
  markDelivered,
  rejectOrder,
  requestSupplement,
} from '../../../../../src/server/commerce/purchase/fulfil.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { payOrder, payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { listOpsParcels } from '../../../../../src/server/commerce/stock/list-parcels.ts';
import {
  finishService,
  refuseService,
} from '../../../../../src/server/commerce/warehouse/answer-service.ts';
import { askParcelService } from '../../../../../src/server/commerce/warehouse/ask-service.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { endStorage } from '../../../../../src/server/commerce/warehouse/storage-end.ts';
import { announced, announcer } from '../../../support/announcing.ts';
import {
  BAD,
  boughtOrder,
  check,
  operatorOf,
  ownWarehouse,
  paidOrder,
  shipMore,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, later, openShop, PAY_PASSWORD } from '../../../support/shop.ts';

it('every SQL statement about parcels and their orders uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const { shopper } = await openShop(db);
  const scope = await shopper();
  await fund(scope, 1000_00);
  const operator = operatorOf(scope);
  statements.clear();

  const askedAbout = await paidOrder(scope);
  await acceptOrder(operator, askedAbout.orderNo);
  await askShopper(operator, askedAbout.id, { question: 'x' });
  await answerPurchaseOrder(scope, askedAbout.id, { answer: 'x' });
  await requestSupplement(operator, askedAbout.id, { amount: '1', note: 'x' });
  await payOrder(scope, askedAbout.id, PAY_PASSWORD);
  await closePurchaseOrder(scope, askedAbout.id);
  await rejectOrder(operator, askedAbout.id, { reason: 'OUT_OF_STOCK', note: '' });

  const bought = await boughtOrder(scope);
  const { parcels } = await shipMore(scope, bought, [
    [2, 0],
    [0, 1],
  ]);
  const [first = '', second = ''] = parcels.map(({ id }) => id);
  await traceParcel(operator, first, { status: 'SIGN', text: '' });
  await check(scope, first);
  await extendStorage(scope, first).then(({ id }) => payPayment(scope, id, PAY_PASSWORD));
  const photos: OwnerScope['tenant']['services'][number] = {
    ...{ code: 'PHOTOS', name: { en: 'Photos' }, price: '1.00', offered: true },
    per: 'PARCEL',
    offeredFor: 'PARCEL',
  };
  const shop = { ...scope, tenant: { ...scope.tenant, services: [photos] } };
  const wish = { code: 'PHOTOS', amount: '1.00', note: '', payPassword: PAY_PASSWORD };
  for (const result of ['done', '']) {
    const { id } = await askParcelService(shop, first, wish);
    if (result) await finishService(operator, id, { result, photos: [] });
    else await refuseService(operator, id, { reason: 'x' });
  }
  await check(scope, second, BAD);
  await decideParcel(scope, second, { decision: 'RETURN' });
  await parcelReturned(operator, second);
  await commit({ db }, moveParcelStatements(scope, await tenantParcel(scope, first), 'LOCKED'));
  await parcelException(operator, (await shippedOrder(scope)).parcels[0]?.parcelNo ?? '', {
    exception: 'LOST',
    note: 'x',
  });

  const mailer = announcer(scope);
  const withdrawn = await announced(mailer);
  await withdrawParcel(scope, withdrawn.id);
  const brought = await announced(mailer);
  const { domesticTrackingNo: trackingNo } = brought;
  const warehouseId = brought.warehouse?.id ?? '';
  const lists = [
    { trackingNo },
    { userId: scope.userId },
    { warehouseId, shelf: 'A-01-3' },
    ...PARCEL_LISTS.flatMap((list) => [{ list }, { list, warehouseId }]),
    {},
  ];
  for (const query of lists) {
    await listOpsParcels(operator, { ...query, pageSize: 1 });
    await listOpsParcels(operator, { ...query, cursor: '5~x', pageSize: 1 });
  }
  await traceParcel(operator, brought.id, { status: 'SIGN', text: '' });
  await check(scope, brought.id);
  await extendStorage(scope, brought.id).then(({ id }) => payPayment(scope, id, PAY_PASSWORD));
  await getParcel(scope, brought.id);

  const own = await shippedOrder(scope, [], { userWarehouseId: await ownWarehouse(scope) });
  await markDelivered(operator, own.id);
  const stored = await shippedOrder(scope);
  await check(scope, stored.parcels[0]?.id ?? '');

  for (const sort of ['newest', 'storage', 'weight'] as const) {
    for (const keyword of ['', 'product']) {
      const search = { tab: 'stored', sort, keyword, pageNo: 1, pageSize: 20 } as const;
      await listStockInParcels(scope, search);
    }
  }
  await getParcel(scope, first);
  await getPurchaseOrder(scope, bought.id);
  await listPurchaseOrders(scope, { tab: 'arrived', keyword: 'x', pageNo: 1, pageSize: 20 });
  for (const days of [8, 83, 90, 121]) {
    const timer = { db, now: later(scope, days * DAY).now };
    await completeOrders(timer);
    await endStorage(timer);
  }
  expect(statements.size).toBeGreaterThan(70);
  await expectSeeks();
});
