import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { closeTransitOrder } from '../../../../../src/server/commerce/transit/close.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import { packTransit, rejectTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { getTransitQuote } from '../../../../../src/server/commerce/transit/quote.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { purchaseParcels } from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { BOX, forwarded, forwarder, operator, stocked } from '../../../support/forwarding.ts';
import { DAY, failureOf, NOW } from '../../../support/identity-scope.ts';
import { openShop } from '../../../support/shop.ts';

const service = (
  code: string,
  per: 'SHIPMENT' | 'BOX' | 'PARCEL' | 'ITEM' | 'KG',
  price: string,
) => ({
  code,
  name: { en: `The ${code.toLowerCase()}` },
  per,
  price,
  offered: true,
});
const SERVICES = [
  service('PHOTOS', 'PARCEL', '2.00'),
  service('REMOVE_BOXES', 'ITEM', '1.00'),
  service('FILM', 'BOX', '4.00'),
  service('RUSH', 'SHIPMENT', '10.00'),
  service('CARE', 'KG', '0.70'),
  { ...service('OLD', 'SHIPMENT', '1.00'), offered: false },
];
const CODES = SERVICES.map(({ code }) => code);

const open = async () => {
  const shop = await openShop(await openTestDatabase());
  const scope = await forwarder(shop, {});
  return { scope: { ...scope, tenant: { ...scope.tenant, services: SERVICES } } };
};
const dearer = <S extends OwnerScope>(scope: S): S => ({
  ...scope,
  tenant: {
    ...scope.tenant,
    packingFee: '99.00',
    services: SERVICES.map((one) => ({ ...one, price: '99.00' })),
  },
});
const linesOf = (lines: readonly { label: string; amount: string }[] = []) =>
  Object.fromEntries(lines.map(({ label, amount }) => [label, amount]));

describe('services of the shop', () => {
  it('are offered with every option, priced by what they are counted by, and kept at the day’s price', async () => {
    const { scope } = await open();
    const parcels = [await stocked(scope)];
    const quote = await getTransitQuote(scope, {
      purchaseParcelIds: parcels.map(({ id }) => id),
      insured: false,
      packing: 'STANDARD',
      extras: CODES,
    });
    for (const { extras } of quote.options) {
      expect(extras.map(({ code }) => code).filter((code) => CODES.includes(code))).toEqual(
        CODES.filter((code) => code !== 'OLD'),
      );
    }
    const { id } = await forwarded(scope, { extras: CODES });
    const ops = operator(dearer(scope));
    await packTransit(ops, id);
    const { bill } = await weighTransit(ops, id, { ...BOX, boxes: 2 });
    expect(linesOf(bill?.lines)).toMatchObject({
      'The photos': '2.00',
      'The film': '8.00',
      'The rush': '10.00',
      'The care': '1.40',
      Packing: '16.00',
    });
    expect(linesOf(bill?.lines)['The old']).toBeUndefined();
    const sum = bill?.lines.reduce(
      (total, { amount }) => total + Math.round(Number(amount) * 100),
      0,
    );
    expect(sum).toBe(Math.round(Number(bill?.total) * 100));
    expect((await getTransitOrder(scope, id)).bill).toEqual(bill);
  });

  it('are counted once for a parcel that is named twice', async () => {
    const { scope } = await open();
    const { id } = await stocked(scope);
    const quoteOf = (purchaseParcelIds: string[]) =>
      getTransitQuote(scope, {
        purchaseParcelIds,
        insured: false,
        packing: 'STANDARD',
        extras: CODES,
      });
    const [once, twice] = [await quoteOf([id]), await quoteOf([id, id])];
    expect(once.options.length).toBeGreaterThan(0);
    expect(twice).toEqual(once);
  });

  it('that the shop does not offer can’t be had: reinforced packing is refused at its field', async () => {
    const { scope } = await open();
    const failure = await failureOf(forwarded(scope, { packing: 'REINFORCED' }));
    expect(failure.fields).toEqual([{ field: 'packing', code: 'choice' }]);
  });
});

it('days of storage that are not free are a line of the shipment, as they were when it was made', async () => {
  const { scope } = await open();
  const daily = { fen: 50, per: 'PARCEL' as const, until: NOW + 30 * DAY };
  const storageTerms = { graceDays: 30, reminderDays: [7], daily };
  const { id } = await stocked(scope);
  await scope.db.update(purchaseParcels).set({ storageFreeUntil: NOW - 3 * DAY, storageTerms });
  const order = await forwarded(scope, { purchaseParcelIds: [id] });
  expect(linesOf(order.estimate.lines).Storage).toBe('1.50');
  const ops = { ...operator(scope), now: NOW + 9 * DAY };
  await packTransit(ops, order.id);
  const { bill } = await weighTransit(ops, order.id, BOX);
  expect(linesOf(bill?.lines).Storage).toBe('1.50');
});

describe('the days for which a shipment has parcels that it does not send', () => {
  /** A parcel in a shipment that was made three days after the free ones, at 0.50 a day. */
  async function inShipment() {
    const { scope } = await open();
    const endsAt = NOW + 30 * DAY;
    const daily = { fen: 50, per: 'PARCEL' as const, until: endsAt };
    const storageTerms = { graceDays: 30, reminderDays: [7], daily };
    const { id } = await stocked(scope);
    await scope.db
      .update(purchaseParcels)
      .set({ storageFreeUntil: NOW - 3 * DAY, storageExpiresAt: endsAt, storageTerms });
    const order = await forwarded(scope, { purchaseParcelIds: [id] });
    const nineDaysOn = { ...scope, now: NOW + 9 * DAY };
    const stored = async () => {
      const { storageFee, storageExpiresAt } = await getParcel(nineDaysOn, id);
      return { due: storageFee?.due, storageExpiresAt };
    };
    return { nineDaysOn, order, stored, endsAt };
  }

  it('count for nothing if the warehouse rejects it', async () => {
    const { nineDaysOn, order, stored, endsAt } = await inShipment();
    await rejectTransit(operator(nineDaysOn), order.id, { note: 'No carrier takes it' });
    expect(await stored()).toEqual({
      due: '1.50',
      storageExpiresAt: new Date(endsAt + 9 * DAY).toISOString(),
    });
  });

  it('count as they passed if the shopper cancels it', async () => {
    const { nineDaysOn, order, stored, endsAt } = await inShipment();
    await closeTransitOrder(nineDaysOn, order.id);
    expect(await stored()).toEqual({
      due: '6.00',
      storageExpiresAt: new Date(endsAt).toISOString(),
    });
  });
});
