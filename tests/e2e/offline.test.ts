import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { buyFirst } from './support/shopper.ts';

openBrowser({ isWhole: true });

/** Opens a page, uses it, and waits until the service worker has cached the offline page in this visitor's look. */
async function openCached(visitor: Visit, path = '/about') {
  const visited = await visit({ ...visitor, serviceWorker: true });
  await visited.page.goto(path);
  await untilOfflinePageCached(visited.page);
  return visited;
}

async function untilOfflinePageCached(page: Page): Promise<void> {
  const lang = await page.locator('html').getAttribute('lang');
  const cachedPage = async () => {
    // The service worker starts with the first input, which a hydrated page notices.
    await page.keyboard.press('Shift');
    return page.evaluate(async () => (await caches.match('/offline'))?.text());
  };
  await expect.poll(cachedPage, { timeout: 30_000 }).toContain(`<html lang="${lang}"`);
}

/** The paths of all cached responses of the shop. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const heading = (page: Page) => page.locator('main h1').innerText();

describe('without a connection', () => {
  it('every URL shows the offline page with the shop’s theme; its link loads the page once online', async () => {
    const { context, page } = await openCached({});
    const about = await heading(page);
    await context.setOffline(true);
    await page.goto('/product-search?keyword=bag');
    expect(await heading(page)).toBe('No connection');
    expect(new URL(page.url()).pathname).toBe('/product-search');
    const logo = page.locator('main img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const again = page.locator('main a[href=""]');
    expect(await again.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.goto('/about').catch(() => undefined);
    expect(await heading(page)).toBe('No connection');
    await context.setOffline(false);
    await again.click();
    await page.waitForFunction(
      (name) => document.querySelector('main h1')?.textContent === name,
      about,
    );
    await context.close();
  });

  it('the offline page has the language and the colours that were chosen last', async () => {
    const { context, page, origin } = await openCached({});
    await context.addCookies([
      { name: 'sampan_locale', value: 'ar', url: origin },
      { name: 'sampan_scheme', value: 'dark', url: origin },
    ]);
    await page.goto('/about');
    await untilOfflinePageCached(page);
    await context.setOffline(true);
    await page.goto('/faq');
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe('ar');
    expect(await html.getAttribute('dir')).toBe('rtl');
    expect(await html.getAttribute('data-scheme')).toBe('dark');
    expect(await heading(page)).not.toBe('No connection');
    await context.close();
  });
});

describe('with a service worker', () => {
  const watchFirstPage = (context: BrowserContext) => watchErrors(context.pages()[0] as Page);

  it('a shopper signs up, pays and signs out, and the browser caches none of it', async () => {
    const { context, page, origin } = await openCached({});
    const problems = watchFirstPage(context);
    await buyFirst(page, origin, 'bag');
    // Calls of the page that are still under way would be refused after signing out.
    await page.goto('/my/account', { waitUntil: 'networkidle' });
    await page.locator('main form[action$="/user/logout"] [type=submit]').first().click();
    await page.waitForURL(/\/auth\/login/);
    const cached = await cachedPaths(page);
    expect(cached).toContain('/offline');
    expect(cached.filter((path) => !/^\/(offline$|assets\/|brand\/)/.test(path))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the shop can be installed', async () => {
    const { context, page } = await openCached({});
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The test's browser is in private mode, which can't install; that must be the only error.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Sampan', lang: 'en' });
    await context.close();
  });
});
