import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { announcedParcel, comingParcel, homeOf, operate } from '../../api/support/fulfilment.ts';
import { openPayment, pay } from '../../api/support/shopping.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer, visit as request, type Shopper } from '../../api/support/world.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { act, DESK_HOST, deskPage, openDeskAs } from '../support/desk.ts';
import { formOf, send } from '../support/forms.ts';
import { signIn } from '../support/sign-in.ts';

openBrowser();

const CARRIER_SECRET = 'C0FFEE00112233445566778899AABBCC';
const SCAN = deskPage('/warehouse/scan?step=RECEIVE&station=');
const RED_BOX = { width: 400, height: 300, channels: 3, background: '#b3261e' } as const;
const of = (id: string) => ({ params: { id } });
const parcelPage = (number: string) => deskPage(`/warehouse/parcels/${number}`);

/** Whoever reads the page sees the state of a parcel there; this is the same from the server. */
const statusOf = async (shopper: Shopper, number: string) =>
  (await operate(shopper, 'getOpsParcel', of(number))).status;

/** Scans codes one after the other, each with the answer of the one before. */
async function scan(page: Page, javaScript: boolean, codes: readonly string[]) {
  for (const code of codes) {
    const field = page.locator('main input[name=code]');
    await field.fill(code);
    if (!javaScript) {
      await Promise.all([page.waitForNavigation(), field.press('Enter')]);
      continue;
    }
    const answered = page.waitForResponse((response) => response.url().includes('/api/ops/scan'));
    await field.press('Enter');
    await answered;
  }
}

async function openScan(page: Page, javaScript: boolean) {
  await page.goto(SCAN);
  // The scripted box reads the field itself.
  if (javaScript) await page.waitForSelector('.desk-commands button[type=button]');
}

/** The shopper sees the parcel in the shop and does something on its page. */
async function inShop(
  shopper: Shopper,
  path: string,
  visitor: { width: number; javaScript: boolean },
  work: (page: Page) => Promise<void>,
) {
  const { page, context } = await visit({ host: shopper.host, ...visitor });
  await signIn(page, shopper, path);
  await work(page);
  await context.close();
}

/** The shopper announces the parcel that waits unknown in the warehouse. */
async function announced(
  shopper: Shopper,
  trackingNo: string,
  visitor: Parameters<typeof inShop>[2],
) {
  await inShop(shopper, '/my/warehouses', visitor, async (page) => {
    const form = formOf('front/purchase-parcels');
    const values = { domesticCarrier: '圆通', domesticTrackingNo: trackingNo };
    const goods = { 'items.0.title': 'Tea set', 'items.0.price': '88' };
    for (const [name, value] of Object.entries({ ...values, ...goods })) {
      await page.fill(`${form} [name="${name}"]`, value);
    }
    await send(page, form);
    await page.waitForURL(/\/my\/in-stock-items\?tab=coming/);
  });
  const { records } = await operate(shopper, 'listOpsParcels', { query: { trackingNo } });
  return records[0]?.parcelNo ?? '';
}

/** The shopper decides that a failed parcel goes back to its seller. */
const sentBack = (shopper: Shopper, number: string, visitor: Parameters<typeof inShop>[2]) =>
  inShop(shopper, `/my/in-stock-items/${number}`, visitor, async (page) => {
    const back = 'main form:has([name=decision][value=RETURN])';
    const fold = page.locator(`details:not([open]):has([name=decision][value=RETURN]) > summary`);
    if ((await fold.count()) > 0) await fold.first().click();
    await page.locator(`${back} [type=submit]`).first().click();
    await expect.poll(() => statusOf(shopper, number)).toBe('RETURNING');
  });

