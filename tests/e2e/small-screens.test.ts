import { describe, expect, it } from 'vitest';
import { goods } from '../api/support/shopping.ts';
import { newShopper } from '../api/support/world.ts';
import { sampled } from '../support/sample.ts';
import { openBrowser, signInAs, visit } from './support/browser.ts';
import { CART_HOST, fillCart, openAs } from './support/cart-page.ts';
import { cutTexts, floatingParts, spaceTexts } from './support/layout-flaws.ts';
import { productPages, sidewaysScroll } from './support/pages.ts';

/* Pages on small screens, with wider spacing, and at a zoom of 400 %. */

openBrowser();

/** A language of each script. */
const SCRIPTS = ['fr', 'ru', 'ar', 'la', 'th', 'zh-HK', 'ja', 'ko'];
const PAGES = [
  '/',
  '/product-search?keyword=bag',
  '/categories',
  '/faq',
  '/auth/signup',
  '/cart',
  '/my',
  '/my/purchase',
  '/my/in-stock-items',
  '/my/balance',
  '/my/account',
];
/** Each language tests a fifth of the pages; `TEST_FULL=1` tests all of them in all languages. */
const SAMPLE_EVERY = 5;

const pagesOf = async (row: number) => [
  ...sampled(PAGES, SAMPLE_EVERY, row),
  (await productPages())[row % 2] ?? '/',
];

describe.each(SCRIPTS.map((locale, row) => [locale, row] as const))(
  'a page in %s',
  (locale, row) => {
    it('shows all its texts on a phone if lines, letters and words are spaced', async () => {
      const { context, page, origin } = await visit({ locale, width: 360 });
      await signInAs(context, origin);
      const found: Record<string, unknown> = {};
      for (const address of await pagesOf(row)) {
        await page.goto(address, { waitUntil: 'load' });
        await spaceTexts(page);
        const flaws = { cut: await cutTexts(page), sideways: await sidewaysScroll(page) };
        if (flaws.cut.length > 0 || flaws.sideways > 0) found[address] = flaws;
      }
      expect(found).toEqual({});
      await context.close();
    });

    it('can be read at a zoom of 400 %: nothing is cut, and no bar stays over the content', async () => {
      const { context, page, origin } = await visit({ locale });
      await signInAs(context, origin);
      // 1280 × 1024 pixels of a screen.
      await page.setViewportSize({ width: 320, height: 256 });
      const found: Record<string, unknown> = {};
      for (const address of await pagesOf(row)) {
        await page.goto(address, { waitUntil: 'load' });
        const flaws = {
          cut: await cutTexts(page),
          floating: await floatingParts(page),
          sideways: await sidewaysScroll(page),
        };
        if (flaws.cut.length + flaws.floating.length + flaws.sideways > 0) found[address] = flaws;
      }
      expect(found).toEqual({});
      await context.close();
    });
  },
);

describe('at first sight a product shows', () => {
  it.each([0, 1])('its price and its buttons at a desk (kind %s)', async (kind) => {
    const { context, page } = await visit({ width: 1440 });
    await page.goto((await productPages())[kind] ?? '/', { waitUntil: 'networkidle' });
    for (const part of [
      page.locator('main form bdi').first(),
      page.locator('main button[name=_flash]'),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
    await context.close();
  });

  it.each([0, 1])('its price above the bar of a phone (kind %s)', async (kind) => {
    const { context, page } = await visit({ width: 360 });
    await page.goto((await productPages())[kind] ?? '/', { waitUntil: 'networkidle' });
    const price = await page.locator('main form bdi').first().boundingBox();
    const bar = await page.locator('main button[name=_flash]').boundingBox();
    expect((price?.y ?? 740) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await context.close();
  });
});

it('nothing floats over the amounts of product and cart on a phone but their own bar', async () => {
  const shopper = await newShopper(CART_HOST);
  await fillCart(shopper);
  const [good] = await goods(CART_HOST);
  for (const address of ['/cart', `/product?url=${good?.product.link}`]) {
    const { context, page } = await openAs(shopper, { width: 360 }, address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(':root[data-scrolled]').waitFor();
    const names = await page
      .locator('button[aria-label], aside a[aria-haspopup=dialog]')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).position === 'fixed')
          .filter((button) => button.checkVisibility())
          .map((button) => button.getAttribute('aria-label')),
      );
    expect(names, address).toEqual([]);
    await context.close();
  }
});

it('a long note takes two lines of the cart until it is opened', async () => {
  const shopper = await newShopper(CART_HOST);
  const [item] = await fillCart(shopper);
  if (!item) throw new Error('the cart is empty');
  const message = 'Please check the zips, the seams and the colour. '.repeat(9).trim();
  await shopper.call('setCartMessage', { params: { id: item.id }, body: { message } });
  const { context, page } = await openAs(shopper, { width: 360 });
  const note = page.locator(`#item-${item.id} summary span`);
  const height = async () => (await note.boundingBox())?.height ?? 0;
  const folded = await height();
  const lineHeight = await note.evaluate((text) =>
    Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(folded).toBeLessThanOrEqual(lineHeight * 2 + 1);
  await note.click();
  expect(await height()).toBeGreaterThan(folded * 2);
  await context.close();
});
