import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boughtOrder } from '../../api/support/fulfilment.ts';
import { newPerson, type Person } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser, untilHydrated } from '../support/browser.ts';
import { deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

const openAs = (person: Person, path: string) => openDeskAs(person, path, { javaScript: false });

const costForm = (page: Page) => page.locator('details:has(form[action*="/cost?"])');

async function correct(page: Page, values: { cost: string; upstreamOrderNo: string }) {
  const form = costForm(page);
  if (!(await form.evaluate((one) => (one as HTMLDetailsElement).open))) {
    await form.locator('summary').click();
  }
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name=${name}]`).fill(value);
  await Promise.all([page.waitForNavigation(), form.locator('[type=submit]').click()]);
}

const cells = (page: Page, field: string) =>
  page.locator(`.desk-conflict tr[data-field="${field}"] td`).allInnerTexts();

describe('a form whose object somebody else has changed', () => {
  it('shows both values of each field, keeps what was typed, and can be sent again', async () => {
    const order = await boughtOrder(await newPayer('2000'));
    const path = deskPage(`/orders/${order.orderNo}`);
    const first = await openAs(await newPerson('BUYER'), path);
    const second = await openAs(await newPerson('BUYER'), path);
    await correct(first, { cost: '11.50', upstreamOrderNo: 'A-1' });
    expect(await first.locator('.desk-conflict').count()).toBe(0);

    await correct(second, { cost: '12.75', upstreamOrderNo: 'B-2' });
    expect(await second.locator('.desk-conflict').innerText()).toContain('Li Na');
    expect(await cells(second, 'cost')).toEqual(['11.50', '12.75']);
    expect(await cells(second, 'upstreamOrderNo')).toEqual(['A-1', 'B-2']);
    expect(await costForm(second).locator('[name=cost]').inputValue()).toBe('12.75');

    const again = costForm(second).locator('[type=submit]');
    await Promise.all([second.waitForNavigation(), again.click()]);
    expect(await second.locator('.desk-conflict').count()).toBe(0);
    expect(await costForm(second).locator('[name=cost]').inputValue()).toBe('12.75');
  });

  it('names what was typed also if the form is not offered any more', async () => {
    const order = await boughtOrder(await newPayer('2000'));
    const path = deskPage(`/orders/${order.orderNo}`);
    const lead = await newPerson('BUYER');
    const page = await openAs(await newPerson('BUYER'), path);
    const body = { outcome: 'CLOSE', reason: 'SELLER_REFUSED', note: '' } as const;
    await lead.call('unbuyOrder', { params: { id: order.id }, body });
    await correct(page, { cost: '12.75', upstreamOrderNo: 'B-2' });
    expect(await costForm(page).count()).toBe(0);
    expect((await cells(page, 'upstreamOrderNo')).at(-1)).toBe('B-2');
  });
});

describe('a second save by the same person', () => {
  it('never conflicts: on the page that follows, and on the page before', async () => {
    const order = await boughtOrder(await newPayer('2000'));
    const page = await openAs(await newPerson('BUYER'), deskPage(`/orders/${order.orderNo}`));
    for (const cost of ['11', '12']) await correct(page, { cost, upstreamOrderNo: 'A-1' });
    expect(await page.locator('.desk-conflict').count()).toBe(0);
    await page.goBack();
    await correct(page, { cost: '13', upstreamOrderNo: 'A-1' });
    expect(await page.locator('.desk-conflict').count()).toBe(0);
    expect(await costForm(page).locator('[name=cost]').inputValue()).toBe('13.00');
  });

  it('is sent once, however often its button is pressed while it is under way', async () => {
    const order = await boughtOrder(await newPayer('900'));
    const page = await openDeskAs(await newPerson('BUYER'), deskPage(`/orders/${order.orderNo}`));
    await untilHydrated(page);
    let sent = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/cost\?/, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    const form = costForm(page);
    await form.locator('summary').click();
    await form.locator('[name=cost]').fill('11');
    const button = form.locator('[type=submit]');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('there is no button');
    const shown = page.waitForNavigation();
    // Locators wait for the page that is under way.
    for (let press = 0; press < 3; press += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    goOn();
    await shown;
    expect(sent).toBe(1);
  });
});
