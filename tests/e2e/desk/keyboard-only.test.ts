import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { homeOf, operate, paidOrder, storedParcel } from '../../api/support/fulfilment.ts';
import { openPayment, pay } from '../../api/support/shopping.ts';
import { newPerson, type Person } from '../../api/support/staff.ts';
import { newPayer, newShopper, PASSWORD } from '../../api/support/world.ts';
import { refusal } from '../../support/refusal.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { DESK_HOST, deskPage, openDesk } from '../support/desk.ts';
import { keysLoaded, openAct, pressToGo, tabTo, typeInto } from '../support/desk-keyboard.ts';
import { eventually } from '../support/eventually.ts';

/* The desk without a mouse: nothing here clicks. */

openBrowser();

const of = (id: string) => ({ params: { id } });
/** Signs a person in by keyboard, on the way to a page. */
async function enter({ email }: Person, path: string): Promise<{ page: Page; problems: string[] }> {
  const { page } = await visit({ host: DESK_HOST });
  const problems = watchErrors(page);
  await page.goto(`/desk/sign-in?next=${encodeURIComponent(path)}`);
  await typeInto(page, '[name=email]', email);
  await typeInto(page, '[name=password]', PASSWORD);
  await pressToGo(page, 'Enter');
  return { page, problems };
}

describe('the day of a buyer', () => {
  it('from the sign-in to the seller’s parcel', async () => {
    const shopper = await newPayer('9000');
    const order = await paidOrder(shopper);
    const { shopper: owner } = await operate(shopper, 'getOpsOrder', of(order.id));
    const status = async () => (await operate(shopper, 'getOpsOrder', of(order.id))).status;
    const list = deskPage(`/orders?status=PAID&shopperId=${owner.id}`);
    const { page, problems } = await enter(await newPerson('BUYER'), list);

    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await tabTo(page, '#bulk [name=which][value=TICKED]', { back: true });
    await pressToGo(page, 'Enter');
    await eventually(status).toBe('PURCHASING');

    await page.keyboard.press('/');
    await page.keyboard.type(order.orderNo);
    await pressToGo(page, 'Enter');
    await openAct(page, 'Ask the customer');
    await typeInto(page, 'form[action*="/ask?"] textarea', 'The blue one is gone. Green?');
    await tabTo(page, 'form[action*="/ask?"] [type=submit]');
    await pressToGo(page, 'Enter');
    expect(await status()).toBe('AWAITING_CONFIRMATION');
    await shopper.call('answerPurchaseOrder', { ...of(order.id), body: { answer: 'Yes' } });

    await page.reload();
    await keysLoaded(page);
    await openAct(page, 'Mark as bought');
    await typeInto(page, '#bought-no', '2811223344');
    await typeInto(page, '#bought-cost', '41.50');
    await pressToGo(page, 'Enter');
    expect(await operate(shopper, 'getOpsOrder', of(order.id))).toMatchObject({
      status: 'PURCHASED',
      cost: '41.50',
      upstreamOrderNo: '2811223344',
    });

    await openAct(page, 'Seller sent a parcel');
    const parcel = 'form[action*="/parcels?"]';
    await typeInto(page, `${parcel} [name=domesticCarrier]`, 'ZTO');
    await typeInto(page, `${parcel} [name=domesticTrackingNo]`, '75380012340009');
    await pressToGo(page, 'Enter');
    expect(await status()).toBe('SELLER_SHIPPED');
    expect(problems).toEqual([]);
  });
});

