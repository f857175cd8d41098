import { describe, expect, it } from 'vitest';
import { createTransitOrder } from '../../../../../src/server/commerce/transit/create.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { getTransitQuote } from '../../../../../src/server/commerce/transit/quote.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  forwarder,
  homeAddress,
  LOCAL_WAREHOUSE,
  operator,
  parcelRow,
  stocked,
  wishFor,
} from '../../../support/forwarding.ts';
import { DAY, failureCode, failureOf } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import { later, openShop, withPackingAt } from '../../../support/shop.ts';

const open = async (who: Parameters<typeof forwarder>[1] = {}) => {
  const shop = await openShop(await openTestDatabase());
  return { shop, scope: await forwarder(shop, who) };
};
const ask = (parcels: readonly { id: string }[]) => ({
  purchaseParcelIds: parcels.map(({ id }) => id),
  insured: false,
  packing: 'STANDARD' as const,
});

describe('the quote of a transit order', () => {
  it('has the measures of all parcels together and every freight option, the cheapest first', async () => {
    const { scope } = await open();
    const parcels = [
      await stocked(scope),
      await stocked(scope, { weightG: 3000, lengthMm: 500, widthMm: 100, heightMm: 100 }),
    ];
    const quote = await getTransitQuote(scope, ask(parcels));
    // 8 % of 4240 g are 339.2 g; 9 and 5 litres grow by a tenth.
    expect(quote).toMatchObject({
      weightG: 4580,
      volumeMm3: 15_400_000,
      longestMm: 500,
      goodsClasses: ['NORMAL'],
      goodsValue: '20.00',
      chargeMode: 'AFTER_WEIGHING',
    });
    const totals = quote.options.map(({ estimate }) => Number(estimate?.total));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(quote.options.map(({ code }) => code)).toContain('TRUCK');
    expect(quote.refused).toEqual([]);
    const truck = quote.options.find(({ code }) => code === 'TRUCK');
    expect(truck).toMatchObject({
      selfPickup: true,
      localExpressCompanies: ['Kazpost', 'Alem-TAT'],
      localExpressAmounts: { Kazpost: '12.00', 'Alem-TAT': '32.00' },
    });
  });

  it('is for the home country unless another is given', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope)];
    const codesTo = async (country?: string) =>
      (await getTransitQuote(scope, { ...ask(parcels), country })).options.map(({ code }) => code);
    expect(await codesTo()).toContain('TAX_FREE_AIR');
    expect(await codesTo('au')).not.toContain('TAX_FREE_AIR');
    expect(await codesTo('mx')).toEqual([]);
  });

  it('leaves out what can’t take the parcels, and says why', async () => {
    const { scope } = await open();
    const parcels = [
      await stocked(scope, { goodsClass: 'COSMETIC' }),
      await stocked(scope, { goodsClass: 'NORMAL', lengthMm: 1300 }),
    ];
    const { options, refused, goodsClasses } = await getTransitQuote(scope, ask(parcels));
    expect(goodsClasses.toSorted()).toEqual(['COSMETIC', 'NORMAL']);
    expect(options.map(({ code }) => code)).toEqual(['TRUCK']);
    expect(refused).toContainEqual({
      code: 'SENSITIVE_AIR',
      name: 'Air, restricted goods',
      reason: 'TOO_LONG',
    });
    expect(refused).toContainEqual({
      code: 'POSTAL_EMS',
      name: 'EMS (post)',
      reason: 'GOODS_CLASS',
    });
  });

  it('insures the declared value, or else the price of the goods', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope, { goodsValueFen: 200_000 })];
    const insurance = async (more: { insured: boolean; declaredValue?: string }) => {
      const { options } = await getTransitQuote(scope, { ...ask(parcels), ...more });
      const lines = options.find(({ code }) => code === 'POSTAL_EMS')?.estimate?.lines;
      return lines?.find(({ kind }) => kind === 'INSURANCE')?.amount;
    };
    expect(await insurance({ insured: false })).toBeUndefined();
    expect(await insurance({ insured: true })).toBe('30.00');
    expect(await insurance({ insured: true, declaredValue: '' })).toBe('30.00');
    expect(await insurance({ insured: true, declaredValue: '100.00' })).toBe('6.00');
    for (const [declaredValue, code] of [
      ['-0.01', 'too_small'],
      ['1000000.01', 'too_large'],
    ] as const) {
      const failure = await failureOf(insurance({ insured: true, declaredValue }));
      expect(failure.fields).toEqual([{ field: 'declaredValue', code }]);
    }
  });

  it('has a line for reinforced packing at the tenant’s fee, and none if it costs nothing', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope)];
    const packing = async (price: string) => {
      const tenant = withPackingAt(scope.tenant, price);
      const quote = await getTransitQuote(
        { ...scope, tenant },
        { ...ask(parcels), packing: 'REINFORCED' },
      );
      expect(quote.reinforcedPackingFee).toBe(price);
      const lines = quote.options[0]?.estimate?.lines;
      return lines?.find(({ label }) => label === 'Reinforced packing')?.amount;
    };
    expect(await packing('12.00')).toBe('12.00');
    expect(await packing('0.00')).toBeUndefined();
  });

  it('needs parcels that are the shopper’s and in stock', async () => {
    const { shop, scope } = await open();
    const away = await stocked(scope, { status: 'QC_FAILED' });
    const failure = await failureOf(getTransitQuote(scope, ask([await stocked(scope), away])));
    expect([failure.code, failure.details]).toEqual([
      'PARCEL_UNAVAILABLE',
      { parcelNo: away.parcelNo },
    ]);
    const own = await stocked(scope);
    for (const who of [{ name: 'eve' }, { name: 'mia', tenantId: 'two' }]) {
      const stranger = await forwarder(shop, who);
      expect(await failureCode(getTransitQuote(stranger, ask([own])))).toBe('NOT_FOUND');
    }
  });
});

