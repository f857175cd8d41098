import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operate, paidOrder } from '../../api/support/fulfilment.ts';
import { newPerson, type Person } from '../../api/support/staff.ts';
import { newPayer, PASSWORD, type Shopper } from '../../api/support/world.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { DESK_HOST, deskPage } from '../support/desk.ts';

openBrowser();

const of = (id: string) => ({ params: { id } });

/** Signs a person in at the desk, at a path. */
async function openAs(person: Person, path: string, visitor = {}) {
  const { context, page } = await visit({ host: DESK_HOST, ...visitor });
  const problems = watchErrors(page);
  await page.goto(`/desk/sign-in?next=${encodeURIComponent(path)}`);
  await page.fill('[name=email]', person.email);
  await page.fill('[name=password]', PASSWORD);
  await submit(page, page.locator('main [type=submit]').first());
  return { context, page, problems };
}

const submit = (page: Page, button: ReturnType<Page['locator']>) =>
  Promise.all([page.waitForNavigation(), button.click()]);

/** Opens the form of an act, fills it in, and sends it. */
async function act(page: Page, call: string, values: Readonly<Record<string, string>>, index = 0) {
  const form = page.locator(`form[action*="/${call}?"]`).nth(index);
  const fold = page.locator('details', { has: form });
  if (
    (await fold.count()) > 0 &&
    !(await fold.first().evaluate((one) => 'open' in one && one.open))
  )
    await fold.first().locator('summary').first().click();
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`).first();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }
  await submit(page, form.locator('[type=submit]').first());
}

const statusOf = async (shopper: Shopper, id: string) =>
  (await operate(shopper, 'getOpsOrder', of(id))).status;

/** Pastes rows, and mends what is wrong with one cell of the sheet. */
async function paste(page: Page, rows: readonly string[], mend?: [field: string, value: string]) {
  await page.goto(deskPage('/orders/paste'));
  await page.fill('textarea[name=text]', rows.join('\n'));
  await submit(page, page.locator('form:has(textarea[name=text]) [type=submit]'));
  if (mend) {
    const [field, value] = mend;
    expect(await page.locator('[role=alert], .desk-wrong').count()).toBeGreaterThan(0);
    expect(await page.locator('form[action*="/purchase-orders/paste?"]').count()).toBe(0);
    await page.fill(`[name="${field}"]`, value);
    await submit(page, page.locator(`form:has([name="${field}"]) [type=submit]`));
  }
  await submit(page, page.locator('form[action*="/ops/purchase-orders/paste?"] [type=submit]'));
}

describe('a buyer’s day', () => {
  it.each([
    ['at a desk', { width: 1280, javaScript: true }],
    ['without JavaScript', { width: 1280, javaScript: false }],
  ])('%s', async (_, visitor) => {
    const shopper = await newPayer('9000');
    const buyer = await newPerson('BUYER');
    const first = await paidOrder(shopper, 2);
    const second = await paidOrder(shopper);
    const { shopper: owner } = await operate(shopper, 'getOpsOrder', of(first.id));
    const paid = deskPage(`/orders?status=PAID&shopperId=${owner.id}`);
    const { context, page, problems } = await openAs(buyer, paid, visitor);

    // Accepted in bulk.
    for (const { id } of [first, second]) await page.check(`[name=ids][value="${id}"]`);
    await submit(page, page.locator('#bulk [value=TICKED]'));
    expect(await statusOf(shopper, first.id)).toBe('PURCHASING');
    expect(await statusOf(shopper, second.id)).toBe('PURCHASING');

    // The shopper is asked, and answers.
    await page.goto(deskPage(`/orders/${first.orderNo}`));
    await act(page, 'ask', { question: 'The blue one is gone. Green?' });
    expect(await statusOf(shopper, first.id)).toBe('AWAITING_CONFIRMATION');
    await shopper.call('answerPurchaseOrder', {
      ...of(first.id),
      body: { answer: 'Green, please' },
    });

    // Bought with their cost, from a sheet with its columns in another order and one wrong row.
    const rows = [
      '成本\t订单号\t平台单号',
      `85.50\t${first.orderNo}\t2811223344`,
      `about 40\t${second.orderNo}\t2811223355`,
    ];
    await paste(page, rows, ['mended.3.cost', '40']);
    expect(await operate(shopper, 'getOpsOrder', of(second.id))).toMatchObject({
      status: 'PURCHASED',
      cost: '40.00',
      upstreamOrderNo: '2811223355',
    });

    // The seller of one refuses; the wrong number of the other is corrected.
    await page.goto(deskPage(`/orders/${second.orderNo}`));
    await act(page, 'unbought', { outcome: 'BUY_AGAIN', reason: 'SELLER_REFUSED' });
    expect(await statusOf(shopper, second.id)).toBe('PURCHASING');
    await page.goto(deskPage(`/orders/${first.orderNo}`));
    await act(page, 'cost', { cost: '84', upstreamOrderNo: '2811223399' });
    expect(await operate(shopper, 'getOpsOrder', of(first.id))).toMatchObject({
      cost: '84.00',
      upstreamOrderNo: '2811223399',
    });

    // Its pieces come in two parcels.
    for (const [index, number] of ['75380012340001', '75380012340002'].entries()) {
      await page.goto(deskPage(`/orders/${first.orderNo}`));
      await act(page, 'parcels', {
        domesticCarrier: 'ZTO',
        domesticTrackingNo: `${number}${index}`,
        'items.0.quantity': '1',
      });
    }
    const { status, parcels } = await operate(shopper, 'getOpsOrder', of(first.id));
    expect(status).toBe('SELLER_SHIPPED');
    expect(parcels).toHaveLength(2);
    expect(await page.locator('main').innerText()).not.toContain(shopper.email);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is refused to the warehouse', async () => {
    const worker = await newPerson('WAREHOUSE');
    const { context, page } = await openAs(worker, deskPage('/warehouse'));
    for (const path of ['/orders', '/orders/paste']) {
      expect((await page.goto(deskPage(path)))?.status()).toBe(403);
    }
    await context.close();
  });
});
