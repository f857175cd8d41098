import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, type Visit, visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { stopOf } from './support/focus-stop.ts';
import { productPages } from './support/pages.ts';

openBrowser();

const VISITORS: [string, Visit][] = [
  ['in English', {}],
  ['in Arabic', { locale: 'ar', scheme: 'dark' }],
];

/** Whether the focus is on or inside an element that matches a selector. */
const isFocused = (page: Page, selector: string) =>
  page.evaluate((place) => Boolean(document.activeElement?.closest(place)), selector);

/** Presses Tab `stops` times. Returns the focused elements that were not visible. */
async function unseenStops(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const focused = await stopOf(page);
    if (focused?.isCovered) unseen.push(focused.element);
  }
  return unseen;
}

describe.each(VISITORS)('keyboard navigation, %s', (_, visitor) => {
  it('starts with a link that skips to the content', async () => {
    const { context, page } = await visit(visitor);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    expect(await isFocused(page, 'a[href="#main"]')).toBe(true);
    expect(await page.locator('a[href="#main"]').boundingBox()).toMatchObject({ y: 8 });
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(page, '#main')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(page, '#main *')).toBe(true);
    await context.close();
  });

  it('goes through the header in reading order', async () => {
    const { context, page } = await visit(visitor);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const order = [
      'a[href="#main"]',
      'header a[href^="/settings"]:not([aria-label])',
      'header details[data-menu] > summary',
      'header a[href^="/settings"][aria-label]',
      'header a[href="/"]',
      'header details[data-menu]:has([href="/categories"]) > summary',
      'header form[action="/product-search"] [name=channel]',
      'header form[action="/product-search"] [name=keyword]',
    ];
    for (const stop of order) {
      await page.keyboard.press('Tab');
      expect(await isFocused(page, stop), stop).toBe(true);
    }
    await context.close();
  });

  it('returns from the language menu to its button', async () => {
    const { context, page } = await visit(visitor);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const menu = page.locator('header details[data-menu]').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(page, 'header details[data-menu] button')).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => menu.getAttribute('open')).toBeNull();
    await eventually(() => isFocused(page, 'header details[data-menu] > summary')).toBe(true);
    await context.close();
  });

  it('stays in a dialog until Escape, then returns to the button that opened it', async () => {
    const { context, page } = await visit(visitor);
    const [retail = '/'] = await productPages();
    await page.goto(retail, { waitUntil: 'networkidle' });
    const opener = page.locator('main button:has(i)').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(page, '[role=dialog]')).toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isFocused(page, '[role=dialog]')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    await context.close();
  });
});

describe('forced colours of the system', () => {
  it('still show the focus and the selection', async () => {
    const { context, page } = await visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/settings', { waitUntil: 'networkidle' });
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.locator('header [name=keyword]').focus();
    expect(await outline('header [name=keyword]')).toBe('solid');
    expect(await outline('main label:has(:checked)')).toBe('solid');
    expect(await outline('main label:not(:has(:checked))')).toBe('none');
    await context.close();
  });
});

it.each<[string, Visit]>([
  ['at a desk', {}],
  ['in Arabic on a phone', { locale: 'ar', scheme: 'dark', width: 360 }],
])('the keyboard never focuses an element that a bar covers, %s', async (_, visitor) => {
  const { context, page } = await visit(visitor);
  // Otherwise an element's position would be read during smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/product-search?keyword=bag']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await unseenStops(page, 70), path).toEqual([]);
  }
  await context.close();
});
