import { describe, expect, it } from 'vitest';
import { requestsAfterLoad } from './support/after-load.ts';
import { openBrowser, signInAs, untilHydrated, visit } from './support/browser.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { productPages } from './support/pages.ts';

/* The requests of a page after it is loaded, and menus used before their script is loaded. */

openBrowser();

const PAGES = ['/', '/product-search?keyword=bag', 'a product', '/cart', '/about'];

describe.each([
  ['a visitor', false],
  ['a shopper', true],
] as const)('for %s', (_, isSignedIn) => {
  it.each(PAGES)('%s makes at most twenty requests after loading and hydration', async (path) => {
    // The first visit of a browser also loads the files of the offline page.
    const { context, page, origin } = await visit({ serviceWorker: true });
    if (isSignedIn) await signInAs(context, origin);
    const [product = ''] = await productPages();
    const requests = await requestsAfterLoad(page, path.startsWith('/') ? path : product);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20);
    await context.close();
  });
});

describe('a menu', () => {
  it('stays open if it was opened before its script was loaded', async () => {
    const { context, page } = await visit();
    const releaseScripts = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.locator('header details:has(form[action="/preferences"])').first();
    await menu.locator('summary').click();
    releaseScripts();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    await context.close();
  });
});

describe('the shopper’s menu', () => {
  it('takes over the focus of the link that it replaces when its script is loaded', async () => {
    const { context, page, origin } = await visit();
    await signInAs(context, origin);
    const releaseScripts = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const link = page.locator('header a[href="/my"]').first();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    releaseScripts();
    const button = page.locator('header a[aria-haspopup=menu][href="/my"]');
    await button.waitFor();
    expect(await button.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu').waitFor();
    await context.close();
  });
});
