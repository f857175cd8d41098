import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leastItems } from '../../src/contract/values/goods/least-items.ts';
import { good } from '../api/support/shopping.ts';
import { newShopper, type Shopper } from '../api/support/world.ts';
import { openBrowser, type Visit } from './support/browser.ts';
import { CART_HOST, itemsOf, openAs, textsOf, VISITORS } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';

/* The cost of goods at the door: one sum on the way from the product to the payment. */

openBrowser();

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper(CART_HOST);
});
beforeEach(() => shopper.call('clearCart').then(() => undefined));

/** At checkout there is one sum for each warehouse; only that of the chosen one is visible. */
const doorOf = (page: Page, title: string): Locator =>
  page.locator('main details:visible').filter({ has: page.locator('summary', { hasText: title }) });

/** The amount of the closed line; empty while an estimate is being read, because the amount is hidden then. */
const amountNow = (door: Locator): Promise<string> =>
  door.evaluate((line) => {
    const amounts = [...line.querySelectorAll<HTMLElement>('summary bdi')];
    const shown = amounts.find(({ textContent }) => textContent.includes('≈'));
    return line.ariaBusy === 'true' ? '' : (shown?.innerText ?? '');
  });

/** Waits until no estimate is being read. Resolves to the amount of the closed line. */
async function amountOf(door: Locator): Promise<string> {
  await eventually(() => amountNow(door)).not.toBe('');
  return amountNow(door);
}

/** The total of the sums that an opened line shows. */
async function openedTotal(door: Locator): Promise<string> {
  await door.locator('summary').click();
  return door.locator('dl').first().locator('dd').last().innerText();
}

const withoutSign = (amount: string) => amount.replace('≈', '').trim();

const ALL: [string, Visit][] = [
  ...VISITORS,
  ['in English without JavaScript', { javaScript: false }],
];

describe.each(ALL)('what goods cost at the door, %s,', (_, visitor) => {
  const texts = textsOf(visitor);
  const title = texts['door.title'] ?? '';
  const hasScript = visitor.javaScript !== false;

  it('is the same at the product, in the cart, at checkout and at the payment', async () => {
    const { product } = await good(CART_HOST);
    const [least] = leastItems(product);
    if (!least) throw new Error('the product is sold out');
    const opened = await openAs(shopper, visitor, `/product?url=${product.link}`);
    const { context, page } = opened;
    const form = page.locator('main form[action="/api/front/cart/multiple"]');
    const door = doorOf(page, title);
    if (hasScript) {
      for (let group = 0; ; group++) {
        const values = form.locator(`label:has(input[name=variant-${group}]:not([disabled]))`);
        if ((await values.count()) === 0) break;
        if ((await values.locator('input:checked').count()) === 0) await values.first().click();
      }
      const before = await amountOf(door);
      const places = async () => [
        await door.boundingBox(),
        await form.locator('[name=_flash]').boundingBox(),
      ];
      const places1 = await places();
      await form.locator('[name="items.0.quantity"]').fill('12');
      await eventually(() => amountNow(door)).not.toBe(before);
      expect(await places()).toEqual(places1);
    } else if ((await form.locator('select').count()) > 0) {
      await form.locator('select').selectOption(least.productSkuId);
    }
    const shown = await amountOf(door);
    const added = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().includes('/front/cart/multiple'),
    );
    await form.locator('[name=_flash]').click();
    await added;
    expect(await itemsOf(shopper)).toHaveLength(1);

    await page.goto('/cart');
    expect(await amountOf(doorOf(page, title))).toBe(shown);
    await page.locator('#cart-selection button[type=submit]:visible').first().click();
    await page.waitForURL(/\/checkout\?/);
    expect(await amountOf(doorOf(page, title))).toBe(shown);
    await page.locator('main form[action="/api/front/purchase-orders"] [type=submit]').click();
    await page.waitForURL(/\/payment\?nos=/);
    const later = doorOf(page, texts['door.later'] ?? '');
    await later.waitFor();
    expect(await openedTotal(later)).toBe(withoutSign(shown));
    await context.close();
  });
});
