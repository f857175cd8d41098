import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { shortLinks } from '../support/link-relay.ts';
import { sampled } from '../support/sample.ts';
import { openBrowser, signInAs, visit, watchErrors } from './support/browser.ts';
import { textsOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { sidewaysScroll } from './support/pages.ts';

openBrowser();

const FIELD = 'header form[action="/product-search"] [name=keyword]';
const MISSING = 'https://item.taobao.com/item.htm?id=79999999999999';

/** The URL of a product of the catalogue. */
async function someAddress(): Promise<string> {
  const path = '/api/front/product/search?channel=Taobao&pageSize=1';
  const { json } = await ask(inject('port'), 'localhost', path);
  const [card] = (json as { records: { productUrl: string }[] }).records;
  if (!card) throw new Error('nothing at Taobao');
  return card.productUrl;
}

/** Opens a page, and waits for its script if scripts are on. */
const open = (page: Page, path: string, javaScript: boolean) =>
  page.goto(path, { waitUntil: javaScript ? 'networkidle' : 'load' });

describe.each([true, false])('links in the search field, with a script: %s', (javaScript) => {
  const opened: [string, (address: string) => string][] = [
    ['a share text with a short link', (to) => `【淘宝】「裙子」${shortLinks.to(to)} 点击链接`],
    [
      'another agent’s link',
      (to) => `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(to)}`,
    ],
    ['a link without its protocol', (to) => to.replace('https://', '')],
  ];
  it.each(javaScript ? opened : sampled(opened, 3))('%s opens the product', async (_, text) => {
    const { context, page } = await visit({ javaScript });
    await open(page, '/faq', javaScript);
    await page.fill(FIELD, text(await someAddress()));
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    await context.close();
  });

  it('another agent’s link to a shop that we don’t buy from leads to a request', async () => {
    const { context, page } = await visit({ javaScript });
    await open(page, '/faq', javaScript);
    const link = 'https://cnfans.com/product?platform=WEIDIAN&id=7324532512';
    await page.fill(FIELD, link);
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/\/product-search\?.*keyword=/);
    expect(await page.locator('main').textContent()).toContain('CNFans');
    await page.locator('main a[href^="/sourcing-service?link="]').waitFor();
    await context.close();
  });

  it('the page of a missing product lets the shopper correct the link or request the product', async () => {
    const { context, page, origin } = await visit({ javaScript, width: 360 });
    await signInAs(context, origin);
    const problems = watchErrors(page);
    await open(page, `/product?url=${encodeURIComponent(MISSING)}`, javaScript);
    const field = page.locator('main form[action="/product-search"] [name=keyword]');
    expect(await field.inputValue()).toBe(MISSING);
    expect(await page.locator(`main a[href="${MISSING}"]`).getAttribute('rel')).toContain(
      'noreferrer',
    );
    await page.locator('main a[href^="/sourcing-service?link="]').click();
    await page.waitForURL(/\/sourcing-service\?link=/);
    const request = page.locator('main form[action="/api/user-feedback"]');
    expect(await request.locator('[name=text]').inputValue()).toContain(MISSING);
    await request.locator('[type=submit]').click();
    await page.waitForURL(/\/my\/message\?tab=feedback/);
    await page.getByText(MISSING).first().waitFor();

    await open(page, `/product?url=${encodeURIComponent(MISSING)}`, javaScript);
    await field.fill(await someAddress());
    await field.press('Enter');
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    // The browser's console reports the status 404 of the missing page.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await context.close();
  });

  it('after signing in the shopper returns with the link', async () => {
    const { context, page } = await visit({ javaScript });
    await open(page, `/sourcing-service?link=${encodeURIComponent(MISSING)}`, javaScript);
    await page.locator('main form[action="/api/user-feedback"] [type=submit]').click();
    await page.waitForURL(/\/auth\/login/);
    await page.fill('main form [name=email]', 'demo@sampan.test');
    await page.fill('main form [name=password]', 'sampan-demo-1');
    await page.click('main form [type=submit]');
    await page.waitForURL(/\/sourcing-service\?link=/);
    const text = page.locator('main form[action="/api/user-feedback"] [name=text]');
    expect(await text.inputValue()).toContain(MISSING);
    await context.close();
  });
});

