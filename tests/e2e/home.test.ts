import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Output } from '../../src/contract/endpoints.ts';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, type Visit, visit } from './support/browser.ts';
import { textsOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { layoutShift, sidewaysScroll } from './support/pages.ts';
import { VISITORS } from './support/visitors.ts';

/* The home page: docs/decisions/109. */

openBrowser();

const ALL: [string, Visit][] = [['in English at a desk', {}], ...VISITORS];

async function openHome(visitor: Visit, path = '/') {
  const visited = await visit(visitor);
  const waitUntil = visitor.javaScript === false ? 'load' : 'networkidle';
  await visited.page.goto(path, { waitUntil });
  return visited;
}

const unique = (list: readonly unknown[]) => [...new Set(list)];

const attributes = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute)), name);

/** How much of the first product is seen at least, in pixels. */
const SEEN = 40;

/** Opens the estimate to the door, which is one line at first. */
const openDoor = (page: Page) => page.locator('#door summary').first().click();

describe.each(ALL)('home, %s,', (_, visitor) => {
  const texts = textsOf(visitor);

  it('has four sections: the search, the estimate to the door, goods, and how it goes on', async () => {
    const { context, page } = await openHome(visitor);
    expect(await page.locator('main h1').innerText()).toBe(texts['home.title']);
    expect(await page.locator('main search').count()).toBe(1);
    const titles = await page.locator('main [id] > div > div:first-child > h2').allInnerTexts();
    expect(titles).toEqual([texts['home.door.title'], texts['home.goods'], texts['home.steps']]);
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });

  it('shows the beginning of the goods on the first screen, with the price to the door', async () => {
    const { context, page } = await openHome(visitor);
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    const card = await page.locator('#products article').first().boundingBox();
    // On a phone a bar covers the lowest part of the screen.
    const end = width < 768 ? 740 - 56 : 900;
    expect(card?.y).toBeLessThan(end - SEEN);
    expect(await page.locator('#door summary').first().innerText()).toContain('¥');
    await context.close();
  });

  it('shows no product and no picture of goods twice', async () => {
    const { context, page } = await openHome(visitor);
    const products = await attributes(page, 'main a[href^="/product?"]', 'href');
    expect(products.length).toBeGreaterThan(5);
    expect(unique(products)).toEqual(products);
    const pictures = await attributes(
      page,
      '#door img, #products article img, #products li:has(h3) img',
      'src',
    );
    const goods = pictures.map((src) => src?.replace(/-\d+\.webp$/, ''));
    expect(goods.length).toBeGreaterThan(products.length);
    expect(unique(goods)).toEqual(goods);
    await context.close();
  });

  it('leads from each group to all of its products', async () => {
    const { context, page } = await openHome(visitor);
    const group = page.locator('#products li:has(h3)').first();
    const name = await group.locator('h3').innerText();
    await group.locator('a').click();
    await page.waitForURL(/\/product-search\?productCollectionId=/);
    await page.locator('main article').first().waitFor();
    expect(await page.locator('main').innerText()).toContain(name);
    await context.close();
  });

  it('says what a product costs at the door in each country, and the sum is that of its parts', async () => {
    const { context, page } = await openHome(visitor);
    const bill = page.locator('#door dl').first();
    const amountsOf = async () =>
      (await bill.locator('dd').allInnerTexts()).map((amount) =>
        Math.round(100 * Number(amount.replace(/[^\d.]/g, ''))),
      );
    const total = page.locator('#door summary:has(bdi:text-matches("≈"))').first();
    const totalNow = async () =>
      Math.round(
        100 *
          Number((await total.locator('bdi:text-matches("¥")').innerText()).replace(/[^\d.]/g, '')),
      );
    await openDoor(page);
    if (visitor.locale === undefined) {
      const parts = await amountsOf();
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await totalNow());
    }
    const before = await total.innerText();
    await page.locator('#door details[data-menu] summary').click();
    const now = await page.locator('#door details[data-menu] a[aria-current]').getAttribute('href');
    const from = new URLSearchParams(now?.split('?')[1]).get('country');
    const other = page.locator('#door details[data-menu] a:not([aria-current])').first();
    const href = (await other.getAttribute('href')) ?? '';
    const country = await other.innerText();
    await other.click();
    await page.waitForURL((url) => url.search === new URL(href, url).search);
    await eventually(() => total.innerText()).not.toBe(before);
    expect(await total.innerText()).toContain(country);
    expect(await page.locator('#door details[data-menu] summary').innerText()).toContain(country);
    // Back to the country of before: the example stays open.
    await page.locator('#door details[data-menu] summary').click();
    await page.locator(`#door details[data-menu] a[href="/?country=${from}"]`).click();
    await eventually(() => total.innerText()).toBe(before);
    expect(await page.locator('#door details[data-menu]').isVisible()).toBe(true);
    await context.close();
  });

  it('estimates an own parcel on request', async () => {
    const { context, page } = await openHome(visitor);
    await openDoor(page);
    const parcel = page.locator('#freight');
    await parcel.locator('summary').first().click();
    await parcel.locator('[name=kg]').fill('2.5');
    await parcel.locator('form [type=submit]').click();
    await eventually(() => parcel.locator('[role=status] details').count()).toBeGreaterThan(0);
    expect(await parcel.locator('[name=kg]').inputValue()).toBe('2.5');
    await context.close();
  });
});

