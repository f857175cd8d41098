import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeOf, paidOrder } from '../api/support/fulfilment.ts';
import { newPayer, type Shopper } from '../api/support/world.ts';
import { openBrowser, visit } from './support/browser.ts';
import {
  CART_HOST,
  fillCart,
  itemsOf,
  lineOf,
  openAs,
  textsOf,
  toasts,
} from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { productPages } from './support/pages.ts';

/* Where the focus goes after an action that removes the focused element. */

openBrowser();

const texts = textsOf({});
const text = (key: string) => texts[key] ?? key;

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newPayer('1000', CART_HOST);
});

const isFocused = (page: Page, selector: string) =>
  page.evaluate((place) => document.activeElement?.matches(place) ?? false, selector);
const button = (page: Page, key: string) =>
  page.locator('main').getByRole('button', { name: text(key), exact: true });

describe('in the cart the focus goes', () => {
  it('to the heading after several items are removed, from there to Undo, and then to the restored item', async () => {
    await fillCart(shopper);
    const { context, page } = await openAs(shopper, {});
    for (const key of ['cart.removeSelected', 'cart.clear']) {
      await button(page, key).focus();
      await page.keyboard.press('Enter');
      await eventually(() => isFocused(page, 'main h1')).toBe(true);
      const undo = toasts(page).getByText(text('cart.undo'), { exact: true });
      await undo.waitFor();
      await page.keyboard.press('Tab');
      expect(await undo.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.locator('[id^=item-]').nth(2).waitFor();
      await eventually(() => isFocused(page, 'main li[id^=item-]:first-child a')).toBe(true);
      expect(await itemsOf(shopper)).toHaveLength(3);
    }
    await context.close();
  });

  it('to the heading after the last item is removed', async () => {
    const [item] = await fillCart(shopper);
    if (!item) throw new Error('the cart is empty');
    const ids = (await itemsOf(shopper)).map(({ id }) => id).filter((id) => id !== item.id);
    await shopper.call('clearCart', { query: { cartItemIds: ids } });
    const { context, page } = await openAs(shopper, {});
    await lineOf(page, item).remove.press('Enter');
    await lineOf(page, item).line.waitFor({ state: 'detached' });
    expect(await isFocused(page, 'main h1')).toBe(true);
    await context.close();
  });

  it('back from a dismissed message to where it was before', async () => {
    const items = await fillCart(shopper);
    const { context, page } = await openAs(shopper, {});
    const [first, second] = items.map((item) => lineOf(page, item));
    await first?.remove.press('Enter');
    await toasts(page).getByText(text('cart.undo'), { exact: true }).waitFor();
    for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key);
    expect(await second?.remove.evaluate((it) => it === document.activeElement)).toBe(true);
    await toasts(page).getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    await eventually(() => toasts(page).count()).toBe(0);
    expect(await second?.remove.evaluate((it) => it === document.activeElement)).toBe(true);
    await context.close();
  });
});

describe('after a form the focus is', () => {
  it('at the section from which an address was removed', async () => {
    await homeOf(shopper);
    const { context, page } = await openAs(shopper, {}, '/my/account');
    const address = page.locator('#address li').first();
    await address.locator('summary').click();
    const loaded = page.waitForEvent('load');
    await address.locator('details [type=submit]').press('Enter');
    await loaded;
    await eventually(() => isFocused(page, '#address')).toBe(true);
    await context.close();
  });

  it('at the message that was marked as read, and at the list after all were', async () => {
    for (let order = 0; order < 2; order++) await paidOrder(shopper);
    const { context, page } = await openAs(shopper, {}, '/my/message');
    const one = page.locator('#messages li form:has([name=ids]) [type=submit]').first();
    const id = await page.locator('#messages li:has([name=ids])').first().getAttribute('id');
    const loaded = page.waitForEvent('load');
    await one.press('Enter');
    await loaded;
    await eventually(() => isFocused(page, `#${id}`)).toBe(true);
    const again = page.waitForEvent('load');
    await page
      .locator('main form[action$="/read"]:not(:has([name=ids])) [type=submit]')
      .press('Enter');
    await again;
    await eventually(() => isFocused(page, '#messages')).toBe(true);
    await context.close();
  });
});

