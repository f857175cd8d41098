import { expect, it } from 'vitest';
import { getOverview } from '../../../../../src/server/commerce/overview/overview.ts';
import { acceptOrder, askShopper } from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarded, forwarder, sent, stocked } from '../../../support/forwarding.ts';
import {
  BAD,
  boughtOrder,
  check,
  openWarehouse,
  operatorOf,
  paidOrder,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { fund, openShop } from '../../../support/shop.ts';

const NOTHING = { count: 0 };

it('tells a new shopper that nothing waits', async () => {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  expect(await getOverview(scope)).toMatchObject({
    toPay: { count: 0, total: '0.00' },
    questions: NOTHING,
    problems: NOTHING,
    pickUps: NOTHING,
    delivered: NOTHING,
    buying: 0,
    coming: 0,
    stored: NOTHING,
    goingHome: 0,
  });
});

it('names a single object of a kind, and counts several', async () => {
  const { scope } = await openWarehouse();
  const { id, orderNo } = await paidOrder(scope);
  await acceptOrder(operatorOf(scope), id);
  await askShopper(operatorOf(scope), id, { question: 'Blue is sold out. Take green?' });
  expect(await getOverview(scope)).toMatchObject({
    questions: { count: 1, no: orderNo },
    buying: 1,
  });
  const { parcels } = await shippedOrder(scope);
  expect(await getOverview(scope)).toMatchObject({ buying: 1, coming: 1 });
  const { parcelNo } = await check(scope, parcels[0]?.id ?? '', BAD);
  await boughtOrder(scope);
  expect(await getOverview(scope)).toMatchObject({
    problems: { count: 1, no: parcelNo },
    coming: 2,
  });
});

it('follows parcels from the shelf to the door, and says until when they lie free of charge', async () => {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  await fund(scope, 100_000);
  const { now } = scope;
  await stocked(scope, { storageFreeUntil: now + 9_000 });
  await stocked(scope, { storageFreeUntil: now + 5_000 });
  const freeUntil = new Date(now + 5_000).toISOString();
  expect((await getOverview(scope)).stored).toEqual({ count: 2, freeUntil });
  const afterFirst = { ...scope, now: now + 5_000 };
  expect((await getOverview(afterFirst)).stored).toEqual({
    count: 2,
    freeUntil: new Date(now + 9_000).toISOString(),
  });
  const afterBoth = { ...scope, now: now + 9_000 };
  expect((await getOverview(afterBoth)).stored).toEqual({ count: 2 });
  await forwarded(scope);
  await sent(scope);
  expect(await getOverview(scope)).toMatchObject({ stored: { count: 2 }, goingHome: 2 });
});

it('tells nothing about other shoppers', async () => {
  const shop = await openShop(await openTestDatabase());
  await stocked(await forwarder(shop));
  const other = await forwarder(shop, { name: 'noah' });
  expect((await getOverview(other)).stored).toEqual(NOTHING);
});

it('says in one strip what to do next and where things are, and nothing to a new shopper', async () => {
  const hidden = await forwarder(await openShop(await openTestDatabase()));
  const tenantPreference = { ...hidden.tenant.tenantPreference, showStockin: true };
  const scope = { ...hidden, tenant: { ...hidden.tenant, tenantPreference } };
  expect((await getOverview(scope)).strip).toBeUndefined();
  const DAY = 24 * 3_600_000;
  await stocked(scope, { storageFreeUntil: scope.now + 3 * DAY - 1 });
  expect((await getOverview(scope)).strip).toMatchObject({
    act: { href: '/my/in-stock-items', text: 'One parcel is ready to ship' },
    stages: [
      {
        href: '/my/in-stock-items',
        text: 'In the warehouse',
        count: 1,
        note: '3 days of free storage left',
      },
    ],
    balance: { href: '/my/balance', amount: expect.stringContaining('0.00') },
  });
});