async function delivered(number: string) {
  const events = [
    {
      time_utc: '2026-11-20T08:00:00Z',
      description: 'Delivered',
      location: 'Petaling Jaya',
      sub_status: 'Delivered_Other',
    },
  ];
  const track_info = { tracking: { providers: [{ events }] } };
  const body = JSON.stringify({
    event: 'TRACKING_UPDATED',
    data: { number, carrier: 3013, track_info },
  });
  const sign = createHash('sha256').update(`${body}/${CARRIER_SECRET}`).digest('hex');
  const headers = { 'content-type': 'application/json', sign };
  const { status } = await request('/api/tracking/17track', { method: 'POST', headers, body });
  expect(status).toBe(200);
}

describe('a day in the warehouse, on a phone', () => {
  it.each([
    ['with JavaScript', { width: 360, javaScript: true }],
    ['without JavaScript', { width: 360, javaScript: false }],
  ])('%s', async (_, visitor) => {
    const { javaScript } = visitor;
    const shopper = await newPayer('9000');
    const worker = await newPerson('WAREHOUSE');
    const lead = await newPerson('WAREHOUSE_LEAD');
    const page = await openDeskAs(worker, SCAN, visitor);
    const problems = watchErrors(page);

    // Two parcels came. One is scanned, weighed, measured and passed, with a photo.
    const good = (await announcedParcel(shopper)).parcelNo;
    const bad = (await comingParcel(shopper)).parcelNo;
    await openScan(page, javaScript);
    await scan(page, javaScript, [good, 'W1240', 'D300X200X150', 'PASS']);
    await expect.poll(() => statusOf(shopper, good)).toBe('STOCKED_IN');
    if (javaScript) {
      await page.goto(parcelPage(good));
      await page.setInputFiles('.desk-photo input[type=file]', {
        name: 'box.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: RED_BOX }).png().toBuffer(),
      });
      await page.waitForSelector('.desk-photos img');
      const { qcPhotos } = await operate(shopper, 'getOpsParcel', of(good));
      expect(qcPhotos).toHaveLength(1);
    }

    // The other one fails; its shopper sends it back, and it leaves.
    await openScan(page, javaScript);
    await scan(page, javaScript, [bad, 'W900', 'FAIL', 'DAMAGED']);
    await expect.poll(() => statusOf(shopper, bad)).toBe('QC_FAILED');
    await sentBack(shopper, bad, visitor);
    await page.goto(parcelPage(bad));
    await act(page, 'returned');
    expect(await statusOf(shopper, bad)).toBe('RETURNED');

    // A box that nobody expects is booked. Then its shopper announces it, and the desk records that the box
    // is that parcel.
    const trackingNo = `YT${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await page.goto(deskPage('/warehouse/unknown'));
    const report = 'form[action^="/api/ops/unknown-parcels?"]';
    await page.fill(`${report} [name=trackingNo]`, trackingNo);
    await page.fill(`${report} [name=note]`, 'A red box');
    await Promise.all([page.waitForNavigation(), page.click(`${report} [type=submit]`)]);
    const claimed = await announced(shopper, trackingNo, visitor);
    const row = page.locator('tr', { hasText: trackingNo });
    await page.reload();
    await row.locator('summary').first().click();
    await row.locator('[name=number]').fill(claimed);
    const claim = row.locator('form[action*="/claim?"] [type=submit]');
    await Promise.all([page.waitForNavigation(), claim.click()]);
    expect(await statusOf(shopper, claimed)).toBe('DOMESTIC_SIGNED');
    await openScan(page, javaScript);
    await scan(page, javaScript, [claimed, 'W640', 'D200X200X100', 'PASS']);
    await expect.poll(() => statusOf(shopper, claimed)).toBe('STOCKED_IN');

    // The shopper orders the journey of both; they are scanned into boxes and weighed.
    const ids = await Promise.all(
      [good, claimed].map(async (one) => (await operate(shopper, 'getOpsParcel', of(one))).id),
    );
    const { orderNo } = await shopper.call('createTransitOrder', {
      body: {
        purchaseParcelIds: ids,
        transitOptionName: 'POSTAL_EMS',
        userAddressId: await homeOf(shopper),
      },
    });
    const shipment = deskPage(`/shipments/${orderNo}`);
    for (const [box, parcelNo] of [good, claimed].entries()) {
      await page.goto(`${shipment}/pack?box=${box + 1}`);
      await page.fill('main [name=code]', parcelNo);
      await Promise.all([page.waitForNavigation(), page.press('main [name=code]', 'Enter')]);
    }
    expect(await page.locator('.desk-picks li[data-packed]').count()).toBe(2);
    const sides = (index: number) => ({
      [`boxes.${index}.lengthMm`]: '300',
      [`boxes.${index}.widthMm`]: '200',
      [`boxes.${index}.heightMm`]: '150',
    });
    await page.goto(shipment);
    await act(page, 'weigh-boxes', {
      'boxes.0.weightG': '12400',
      ...sides(0),
      'boxes.1.weightG': '640',
      ...sides(1),
    });

    // A wrong weight is corrected before the bill is paid.
    const wrong = await openPayment(shopper, orderNo);
    await act(page, 'reweigh', { 'boxes.0.weightG': '1240', reason: 'One zero too many' });
    const right = await openPayment(shopper, orderNo);
    expect(Number(right.amount)).toBeLessThan(Number(wrong.amount));
    await pay(shopper, right.id);

    // The papers are pages and PDF; the boxes are handed over, and a carrier brings them to the door.
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    for (const kind of ['invoice', 'packing-list', 'cn23', 'label']) {
      await page.goto(`${shipment}/papers/${kind}`);
      expect(await page.locator('article').first().innerText()).toContain('Mei Lin');
      const file = await request(`${shipment}/papers/${kind}/pdf`, {
        host: DESK_HOST,
        headers: { cookie: cookie.join('; ') },
      });
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    await page.goto(shipment);
    const number = `EA${crypto.randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
    await act(page, 'hand-over', {
      carrier: 'EMS',
      trackingNo: number,
      'boxes.0.trackingNo': `${number}B`,
    });
    const key = { source: '17track' as const, name: 'Ours', key: CARRIER_SECRET };
    await lead.call('makeCarrierKey', { body: key });
    await delivered(number);
    await delivered(`${number}B`);
    await page.goto(shipment);
    expect(await page.locator('main').innerText()).toContain('Petaling Jaya');
    expect((await operate(shopper, 'getOpsTransit', of(orderNo))).status).toBe('DELIVERED');

    // Nothing of it was wider than the phone.
    for (const path of [SCAN, parcelPage(good), deskPage('/warehouse/unknown'), shipment]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(visitor.width);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('a person who does not work in the warehouse', () => {
  it('is refused at each step of it', async () => {
    const shopper = await newPayer('9000');
    const { parcelNo } = await announcedParcel(shopper);
    const marketing = await newPerson('MARKETING');
    const page = await openDeskAs(marketing, deskPage(), { width: 360 });
    const steps = [
      SCAN,
      parcelPage(parcelNo),
      deskPage('/warehouse'),
      deskPage('/warehouse/unknown'),
      deskPage('/warehouse/stations'),
      deskPage(`/warehouse/labels?parcel=${parcelNo}`),
      deskPage('/shipments'),
      deskPage('/shipments/pick-list'),
      deskPage('/shipments/T0/pack'),
      deskPage('/shipments/T0/papers/invoice'),
      deskPage('/manifests'),
    ];
    for (const step of steps) expect((await page.goto(step))?.status(), step).toBe(403);
    await page.context().close();
  });

  it('sees a parcel as a buyer does, without anything to do with it', async () => {
    const shopper = await newPayer('9000');
    const { parcelNo } = await announcedParcel(shopper);
    const page = await openDeskAs(await newPerson('BUYER'), parcelPage(parcelNo), { width: 360 });
    expect(await page.locator('main form[action*="/ops/purchase-parcels/"]').count()).toBe(0);
    expect(await page.locator('.desk-photo').count()).toBe(0);
    expect((await page.goto(SCAN))?.status()).toBe(403);
    await page.context().close();
  });
});
