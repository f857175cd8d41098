import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartItem } from '../../src/contract/calls/cart.ts';
import { newShopper, type Shopper } from '../api/support/world.ts';
import { openBrowser, watchErrors } from './support/browser.ts';
import {
  badge,
  CART_HOST,
  checkout,
  fillCart,
  goodsSum,
  itemsOf,
  lineOf,
  openAs,
  quantityOf,
  showsServerSums,
  textsOf,
  toasts,
  total,
  VISITORS,
} from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { type HeldCall, holdCalls } from './support/hold-calls.ts';

/*
 * The cart shows a change at once, and the server's result when it arrives. The tests delay, change or
 * drop responses.
 */

openBrowser();

let shopper: Shopper;
let items: CartItem[];
const nth = (index: number) => items[index] as CartItem;

beforeAll(async () => {
  shopper = await newShopper(CART_HOST);
});
beforeEach(async () => {
  items = await fillCart(shopper);
});

const QUANTITY = /\/front\/cart\/[^/]+\/quantity$/;
const ITEM = /\/front\/cart\/(?!refresh)[^/]+$/;
const QUOTE = /\/front\/cart\/refresh$/;

/** Records every text that an element shows from now on, even for a moment. */
async function watchText(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const shownTexts = await page.locator(selector).evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push((element as HTMLElement).innerText);
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return async () => [...new Set(await shownTexts.jsonValue())];
}

