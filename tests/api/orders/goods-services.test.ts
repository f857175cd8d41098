import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, cookiesOf, postForm, sessionCookie } from '../support/cookies.ts';
import { operate, paidOrder, storedParcel } from '../support/fulfilment.ts';
import { askedService, serviceOfParcel } from '../support/services.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { newPayer, newShopper, PAY_PASSWORD, type Shopper, visit } from '../support/world.ts';

let shopper: Shopper;
let warehouse: Person;
let buyer: Person;
beforeAll(async () => {
  [shopper, warehouse, buyer] = await Promise.all([
    newPayer('900'),
    newPerson('WAREHOUSE'),
    newPerson('BUYER'),
  ]);
});

const balance = async () => Number((await shopper.call('getAccount')).available);
const pile = async () =>
  (await operate(shopper, 'listWork', { query: { pile: 'SERVICES_TO_DO', pageSize: 100 } }))
    .records;

describe('a service for a stored parcel', () => {
  test('is requested and paid on the parcel’s page, waits in the warehouse’s pile, and is done there', async () => {
    const parcel = await storedParcel(shopper);
    const before = await balance();
    const { input } = serviceOfParcel(parcel);
    const request = await shopper.call('askParcelService', input);
    expect(await balance()).toBeCloseTo(before - 5);
    expect(await pile()).toContainEqual(
      expect.objectContaining({
        ...{ id: request.id, number: parcel.parcelNo },
        ...{ status: 'MORE_PHOTOS', title: request.name },
      }),
    );
    const seen = await warehouse.call('getOpsParcel', { params: { id: parcel.id } });
    const [service] = seen.services;
    expect(service).toMatchObject({ id: request.id, version: 0, note: 'The soles' });
    const done = { params: { id: request.id }, body: { result: 'No marks' } };
    expect(await refusal(buyer.call('finishService', done))).toBe('FORBIDDEN');
    const at = { version: service?.version ?? 0 };
    const stale = warehouse.call('finishService', done, { version: at.version + 1 });
    expect(await refusal(stale)).toBe('STALE_VERSION');
    expect(await warehouse.call('finishService', done, at)).toMatchObject({
      state: 'DONE',
      result: 'No marks',
      version: 1,
    });
    const refuse = { params: { id: request.id }, body: { reason: 'Too late' } };
    expect(await refusal(warehouse.call('refuseService', refuse))).toBe('ILLEGAL_TRANSITION');
    expect((await pile()).map(({ id }) => id)).not.toContain(request.id);
    const headers = { cookie: await sessionCookie(shopper.token) };
    const { text } = await visit(`/my/in-stock-items/${parcel.parcelNo}?lang=en`, { headers });
    expect(text).toContain('Service done');
    expect(text).toContain('No marks');
    const { records } = await operate(shopper, 'listAudit', { query: {} });
    expect(records).toContainEqual(
      expect.objectContaining({ call: 'finishService', subject: 'SERVICE_REQUEST' }),
    );
  });

  test('that can’t be done is refunded, and the shopper is told why', async () => {
    const { id } = await askedService(shopper);
    const before = await balance();
    const body = { reason: 'The box is sealed by its maker' };
    await warehouse.call('refuseService', { params: { id }, body });
    expect(await balance()).toBeCloseTo(before + 5);
    const { records } = await shopper.call('listNotifications', { query: {} });
    expect(records.map(({ text }) => text).join()).toContain('sealed by its maker');
  });

  test('is requested once for each idempotency key, and refused at another price or to somebody else', async () => {
    const { input } = serviceOfParcel(await storedParcel(shopper));
    const before = await balance();
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await shopper.call('askParcelService', input, key);
    expect(await shopper.call('askParcelService', input, key)).toEqual(first);
    expect(await balance()).toBeCloseTo(before - 5);
    const cheaper = { ...input, body: { ...input.body, amount: '1.00' } };
    expect(await refusal(shopper.call('askParcelService', cheaper))).toBe('PRICE_CHANGED');
    const other = await newShopper(shopper.host);
    expect(await refusal(other.call('askParcelService', input))).toBe('NOT_FOUND');
  });
});

