import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, visit, watchErrors } from './support/browser.ts';

openBrowser();

/** Finds a call by the page's search, sends its example, and returns the status of the answer. */
async function tryCall(page: Page, words: string, path: string): Promise<number> {
  await page.goto('/api/docs');
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click();
  await page.keyboard.type(words);
  // The path follows a label that only screen readers read.
  const found = page.getByRole('dialog').getByText(new RegExp(`${path}$`));
  await found.first().click();
  await page.getByRole('button', { name: new RegExp(`^Test Request.* ${path}\\)`) }).click();
  const answer = page.waitForResponse((response) => response.url().endsWith(`/api${path}`));
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click();
  return (await answer).status();
}

describe('the reference page of the API', () => {
  it('loads nothing from other hosts, violates no content policy, and fits the width of a phone', async () => {
    const { context, page, origin } = await visit({ width: 360 });
    const problems = watchErrors(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) {
        elsewhere.push(request.url());
      }
    });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'Sampan API' }).waitFor();
    await page.getByText('Download OpenAPI Document').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect({ problems, elsewhere }).toEqual({ problems: [], elsewhere: [] });
    await context.close();
  });

  it('finds a call and sends it, in demo mode as the demonstration’s shopper', async () => {
    const { context, page } = await visit();
    const problems = watchErrors(page);
    expect(await tryCall(page, 'sign in', '/front/user/login')).toBe(200);
    // The browser has a session now, and sends it by itself.
    const balance = () => fetch('/api/front/user-account').then(({ status }) => status);
    expect(await page.evaluate(balance)).toBe(200);
    expect(problems).toEqual([]);
    await context.close();
  });
});
