import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { homeOf, storedParcel } from '../../api/support/fulfilment.ts';
import { openPayment, pay } from '../../api/support/shopping.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer, PASSWORD, visit as request, type Shopper } from '../../api/support/world.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';

openBrowser();

const DESK = 'desk.localhost';
const KEY = 'C0FFEE00112233445566778899AABBCC';
const actOf = (page: Page, call: string) => page.locator(`details:has(form[action*="/${call}?"])`);

/** Opens the form of an act, fills it in, and sends it. */
async function act(page: Page, call: string, values: Readonly<Record<string, string>>) {
  const form = actOf(page, call);
  await form.locator('summary').click();
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await Promise.all([page.waitForNavigation(), form.locator('[type=submit]').click()]);
}

async function scan(page: Page, code: string) {
  await page.fill('[name=code]', code);
  await Promise.all([page.waitForNavigation(), page.press('[name=code]', 'Enter')]);
}

async function shipmentOfTwo(shopper: Shopper) {
  const parcels = [await storedParcel(shopper), await storedParcel(shopper)];
  return shopper.call('createTransitOrder', {
    body: {
      purchaseParcelIds: parcels.map(({ id }) => id),
      transitOptionName: 'POSTAL_EMS',
      userAddressId: await homeOf(shopper),
    },
  });
}

async function deliveredByWebhook(number: string): Promise<number> {
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
  const sign = createHash('sha256').update(`${body}/${KEY}`).digest('hex');
  const headers = { 'content-type': 'application/json', sign };
  const { status } = await request('/api/tracking/17track', { method: 'POST', headers, body });
  return status;
}

describe('the warehouse sends a shipment of two boxes', () => {
  it.each([
    ['at a desk', { width: 1280, javaScript: true }],
    ['by phone, without JavaScript', { width: 360, javaScript: false }],
  ])('%s', async (_, visitor) => {
    const shopper = await newPayer('9000');
    const lead = await newPerson('WAREHOUSE_LEAD');
    const { orderNo, parcels } = await shipmentOfTwo(shopper);
    const [first = '', second = ''] = parcels.map(({ parcelNo }) => parcelNo);
    const stranger = await storedParcel(shopper);
    const { page } = await visit({ host: DESK, ...visitor });
    const problems = watchErrors(page);
    const shipment = `/desk/sampan/shipments/${orderNo}`;
    await page.goto(`/desk/sign-in?next=${encodeURIComponent(`${shipment}/pack`)}`);
    await page.fill('[name=email]', lead.email);
    await page.fill('[name=password]', PASSWORD);
    await Promise.all([page.waitForNavigation(), page.click('main [type=submit]')]);

    // Each parcel is scanned into its box; one of another shipment is refused.
    await scan(page, first);
    await scan(page, stranger.parcelNo);
    expect(await page.locator('main [role=alert]').innerText()).toContain(stranger.parcelNo);
    await page.goto(`${shipment}/pack?box=2`);
    await scan(page, second);
    expect(await page.locator('.desk-picks li[data-packed]').count()).toBe(2);

    // Both boxes are weighed, one of them wrongly; that is corrected before the bill is paid.
    await page.goto(shipment);
    const sides = (index: number) => ({
      [`boxes.${index}.lengthMm`]: '300',
      [`boxes.${index}.widthMm`]: '200',
      [`boxes.${index}.heightMm`]: '150',
    });
    await act(page, 'weigh-boxes', {
      'boxes.0.weightG': '1240',
      ...sides(0),
      'boxes.1.weightG': '12400',
      ...sides(1),
    });
    const wrong = await openPayment(shopper, orderNo);
    await act(page, 'reweigh', { 'boxes.1.weightG': '1240', reason: 'One zero too many' });
    const right = await openPayment(shopper, orderNo);
    expect(Number(right.amount)).toBeLessThan(Number(wrong.amount));
    await pay(shopper, right.id);

    // The papers are opened, and the boxes handed over.
    for (const kind of ['invoice', 'packing-list', 'cn23', 'label']) {
      await page.goto(`${shipment}/papers/${kind}`);
      expect(await page.locator('article').first().innerText()).toContain('Mei Lin');
    }
    expect(await page.locator('article.desk-label').count()).toBe(2);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    const file = await request(`${shipment}/papers/label/pdf`, {
      host: DESK,
      headers: { cookie: cookie.join('; ') },
    });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.text.slice(0, 5)).toBe('%PDF-');
    await page.goto(shipment);
    const number = `EA${crypto.randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
    await act(page, 'hand-over', {
      carrier: 'EMS',
      trackingNo: number,
      'boxes.0.trackingNo': `${number}B`,
    });
    await lead.call('makeCarrierKey', { body: { source: '17track', name: 'Ours', key: KEY } });

    // The carrier’s messages bring it to the door: it is delivered with its last box.
    expect(await deliveredByWebhook(number)).toBe(200);
    expect(await deliveredByWebhook(`${number}B`)).toBe(200);
    await page.goto(shipment);
    const { status } = await lead.call('getOpsTransit', { params: { id: orderNo } });
    expect(status).toBe('DELIVERED');
    expect(await page.locator('main').innerText()).toContain('Petaling Jaya');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(visitor.width);
    expect(problems).toEqual([]);
  });
});
