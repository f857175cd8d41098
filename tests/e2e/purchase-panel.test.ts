import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newShopper } from '../api/support/world.ts';
import { openBrowser, untilHydrated, visit } from './support/browser.ts';
import { CART_HOST, itemsOf, openAs, textsOf, toasts } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { layoutShift, productPages, sidewaysScroll } from './support/pages.ts';

/* The part of a product's page in which it is chosen and bought. */

openBrowser();

/** A retail product with several groups of values, and a wholesale one. */
let retail: string;
let wholesale: string;
beforeAll(async () => {
  [retail = '', wholesale = ''] = await productPages('shoes');
});

const form = (page: Page): Locator => page.locator('main form[action="/api/front/cart/multiple"]');
const add = (page: Page): Locator => form(page).locator('button[name=_flash]');
const buy = (page: Page): Locator => form(page).locator('button[name=_next]');
const sheet = (page: Page): Locator => page.locator('[role=dialog]');
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};

/** Chooses the last available value of each group. */
async function choose(scope: Locator, prefix = ''): Promise<void> {
  for (let group = 0; ; group++) {
    const values = scope.locator(
      `label:has(input[name=${prefix}variant-${group}]:not([disabled]))`,
    );
    if ((await values.count()) === 0) return;
    await values.last().click();
  }
}

describe('at 1440 × 900', () => {
  it.each(['en', 'la', 'ar'])('a product ends its choice within 800 px in %s', async (locale) => {
    for (const path of [retail, wholesale]) {
      const { context, page } = await visit({ width: 1440, locale });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await form(page).locator('h1').count()).toBe(1);
      expect(await bottomOf(add(page)), path).toBeLessThanOrEqual(800);
      expect(await bottomOf(buy(page)), path).toBeLessThanOrEqual(800);
      await context.close();
    }
  });

  it('moves nothing while a variant and a quantity are chosen, and stays beside the pictures', async () => {
    const { context, page } = await visit({ width: 1440 });
    await page.goto(retail, { waitUntil: 'networkidle' });
    const parts = [
      form(page).locator('h1'),
      form(page).locator('#variant-1'),
      form(page).locator('[name="items.0.quantity"]'),
      add(page),
      form(page).locator('details').last(),
    ];
    const places = () => Promise.all(parts.map((part) => part.boundingBox()));
    const before = await places();
    await add(page).click();
    await eventually(() => form(page).locator('[role=alert]').count()).toBe(1);
    expect(await places()).toEqual(before);
    await choose(form(page));
    await form(page).locator('[name="items.0.quantity"]').fill('99999');
    expect(await places()).toEqual(before);
    // Only the sum's own text becomes longer.
    expect(await layoutShift(page)).toBeLessThan(0.001);

    await page.evaluate(() => scrollTo(0, 600));
    const box = await add(page).boundingBox();
    expect(box?.y).toBeGreaterThan(68);
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(900);
    await context.close();
  });
});

it.each([360, 1440])('buys at %i px what was chosen before the scripts ran', async (width) => {
  const shopper = await newShopper(CART_HOST);
  const { context, page } = await openAs(shopper, { width }, '/about');
  const releaseScripts = await holdScripts(page);
  await page.goto(retail, { waitUntil: 'commit' });
  await form(page).locator('[name="items.0.quantity"]').fill('3');
  await choose(form(page));
  releaseScripts();
  await untilHydrated(page);
  await add(page).click();
  await eventually(async () => (await itemsOf(shopper)).map(({ quantity }) => quantity)).toEqual([
    3,
  ]);
  await context.close();
});

