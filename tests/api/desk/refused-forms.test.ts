import { expect, test } from 'vitest';
import { cookieHeader, cookiesOf, postForm } from '../support/cookies.ts';
import { comingParcel, operate } from '../support/fulfilment.ts';
import { withProviders } from '../support/sign-in-samples.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { newStation, newUnknown } from '../support/stock.ts';
import { DEFAULT_HOST, newPayer, visit } from '../support/world.ts';

const host = 'desk.localhost';
const SHOP = { host: DEFAULT_HOST };
const UNKNOWN = `/desk/${TENANT_ID}/warehouse/unknown`;

/** Submits a plain form of the desk and opens the page that it leads back to, as a browser without scripts does. */
async function pageAfter({ token }: Person, path: string, fields: Record<string, string>) {
  const session = { sampan_desk: token };
  const headers = { cookie: cookieHeader(session) };
  const answer = await postForm(`${path}?tenant=${TENANT_ID}`, fields, { host, headers });
  expect(answer.status).toBe(303);
  const sampan_flash = cookiesOf(answer).get('sampan_flash')?.value ?? '';
  const cookie = cookieHeader({ ...session, sampan_flash });
  return (await visit(String(answer.headers.location), { host, headers: { cookie } })).text;
}

const inputs = (page: string): string[] => page.match(/<input[^>]*>/g) ?? [];

/** The value that an input shows again; undefined if it is empty. */
const typed = (page: string, id: string): string | undefined =>
  /\bvalue="([^"]*)"/.exec(inputs(page).find((input) => input.includes(` id="${id}"`)) ?? '')?.[1];

/** The ids of the inputs that are marked as wrong. */
const wrong = (page: string): (string | undefined)[] =>
  inputs(page)
    .filter((input) => input.includes('aria-invalid="true"'))
    .map((input) => / id="([^"]*)"/.exec(input)?.[1]);

const newTrackingNo = () => `SF${Date.now()}${Math.floor(Math.random() * 1000)}`;

test('a refused form for an unexpected parcel that was booked already keeps what was typed', async () => {
  const worker = await newPerson('WAREHOUSE');
  const trackingNo = newTrackingNo();
  await newUnknown(SHOP, trackingNo);
  const note = 'A green box';
  const fields = { trackingNo, carrier: 'YTO', shelfCode: 'A-1', weightG: '900', note };
  const page = await pageAfter(worker, '/api/ops/unknown-parcels', { ...fields, _back: UNKNOWN });
  expect(wrong(page)).toEqual(['trackingNo']);
  for (const [name, value] of Object.entries(fields)) expect(typed(page, name)).toBe(value);
});

test('a refused form of a list appears again in its own row only', async () => {
  const lead = await newPerson('WAREHOUSE_LEAD');
  const [one, two] = [await newUnknown(SHOP), await newUnknown(SHOP)];
  const page = await pageAfter(lead, `/api/ops/unknown-parcels/${one.id}/claim`, {
    id: one.id,
    number: 'K999999999',
    _version: String(one.version),
    _back: UNKNOWN,
  });
  expect(typed(page, `number-${one.id}`)).toBe('K999999999');
  expect(page).toContain(`id="number-${two.id}"`);
  expect(typed(page, `number-${two.id}`)).toBeUndefined();
});

test('a refused form whose row has left the list is reported above the list', async () => {
  const lead = await newPerson('WAREHOUSE_LEAD');
  const { id, version } = await newUnknown(SHOP);
  await operate(SHOP, 'disposeUnknownParcel', { params: { id }, body: { reason: 'Nobody asked' } });
  const page = await pageAfter(lead, `/api/ops/unknown-parcels/${id}/dispose`, {
    id,
    reason: 'Thrown away',
    _version: String(version),
    _back: UNKNOWN,
  });
  expect(page).not.toContain(`id="reason-${id}"`);
  expect(page).toContain('role="alert"');
});

test('a refused form of a parcel is open again, with its mistakes and what was typed', async () => {
  const worker = await newPerson('WAREHOUSE');
  const parcel = await comingParcel(await newPayer('9000'));
  const { version } = await operate(SHOP, 'getOpsParcel', { params: { id: parcel.id } });
  const page = await pageAfter(worker, `/api/ops/purchase-parcels/${parcel.id}/exception`, {
    exception: 'LOST',
    note: 'x'.repeat(301),
    _version: String(version),
    _back: `/desk/${TENANT_ID}/warehouse/parcels/${parcel.parcelNo}`,
  });
  expect(wrong(page)).toEqual(['exception-note']);
  expect(typed(page, 'exception-note')).toBe('x'.repeat(301));
});

test('a refused secret of a provider is reported at that provider only', async () => {
  await withProviders(SHOP);
  const admin = await newPerson('TENANT_ADMIN', { withApp: true });
  const page = await pageAfter(admin, '/api/ops/sign-in-providers/second/secret', {
    _method: 'PUT',
    _back: `/desk/${TENANT_ID}/shop/parts/signIn`,
    secret: ' ',
  });
  expect(page).toContain('id="secret-test"');
  expect(wrong(page)).toEqual(['secret-second']);
});

test('refused devices of a station appear again at that station only', async () => {
  const lead = await newPerson('WAREHOUSE_LEAD');
  const [one, two] = [await newStation(SHOP), await newStation(SHOP)];
  const page = await pageAfter(lead, `/api/ops/stations/${one.id}/devices`, {
    labelSize: '1x1',
    printing: 'BY_HAND',
    scale: 'SERIAL',
    scaleUnit: 'KG',
    scaleBaud: '9600',
    _version: String(one.version),
    _back: `/desk/${TENANT_ID}/warehouse/stations`,
  });
  const select = (field: string, { id }: { id: string }) =>
    new RegExp(`<select[^>]* id="${field}-${id}"[^>]*>.*?</select>`, 's').exec(page)?.[0] ?? '';
  expect(select('labelSize', one)).toContain('aria-invalid="true"');
  expect(select('scale', one)).toMatch(/<option[^>]* value="SERIAL"[^>]* selected/);
  expect(select('labelSize', two)).toContain('<select');
  expect(page.match(/<select[^>]*aria-invalid="true"/g)).toHaveLength(1);
  expect(page.match(/<details[^>]* open/g)).toHaveLength(1);
});
