import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { toFen } from '../../../../../src/contract/values/money/money.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { getCart, refreshCart } from '../../../../../src/server/commerce/cart/cart.ts';
import { accuracyOf, estimateAccuracy } from '../../../../../src/server/commerce/door/accuracy.ts';
import { deliveryAddresses } from '../../../../../src/server/commerce/identity/addresses.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { getTransitQuote } from '../../../../../src/server/commerce/transit/quote.ts';
import { unpackTransit } from '../../../../../src/server/commerce/transit/reweigh.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { doorEstimates } from '../../../../../src/server/db/schema/orders/door.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  BOX,
  forwarder,
  homeAddress,
  operator,
  stocked,
  wishFor,
} from '../../../support/forwarding.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { fillCart, later, openShop } from '../../../support/shop.ts';

const open = async () => {
  const shop = await openShop(await openTestDatabase());
  return { shop, scope: await forwarder(shop) };
};

const keptOf = async ({ db }: OwnerScope, type: 'PURCHASE_ORDER' | 'TRANSIT_ORDER') =>
  db.select().from(doorEstimates).where(eq(doorEstimates.orderType, type));

describe('orders that are placed together', () => {
  it('keep what shipping them home was to cost, once for all of them', async () => {
    const { scope } = await open();
    const cartItemIds = await fillCart(scope);
    const { door } = await refreshCart(scope, { cartItemIds });
    const { orders } = await createPurchaseOrders(scope, { cartItemIds, message: '' });
    const [best] = door?.ways ?? [];
    const ids = orders.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const rows = await keptOf(scope, 'PURCHASE_ORDER');
    expect(rows.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
    for (const row of rows) {
      expect(row).toMatchObject({
        placedWith: ids[0],
        country: 'kz',
        optionCode: best?.code,
        estimatedFen: toFen(best?.freight ?? ''),
        weightG: door?.weightG,
        billedAt: null,
      });
    }
  });

  it('keep none if they go to a warehouse of the shopper', async () => {
    const { scope } = await open();
    const cartItemIds = await fillCart(scope);
    const { db, tenantId, userId } = scope;
    const { userWarehouses } = await import('../../../../../src/server/db/schema/people/users.ts');
    await db.insert(userWarehouses).values({
      ...{ id: 'own', tenantId, userId, name: 'Li', phone: '+8613800000000', province: 'Zhejiang' },
      ...{ city: 'Yiwu', district: '', line1: '1 Road', postCode: '322000' },
      ...{ defaultAddress: true, createdAt: scope.now },
    });
    await createPurchaseOrders(scope, { cartItemIds, userWarehouseId: 'own', message: '' });
    expect(await keptOf(scope, 'PURCHASE_ORDER')).toEqual([]);
  });
});

describe('the estimate to the door', () => {
  it('is for the default address, and by the option of the last shipment', async () => {
    const { scope } = await open();
    const cartItemIds = await fillCart(scope);
    const before = (await refreshCart(scope, { cartItemIds })).door;
    expect(before).toMatchObject({ country: 'kz' });
    expect(before).not.toHaveProperty('chosen');
    const address = await homeAddress(scope, 'la');
    const parcels = [await stocked(scope)];
    const { id: userAddressId } = address;
    await createTransitOrder(
      scope,
      await wishFor(scope, parcels, { userAddressId, transitOptionName: 'COURIER_EXPRESS' }),
    );
    // The first address is the default; that of `wishFor` came later.
    const [first] = await deliveryAddresses.list(scope);
    expect(first?.country).toBe('la');
    const [item] = (await getCart(scope)).cartShops.flatMap(({ cartItems }) => cartItems);
    const after = (await refreshCart(scope, { cartItemIds: [item?.id ?? ''] })).door;
    expect(after).toMatchObject({ country: 'la', chosen: 'COURIER_EXPRESS' });
  });

  it('has the note of the tenant on duties of that country, in the reader’s language', async () => {
    const { scope } = await open();
    const text = { en: 'Food is checked.', ru: 'Еда проверяется.' };
    const duties = [
      { country: 'kz', tax: 'VAT', basisPoints: 1200, freeUpTo: '200.00', currency: 'EUR', text },
    ];
    const told = { ...scope, tenant: { ...scope.tenant, duties } };
    const cartItemIds = await fillCart(told);
    expect((await refreshCart(told, { cartItemIds })).door?.duties).toEqual({
      tax: 'VAT',
      basisPoints: 1200,
      freeUpTo: '200.00',
      currency: 'EUR',
      text: 'Food is checked.',
    });
    const russian = { ...told, locale: 'ru' as const };
    const { door } = await refreshCart(russian, { cartItemIds });
    expect(door).toMatchObject({ countryName: 'Казахстан', duties: { text: 'Еда проверяется.' } });
    const silent = { ...told, tenant: { ...told.tenant, duties: [] } };
    expect((await refreshCart(silent, { cartItemIds })).door).not.toHaveProperty('duties');
  });

  it('is absent where the shop forwards nothing, and if a weight is not known', async () => {
    const { scope, shop } = await open();
    const cartItemIds = await fillCart(scope);
    const hidden = { ...scope.tenant.tenantPreference, showTransit: false };
    const withoutTransit = { ...scope, tenant: { ...scope.tenant, tenantPreference: hidden } };
    expect(await refreshCart(withoutTransit, { cartItemIds })).not.toHaveProperty('door');
    const [first] = shop.market.values();
    if (first) {
      const skus = first.skus.map((sku) => ({ ...sku, weightG: 0 }));
      shop.market.set(first.productUrl, { ...first, skus });
    }
    expect(await refreshCart(scope, { cartItemIds })).not.toHaveProperty('door');
  });
});

describe('a shipment', () => {
  it('keeps what its goods alone were to cost, and is compared with its bill until that is taken back', async () => {
    const { scope } = await open();
    const ops = operator(scope);
    const parcels = [await stocked(scope)];
    const { id } = await createTransitOrder(scope, await wishFor(scope, parcels));
    // 300 g of goods: 372 g with the seller's box, 572 g in ours, billed as 1 kg: 90.00 + 30.00 + 8.00.
    const [kept] = await keptOf(scope, 'TRANSIT_ORDER');
    expect(kept).toMatchObject({
      orderId: id,
      optionCode: 'POSTAL_EMS',
      weightG: 572,
      estimatedFen: 128_00,
      billedFen: null,
    });
    await packTransit(ops, id);
    await weighTransit(ops, id, BOX);
    // 1240 g are billed as 1.5 kg.
    const [billed] = await keptOf(scope, 'TRANSIT_ORDER');
    expect(billed).toMatchObject({ billedFen: 158_00, differenceBp: 1899, billedAt: scope.now });
    const { door } = await getTransitOrder(scope, id);
    expect(door).toMatchObject({
      goods: '10.00',
      domesticFreight: '6.00',
      serviceFee: '2.00',
      estimatedFreight: '128.00',
      ways: [{ code: 'POSTAL_EMS', freight: '158.00', services: '0.00', total: '176.00' }],
    });
    await unpackTransit(ops, id, { reason: 'wrong box' });
    const [again] = await keptOf(scope, 'TRANSIT_ORDER');
    expect(again).toMatchObject({ billedFen: null, differenceBp: null, billedAt: null });
  });

  it('has in its quote what was paid for the goods, and each way home as it is offered', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope)];
    const quote = await getTransitQuote(scope, {
      purchaseParcelIds: parcels.map(({ id }) => id),
      insured: true,
      packing: 'STANDARD',
    });
    expect(quote.door).toMatchObject({
      goods: '10.00',
      domesticFreight: '6.00',
      serviceFee: '2.00',
    });
    expect(quote.door?.ways.map(({ code }) => code)).toEqual(quote.options.map(({ code }) => code));
    for (const way of quote.door?.ways ?? []) {
      const { estimate } = quote.options.find(({ code }) => code === way.code) ?? {};
      expect(toFen(way.freight) + toFen(way.services)).toBe(toFen(estimate?.total ?? ''));
      expect(toFen(way.total)).toBe(18_00 + toFen(estimate?.total ?? ''));
    }
  });
});

