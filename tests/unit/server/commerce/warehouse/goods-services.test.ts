import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_PER } from '../../../../../src/contract/values/money/charges.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { requireUser } from '../../../../../src/server/commerce/identity/users.ts';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { countOf, offersFor } from '../../../../../src/server/commerce/service/offers.ts';
import { markOutOfStock } from '../../../../../src/server/commerce/settlement/missing-pieces.ts';
import { eraseShopper } from '../../../../../src/server/commerce/shopper/erase-shopper.ts';
import { eraseStatements } from '../../../../../src/server/commerce/shopper/erase-statements.ts';
import {
  finishService,
  refuseService,
} from '../../../../../src/server/commerce/warehouse/answer-service.ts';
import {
  askOrderService,
  askParcelService,
  type ServiceChoice,
} from '../../../../../src/server/commerce/warehouse/ask-service.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { serviceRequests } from '../../../../../src/server/db/schema/orders/services.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
import {
  boughtOrder,
  check,
  openWarehouse,
  operatorOf,
  ownWarehouse,
  paidOrder,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { failureCode, failureOf } from '../../../support/identity-scope.ts';
import { meanwhile } from '../../../support/meanwhile.ts';
import { PAY_PASSWORD } from '../../../support/shop.ts';

const service = (
  code: string,
  per: (typeof SERVICE_PER)[number],
  price: string,
  offeredFor?: string,
) =>
  ({
    code,
    name: { en: `The ${code}` },
    per,
    price,
    offeredFor,
    offered: true,
  }) as OwnerScope['tenant']['services'][number];
const SERVICES = [
  service('PHOTOS', 'PARCEL', '8.00', 'PARCEL'),
  service('REPACK', 'KG', '2.50', 'PARCEL'),
  service('TAGS', 'ITEM', '0.40', 'PARCEL'),
  service('MEASURE', 'SHIPMENT', '0.00', 'PARCEL'),
  { ...service('OLD', 'BOX', '1.00', 'PARCEL'), offered: false },
  service('CHECK', 'ITEM', '1.10', 'ORDER'),
  service('FILM', 'BOX', '4.00'),
];
const withServices = <S extends OwnerScope>(scope: S): S => ({
  ...scope,
  tenant: { ...scope.tenant, services: SERVICES },
});
const asked = (code: string, amount: string, more: Partial<ServiceChoice> = {}): ServiceChoice => ({
  ...{ code, amount, note: 'The soles', payPassword: PAY_PASSWORD },
  ...more,
});

/** A stored parcel of three pieces, 1.24 kg, in a shop with services. */
async function stored() {
  const stage = await openWarehouse();
  const scope = withServices(stage.scope);
  const order = await shippedOrder(scope);
  const id = order.parcels[0]?.id ?? '';
  await check(scope, id);
  const balance = async () => (await walletOf(scope.db, scope)).availableFen;
  const told = async () =>
    (await scope.db.select().from(notifications))
      .filter(({ type }) => type.startsWith('SERVICE'))
      .map(({ type, parameters, link }) => [type, parameters.text, link]);
  return { ...stage, scope, ops: operatorOf(scope), order, id, balance, told };
}

describe('a service for a stored parcel', () => {
  it('is offered with its price for the goods, by what it is counted by', async () => {
    const { scope, id } = await stored();
    const { services } = await getParcel(scope, id);
    expect(services?.map(({ code, amount }) => [code, amount])).toEqual([
      ['PHOTOS', '8.00'],
      ['REPACK', '5.00'],
      ['TAGS', '1.20'],
      ['MEASURE', '0.00'],
    ]);
  });

  it('is paid from the balance, done with a result and photos, and told to the shopper', async () => {
    const { db, scope, ops, id, balance, told } = await stored();
    const before = await balance();
    const request = await askParcelService(scope, id, asked('REPACK', '5.00'));
    expect(request).toMatchObject({ state: 'WAITING', amount: '5.00', note: 'The soles' });
    expect(await balance()).toBe(before - 500);
    const photos = ['/uploads/qc-photo/one.jpg'];
    const done = await finishService(ops, request.id, { result: 'One box less', photos });
    expect(done).toMatchObject({ state: 'DONE', photos, subject: 'PURCHASE_PARCEL' });
    const parcel = await getParcel(scope, id);
    expect(parcel.serviceRequests).toMatchObject([{ state: 'DONE', result: 'One box less' }]);
    expect(parcel.status).toBe('STOCKED_IN');
    expect(parcel.timeline.slice(-2)).toMatchObject([
      { event: 'SERVICE_ASKED', actor: 'SHOPPER', details: { amount: '5.00', text: 'The REPACK' } },
      { event: 'SERVICE_DONE', actor: 'OPERATOR', details: { text: 'One box less' } },
    ]);
    const page = `/my/in-stock-items/${parcel.parcelNo}`;
    expect(await told()).toEqual([['SERVICE_DONE', 'One box less', page]]);
    expect(await balance()).toBe(before - 500);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('that can’t be done is refunded once, and ends once', async () => {
    const { db, scope, ops, id, balance, told } = await stored();
    const before = await balance();
    const request = await askParcelService(scope, id, asked('PHOTOS', '8.00'));
    const refuse = () => refuseService(ops, request.id, { reason: 'It is sealed' });
    const both = await Promise.allSettled([refuse(), refuse()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe(before);
    expect(await told()).toMatchObject([['SERVICE_REFUSED', 'It is sealed', expect.any(String)]]);
    const done = finishService(ops, request.id, { result: '', photos: [] });
    expect(await failureCode(done)).toBe('ILLEGAL_TRANSITION');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('may cost nothing', async () => {
    const { db, scope, ops, id, balance } = await stored();
    const before = await balance();
    const { id: request } = await askParcelService(scope, id, asked('MEASURE', '0.00'));
    await refuseService(ops, request, { reason: 'No ruler' });
    expect(await balance()).toBe(before);
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is refused if it is not offered for a parcel, or costs something else by now', async () => {
    const { scope, id, balance } = await stored();
    const before = await balance();
    for (const code of ['FILM', 'CHECK', 'OLD', 'NOTHING']) {
      const { fields } = await failureOf(askParcelService(scope, id, asked(code, '4.00')));
      expect(fields).toEqual([{ field: 'code', code: 'choice' }]);
    }
    const failure = await failureOf(askParcelService(scope, id, asked('PHOTOS', '7.00')));
    expect(failure).toMatchObject({ code: 'PRICE_CHANGED', details: { total: '8.00' } });
    const wrong = asked('PHOTOS', '8.00', { payPassword: '111222' });
    expect(await failureCode(askParcelService(scope, id, wrong))).toBe('WRONG_PAY_PASSWORD');
    expect(await balance()).toBe(before);
    expect(await scope.db.select().from(serviceRequests)).toEqual([]);
  });

  it('is refused without the money for it, and to who is blocked', async () => {
    const { db, scope, id } = await stored();
    const [first, ...others] = SERVICES;
    if (!first) throw new Error('there are services');
    const tenant = { ...scope.tenant, services: [{ ...first, price: '99999.00' }, ...others] };
    const dear = await failureOf(
      askParcelService({ ...scope, tenant }, id, asked('PHOTOS', '99999.00')),
    );
    expect(dear.code).toBe('INSUFFICIENT_BALANCE');
    await db.update(users).set({ state: 'BLOCKED' }).where(eq(users.id, scope.userId));
    const blocked = askParcelService(scope, id, asked('PHOTOS', '8.00'));
    expect(await failureCode(blocked)).toBe('ACCOUNT_BLOCKED');
    expect(await db.select().from(serviceRequests)).toEqual([]);
  });

  it('is asked only for one’s own parcels, while they are stored', async () => {
    const { scope, shopper, id } = await stored();
    const other = withServices(await shopper('ivo'));
    expect(await failureCode(askParcelService(other, id, asked('PHOTOS', '8.00')))).toBe(
      'NOT_FOUND',
    );
    const coming = (await shippedOrder(scope)).parcels[0]?.id ?? '';
    expect(await failureCode(askParcelService(scope, coming, asked('PHOTOS', '8.00')))).toBe(
      'ILLEGAL_TRANSITION',
    );
    expect((await getParcel(scope, coming)).services).toEqual([]);
  });
});

describe('a service for an order', () => {
  it('is asked while its goods are bought and on their way, by the pieces', async () => {
    const { db, scope, ops, balance } = await stored();
    const { id, orderNo } = await paidOrder(scope);
    const before = await balance();
    const [offer] = (await getPurchaseOrder(scope, id)).services ?? [];
    expect(offer).toMatchObject({ code: 'CHECK', amount: '3.30' });
    const request = await askOrderService(scope, orderNo, asked('CHECK', '3.30'));
    expect(await balance()).toBe(before - 330);
    await refuseService(ops, request.id, { reason: 'The seller packs it' });
    expect(await balance()).toBe(before);
    const { serviceRequests: all, timeline } = await getPurchaseOrder(scope, id);
    expect(all).toMatchObject([{ state: 'REFUSED', result: 'The seller packs it' }]);
    expect(timeline.at(-1)).toMatchObject({ event: 'SERVICE_REFUSED', to: 'PAID' });
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('is counted by the pieces that come, without those reported missing', async () => {
    const { scope, ops } = await stored();
    const { id, items } = await boughtOrder(scope);
    const miss = (quantity: number) =>
      markOutOfStock(ops, id, { orderItemId: items[0]?.id ?? '', quantity, note: 'sold' });
    const ask = (amount: string, db = scope.db) =>
      askOrderService({ ...scope, db }, id, asked('CHECK', amount));
    const during = meanwhile(scope.db, () => miss(1));
    expect(await failureCode(ask('3.30', during))).toBe('CONFLICT');
    expect((await getPurchaseOrder(scope, id)).services).toMatchObject([{ amount: '2.20' }]);
    expect(await failureCode(ask('3.30'))).toBe('PRICE_CHANGED');
    expect(await ask('2.20')).toMatchObject({ amount: '2.20' });
  });

  it('is not offered per piece if no piece comes', () => {
    const { tenant } = withServices({} as OwnerScope);
    expect(offersFor({ tenant }, 'ORDER', { pieces: 0, weightG: 0 })).toEqual([]);
    expect(offersFor({ tenant }, 'ORDER', { pieces: 1, weightG: 0 })).toMatchObject([{ count: 1 }]);
  });

  it('is not offered once goods are stored, nor if they never come to the shop', async () => {
    const { scope, order } = await stored();
    const ask = (id: string) => failureCode(askOrderService(scope, id, asked('CHECK', '3.30')));
    expect(await ask(order.id)).toBe('ILLEGAL_TRANSITION');
    const elsewhere = await paidOrder(scope, { userWarehouseId: await ownWarehouse(scope) });
    expect(await ask(elsewhere.id)).toBe('ILLEGAL_TRANSITION');
    expect((await getPurchaseOrder(scope, elsewhere.id)).services).toEqual([]);
  });
});

it('is counted at least once, and never less for more goods', () => {
  const some = fc.nat(10_000);
  fc.assert(
    fc.property(
      fc.constantFrom(...SERVICE_PER),
      fc.nat(500),
      some,
      some,
      (per, more, grams, add) => {
        const pieces = more + 1;
        const one = countOf(per, { pieces, weightG: grams });
        expect(one).toBeGreaterThanOrEqual(1);
        expect(
          countOf(per, { pieces: pieces + more, weightG: grams + add }),
        ).toBeGreaterThanOrEqual(one);
        if (per === 'KG') expect((one - 1) * 1000).toBeLessThan(Math.max(grams, 1));
      },
    ),
  );
});

it('a shopper with a service that waits can’t be erased; afterwards nothing says what they wrote', async () => {
  const { db, scope, ops } = await stored();
  const { id } = await paidOrder(scope);
  const request = await askOrderService(scope, id, asked('CHECK', '3.30'));
  const erase = () => failureOf(eraseShopper(ops, scope.userId));
  const before = Number((await erase()).details.money);
  await finishService(ops, request.id, { result: '', photos: [] });
  expect(Number((await erase()).details.money)).toBe(before - 1);
  const user = await requireUser(scope);
  await commit({ db }, eraseStatements(scope, user).also);
  expect(await db.select().from(serviceRequests)).toMatchObject([{ note: '', state: 'DONE' }]);
});
