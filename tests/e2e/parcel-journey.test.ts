import { describe, expect, it } from 'vitest';
import { failedParcel, HOME, operate, storedParcel } from '../api/support/fulfilment.ts';
import { newPayer, newShopper } from '../api/support/world.ts';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { formOf, send } from './support/forms.ts';
import { chooseParcel, orderTransit, payFromPage } from './support/parcel-steps.ts';
import { signIn } from './support/sign-in.ts';
import { VISITORS } from './support/visitors.ts';

openBrowser();

const withId = (id: string) => ({ params: { id } });
const event = (at: string, status: 'CUSTOMS' | 'DELIVERED', text: string) => ({ at, status, text });

describe('a stored parcel is sent to the shopper, who confirms its receipt', () => {
  it.each(VISITORS)('%s', async (_, visitor) => {
    const shopper = await newPayer('1500', visitor.host);
    const parcel = await storedParcel(shopper);
    await shopper.call('saveAddress', { body: { ...HOME, defaultAddress: true } });
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, '/my/in-stock-items');

    // The shopper chooses the parcel and a shipping option.
    await chooseParcel(page, parcel.id);
    const orderNo = await orderTransit(page, 'POSTAL_EMS');
    const transit = await shopper.call('getTransitOrder', withId(orderNo));
    expect(transit).toMatchObject({ status: 'PENDING_PACKING', parcelCount: 1 });

    // The warehouse weighs it, the shopper pays.
    await operate(shopper, 'packTransit', withId(transit.id));
    const measures = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
    const weighed = await operate(shopper, 'weighTransit', {
      ...withId(transit.id),
      body: measures,
    });
    await page.goto(`/my/transit/${orderNo}`);
    await payFromPage(page);
    await expect(shopper.call('getTransitOrder', withId(orderNo))).resolves.toMatchObject({
      status: 'PENDING_SHIPMENT',
      payments: [{ status: 'PAID', amount: weighed.total }],
    });

    // The shopper follows the shipment and confirms the receipt.
    const shipment = { carrier: 'EMS', trackingNo: 'EA123456785CN' };
    await operate(shopper, 'handOver', { ...withId(transit.id), body: shipment });
    const events = [
      event('2199-01-01T08:00:00.000Z', 'CUSTOMS', 'Held for inspection'),
      event('2199-01-02T08:00:00.000Z', 'DELIVERED', 'Signed by the receiver'),
    ];
    await operate(shopper, 'traceTransit', { ...withId(transit.id), body: { events } });
    await page.goto(`/my/transit/${orderNo}`);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Signed by the receiver');
    expect(text).toContain('EA123456785CN');
    const completeForm = page.locator('main form[action$="/complete"]');
    const summary = page.locator('main details:has(form[action$="/complete"]) > summary');
    if ((await summary.count()) > 0) await summary.first().click();
    await completeForm.locator('[type=submit]').first().click();
    await page.waitForLoadState('load');
    await expect
      .poll(() => shopper.call('getTransitOrder', withId(orderNo)).then(({ status }) => status))
      .toBe('COMPLETED');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a parcel that a shopper bought elsewhere is announced, and withdrawn or received', () => {
  it.each([
    ['with JavaScript', {}],
    [
      'in Arabic on a phone without JavaScript',
      { host: 'pk.localhost', locale: 'ar', width: 360, javaScript: false },
    ],
  ] satisfies typeof VISITORS)('%s', async (_, visitor: Visit) => {
    const shopper = await newShopper(visitor.host);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, '/my/warehouses');
    const form = formOf('front/purchase-parcels');
    const field = (name: string) => page.locator(`${form} [name="${name}"]`);
    const trackingNo = `YT${crypto.randomUUID().slice(0, 8)}`;

    // After a wrong number the form shows again everything that was typed, also in the further lines.
    await field('domesticCarrier').fill('圆通');
    await field('domesticTrackingNo').fill('no 1');
    await field('items.0.title').fill('茶具 Tea set');
    await field('items.0.price').fill('88');
    await page.locator(`${form} summary`).click();
    await field('items.1.title').fill('Cloth');
    await field('items.1.quantity').fill('3');
    await field('items.1.price').fill('12.50');
    await field('note').fill('Fragile');
    await send(page, form);
    await field('domesticTrackingNo').and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await field('items.1.price').inputValue()).toBe('12.50');
    expect(await field('note').inputValue()).toBe('Fragile');
    await field('domesticTrackingNo').fill(trackingNo);
    await send(page, form);
    await page.waitForURL(/\/my\/in-stock-items\?tab=coming/);

    // It is among the expected parcels, and its page shows what was announced.
    const [parcel] = (await shopper.call('listStockInParcels', { query: { tab: 'coming' } }))
      .records;
    if (!parcel) throw new Error('no parcel is coming');
    expect(parcel).toMatchObject({
      goodsValue: '125.50',
      items: [{ quantity: 1 }, { quantity: 3 }],
    });
    await page.goto(`/my/in-stock-items/${parcel.parcelNo}`);
    const text = await page.locator('main').innerText();
    for (const shown of ['茶具 Tea set', 'Cloth', trackingNo.toUpperCase(), 'Fragile']) {
      expect(text).toContain(shown);
    }
    expect(await page.locator('main a[href*="/my/purchase/"]').count()).toBe(0);

    // Withdrawn by mistake, announced again, received.
    await send(page, formOf(`front/purchase-parcels/${parcel.parcelNo}/withdraw`));
    const statusOf = (id: string) =>
      shopper.call('getParcel', withId(id)).then(({ status }) => status);
    await expect.poll(() => statusOf(parcel.id)).toBe('WITHDRAWN');
    await page.goto('/my/warehouses');
    await field('domesticCarrier').fill('圆通');
    await field('domesticTrackingNo').fill(trackingNo);
    await field('items.0.title').fill('Tea set');
    await field('items.0.price').fill('88');
    await send(page, form);
    await page.waitForURL(/\/my\/in-stock-items\?tab=coming/);
    const query = { trackingNo };
    const { records } = await operate(shopper, 'listOpsParcels', { query });
    const [again] = records;
    if (!again) throw new Error('the staff do not find the parcel');
    const body = { weightG: 900, lengthMm: 300, widthMm: 200, heightMm: 150 };
    await operate(shopper, 'parcelArrived', { ...withId(again.id), body });
    await operate(shopper, 'checkParcel', { ...withId(again.id), body: { passed: true } });
    await page.goto('/my/in-stock-items');
    expect(await page.locator('main').innerText()).toContain('Tea set');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a shopper sends back a parcel that failed its check', () => {
  it.each(VISITORS.slice(0, 2))('%s', async (_, visitor) => {
    const shopper = await newPayer('900', visitor.host);
    const parcel = await failedParcel(shopper);
    const { context, page } = await visit(visitor);
    await signIn(page, shopper, `/my/in-stock-items/${parcel.parcelNo}`);
    const back = page.locator('main form:has([name=decision][value=RETURN])').first();
    const summary = page.locator('main details:has([name=decision][value=RETURN]) > summary');
    if ((await summary.count()) > 0) await summary.first().click();
    await back.locator('[type=submit]').first().click();
    await expect
      .poll(() => shopper.call('getParcel', withId(parcel.id)).then(({ status }) => status))
      .toBe('RETURNING');
    await operate(shopper, 'parcelReturned', withId(parcel.id));
    await page.goto('/my/balance/refunds');
    expect(await page.locator('main').innerText()).toContain(parcel.orderNo);
    await context.close();
  });
});
