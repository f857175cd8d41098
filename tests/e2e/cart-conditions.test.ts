import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartItem } from '../../src/contract/calls/cart.ts';
import { leastQuantity } from '../../src/contract/values/goods/price-steps.ts';
import { good } from '../api/support/shopping.ts';
import { call, newShopper, PASSWORD, type Shopper } from '../api/support/world.ts';
import { openBrowser, signInAs, visit } from './support/browser.ts';
import {
  badge,
  CART_HOST,
  fillCart,
  itemsOf,
  lineOf,
  openAs,
  quantityOf,
  showsServerSums,
  textsOf,
  toasts,
  VISITORS,
} from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { holdCalls, startGate } from './support/hold-calls.ts';

/** A wholesale product with enough stock for its minimum quantity. */
async function wholesaleProduct() {
  const { records } = await call(
    'searchProducts',
    { query: { channel: 'Alibaba', filters: 'inStock', pageSize: 60 } },
    { host: CART_HOST },
  );
  const card = records.find(({ priceMode }) => priceMode === 'SPU_PRICE_RANGE');
  if (!card) throw new Error('the seed has no wholesale product');
  const { productUrl } = card;
  return call('getProduct', { query: { productUrl } }, { host: CART_HOST });
}

/* The cart in unusual conditions: in two tabs, without a connection, when the page is left, without a script. */

openBrowser();

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper(CART_HOST);
});

const ADD = /\/front\/cart\/multiple$/;

describe.each(VISITORS)('adding to the cart %s', (_, visitor) => {
  const texts = textsOf(visitor);
  const text = (key: string) => texts[key] ?? key;

  /** Opens a product's page and chooses a variant. */
  async function openProduct() {
    const { product } = await good(CART_HOST);
    const opened = await openAs(shopper, visitor, `/product?url=${product.link}`);
    const { page } = opened;
    const form = page.locator('main form[action="/api/front/cart/multiple"]');
    for (let group = 0; ; group++) {
      const values = form.locator(`label:has(input[name=variant-${group}]:not([disabled]))`);
      if ((await values.count()) === 0) break;
      if ((await values.locator('input:checked').count()) === 0) await values.first().click();
    }
    return { ...opened, add: form.locator('[name=_flash]') };
  }

  beforeEach(() => shopper.call('clearCart').then(() => undefined));

  it('takes the typed quantity with one click, and nothing moves while it is typed', async () => {
    const product = await wholesaleProduct();
    const { context, page } = await openAs(shopper, visitor, `/product?url=${product.link}`);
    const form = page.locator('main form[action="/api/front/cart/multiple"]');
    const quantity = form.locator('[name$=".quantity"]:not([disabled]):visible').first();
    await quantity.scrollIntoViewIfNeeded();
    const places = async () => [
      await quantity.boundingBox(),
      await form.locator('[name=_flash]').boundingBox(),
    ];
    const before = await places();
    const pieces = leastQuantity(product.minOrderQuantity, product.batchNumber);
    await quantity.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(pieces));
    expect(await places()).toEqual(before);
    // Pressed and released where the button was before the field lost the focus.
    await form.locator('[name=_flash]').scrollIntoViewIfNeeded();
    const button = await form.locator('[name=_flash]').boundingBox();
    if (!button) throw new Error('the button is not in view');
    await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await toasts(page)
      .filter({ hasText: text('product.added') })
      .waitFor();
    expect((await itemsOf(shopper)).map((item) => item.quantity)).toEqual([pieces]);
    await context.close();
  });

  it('says so if more is typed than there is in stock, and takes the stock', async () => {
    const { product, sku } = await good(CART_HOST);
    const { context, page, add } = await openProduct();
    const quantity = page.locator('[name="items.0.quantity"]');
    await quantity.fill('99999');
    const only = text('cart.notice.STOCK_SHORT').split('{stock}');
    const said = page.locator('[role=status]').filter({ hasText: only[0] || only[1] || '' });
    await said.waitFor();
    await add.click();
    await toasts(page)
      .filter({ hasText: text('product.added') })
      .waitFor();
    const [item] = await itemsOf(shopper);
    const chosen = product.skus.find(({ skuId }) => skuId === item?.productSkuId) ?? sku;
    expect(item?.quantity).toBe(
      Math.floor(chosen.stock / product.batchNumber) * product.batchNumber,
    );
    expect(await said.innerText()).toContain(String(chosen.stock));
    await context.close();
  });

  it('is counted at once, and no longer after the server refuses it', async () => {
    const { context, page, add } = await openProduct();
    const held = await holdCalls(page, 'POST', ADD);
    await add.click();
    const refused = await held.next();
    expect(await badge(page)).toBe(1);
    await refused.respond(500);
    await toasts(page)
      .filter({ hasText: text('product.failed') })
      .waitFor();
    expect(await badge(page)).toBe(0);
    await add.click();
    await (await held.next()).pass();
    await toasts(page)
      .filter({ hasText: text('product.added') })
      .waitFor();
    expect(await badge(page)).toBe(1);
    expect(await itemsOf(shopper)).toHaveLength(1);
    await context.close();
  });

  it('reports a missing connection, even before the script of toasts is loaded, and works once there is one', async () => {
    const { context, page, add } = await openProduct();
    await context.setOffline(true);
    await add.click();
    const toast = toasts(page).filter({ hasText: text('cart.offline') });
    await toast.waitFor();
    const box = await toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box && box.x >= 0 && box.x + box.width <= width && box.height >= 40).toBe(true);
    expect(await badge(page)).toBe(0);
    await context.setOffline(false);
    await add.click();
    await toasts(page)
      .filter({ hasText: text('product.added') })
      .waitFor();
    expect(await badge(page)).toBe(1);
    // Once the toasts' script is loaded, the toast has a link and a close button.
    await eventually(() => toasts(page).first().getByRole('button').count()).toBe(2);
    await context.close();
  });
});