it('the example at the door costs what its own page says', async () => {
  const path = '/api/front/door-estimate/example';
  const { json } = await ask(inject('port'), 'localhost', path);
  const { example } = json as Output<'estimateExample'>;
  const { context, page } = await openHome({});
  const amount = await page.locator('#door bdi').filter({ hasText: /^≈ ¥/ }).first().innerText();
  await page.locator('#door a[href^="/product?"]').click();
  await page.waitForURL(/\/product\?url=/);
  const line = page.locator('main details:has(summary bdi) summary').first();
  await eventually(() => line.innerText()).toContain(amount);
  expect(amount.replace(/[^\d.]/g, '')).toBe(example?.door.ways[0]?.total);
  await context.close();
});

describe('the header’s search', () => {
  const field = (page: Page) => page.locator('header input[name=keyword]');
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

  it.each<[string, Visit]>([
    ['at a desk', {}],
    ['in Arabic on a phone', { host: 'pk.localhost', locale: 'ar', width: 360 }],
  ])('shows once the large search field has left the screen, %s', async (_, visitor) => {
    const { context, page } = await openHome(visitor);
    expect(await field(page).isVisible()).toBe(false);
    const own = await page.locator('main search').boundingBox();
    const bottom = (own?.y ?? 0) + (own?.height ?? 0);
    await scrollTo(page, bottom);
    await field(page).waitFor({ state: 'visible' });
    const place = page.locator('header div:has(> search)');
    await eventually(() => place.evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
    await field(page).fill('mug');
    // While it is in use it stays, wherever the page is scrolled to.
    await scrollTo(page, 0);
    expect(await field(page).isVisible()).toBe(true);
    await field(page).press('Enter');
    await page.waitForURL(/\/product-search\?keyword=mug/);
    await context.close();
  });

  it('is not reached by the keyboard before that', async () => {
    const { context, page } = await openHome({});
    await page.locator('header details[data-menu]:has([href="/categories"]) summary').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('search'))).toBeNull();
    await context.close();
  });

  it('is always there without JavaScript', async () => {
    const { context, page } = await openHome({ javaScript: false });
    expect(await field(page).isVisible()).toBe(true);
    await field(page).fill('mug');
    await field(page).press('Enter');
    await page.waitForURL(/\/product-search\?.*keyword=mug/);
    await context.close();
  });

  it('moves nothing when it shows', async () => {
    const { context, page } = await openHome({});
    for (let y = 0; y < 2_400; y += 300) {
      await scrollTo(page, y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});

describe('the menu of categories', () => {
  const MENU = 'header details[data-menu]:has([href="/categories"])';

  it.each<[string, Visit]>([
    ['with a script', {}],
    ['without JavaScript', { javaScript: false }],
    ['in Arabic', { host: 'pk.localhost', locale: 'ar' }],
  ])('leads to the products of a category, %s', async (_, visitor) => {
    const { context, page } = await openHome(visitor, '/faq');
    const menu = page.locator(MENU);
    await menu.locator('summary').click();
    const link = menu.locator('a[href^="/product-search?categoryId="]').first();
    const name = await link.innerText();
    await link.click();
    await page.waitForURL(/\/product-search\?categoryId=/);
    expect(await page.locator('main').innerText()).toContain(name);
    await eventually(() => page.locator(MENU).getAttribute('open')).toBeNull();
    await context.close();
  });

  it('is opened, walked through and closed by the keyboard', async () => {
    const { context, page } = await openHome({}, '/faq');
    const menu = page.locator(MENU);
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() =>
      page.evaluate(() => document.activeElement?.getAttribute('href')),
    ).toMatch(/^\/product-search\?categoryId=/);
    await page.keyboard.press('Escape');
    await eventually(() => menu.getAttribute('open')).toBeNull();
    await eventually(() =>
      menu.locator('summary').evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await context.close();
  });

  it.each<[string, Visit]>([
    ['with a script', { width: 360 }],
    ['without JavaScript', { width: 360, javaScript: false }],
  ])('is in the navigation of a phone, %s', async (_, visitor) => {
    const { context, page } = await openHome(visitor);
    await page.locator('header [popovertarget=navigation]').first().click();
    const sheet = page.locator('#navigation');
    await sheet.locator('a[href^="/product-search?categoryId="]').first().click();
    await page.waitForURL(/\/product-search\?categoryId=/);
    await context.close();
  });
});
