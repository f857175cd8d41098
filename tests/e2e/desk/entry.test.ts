import { describe, expect, it } from 'vitest';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { DESK_HOST, deskPage, openDesk } from '../support/desk.ts';

openBrowser();

describe('the desk', () => {
  it.each([true, false])(
    'leads to the page that was asked for, with a script: %s',
    async (javaScript) => {
      const { context, page } = await openDesk('OWNER', deskPage(), { javaScript });
      const problems = watchErrors(page);
      await page.reload();
      expect(await page.locator('header').innerText()).toContain('Ada Lindqvist');
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('says what is wrong, at the form, and keeps what was typed', async () => {
    const { context, page } = await visit({ host: DESK_HOST, javaScript: false });
    await page.goto('/desk');
    await page.fill('main [name=email]', 'nobody@sampan.test');
    await page.fill('main [name=password]', 'wrong');
    await page.click('main [type=submit]');
    await expect.poll(() => page.locator('main [role=alert]').count()).toBe(1);
    expect(await page.inputValue('main [name=email]')).toBe('nobody@sampan.test');
    await context.close();
  });

  it('ends the session with "Sign out"', async () => {
    const { context, page } = await openDesk('BUYER', '/desk', { javaScript: false });
    await page.locator('header details').last().locator('summary').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/desk');
    expect(new URL(page.url()).pathname).toBe('/desk/sign-in');
    await context.close();
  });

  it('has no page of a shop, and a shop has no page of the desk', async () => {
    const desk = await visit({ host: DESK_HOST });
    expect((await desk.page.goto('/product-search?keyword=bag'))?.status()).toBe(404);
    await desk.context.close();
    const shop = await visit();
    expect((await shop.page.goto('/desk'))?.status()).toBe(404);
    await shop.context.close();
  });

  it('is in Chinese for people who work in Chinese', async () => {
    const { context, page } = await openDesk('BUYER', '/desk', { locale: 'zh-CN' });
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('nav').getAttribute('aria-label')).toBe('栏目');
    await context.close();
  });
});

describe('a page of a shop', () => {
  it('loads no script and no style of the desk', async () => {
    const { context, page } = await visit();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => /desk/.test(url))).toEqual([]);
    await context.close();
  });
});
