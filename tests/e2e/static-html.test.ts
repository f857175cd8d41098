import { describe, expect, it } from 'vitest';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { productPages } from './support/pages.ts';

openBrowser();

const VISITORS: [string, Visit][] = [
  ['at a desk', {}],
  ['in Arabic on a phone', { locale: 'ar', width: 360 }],
];

describe.each(VISITORS)('static HTML, %s', (_, visitor) => {
  it('has forms that lead back to the current page, even after navigations', async () => {
    const { context, page, origin } = await visit(visitor);
    const problems = watchErrors(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('footer a[href="/how-to-use"]').click();
    await page.waitForURL(`${origin}/how-to-use`);
    await page.locator('header details[data-menu] summary').first().click();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.locator('header details[data-menu] [value="zh-CN"]').click();
    await page.locator('html[lang="zh-CN"]').waitFor();
    expect(page.url()).toBe(`${origin}/how-to-use`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens the agreement above the page, and copies an account name', async () => {
    const { context, page, origin } = await visit(visitor);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator('footer [aria-haspopup=dialog]').click();
    await page.locator('[role=dialog]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${origin}/faq`);
    await page.locator('footer button[data-press=copy]').first().click();
    await page.locator('[data-toasts] li').first().waitFor();
    await context.close();
  });

  it('is rendered in the browser after a navigation if the document lacks it', async () => {
    const { context, page, origin } = await visit(visitor);
    const problems = watchErrors(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const [product = '/'] = await productPages();
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      link.dataset.own = '';
      document.body.append(link);
      link.click();
    }, product);
    await page.waitForURL(origin + product);
    await page.locator('main h1').waitFor();
    await page.locator('main section:has(a[href^="/product-search"])').last().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