describe('the day of the warehouse', () => {
  it('from the first box to the carrier', async () => {
    const shopper = await newPayer('9000');
    const { id, parcelNo } = await storedParcel(shopper);
    const { orderNo } = await shopper.call('createTransitOrder', {
      body: {
        purchaseParcelIds: [id],
        transitOptionName: 'POSTAL_EMS',
        userAddressId: await homeOf(shopper),
      },
    });
    const shipment = deskPage(`/shipments/${orderNo}`);
    const status = async () => (await operate(shopper, 'getOpsTransit', of(orderNo))).status;
    const { page, problems } = await enter(await newPerson('WAREHOUSE'), shipment);

    await tabTo(page, `a[href="${shipment}/pack"]`);
    await pressToGo(page, 'Enter');
    // The field has the focus already: a scanner types at once.
    await page.keyboard.type(parcelNo);
    await pressToGo(page, 'Enter');
    await tabTo(page, `main a[href="${shipment}"]`);
    await pressToGo(page, 'Enter');
    await openAct(page, 'Weigh and bill');
    const sizes = { weightG: '1240', lengthMm: '300', widthMm: '200', heightMm: '150' };
    for (const [name, value] of Object.entries(sizes)) {
      await typeInto(page, `[name="boxes.0.${name}"]`, value);
    }
    await pressToGo(page, 'Enter');
    await pay(shopper, (await openPayment(shopper, orderNo)).id);

    await page.reload();
    await keysLoaded(page);
    await openAct(page, 'Hand over to the carrier');
    await typeInto(page, 'form[action*="/hand-over?"] [name=carrier]', 'EMS');
    await typeInto(page, 'form[action*="/hand-over?"] [name=trackingNo]', 'EA123456789CN');
    await pressToGo(page, 'Enter');
    expect(await status()).toBe('IN_TRANSIT');
    expect(problems).toEqual([]);
  });
});

describe('the day of service and finance', () => {
  it('blocks a caller and frees them again', async () => {
    const shopper = await newShopper();
    const { page, problems } = await enter(await newPerson('SERVICE_LEAD'), deskPage('/customers'));
    await typeInto(page, 'main [type=search][name=q]', shopper.email);
    await pressToGo(page, 'Enter');
    await page.keyboard.press('j');
    await pressToGo(page, 'Enter');
    await openAct(page, 'Block');
    await typeInto(page, 'form[action*="/block?"] [name=reason]', 'Charged back');
    await pressToGo(page, 'Enter');
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    await openAct(page, 'Unblock');
    await tabTo(page, 'form[action*="/unblock?"] [type=submit]');
    await pressToGo(page, 'Enter');
    expect(await page.locator('form[action*="/block?"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('proposes a goodwill, which another approves', async () => {
    const shopper = await newShopper();
    const { page } = await enter(await newPerson('SERVICE'), deskPage());
    await pressToGo(page, 'g', 'm');
    await tabTo(page, `a[href="${deskPage('/money/goodwill')}"]`);
    await pressToGo(page, 'Enter');
    const form = 'form[action*="/goodwill?"]';
    await typeInto(page, `${form} [name=shopper]`, shopper.email);
    await typeInto(page, `${form} [name=amount]`, '5');
    await typeInto(page, `${form} [name=reason]`, 'The parcel waited a week because of us');
    await tabTo(page, `${form} [type=submit]`);
    await pressToGo(page, 'Enter');
    const proposal = new URL(page.url()).pathname;

    const { page: other } = await enter(await newPerson('FINANCE_LEAD'), deskPage());
    await tabTo(other, 'a[data-fact=approvals]');
    await pressToGo(other, 'Enter');
    await tabTo(other, `a[href^="${proposal}"]`);
    await pressToGo(other, 'Enter');
    await tabTo(other, 'form[action*="/approve?"] [type=submit]');
    await pressToGo(other, 'Enter');
    expect((await shopper.call('getAccount')).available).toBe('5.00');
  });
});

describe('a person who writes Chinese', () => {
  it('sends nothing with the Enter that takes a candidate', async () => {
    const { context, page } = await openDesk('OWNER', deskPage('/customers'));
    await keysLoaded(page);
    const session = await context.newCDPSession(page);
    for (const field of ['.desk-search input', 'main [type=search][name=q]']) {
      await page.goto(deskPage('/customers'));
      await keysLoaded(page);
      await tabTo(page, field);
      await session.send('Input.imeSetComposition', {
        text: 'wang',
        selectionStart: 4,
        selectionEnd: 4,
      });
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).search, field).toBe('');
      await session.send('Input.insertText', { text: '王' });
      expect(await page.locator(field).inputValue()).toBe('王');
      await pressToGo(page, 'Enter');
      expect(new URL(page.url()).searchParams.get('q'), field).toBe('王');
    }
    await context.close();
  });
});