test('a service for an order is requested while its goods are bought, and waits in the same pile', async () => {
  const order = await paidOrder(shopper, 2);
  const { services = [] } = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
  expect(services).toMatchObject([{ code: 'EXTRA_CHECK', amount: '4.00' }]);
  const body = {
    code: 'EXTRA_CHECK',
    amount: '4.00',
    note: 'Blue ones',
    payPassword: PAY_PASSWORD,
  };
  const { id } = await shopper.call('askOrderService', { params: { id: order.id }, body });
  expect(await pile()).toContainEqual(expect.objectContaining({ id, number: order.orderNo }));
  const { services: asked } = await buyer.call('getOpsOrder', { params: { id: order.id } });
  expect(asked).toMatchObject([{ id, note: 'Blue ones', state: 'WAITING' }]);
});

test('an order’s page offers a service until it is ordered, and says that it can be ordered again once it is done', async () => {
  const order = await paidOrder(shopper);
  const headers = { cookie: await sessionCookie(shopper.token) };
  const offer = async () => {
    const { text } = await visit(`/my/purchase/${order.orderNo}?lang=en`, { headers });
    return /<details[^>]*id="service-EXTRA_CHECK".*?<\/summary>/s.exec(text)?.[0] ?? 'none';
  };
  const again = 'Already ordered. You can order it again.';
  const { services = [] } = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
  const body = {
    ...{ code: 'EXTRA_CHECK', amount: services[0]?.amount ?? '' },
    ...{ note: '', payPassword: PAY_PASSWORD },
  };
  const ask = () => shopper.call('askOrderService', { params: { id: order.id }, body });
  expect(await offer()).toContain('EXTRA_CHECK');
  const refused = await ask();
  expect(await offer()).toBe('none');
  const refuse = { params: { id: refused.id }, body: { reason: 'No light' } };
  await warehouse.call('refuseService', refuse, { version: 0 });
  expect(await offer()).toContain('EXTRA_CHECK');
  expect(await offer()).not.toContain(again);
  const done = { params: { id: (await ask()).id }, body: { result: 'No marks' } };
  await warehouse.call('finishService', done, { version: 0 });
  expect(await offer()).toContain(again);
});

test('a refused form shows its error and what was typed, at its service only', async () => {
  const parcel = await storedParcel(shopper);
  const first = await shopper.call('askParcelService', serviceOfParcel(parcel).input);
  const other = await shopper.call('askParcelService', serviceOfParcel(parcel).input);
  const here = `/desk/${TENANT_ID}/warehouse/parcels/${parcel.parcelNo}`;
  const headers = { cookie: cookieHeader({ sampan_desk: warehouse.token }) };
  const host = 'desk.localhost';
  const path = `/api/ops/services/${first.id}/refuse?tenant=${TENANT_ID}`;
  const long = 'x'.repeat(301);
  const refused = await postForm(path, { reason: long, _back: here }, { host, headers });
  expect(refused.status).toBe(303);
  const sampan_flash = cookiesOf(refused).get('sampan_flash')?.value ?? '';
  const cookie = cookieHeader({ sampan_flash, sampan_desk: warehouse.token });
  const { text } = await visit(here, { host, headers: { cookie } });
  const fieldOf = (id: string) =>
    new RegExp(`<input[^>]*id="reason-${id}"[^>]*>`).exec(text)?.[0] ?? '';
  expect(fieldOf(first.id)).toContain(long);
  expect(fieldOf(first.id)).toContain('aria-invalid');
  expect(fieldOf(other.id)).not.toBe('');
  expect(fieldOf(other.id)).not.toContain(long);
  expect(fieldOf(other.id)).not.toContain('aria-invalid');
});
