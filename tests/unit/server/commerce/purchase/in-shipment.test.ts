import { expect, it } from 'vitest';
import { listOpsOrders } from '../../../../../src/server/commerce/purchase/list-ops-orders.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder, operator, stocked, wishFor } from '../../../support/forwarding.ts';
import { openShop, order } from '../../../support/shop.ts';

const ALL = { tab: 'all', keyword: '', pageNo: 1, pageSize: 20 } as const;

it('an order says whether it can be shipped or is in a shipment, in the lists of its shopper and the staff as on its own', async () => {
  const shop = await openShop(await openTestDatabase());
  const scope = await forwarder(shop);
  const parcel = await stocked(scope);
  const stateOf = async () => {
    const { records } = await listPurchaseOrders(scope, ALL);
    const ofStaff = await listOpsOrders(operator(scope), {
      number: '',
      sort: 'newest',
      pageSize: 20,
    });
    const own = await getPurchaseOrder(scope, parcel.orderNo);
    const views = [records[0], own, ofStaff.records[0]];
    const [listed, ...others] = views.map((view) => [view?.shippable, view?.inShipment]);
    expect(others).toEqual([listed, listed]);
    return listed;
  };
  expect(await stateOf()).toEqual([true, false]);
  const { orderNo } = await createTransitOrder(scope, await wishFor(scope, [parcel]));
  expect(await stateOf()).toEqual([false, true]);
  await closeTransitOrder(scope, orderNo);
  expect(await stateOf()).toEqual([true, false]);
});

it('an order says nothing of the parcels of another order', async () => {
  const shop = await openShop(await openTestDatabase());
  const scope = await forwarder(shop);
  await stocked(scope);
  const { id } = await order(scope, { id: '20001' });
  const { records } = await listPurchaseOrders(scope, ALL);
  expect(records.find((record) => record.id === id)).toMatchObject({
    shippable: false,
    inShipment: false,
  });
});