describe('how close estimates were', () => {
  it('is not told of fewer than 20 shipments', () => {
    expect(accuracyOf(Array.from({ length: 19 }, () => 100))).toBeUndefined();
  });

  it('is what nine in ten differed from the bill at most', () => {
    const differences = Array.from({ length: 20 }, (_, index) => (index + 1) * 50);
    expect(accuracyOf(differences)).toEqual({ basisPoints: 900, shipments: 20, days: 30 });
  });

  it('counts the tenant’s bills of the last 30 days only', async () => {
    const { scope } = await open();
    const { db, now } = scope;
    const { id } = await createTransitOrder(scope, await wishFor(scope, [await stocked(scope)]));
    const [kept] = await keptOf(scope, 'TRANSIT_ORDER');
    if (!kept) throw new Error('no estimate was kept');
    await db.delete(doorEstimates).where(eq(doorEstimates.orderId, id));
    // Orders of their own are not needed for counting: generated references are null for other types.
    const rows = Array.from({ length: 25 }, (_, index) => ({
      ...kept,
      ...{ purchaseOrderId: undefined, transitOrderId: undefined },
      id: `e${index}`,
      orderType: 'OTHER' as 'TRANSIT_ORDER',
      orderId: `o${index}`,
      billedFen: 100,
      differenceBp: 300,
      billedAt: index < 5 ? now - 31 * DAY : now - DAY,
    }));
    for (const row of rows) await db.insert(doorEstimates).values(row);
    expect(await estimateAccuracy(scope)).toEqual({ basisPoints: 300, shipments: 20, days: 30 });
    expect(await estimateAccuracy(later(scope, 40 * DAY))).toBeUndefined();
    expect(await estimateAccuracy({ ...scope, tenantId: 'two' })).toBeUndefined();
  });
});