describe.each(VISITORS)('the cart %s', (_, visitor) => {
  const texts = textsOf(visitor);

  it('shows a new quantity and its price before the server responds', async () => {
    const { context, page } = await openAs(shopper, visitor);
    const problems = watchErrors(page);
    const held = await holdCalls(page, 'PUT', QUANTITY);
    const { quantity, more } = lineOf(page, nth(0));
    const [goods, all] = [await goodsSum(page), await total(page)];
    await more.click();
    const call = await held.next();
    expect(await quantity.inputValue()).toBe('2');
    const expected = await goodsSum(page);
    expect(expected).not.toBe(goods);
    expect(await total(page)).not.toBe(all);
    expect(await showsServerSums(page)).toBe(false);
    expect(await quantityOf(shopper, nth(0))).toBe(1);

    const goodsTexts = await watchText(
      page,
      '#cart-selection dl:not(details dl) > :first-child dd',
    );
    await call.pass();
    await eventually(() => showsServerSums(page)).toBe(true);
    // The sum of the goods was right from the start: the server's result did not change it.
    expect(await goodsTexts()).toEqual([]);
    const counted = await total(page);
    await page.reload();
    expect([await goodsSum(page), await total(page)]).toEqual([expected, counted]);
    expect(await quantity.inputValue()).toBe('2');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('reverts a refused change, and shows the reason in view', async () => {
    const { context, page } = await openAs(shopper, visitor);
    const held = await holdCalls(page, 'PUT', QUANTITY);
    const { quantity, more } = lineOf(page, nth(0));
    const before = [await goodsSum(page), await total(page)];
    const conflict = { code: 'CONFLICT', message: texts['error.CONFLICT'], requestId: 'r' };
    const refusals: [string, (call: HeldCall) => Promise<void>][] = [
      // A real call, which the server refuses in the page's language.
      [
        (texts['cart.notice.STOCK_SHORT'] ?? '').replace('{stock}', String(nth(0).stock)),
        (call) => call.pass((url) => url.replace(/quantity=\d+/, 'quantity=99999')),
      ],
      ['error.CONFLICT', (call) => call.respond(409, conflict)],
      ['cart.failed', (call) => call.respond(500)],
      ['cart.offline', (call) => call.drop()],
    ];
    for (const [text, refuse] of refusals) {
      await more.click();
      const call = await held.next();
      expect(await quantity.inputValue()).toBe('2');
      await refuse(call);
      const toast = toasts(page).filter({ hasText: texts[text] ?? text });
      await toast.waitFor();
      // Each message replaces the one before.
      expect(await toasts(page).count()).toBe(1);
      expect(await quantity.inputValue()).toBe('1');
      await eventually(() => showsServerSums(page)).toBe(true);
      expect([await goodsSum(page), await total(page)]).toEqual(before);
      const box = await toast.boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      expect(
        box && box.x >= 0 && box.x + box.width <= width && box.y + box.height < height / 2,
      ).toBe(true);
    }
    expect(await quantityOf(shopper, nth(0))).toBe(1);
    await context.close();
  });

  it('removes a line at once, and restores it at its position if the server refuses', async () => {
    const { context, page } = await openAs(shopper, visitor);
    const held = await holdCalls(page, 'DELETE', ITEM);
    const order = () =>
      page.locator('[id^=item-]').evaluateAll((lines) => lines.map(({ id }) => id.slice(5)));
    const ids = items.map(({ id }) => id);
    const { line, remove } = lineOf(page, nth(1));
    const before = await total(page);
    expect(await order()).toEqual(ids);
    expect(await badge(page)).toBe(3);
    await remove.click();
    const refused = await held.next();
    expect(await line.count()).toBe(0);
    const next = lineOf(page, nth(2)).remove;
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await badge(page)).toBe(2);
    expect(await total(page)).not.toBe(before);
    await refused.respond(500);
    await toasts(page)
      .filter({ hasText: texts['cart.failed'] ?? '' })
      .waitFor();
    expect(await order()).toEqual(ids);
    expect(await badge(page)).toBe(3);
    await eventually(() => total(page)).toBe(before);

    await remove.click();
    await (await held.next()).pass();
    const undo = toasts(page).getByText(texts['cart.undo'] ?? '', { exact: true });
    await undo.waitFor();
    expect(await badge(page)).toBe(2);
    expect((await itemsOf(shopper)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    await undo.click();
    await eventually(() => badge(page)).toBe(3);
    await eventually(() => total(page)).toBe(before);
    await context.close();
  });
});

describe('the cart', () => {
  it('shows the last of many quick changes, and never an earlier one again', async () => {
    const { context, page } = await openAs(shopper, {});
    const held = await holdCalls(page, 'PUT', QUANTITY);
    const { quantity, more } = lineOf(page, nth(0));
    for (let press = 0; press < 4; press++) await more.click();
    expect(await quantity.inputValue()).toBe('5');
    const shownTexts = await watchText(
      page,
      '#cart-selection dl:not(details dl) > :first-child dd',
    );
    const first = await held.next();
    expect(first.url.searchParams.get('quantity')).toBe('2');
    expect(held.calls).toHaveLength(1);
    await first.pass();
    const last = await held.next();
    expect(last.url.searchParams.get('quantity')).toBe('5');
    await last.pass();
    await eventually(() => showsServerSums(page)).toBe(true);
    expect(held.calls).toHaveLength(2);
    expect(await shownTexts()).toEqual([]);
    expect(await quantity.inputValue()).toBe('5');
    expect(await quantityOf(shopper, nth(0))).toBe(5);
    await context.close();
  });

  it('does not report a failed change if a later one succeeded', async () => {
    const { context, page } = await openAs(shopper, {});
    const held = await holdCalls(page, 'PUT', QUANTITY);
    const { quantity, more } = lineOf(page, nth(0));
    await more.click();
    await more.click();
    await (await held.next()).respond(500);
    await (await held.next()).pass();
    await eventually(() => showsServerSums(page)).toBe(true);
    expect(await quantity.inputValue()).toBe('3');
    expect(await toasts(page).count()).toBe(0);
    await context.close();
  });

  it('ignores a cart that was read before a change and arrives after it', async () => {
    const { context, page } = await openAs(shopper, {});
    const reads = await holdCalls(page, 'GET', /\/front\/cart$/);
    const { quantity, more } = lineOf(page, nth(0));
    const old = { ...(await shopper.call('getCart')) };
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const read = await reads.next();
    await more.click();
    await eventually(() => quantityOf(shopper, nth(0))).toBe(2);
    await eventually(() => showsServerSums(page)).toBe(true);
    const shownTexts = await watchText(page, '#cart-selection dl:not(details dl)');
    await read.respond(200, old);
    await page.waitForLoadState('networkidle');
    expect(await quantity.inputValue()).toBe('2');
    expect(await shownTexts()).toEqual([]);
    await context.close();
  });

  it('adds up the selection in the browser until the server’s sum arrives', async () => {
    const { context, page } = await openAs(shopper, {});
    const { tick } = lineOf(page, nth(0));
    const [goods, all] = [await goodsSum(page), await total(page)];
    const held = await holdCalls(page, 'POST', QUOTE);
    await tick.uncheck();
    const without = await held.next();
    const expected = await goodsSum(page);
    expect(expected).not.toBe(goods);
    expect(await checkout(page).innerText()).toContain('2');
    expect(new URL(page.url()).searchParams.getAll('items')).toEqual([nth(1).id, nth(2).id]);
    await without.pass();
    await eventually(() => showsServerSums(page)).toBe(true);
    expect(await goodsSum(page)).toBe(expected);

    // The server's sum of an earlier selection is reused. If the server fails, the browser's sum stays.
    await tick.check();
    expect(await goodsSum(page)).toBe(goods);
    expect(await total(page)).toBe(all);
    await lineOf(page, nth(2)).tick.uncheck();
    const rest = JSON.stringify({ cartItemIds: [nth(0).id, nth(1).id] });
    await eventually(() => held.calls.at(-1)?.body).toBe(rest);
    const calls = held.calls.length;
    const readAgain = page.waitForResponse(/\/front\/cart$/);
    await held.calls.at(-1)?.drop();
    await readAgain;
    expect(await goodsSum(page)).not.toBe(goods);
    expect(await showsServerSums(page)).toBe(false);
    expect(held.calls).toHaveLength(calls);
    await context.close();
  });

  it('is checked out only after the new quantity is saved', async () => {
    const { context, page } = await openAs(shopper, {});
    const held = await holdCalls(page, 'PUT', QUANTITY);
    // Types a quantity and clicks the button at once.
    await lineOf(page, nth(0)).quantity.fill('3');
    await checkout(page).click();
    const call = await held.next();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await call.pass();
    await page.waitForURL(/\/checkout/);
    expect(await quantityOf(shopper, nth(0))).toBe(3);
    expect(await page.locator('main').innerText()).toMatch(/× ?3/);
    await context.close();
  });

  it('is not checked out if the new quantity is refused', async () => {
    const { context, page } = await openAs(shopper, {});
    const held = await holdCalls(page, 'PUT', QUANTITY);
    const { more, quantity } = lineOf(page, nth(0));
    await more.click();
    await checkout(page).click();
    await (await held.next()).respond(500);
    await toasts(page).first().waitFor();
    expect(await quantity.inputValue()).toBe('1');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await checkout(page).click();
    await page.waitForURL(/\/checkout/);
    await context.close();
  });

  it('loses no item when Enter is pressed on a checkbox', async () => {
    const { context, page } = await openAs(shopper, {});
    const { line, tick } = lineOf(page, nth(0));
    await tick.press('Enter');
    await tick.uncheck();
    await line.locator('[name=items]:not(:checked)').waitFor();
    expect(await page.locator('[id^=item-]').count()).toBe(3);
    expect(new URL(page.url()).searchParams.getAll('items')).toEqual([nth(1).id, nth(2).id]);
    await context.close();
  });
});