describe('after a link within the document the focus is', () => {
  it('at the heading of the new page', async () => {
    const { context, page } = await visit();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator('header nav a[href="/about"]').first().press('Enter');
    await page.waitForURL('**/about');
    await eventually(() => isFocused(page, 'main h1')).toBe(true);
    await context.close();
  });

  it('at the heading of the results if the filter that was removed had it', async () => {
    const { context, page } = await visit();
    await page.goto('/product-search?keyword=bag&priceStart=1', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: text('results.active') })
      .locator('a')
      .press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('priceStart'));
    await eventually(() => isFocused(page, 'main h1')).toBe(true);
    await context.close();
  });
});

describe('the menu on a phone', () => {
  it('keeps the focus until Escape, and then returns it to its button', async () => {
    const { context, page } = await visit({ width: 360 });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const opener = page.locator('header [popovertarget=navigation]').first();
    await opener.press('Enter');
    await eventually(() => isFocused(page, '#navigation *')).toBe(true);
    const stops = await page.locator('#navigation :is(a, button)').count();
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press('Tab');
      // After the last stop the browser's own controls have their turn, and the menu itself, which scrolls.
      expect(await isFocused(page, '#navigation, #navigation *, body')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await eventually(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.locator('#navigation').isVisible()).toBe(false);
    await context.close();
  });

  it('leads to the heading of the page that is chosen', async () => {
    const { context, page } = await visit({ width: 360 });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator('header [popovertarget=navigation]').first().press('Enter');
    await page.locator('#navigation a[href="/about"]').press('Enter');
    await page.waitForURL('**/about');
    await page.locator('#navigation').waitFor({ state: 'hidden' });
    await eventually(() => isFocused(page, 'main h1')).toBe(true);
    await context.close();
  });

  it('opens without a script', async () => {
    const { context, page } = await visit({ width: 360, javaScript: false });
    await page.goto('/faq');
    await page.locator('header [popovertarget=navigation]').first().click();
    await page.locator('#navigation a[href="/about"]').waitFor({ state: 'visible' });
    await context.close();
  });
});

describe('a product that is added to the cart without', () => {
  const add = (page: Page) => page.locator('main form button[name=_flash]').first();

  it('a choice marks every missing one, names them all, and focuses the first', async () => {
    const { context, page } = await openAs(shopper, {}, (await productPages('shoes'))[0]);
    const missing = page.locator('main [role=radiogroup]:not(:has(:checked))');
    const count = await missing.count();
    expect(count).toBeGreaterThan(0);
    await add(page).press('Enter');
    await eventually(() => isFocused(page, '[role=radiogroup][aria-invalid=true] input')).toBe(
      true,
    );
    expect(await page.locator('main [role=radiogroup][aria-invalid=true]').count()).toBe(count);
    const alert = await page.locator('main [role=alert]').innerText();
    for (const group of await missing.all()) {
      const errorId = await group.getAttribute('aria-describedby');
      const [name = ''] = (await group.locator('legend').innerText()).split(':');
      expect(await page.locator(`[id="${errorId}"]`).innerText()).toContain(name);
      expect(alert).toContain(name);
    }
    await context.close();
  });

  it('a quantity marks the quantities, says what is wrong beside them, and focuses the first', async () => {
    const { context, page } = await openAs(shopper, {}, (await productPages('shoes'))[1]);
    const quantity = page.locator('main form [type=number]:enabled').first();
    await add(page).press('Enter');
    await eventually(() => quantity.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    const errorId = await quantity.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${errorId}"]`).innerText()).toBe(
      text('product.problem.quantity'),
    );
    await context.close();
  });
});

it('a message with an action covers neither the header nor its counts', async () => {
  const items = await fillCart(shopper);
  for (const width of [1280, 360]) {
    const { context, page } = await openAs(shopper, { width });
    const line = lineOf(page, items[width === 1280 ? 0 : 1] as (typeof items)[number]);
    await line.remove.press('Enter');
    const toast = toasts(page).first();
    await toast.waitFor();
    // The animation with which it appears moves it down.
    const top = async () => (await toast.boundingBox())?.y ?? 0;
    const bar = await page.locator('header a[href="/"]').first().boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await context.close();
  }
});
