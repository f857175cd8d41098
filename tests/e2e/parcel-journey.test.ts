import { describe, expect, it } from 'vitest';
import { failedParcel, HOME, operate, storedParcel } from '../api/support/fulfilment.ts';
import { newPayer } from '../api/support/world.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
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