describe('the cart', () => {
  let first: CartItem;
  beforeEach(async () => {
    [first] = (await fillCart(shopper)) as [CartItem];
  });

  it('reports a missing connection and stays as it was; with a connection it changes again', async () => {
    const { context, page } = await openAs(shopper, { locale: 'ar' });
    const { quantity, more, line } = lineOf(page, first);
    await context.setOffline(true);
    await more.click();
    await toasts(page)
      .filter({ hasText: textsOf({ locale: 'ar' })['cart.offline'] ?? '' })
      .waitFor();
    expect(await quantity.inputValue()).toBe('1');
    // A note that could not be sent stays in its field.
    await line.locator('summary').click();
    await line.locator('[name=message]').fill('The blue one, please');
    await line.locator('[name=message]').press('Enter');
    await eventually(() => line.locator('[name=message]').inputValue()).toBe(
      'The blue one, please',
    );
    await context.setOffline(false);
    await line.locator('[name=message]').press('Enter');
    await eventually(async () => (await itemsOf(shopper))[0]?.message).toBe('The blue one, please');
    await more.click();
    await eventually(() => quantityOf(shopper, first)).toBe(2);
    await context.close();
  });

  it('shows the changes of another tab when its own tab is shown again', async () => {
    const { context, page } = await openAs(shopper, {});
    const other = await context.newPage();
    await other.goto('/cart', { waitUntil: 'networkidle' });
    await lineOf(page, first).more.click();
    await eventually(() => showsServerSums(page)).toBe(true);
    const [, second] = (await itemsOf(shopper)) as [CartItem, CartItem];
    await lineOf(page, second).remove.click();
    await eventually(async () => (await itemsOf(shopper)).length).toBe(2);
    expect(await lineOf(other, first).quantity.inputValue()).toBe('1');
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(() => lineOf(other, first).quantity.inputValue()).toBe('2');
    expect(await lineOf(other, second).line.count()).toBe(0);
    expect(await badge(other)).toBe(2);
    await context.close();
  });

  it('drops an item that another tab removed, after a change to that item is refused', async () => {
    const { context, page } = await openAs(shopper, {});
    await shopper.call('removeCartItem', { params: { id: first.id } });
    await lineOf(page, first).more.click();
    await toasts(page).first().waitFor();
    await lineOf(page, first).line.waitFor({ state: 'detached' });
    expect(await badge(page)).toBe(2);
    await context.close();
  });

  const departures: [string, (page: Page, origin: string) => Promise<unknown>][] = [
    ['by a link', (page) => page.locator('header a[href="/"], a[href="/"]').first().click()],
    ['by loading the page again', (page) => page.reload()],
    ['by going back', (page) => page.goBack()],
    ['by closing the tab', (page) => page.close()],
  ];
  it.each(departures)(
    'saves the last changes when the shopper leaves the page %s',
    async (_, leave) => {
      const gate = await startGate(CART_HOST);
      const { context, page } = await visit({ host: CART_HOST });
      try {
        await signInAs(context, gate.origin, { email: shopper.email, password: PASSWORD });
        await page.goto(`${gate.origin}/about`);
        await page.goto(`${gate.origin}/cart`, { waitUntil: 'networkidle' });
        gate.close();
        const { more } = lineOf(page, first);
        await more.click();
        await eventually(() => gate.arrived.length).toBe(1);
        // The first change is under way; the second waits for the response to it.
        await more.click();
        await leave(page, gate.origin);
        expect(await quantityOf(shopper, first)).toBe(1);
        gate.open();
        await eventually(() => quantityOf(shopper, first)).toBe(3);
      } finally {
        await context.close();
        gate.stop();
      }
    },
  );

  it('is changed by plain forms without a script', async () => {
    const { context, page } = await openAs(shopper, {
      locale: 'ar',
      width: 360,
      javaScript: false,
    });
    const { line, quantity, remove } = lineOf(page, first);
    await quantity.fill('3');
    await line.locator('form[action$="/quantity"] [type=submit]').click();
    await page.waitForURL(/\/cart/);
    expect(await quantity.inputValue()).toBe('3');
    const [, second] = (await itemsOf(shopper)) as [CartItem, CartItem];
    await lineOf(page, second).tick.uncheck();
    await page.locator('#cart-selection [name=update]').click();
    await page.waitForURL(/update=1/);
    expect(await lineOf(page, second).tick.isChecked()).toBe(false);
    expect(await lineOf(page, first).tick.isChecked()).toBe(true);
    await remove.click();
    await page.locator(`#item-${first.id}`).waitFor({ state: 'detached' });
    expect(await itemsOf(shopper)).toHaveLength(2);
    await page.locator('#cart-selection [type=submit]:not([name]):visible').click();
    await page.waitForURL(/\/checkout\?/);
    await context.close();
  });
});