describe('a transit order', () => {
  it('needs parcels of one warehouse', async () => {
    const { scope } = await open();
    await insertRow(scope.db, 'warehouses', { id: 'w-yiwu', tenant_id: 'one' });
    const here = await stocked(scope);
    const there = await stocked(scope, { warehouseId: 'w-yiwu' });
    const apart = createTransitOrder(scope, await wishFor(scope, [here, there]));
    expect(await failureCode(apart)).toBe('PARCELS_APART');
    await createTransitOrder(scope, await wishFor(scope, [there]));
  });

  it('locks its parcels, freezes address, rate and estimate, and waits to be packed', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope), await stocked(scope)];
    const wish = await wishFor(scope, parcels, {
      transitOptionName: 'TRUCK',
      localExpressCompanyName: 'Alem-TAT',
      insured: true,
      declaredValue: '50.00',
      message: 'as one box',
    });
    const order = await createTransitOrder(scope, wish);
    expect(order).toMatchObject({
      status: 'PENDING_PACKING',
      chargeMode: 'AFTER_WEIGHING',
      transitOptionName: 'TRUCK',
      optionTitle: 'Truck',
      leadTimeDays: [8, 25],
      country: 'kz',
      localExpressCompanyName: 'Alem-TAT',
      parcelCount: 2,
      images: ['/images/10001.webp'],
      packed: false,
      weightG: 2680,
      declaredValue: '50.00',
      insured: true,
      message: 'as one box',
      address: { id: wish.userAddressId, city: 'Almaty' },
      rate: { currency: 'AUD', rate: '0.2134' },
      payments: [],
      traces: [],
      actions: ['close'],
    });
    expect(order.bill).toBeUndefined();
    expect(order.timeline.map(({ event, actor }) => [event, actor])).toEqual([
      ['CREATED', 'SHOPPER'],
    ]);
    // 2.68 kg, 19.8 litres at 6000: 3300 g, half of the excess counts: 2990 g, so 3 kg.
    expect(order.estimate).toMatchObject({ actualG: 2680, volumetricG: 3300, billedG: 3000 });
    expect(order.estimate.lines).toEqual([
      { kind: 'BASE', label: 'Shipping', amount: '60.00' },
      { kind: 'INSURANCE', label: 'Insurance', amount: '6.00' },
      { kind: 'LOCAL_EXPRESS', label: 'Local delivery', amount: '24.00' },
      { kind: 'PACKING', label: 'Packing', amount: '8.00' },
    ]);
    expect(order.total).toBe('98.00');
    expect(order.parcels.map(({ status, transitNo }) => [status, transitNo])).toEqual([
      ['LOCKED_FOR_TRANSIT', order.orderNo],
      ['LOCKED_FOR_TRANSIT', order.orderNo],
    ]);
  });

  it('costs the same as in the quote', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope), await stocked(scope, { weightG: 3333 })];
    const quote = await getTransitQuote(scope, ask(parcels));
    const [cheapest] = quote.options;
    const wish = await wishFor(scope, parcels, { transitOptionName: cheapest?.code });
    expect((await createTransitOrder(scope, wish)).estimate).toEqual(cheapest?.estimate);
  });

  it('is due at once where the tenant charges before packing', async () => {
    const { scope } = await open({ chargeMode: 'PREPAID_ESTIMATE' });
    const parcel = await stocked(scope);
    const order = await createTransitOrder(scope, await wishFor(scope, [parcel]));
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      chargeMode: 'PREPAID_ESTIMATE',
      expiresAt: new Date(scope.now + 10 * DAY).toISOString(),
      actions: ['pay', 'close'],
      payments: [{ type: 'TRANSIT', status: 'UNPAID', amount: order.total }],
    });
    expect(order.paymentNo).toBe(order.payments[0]?.paymentNo);
    expect((await parcelRow(scope, parcel.id)).status).toBe('LOCKED_FOR_TRANSIT');
  });

  it('accepts the freight option by its name in the shopper’s language', async () => {
    const { scope } = await open();
    const wish = await wishFor(scope, [await stocked(scope)], {
      transitOptionName: 'Air, duties and taxes included',
    });
    const order = await createTransitOrder(scope, wish);
    expect(order.transitOptionName).toBe('TAX_FREE_AIR');
  });

  it('is picked up at the tenant’s local warehouse without an address', async () => {
    const { scope } = await open();
    const wish = await wishFor(scope, [await stocked(scope)], {
      transitOptionName: 'TRUCK',
      selfPickup: true,
      localExpressCompanyName: 'Kazpost',
    });
    const order = await createTransitOrder(scope, wish);
    expect(order).toMatchObject({
      selfPickup: true,
      country: 'kz',
      localExpressCompanyName: '',
      pickupWarehouse: { id: LOCAL_WAREHOUSE, name: 'Almaty' },
    });
    expect(order.address).toBeUndefined();
    expect(order.pickupCode).toBeUndefined();
  });

  it('reports the field that asks for something the freight option does not offer', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope)];
    const australia = (await homeAddress(scope, 'au')).id;
    const laos = (await homeAddress(scope, 'la')).id;
    const fieldsOf = async (other: Parameters<typeof wishFor>[2]) => {
      const wish = await wishFor(scope, parcels, other);
      return (await failureOf(createTransitOrder(scope, wish))).fields;
    };
    expect(await fieldsOf({ userAddressId: undefined })).toEqual([
      { field: 'userAddressId', code: 'required' },
    ]);
    expect(await fieldsOf({ userAddressId: '' })).toEqual([
      { field: 'userAddressId', code: 'required' },
    ]);
    expect(await fieldsOf({ transitOptionName: 'TAX_FREE_AIR', userAddressId: australia })).toEqual(
      [{ field: 'userAddressId', code: 'choice' }],
    );
    expect(await fieldsOf({ selfPickup: true })).toEqual([{ field: 'selfPickup', code: 'choice' }]);
    expect(await fieldsOf({ localExpressCompanyName: 'Kazpost' })).toEqual([
      { field: 'localExpressCompanyName', code: 'choice' },
    ]);
    // Laos has companies, but this tenant no warehouse there that they start from.
    expect(
      await fieldsOf({
        transitOptionName: 'TRUCK',
        userAddressId: laos,
        localExpressCompanyName: 'HAL Logistics',
      }),
    ).toEqual([{ field: 'localExpressCompanyName', code: 'choice' }]);
    expect(await fieldsOf({ declaredValue: '-1.00' })).toEqual([
      { field: 'declaredValue', code: 'too_small' },
    ]);
  });

  it('is refused if the freight option is unknown, does not serve the country or can’t take the parcels', async () => {
    const { scope } = await open();
    const parcel = await stocked(scope, { goodsClass: 'LIQUID' });
    for (const [transitOptionName, details] of [
      ['BALLOON', {}],
      ['SEA_BULK', { reason: 'GOODS_CLASS' }],
      ['POSTAL_EMS', { reason: 'GOODS_CLASS' }],
    ] as const) {
      const userAddressId = (await homeAddress(scope, 'au')).id;
      const wish = await wishFor(scope, [parcel], { transitOptionName, userAddressId });
      const failure = await failureOf(createTransitOrder(scope, wish));
      expect(failure).toMatchObject({
        code: 'TRANSIT_OPTION_UNAVAILABLE',
        details: { option: transitOptionName, ...details },
        fields: [{ field: 'transitOptionName', code: 'choice' }],
      });
    }
    expect((await parcelRow(scope, parcel.id)).status).toBe('STOCKED_IN');
  });

  it('needs a fresh exchange rate, and parcels and an address of the shopper', async () => {
    const { shop, scope } = await open();
    const parcel = await stocked(scope);
    const wish = await wishFor(scope, [parcel]);
    expect(await failureCode(createTransitOrder(later(scope, 4 * DAY), wish))).toBe('RATE_TOO_OLD');
    for (const who of [{ name: 'eve' }, { name: 'mia', tenantId: 'two' }]) {
      const stranger = await forwarder(shop, who);
      const theirs = await homeAddress(stranger);
      const stolen = { ...wish, userAddressId: theirs.id };
      expect(await failureCode(createTransitOrder(stranger, stolen))).toBe('NOT_FOUND');
      expect(await failureCode(createTransitOrder(scope, stolen))).toBe('NOT_FOUND');
    }
    await expect(createTransitOrder(scope, wish)).resolves.toMatchObject({ parcelCount: 1 });
  });

  it('holds a parcel once that is given twice', async () => {
    const { scope } = await open();
    const parcel = await stocked(scope);
    const order = await createTransitOrder(scope, await wishFor(scope, [parcel, parcel]));
    expect(order.parcelCount).toBe(1);
  });

  it('is created once if several calls for one parcel come at once', async () => {
    const { scope } = await open();
    const [shared, other] = [await stocked(scope), await stocked(scope)];
    const wish = await wishFor(scope, [shared]);
    const wishes = [wish, { ...wish, purchaseParcelIds: [other.id, shared.id] }, wish, wish];
    const made = await Promise.allSettled(wishes.map((one) => createTransitOrder(scope, one)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made) {
      if (one.status === 'fulfilled') continue;
      expect(one.reason).toMatchObject({
        code: 'PARCEL_UNAVAILABLE',
        details: { parcelNo: shared.parcelNo },
      });
    }
  });

  it('holds up to fifty parcels', async () => {
    const { scope } = await open();
    const small = { weightG: 100, lengthMm: 50, widthMm: 50, heightMm: 50 };
    const parcels = [];
    for (let i = 0; i < 50; i++) parcels.push(await stocked(scope, small));
    const order = await createTransitOrder(scope, await wishFor(scope, parcels));
    expect(order.parcels).toHaveLength(50);
    await expect(packTransit(operator(scope), order.orderNo)).resolves.toMatchObject({
      status: 'PACKING',
    });
  });
});
