import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { announcementOf, HOME, MEASURES, operate } from '../support/fulfilment.ts';
import { expectRefused } from '../support/refusals.ts';
import { newShopper, type Shopper, send, visit } from '../support/world.ts';

/** Not the tenant of the payment tests, which use up the mailed codes that one network may request there. */
const HOST = 'localhost';
/** A tenant that accepts no parcels that its shoppers bought elsewhere. */
const CLOSED_HOST = 'kr.localhost';

const of = (id: string) => ({ params: { id } });
type Announcement = Awaited<ReturnType<typeof announcementOf>>;

let shopper: Shopper;
let body: Announcement;
beforeAll(async () => {
  shopper = await newShopper(HOST);
  body = await announcementOf(shopper);
});

describe('a parcel that a shopper bought elsewhere', () => {
  test('is announced, received, stored and forwarded with its value', async () => {
    const parcel = await shopper.call('announceParcel', { body });
    expect(parcel).toMatchObject({
      status: 'AWAITING_SHIPMENT',
      orderNo: '',
      goodsValue: '176.00',
    });
    const coming = await operate(shopper, 'listWork', { query: { pile: 'PARCELS_EXPECTED' } });
    expect(coming.total).toBeGreaterThan(0);
    const found = await operate(shopper, 'listOpsParcels', {
      query: { trackingNo: body.domesticTrackingNo.toLowerCase() },
    });
    expect(found.records[0]).toMatchObject({ id: parcel.id, items: parcel.items });
    await operate(shopper, 'traceParcel', { ...of(parcel.id), body: { status: 'SIGN' } });
    await operate(shopper, 'parcelArrived', { ...of(parcel.id), body: MEASURES });
    await operate(shopper, 'checkParcel', { ...of(parcel.id), body: { passed: true } });
    const { records } = await shopper.call('listStockInParcels');
    expect(records).toMatchObject([{ id: parcel.id, weightG: MEASURES.weightG }]);
    const { id: userAddressId } = await shopper.call('saveAddress', {
      body: { ...HOME, ...KAZAKH },
    });
    const transit = await shopper.call('createTransitOrder', {
      body: {
        purchaseParcelIds: [parcel.id],
        transitOptionName: 'POSTAL_EMS',
        userAddressId,
      },
    });
    expect(transit).toMatchObject({ declaredValue: '176.00', parcels: [{ orderNo: '' }] });
  });

  test('is announced once with one idempotency key, and the answer is repeated', async () => {
    const announcement = await announcementOf(shopper);
    const idempotencyKey = crypto.randomUUID();
    const announce = () =>
      shopper.call('announceParcel', { body: announcement }, { idempotencyKey });
    const [first, second] = await Promise.all([announce(), announce()]);
    expect(second).toEqual(first);
    expect(await refusal(shopper.call('announceParcel', { body: announcement }))).toBe(
      'VALIDATION_FAILED',
    );
    const withdrawn = await shopper.call('withdrawParcel', of(first.parcelNo));
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN' });
    expect(await refusal(shopper.call('withdrawParcel', of(first.id)))).toBe('ILLEGAL_TRANSITION');
    await expect(shopper.call('announceParcel', { body: announcement })).resolves.toBeDefined();
  });
});

/** The fields in which a Kazakh address differs from `HOME`. */
const KAZAKH = {
  phone: '+7 701 234 5678',
  country: 'kz',
  province: 'Almaty',
  city: 'Almaty',
  postCode: '050000',
};

describe('an announcement is refused', () => {
  const announce = (change: object, host = HOST) =>
    send(
      'POST',
      '/api/front/purchase-parcels',
      { ...body, ...change },
      {
        host,
        headers: { authorization: `Bearer ${shopper.token}` },
      },
    );
  const line = (change: object) => ({ items: [{ ...body.items[0], ...change }] });

  test.each<[string, object, string]>([
    ['without a courier', { domesticCarrier: ' ' }, 'domesticCarrier'],
    ['with a number that no carrier has', { domesticTrackingNo: 'YT 1' }, 'domesticTrackingNo'],
    ['without contents', { items: [] }, 'items'],
    ['with a note as long as a letter', { note: 'x'.repeat(201) }, 'note'],
  ])('%s, with the error at its field', async (_, change, field) => {
    const answer = await announce(change);
    expectRefused(answer, 'VALIDATION_FAILED');
    expect(answer.json).toMatchObject({ errors: [{ field }] });
  });

  test.each<[string, object, string]>([
    ['without a name', { title: '' }, 'title'],
    ['of no pieces', { quantity: 0 }, 'quantity'],
    ['worth nothing', { price: '0.00' }, 'price'],
    ['worth a thousandth', { price: '0.001' }, 'price'],
    ['worth more than a million together', { price: '99999', quantity: 11 }, 'price'],
  ])('for goods %s, with the error at their line', async (_, change, column) => {
    const fresh = await announcementOf(shopper);
    const { domesticTrackingNo } = fresh;
    const answer = await announce({ domesticTrackingNo, ...line(change) });
    expectRefused(answer, 'VALIDATION_FAILED');
    expect(answer.json).toMatchObject({ errors: [{ field: `items.0.${column}` }] });
  });

  test('for more kinds of goods than twenty', async () => {
    const answer = await announce({ items: Array.from({ length: 21 }, () => body.items[0]) });
    expect(answer.json).toMatchObject({ errors: [{ field: 'items', code: 'too_long' }] });
  });

  test('for a warehouse that the tenant does not have', async () => {
    const { domesticTrackingNo } = await announcementOf(shopper);
    const answer = await announce({ domesticTrackingNo, tenantWarehouseId: 'nowhere' });
    expectRefused(answer, 'NOT_FOUND');
  });

  test('without a session', async () => {
    const answer = await send('POST', '/api/front/purchase-parcels', body, { host: HOST });
    expectRefused(answer, 'UNAUTHENTICATED');
  });

  test('if the tenant accepts no own parcels', async () => {
    const stranger = await newShopper(CLOSED_HOST);
    const there = await announcementOf(stranger);
    expect(await refusal(stranger.call('announceParcel', { body: there }))).toBe('NOT_FOUND');
    expect((await visit('/my/warehouses', { host: CLOSED_HOST })).status).not.toBe(200);
  });
});
