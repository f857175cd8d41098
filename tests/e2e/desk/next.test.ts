import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operate, paidOrder } from '../../api/support/fulfilment.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, follow, openDesk } from '../support/desk.ts';

openBrowser();

const ROWS = '[data-row] [data-first] a.desk-mono';

/** The shopper's three paid orders as the desk lists them, and that list. */
async function threeOrders() {
  const shopper = await newPayer('5000');
  const orders = [await paidOrder(shopper), await paidOrder(shopper), await paidOrder(shopper)];
  const { shopper: known } = await operate(shopper, 'getOpsOrder', {
    params: { id: orders[0]?.id ?? '' },
  });
  const list = deskPage(`/orders?status=PAID&shopperId=${known.id}`);
  return { shopper, orders, list };
}

const numbers = (page: Page) => page.locator(ROWS).allTextContents();
const opened = (page: Page) => page.locator('h1').textContent();

describe.each([true, false])('from a list, with scripts: %s', (javaScript) => {
  it('a person goes to the next object, to the previous one, and back', async () => {
    const { list } = await threeOrders();
    const { context, page } = await openDesk('BUYER', list, { javaScript });
    const [first, second, third] = await numbers(page);
    await follow(page, ROWS);
    expect(await opened(page)).toBe(first);
    expect(await page.locator('[data-walk=previous]').count()).toBe(0);
    await follow(page, '[data-walk=next]');
    expect(await opened(page)).toBe(second);
    await follow(page, '[data-walk=next]');
    expect(await opened(page)).toBe(third);
    expect(await page.locator('[data-walk=next]').count()).toBe(0);
    await follow(page, '[data-walk=previous]');
    expect(await opened(page)).toBe(second);
    await follow(page, 'nav a:has-text("Back to the list")');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
    await context.close();
  });

  it('an act leads to the next one, and after the last one to the list', async () => {
    const { shopper, orders, list } = await threeOrders();
    const { context, page } = await openDesk('BUYER', list, { javaScript });
    const [, second, third] = await numbers(page);
    await follow(page, ROWS);
    await follow(page, '#act-acceptOrder [data-and-next]');
    expect(await opened(page)).toBe(second);
    await follow(page, '#act-acceptOrder [data-and-next]');
    expect(await opened(page)).toBe(third);
    await follow(page, '#act-acceptOrder [data-and-next]');
    expect(new URL(page.url()).pathname).toBe(deskPage('/orders'));
    expect(await numbers(page)).toEqual([]);
    for (const { id } of orders) {
      const { status } = await operate(shopper, 'getOpsOrder', { params: { id } });
      expect(status).toBe('PURCHASING');
    }
    await context.close();
  });

  it('an act without “and next” stays, and the first of the list is next', async () => {
    const { list } = await threeOrders();
    const { context, page } = await openDesk('BUYER', list, { javaScript });
    const [first, second] = await numbers(page);
    await follow(page, ROWS);
    await follow(page, '#act-acceptOrder [type=submit]:not([data-and-next])');
    expect(await opened(page)).toBe(first);
    await follow(page, '[data-walk=next]');
    expect(await opened(page)).toBe(second);
    await context.close();
  });
});

describe('n and p', () => {
  it('go to the next object and to the one before', async () => {
    const { list } = await threeOrders();
    const { context, page } = await openDesk('BUYER', list);
    const [first, second] = await numbers(page);
    await follow(page, ROWS);
    await page.locator('.desk-keys').waitFor();
    await Promise.all([page.waitForNavigation(), page.keyboard.press('n')]);
    expect(await opened(page)).toBe(second);
    await page.locator('.desk-keys').waitFor();
    await Promise.all([page.waitForNavigation(), page.keyboard.press('p')]);
    expect(await opened(page)).toBe(first);
    await context.close();
  });
});

describe('the jobs of a person', () => {
  it('are in the menu also without the right to the system', async () => {
    const { context, page } = await openDesk('BUYER', deskPage());
    await page.locator('.desk-menu summary').last().click();
    await follow(page, '.desk-menu a:has-text("My jobs")');
    expect(new URL(page.url()).pathname).toBe(deskPage('/jobs'));
    expect(await opened(page)).toBe('Jobs');
    await context.close();
  });
});
