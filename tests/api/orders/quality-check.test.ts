import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, cookiesOf, postForm, sessionCookie } from '../support/cookies.ts';
import {
  arrivedParcel,
  boughtOrder,
  failedParcel,
  MEASURES,
  operate,
  storedParcel,
} from '../support/fulfilment.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { newPayer, newShopper, type Shopper, visit } from '../support/world.ts';

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
const of = (id: string) => ({ params: { id } });
const problems = async () =>
  (await operate(shopper, 'listProblems', { query: { pile: 'PARCELS_FAILED', pageSize: 100 } }))
    .records;
const texts = async () => {
  const { records } = await shopper.call('listNotifications', { query: {} });
  return records.map(({ title, text }) => `${title} ${text}`).join('\n');
};
const ask = (id: string, kind: 'EXCHANGE' | 'RETURN') =>
  shopper.call('objectToParcel', {
    ...of(id),
    body: { kind, reason: 'WRONG_SIZE', note: 'Size 42, please' },
  });
const page = async (path: string) => {
  const headers = { cookie: await sessionCookie(shopper.token) };
  return (await visit(`${path}?lang=en`, { headers })).text;
};

describe('the photos of a check', () => {
  test('say what they show and of which line, at the desk and on the shopper’s pages', async () => {
    const { id, items, parcelNo, orderNo } = await arrivedParcel(shopper);
    const orderItemId = items[0]?.orderItemId ?? '';
    const label = { path: '/products/label.jpg', shows: 'LABEL', orderItemId } as const;
    const scale = { path: '/products/scale.jpg', shows: 'SCALE' } as const;
    await warehouse.call('photographParcel', { ...of(id), body: { photos: [label] } });
    await warehouse.call('checkParcel', { ...of(id), body: { passed: true, photos: [scale] } });
    const { photos = [], checkedBy } = await shopper.call('getParcel', of(parcelNo));
    expect(photos.slice(-2)).toMatchObject([label, { ...scale, orderItemId: '' }]);
    expect(checkedBy).toBe('OPERATOR');
    for (const text of [
      await page(`/my/in-stock-items/${parcelNo}`),
      await page(`/my/purchase/${orderNo}`),
    ]) {
      expect(text).toContain('href="/products/label.jpg"');
      expect(text).toContain('On the scale');
      expect(text).toContain('Warehouse staff');
      expect(text).toContain('Looks right');
    }
    const other = { photos: [{ ...label, orderItemId: '01KAFR4K1N3Q5S7V9X1Z3B5D7F' }] };
    expect(await refusal(warehouse.call('photographParcel', { ...of(id), body: other }))).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('a parcel that passed its check', () => {
  test('is said to look right once, by its own shopper only', async () => {
    const { id, parcelNo } = await storedParcel(shopper);
    const said = await shopper.call('approveParcel', of(id));
    expect(said.actions).not.toContain('approve');
    expect(await shopper.call('approveParcel', of(parcelNo))).toMatchObject({
      approvedAt: said.approvedAt,
    });
    expect((await warehouse.call('getOpsParcel', of(id))).approvedAt).toBe(said.approvedAt);
    const stranger = await newShopper(shopper.host);
    expect(await refusal(stranger.call('approveParcel', of(id)))).toBe('NOT_FOUND');
    const failed = await failedParcel(shopper);
    expect(await refusal(shopper.call('approveParcel', of(failed.id)))).toBe('ILLEGAL_TRANSITION');
  });

  test('is exchanged: the shopper asks, the pile of problems has it, the warehouse agrees, the shopper is told', async () => {
    const { id, parcelNo } = await storedParcel(shopper);
    expect((await ask(id, 'EXCHANGE')).status).toBe('OBJECTED');
    const waiting = (await problems()).find(({ number }) => number === parcelNo);
    expect(waiting).toMatchObject({ status: 'OBJECTED' });
    // Goods about which the shopper asked are not sent home meanwhile.
    const { actions } = await shopper.call('getParcel', of(id));
    expect(actions).toEqual(['withdrawObjection']);
    const body = { agreed: true, text: 'Two weeks' };
    expect(await refusal(buyer.call('answerObjection', { ...of(id), body }))).toBe('FORBIDDEN');
    const seen = await warehouse.call('getOpsParcel', of(id));
    expect(seen).toMatchObject({ objection: { reason: 'WRONG_SIZE', note: 'Size 42, please' } });
    const { version } = seen;
    const stale = warehouse.call('answerObjection', { ...of(id), body }, { version: version + 1 });
    expect(await refusal(stale)).toBe('STALE_VERSION');
    const agreed = await warehouse.call('answerObjection', { ...of(id), body }, { version });
    expect(agreed.status).toBe('EXCHANGING');
    expect(agreed.version).toBeGreaterThan(version);
    const session = cookieHeader({ sampan_desk: warehouse.token, sampan_locale: 'en' });
    const desk = await visit(`/desk/${TENANT_ID}/warehouse/parcels/${parcelNo}`, {
      host: 'desk.localhost',
      headers: { cookie: session },
    });
    const history = desk.text.slice(desk.text.indexOf('desk-events'));
    expect(history).toContain('The customer asks for an exchange');
    expect(history).toContain('Wrong size · Size 42, please');
    expect(await texts()).toContain(`Parcel ${parcelNo} will be exchanged`);
    expect(await page(`/my/in-stock-items/${parcelNo}`)).toContain('Two weeks');
    const { records } = await operate(shopper, 'listAudit', { query: {} });
    expect(records).toContainEqual(
      expect.objectContaining({ call: 'answerObjection', subject: 'PURCHASE_PARCEL' }),
    );
    await warehouse.call('traceParcel', { ...of(id), body: { status: 'SIGN' } });
    expect((await shopper.call('getParcel', of(id))).status).toBe('DOMESTIC_SIGNED');
    // The photos and the check are of the goods that went back.
    const received = await page(`/my/in-stock-items/${parcelNo}`);
    expect(received).toContain('before the exchange');
    expect(received).toContain('take photos when we open it');
    expect(received).not.toContain('Checked by');
  });

  test('goes back to the seller: the refund is opened when the warehouse agrees, and paid when the parcel is back', async () => {
    const { id, orderNo } = await storedParcel(shopper);
    await ask(id, 'RETURN');
    const before = await balance();
    await warehouse.call('answerObjection', { ...of(id), body: { agreed: true } });
    const order = () => shopper.call('getPurchaseOrder', of(orderNo));
    // Refunds have fewer reasons: a wrong size is a wrong item.
    expect((await order()).refunds).toMatchObject([{ status: 'RETURNING', reason: 'WRONG_ITEM' }]);
    expect(await balance()).toBe(before);
    await operate(shopper, 'parcelReturned', of(id));
    const { refunds, total } = await order();
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(await balance()).toBeCloseTo(before + Number(total));
    expect(
      await refusal(warehouse.call('answerObjection', { ...of(id), body: { agreed: true } })),
    ).toBe('ILLEGAL_TRANSITION');
  });

  test('stays if the warehouse refuses, which requires a reason; the shopper is told the reason', async () => {
    const { id, parcelNo } = await storedParcel(shopper);
    await ask(id, 'RETURN');
    const silent = warehouse.call('answerObjection', { ...of(id), body: { agreed: false } });
    expect(await refusal(silent)).toBe('VALIDATION_FAILED');
    const body = { agreed: false, text: 'Its seal is broken' };
    expect(await warehouse.call('answerObjection', { ...of(id), body })).toMatchObject({
      status: 'STOCKED_IN',
    });
    expect(await texts()).toContain('Its seal is broken');
    const text = await page(`/my/in-stock-items/${parcelNo}`);
    expect(text).toContain('Its seal is broken');
    expect((await shopper.call('getParcel', of(id))).actions).toContain('forward');
  });

  test('whose request was refused keeps what was typed in its form; the other parcel has an empty form', async () => {
    const order = await boughtOrder(shopper, 2);
    const orderItemId = order.items[0]?.id ?? '';
    const part = {
      domesticCarrier: 'SF Express',
      domesticTrackingNo: 'SF1234567890',
      items: [{ orderItemId, quantity: 1 }],
    };
    const { parcels } = await operate(shopper, 'markShipped', {
      ...of(order.id),
      body: { parcels: [part, part] },
    });
    for (const { id } of parcels) {
      const body = { ...MEASURES, photos: ['/products/front.jpg'] };
      await operate(shopper, 'parcelArrived', { ...of(id), body });
      await operate(shopper, 'checkParcel', { ...of(id), body: { passed: true } });
    }
    const [one, two] = parcels.map(({ parcelNo }) => parcelNo);
    const path = `/my/purchase/${order.orderNo}`;
    const session = await sessionCookie(shopper.token);
    const fields = { kind: 'EXCHANGE', reason: '', note: 'Size 42', _back: path };
    const answer = await postForm(`/api/front/purchase-parcels/${one}/objection`, fields, {
      host: shopper.host,
      headers: { cookie: session },
    });
    expect(answer.status).toBe(303);
    const flash = cookieHeader({
      sampan_flash: cookiesOf(answer).get('sampan_flash')?.value ?? '',
    });
    const headers = { cookie: `${session}; ${flash}` };
    const { text } = await visit(path, { host: shopper.host, headers });
    const note = (kind: string, parcelNo = '') =>
      new RegExp(`<textarea[^>]* id="note-${kind}-${parcelNo}"[^>]*>([^<]*)`).exec(text)?.[1];
    expect(note('EXCHANGE', one)).toBe('Size 42');
    expect(note('RETURN', one)).toBe('');
    expect(note('EXCHANGE', two)).toBe('');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('can be objected to by its own shopper only, who may withdraw the request', async () => {
    const { id } = await storedParcel(shopper);
    const stranger = await newShopper(shopper.host);
    const body = { kind: 'RETURN', reason: 'UNWANTED' } as const;
    expect(await refusal(stranger.call('objectToParcel', { ...of(id), body }))).toBe('NOT_FOUND');
    await ask(id, 'EXCHANGE');
    expect(await refusal(stranger.call('withdrawObjection', of(id)))).toBe('NOT_FOUND');
    expect((await shopper.call('withdrawObjection', of(id))).status).toBe('STOCKED_IN');
    expect(await refusal(ask('01KAFR4K1N3Q5S7V9X1Z3B5D7F', 'RETURN'))).toBe('NOT_FOUND');
  });
});
