import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, signInAs, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';

openBrowser();

/** The language of the page: of its root element, and of its parts. */
const languageOf = (page: Page) =>
  page.evaluate(() => {
    const isArabic = (selector: string) =>
      /\p{Script=Arabic}/u.test(document.querySelector(selector)?.textContent ?? '');
    const { lang, dir } = document.documentElement;
    const parts = ['header nav', 'main h1', 'footer'].map(isArabic);
    return { lang, dir, parts: [...new Set(parts)] };
  });
const ARABIC = { lang: 'ar', dir: 'rtl', parts: [true] };
const ENGLISH = { lang: 'en', dir: 'ltr', parts: [false] };

const follow = async (page: Page, path: string) => {
  await page.locator(`footer a[href^="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
};

describe.each([true, false])('a link that names a language, with a script: %s', (javaScript) => {
  it('applies to that page only, if the visitor has chosen a language', async () => {
    const { context, page } = await visit({ javaScript });
    const problems = watchErrors(page);
    await page.goto('/faq?lang=ar');
    expect(await languageOf(page)).toEqual(ARABIC);
    await follow(page, '/how-to-use');
    await eventually(() => languageOf(page)).toEqual(ENGLISH);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('sets the language of a new visitor', async () => {
    const { context, page } = await visit({ javaScript });
    await context.clearCookies();
    await page.goto('/faq?lang=ar');
    await follow(page, '/how-to-use');
    expect(await languageOf(page)).toEqual(ARABIC);
    await context.close();
  });

  it('is overridden by a language that is chosen on the page', async () => {
    const { context, page } = await visit({ javaScript });
    await context.clearCookies();
    await page.goto('/faq?lang=ar&q=%D9%87', { waitUntil: 'networkidle' });
    await page.locator('details[data-menu] > summary').first().click();
    await page.locator('form[action="/preferences"] button[name=locale][value=en]').first().click();
    await page.waitForURL((url) => !url.searchParams.has('lang'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('ه');
    expect((await languageOf(page)).lang).toBe('en');
    await context.close();
  });
});

it('scripts of a page make calls in its language', async () => {
  const { context, page, origin } = await visit();
  await signInAs(context, origin);
  const profileRequest = page.waitForRequest((request) =>
    request.url().endsWith('/front/user/profile'),
  );
  await page.goto('/faq?lang=ar');
  expect((await profileRequest).headers()['x-page-language']).toBe('ar');
  await context.close();
});
