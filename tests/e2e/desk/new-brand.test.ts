import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson } from '../../api/support/staff.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { act, follow, openDeskAs } from '../support/desk.ts';
import { fill, formOf, send } from '../support/forms.ts';
import { madeShop } from '../support/new-shop.ts';
import { chooseParcel, orderTransit, payFromPage } from '../support/parcel-steps.ts';
import {
  addToCart,
  askAsShopper,
  checkOut,
  findProduct,
  pay,
  setPayPassword,
  signUp,
} from '../support/shopper.ts';

openBrowser();

const DESKTOP = { width: 1440, javaScript: false };
const HOME = {
  name: 'Aigerim Bek',
  phone: '+7 727 123 45 67',
  city: 'Almaty',
  line1: 'Abay Ave 10',
  postCode: '050000',
};

/** A person of the new brand at its desk. */
const at = async (tenantId: string, role: Parameters<typeof newPerson>[0], path: string) =>
  openDeskAs(await newPerson(role, { tenantId }), `/desk/${tenantId}${path}`, DESKTOP);

const sendForm = (page: Page, call: string) =>
  follow(page, `form[action*="/${call}?"] [type=submit]`);

/** Finance opens a bank account for top-ups; its lead approves. */
async function openedChannel(id: string): Promise<void> {
  const page = await at(id, 'FINANCE', '/money/channels');
  await follow(page, 'a[href$="/channels/new?provider=bank-transfer"]');
  await act(page, 'channels', {
    name: 'Kaspi transfer',
    currency: 'KZT',
    'instructions.0.label': 'IBAN',
    'instructions.0.value': 'KZ86 125K ZT50 0410 0100',
    reason: 'Our first account',
  });
  const lead = await at(id, 'FINANCE_LEAD', new URL(page.url()).pathname.split(id)[1] ?? '');
  await act(lead, 'approve');
  await page.context().close();
  await lead.context().close();
}

it('a new brand goes from the wizard to its first order, paid, forwarded and closed', async () => {
  const made = await madeShop();
  const { id, host } = made.facts;
  await made.page.context().close();
  await openedChannel(id);

  // Marketing says who they are.
  const marketing = await at(id, 'MARKETING', '/shop/articles/ABOUT_US?language=en');
  await marketing.locator('[name=html]').fill('<p>Steppe Post brings it home.</p>');
  await sendForm(marketing, 'ABOUT_US');
  await sendForm(marketing, 'publish');

  // A shopper orders, and tops up by transfer to the new account.
  const { page, origin } = await visit({ host, locale: 'en', width: 1280 });
  const problems = watchErrors(page);
  await page.goto('/about');
  expect(await page.locator('main').innerText()).toContain('Steppe Post brings it home.');
  await signUp(page, origin);
  await findProduct(page, 'backpack');
  await addToCart(page, true);
  await checkOut(page);
  await page.goto('/my/balance');
  const topUp = formOf('front/user-account/deposits');
  await fill(page, topUp, { amount: '5000' });
  await page.locator(`${topUp} label:has([name=channelId])`, { hasText: 'Kaspi' }).click();
  await page.locator(`${topUp} [type=submit]`).last().click();
  await page.waitForURL(/\/my\/balance\/deposit\/D/);
  expect(await page.locator('main').innerText()).toContain('KZ86 125K ZT50 0410 0100');
  const depositNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Finance credits it.
  const finance = await at(id, 'FINANCE', `/money/deposits/${depositNo}`);
  expect(await finance.locator('main').innerText()).toContain('Mai Phommachanh');
  await act(finance, 'credit');

  // The shopper pays.
  await page.goto('/my/pending-payments');
  await page.locator('main form[action="/payment"] [type=submit]').last().click();
  await page.waitForURL(/\/payment\?/);
  await setPayPassword(page);
  await pay(page);
  const orderNo = await firstNumber(page, '/my/purchase');

  // It is accepted, bought, and comes in.
  const buyer = await at(id, 'BUYER', `/orders/${orderNo}`);
  await act(buyer, 'accept');
  await act(buyer, 'bought', { upstreamOrderNo: '2811223344', cost: '41.50' });
  await act(buyer, 'parcels', { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012340001' });
  const order = await askAsShopper(page, origin, `/api/front/purchase-orders/${orderNo}`);
  const [parcel] = (order as { parcels: { id: string; parcelNo: string }[] }).parcels;
  if (!parcel) throw new Error('no parcel is coming');
  const worker = await at(id, 'WAREHOUSE', '/warehouse/scan?step=RECEIVE&station=');
  for (const code of [parcel.parcelNo, 'W1240', 'D300X200X150', 'PASS']) {
    await worker.fill('main input[name=code]', code);
    await Promise.all([worker.waitForNavigation(), worker.press('main input[name=code]', 'Enter')]);
  }

  // It is forwarded, packed, weighed, paid and handed over.
  await page.goto('/my/account?address=new#address');
  await saveHome(page);
  await chooseParcel(page, parcel.id);
  const transitNo = await orderTransit(page, 'TRUCK');
  const shipment = `/desk/${id}/shipments/${transitNo}`;
  await worker.goto(`${shipment}/pack`);
  await worker.fill('main [name=code]', parcel.parcelNo);
  await Promise.all([worker.waitForNavigation(), worker.press('main [name=code]', 'Enter')]);
  await worker.goto(shipment);
  await act(worker, 'weigh-boxes', {
    'boxes.0.weightG': '1240',
    'boxes.0.lengthMm': '300',
    'boxes.0.widthMm': '200',
    'boxes.0.heightMm': '150',
  });
  await page.goto(`/my/transit/${transitNo}`);
  await payFromPage(page);
  await worker.goto(shipment);
  await act(worker, 'hand-over', { carrier: 'EMS', trackingNo: 'EA123456785CN' });

  // The carrier's news are typed in, and the shopper confirms the receipt.
  await worker.goto(`/desk/${id}/tracking`);
  await act(worker, 'tracking-events', {
    rows: 'EA123456785CN,DELIVERED,2199-01-02 08:00,Almaty,Signed by the receiver',
  });
  await page.goto(`/my/transit/${transitNo}`);
  const complete = 'main form[action$="/complete"]';
  const folded = page.locator('main details:not([open]):has(form[action$="/complete"]) > summary');
  if ((await folded.count()) > 0) await folded.first().click();
  await send(page, complete);
  const done = await askAsShopper(page, origin, `/api/front/transit-orders/${transitNo}`);
  expect(done).toMatchObject({ status: 'COMPLETED' });
  expect(problems).toEqual([]);
});

/** The number of the newest thing in a list of the shopper. */
async function firstNumber(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await page.locator(`main a[href^="${list}/"]`).first().click();
  await page.waitForURL(new RegExp(`${list}/\\w+`));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The shopper types where parcels go. */
async function saveHome(page: Page): Promise<void> {
  const form = formOf('front/user/addresses');
  await page.locator(`${form} select[name=province]`).selectOption({ index: 1 });
  await fill(page, form, HOME);
  await send(page, form);
}