describe('the pages of wrong links, on a phone', () => {
  it.each(['en', 'ar'])('do not scroll sideways, in %s', async (locale) => {
    const { context, page } = await visit({ locale, width: 360 });
    const texts = [shortLinks.gone('phone'), `https://cnfans.com/product?id=${'7'.repeat(300)}`];
    for (const path of [
      `/product?url=${encodeURIComponent(MISSING)}`,
      ...texts.map((text) => `/product-search?keyword=${encodeURIComponent(text)}`),
      `/sourcing-service?link=${encodeURIComponent(texts[1] ?? '')}`,
    ]) {
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await context.close();
  });
});

describe('in the search field', () => {
  /** Replaces the suggestions, so that they do not depend on the catalogue. */
  const suggest = (page: Page) =>
    page.route('**/api/front/product/suggestions?*', (route) =>
      route.fulfill({
        json: {
          keywords: ['backpack', 'school backpack'],
          categories: [{ id: 'no-such', name: 'Backpacks' }],
        },
      }),
    );

  it.each(['en', 'ar'])('suggestions are chosen by the keyboard: %s', async (locale) => {
    const { context, page } = await visit({ locale });
    await suggest(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const field = page.locator(FIELD);
    const options = page.getByRole('listbox').getByRole('option');
    const chosen = () => page.locator('[role=option][aria-selected=true]');
    // The suggestions for the last letter, not for an earlier one.
    const marked = (text: string) => page.getByRole('listbox').getByText(text, { exact: true });
    await field.pressSequentially('backp');
    await marked('backp').first().waitFor();
    expect(await options.count()).toBe(3);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await chosen().count()).toBe(0);
    await field.press('ArrowUp');
    expect(await chosen().textContent()).toBe('Backpacks');
    await field.press('ArrowDown');
    expect(await chosen().count()).toBe(0);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    expect(await chosen().getAttribute('id')).toBe(
      await field.getAttribute('aria-activedescendant'),
    );
    await field.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('backp');
    await field.pressSequentially('a');
    await marked('backpa').first().waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('keyword') === 'backpack');
    await eventually(() => field.inputValue()).toBe('backpack');
    await context.close();
  });

  it('a link shows where it leads and its product, and no suggestions', async () => {
    const { context, page } = await visit();
    await suggest(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const said = page.locator('header search [role=status]');
    await page.fill(FIELD, `https://www.superbuy.com/?url=${encodeURIComponent(MISSING)}`);
    await said.getByText('Superbuy').waitFor();
    await page.fill(FIELD, '复制 https://m.tb.cn/h.abc 打开');
    await said.getByText('Taobao').waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.fill(FIELD, '复制「陶瓷 马克杯」 https://m.tb.cn/h.abc 打开');
    await page.getByRole('option', { name: '陶瓷 马克杯' }).waitFor();
    await page.fill(FIELD, `看看 ${await someAddress()}`);
    const product = page.getByRole('option', { name: /¥.*Taobao/ });
    await product.waitFor();
    await page.press(FIELD, 'ArrowDown');
    expect(await product.getAttribute('aria-selected')).toBe('true');
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/\/product\?url=/);
    await context.close();
  });

  it('recent searches are offered, and can be removed one by one', async () => {
    const { context, page } = await visit();
    await page.addInitScript(() => {
      if (localStorage.getItem('sampan-recent-searches')) return;
      localStorage.setItem('sampan-recent-searches', '["tea cup","red shoes"]');
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.click(FIELD);
    await page.getByRole('button', { name: 'Remove “tea cup” from recent searches' }).click();
    await page.getByRole('link', { name: 'tea cup' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'red shoes' }).waitFor();
    await context.close();
  });

  it('for a short link that leads nowhere, a dialog says what to paste', async () => {
    const { context, page } = await visit();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.fill(FIELD, shortLinks.gone('dialog'));
    await page.press(FIELD, 'Enter');
    const name = textsOf({})['search.wrongLink.shortTitle'] ?? '';
    await page.getByRole('alertdialog').getByRole('heading', { name }).waitFor();
    await context.close();
  });
});