describe.each([
  ['in English', 'en'],
  ['in Arabic', 'ar'],
] as const)('on a phone %s', (_, locale) => {
  it('a missing choice opens in a sheet, which then does what was asked for', async () => {
    const shopper = await newShopper(CART_HOST);
    const { context, page } = await openAs(shopper, { width: 360, locale }, retail);
    const texts = textsOf({ locale });
    await add(page).click();
    await sheet(page).waitFor();
    expect(await sheet(page).locator('img').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await add(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await add(page).click();
    const confirm = sheet(page).locator('button').last();
    expect(await confirm.innerText()).toBe(texts['product.addToCart']);
    await confirm.click();
    await sheet(page).locator('[role=alert]').waitFor();
    await choose(sheet(page), 'sheet-');
    await sheet(page).locator('[name=sheet-quantity]').fill('2');
    expect(await sidewaysScroll(page)).toBe(0);
    await confirm.click();
    await toasts(page).first().waitFor();
    const [item] = await itemsOf(shopper);
    expect(item?.quantity).toBe(2);
    expect(await form(page).locator('[name="items.0.quantity"]').inputValue()).toBe('2');

    await page.goto(retail, { waitUntil: 'networkidle' });
    await buy(page).click();
    await sheet(page).waitFor();
    await choose(sheet(page), 'sheet-');
    await sheet(page).locator('button').last().click();
    await page.waitForURL(/\/checkout\?/);
    await context.close();
  });

  it('a wholesale quantity is entered in the sheet', async () => {
    const shopper = await newShopper(CART_HOST);
    const { context, page } = await openAs(shopper, { width: 360, locale }, wholesale);
    await add(page).click();
    const quantity = sheet(page).locator('[type=number]:enabled').first();
    await quantity.fill('60');
    await sheet(page).locator('button').last().click();
    await toasts(page).first().waitFor();
    expect(await itemsOf(shopper)).toHaveLength(1);
    await context.close();
  });
});

it('has one bar on a phone: the tab bar gives way, also without JavaScript, where the form is sent', async () => {
  const shopper = await newShopper(CART_HOST);
  const { context, page } = await openAs(shopper, { width: 360, javaScript: false }, retail);
  const bars = await page.locator('body *').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 100 && height > 20)
      .map(({ bottom }) => Math.round(bottom)),
  );
  expect(bars).toEqual([740]);
  const option = form(page).locator('select option:not([disabled]):not([value=""])').first();
  await form(page)
    .locator('select')
    .selectOption((await option.getAttribute('value')) ?? '');
  await add(page).click();
  await eventually(async () => (await itemsOf(shopper)).length).toBe(1);
  await context.close();
});

describe('over the picture', () => {
  const heart = (page: Page): Locator =>
    page.locator('form[action="/api/front/favourites"] button');

  it('a heart keeps the product among the favourites and removes it again, and a button shares it', async () => {
    const shopper = await newShopper(CART_HOST);
    const { context, page, origin } = await openAs(shopper, { width: 360, locale: 'ar' }, retail);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const isPressed = () => heart(page).getAttribute('aria-pressed');
    const kept = async () => (await shopper.call('listFavourites', { query: {} })).total;
    await heart(page).click();
    await eventually(isPressed).toBe('true');
    expect(await kept()).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await eventually(isPressed).toBe('true');
    await page
      .getByRole('button', { name: textsOf({ locale: 'ar' })['product.share'] ?? '' })
      .click();
    await toasts(page).first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(origin + retail);
    await heart(page).click();
    await eventually(isPressed).toBe('false');
    expect(await kept()).toBe(0);
    await context.close();
  });

  it('the heart is a form without JavaScript, and the list has one to remove the product', async () => {
    const shopper = await newShopper(CART_HOST);
    const visitor = { width: 360, javaScript: false };
    const { context, page } = await openAs(shopper, visitor, retail);
    await heart(page).click();
    await page.waitForURL(/\/product\?url=/);
    await page.goto('/my/favourites');
    expect(await page.locator(`main a[href="${retail}"]`).count()).toBe(1);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.locator('main form[action^="/api/front/favourites/"] button').click();
    await page.locator('main a[href="/product-search"]').waitFor();
    await context.close();
  });
});
