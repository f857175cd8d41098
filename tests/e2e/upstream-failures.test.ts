import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { REACTIONS, startUpstream } from '../api/support/upstream.ts';
import { startServer } from '../support/server.ts';
import { openBrowser, untilHydrated, visit } from './support/browser.ts';
import { formOf, unfold } from './support/forms.ts';

openBrowser();

const COMMON = await import('../../locales/en/common.json', { with: { type: 'json' } });
const texts: Record<string, string> = COMMON.default;

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let storefront: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  upstream = await startUpstream(inject('port'));
  const API_UPSTREAM = `http://127.0.0.1:${upstream.port}`;
  storefront = await startServer('node', {
    API_UPSTREAM,
    // Longer than an immediate failure takes, shorter than a timeout.
    API_TIMEOUT_MS: '5000',
    PAGE_PATIENCE_MS: '2500',
    PAGE_CACHE_MB: '0',
  });
});
afterEach(() => upstream.stopReacting());
afterAll(async () => {
  await storefront?.stop();
  await upstream?.stop();
});

const at = (path: string) => `http://localhost:${storefront.port}${path}`;

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(at(`/auth/login?redirectUrl=${encodeURIComponent(path)}`));
  await page.fill('main form [name=email]', 'demo@sampan.test');
  await page.fill('main form [name=password]', 'sampan-demo-1');
  await page.click('main form [type=submit]');
  await page.waitForURL(at(path));
}

describe.each(['breaks down', 'never answers', 'answers with another shape'] as const)(
  'a backend that %s',
  (what) => {
    it('causes an error message instead of a link’s page, and a retry loads the page', async () => {
      const { context, page } = await visit();
      await page.goto(at('/about'), { waitUntil: 'networkidle' });
      upstream.react(/articles\/FAQ/, REACTIONS[what]);
      await page.locator('a[href="/faq"]:visible').first().click();
      const alert = page.getByRole('alert');
      await alert.getByText(texts['errorPage.title'] ?? '').waitFor();
      expect(await alert.innerText()).toMatch(/[0-9A-Z]{26}/);
      expect(await page.locator('header').first().isVisible()).toBe(true);
      upstream.stopReacting();
      // The server streams the error of a timeout; there the retry is a link.
      await alert.getByRole(what === 'never answers' ? 'link' : 'button').click();
      await page.locator('main details').first().waitFor();
      await context.close();
    });

    it('causes an error message on a page that is loaded directly, also without a script', async () => {
      const { context, page } = await visit({ javaScript: false });
      upstream.react(/product\/categories/, REACTIONS[what]);
      const answer = await page.goto(at('/categories'));
      // A streamed page has begun before the timeout, so its status is 200.
      expect(answer?.status()).toBe(what === 'never answers' ? 200 : 502);
      await page.getByRole('heading', { name: texts['errorPage.title'] ?? '' }).waitFor();
      upstream.stopReacting();
      await page.getByRole('link', { name: texts['errorPage.retry'] ?? '' }).click();
      await page.locator('main a[href^="/product-search?categoryId="]').first().waitFor();
      await context.close();
    });
  },
);

it('a failed form keeps the typed values, even if its page fails too', async () => {
  const { context, page } = await visit();
  await signIn(page, '/my/account');
  upstream.react(/user\/profile/, REACTIONS['breaks down']);
  const profile = formOf('front/user/profile');
  await unfold(page, profile);
  const name = page.locator(`${profile} [name=name]`);
  await name.fill('Somebody Else');
  await page.locator(`${profile} [type=submit]`).click();
  await page.locator('h1', { hasText: texts['errorPage.title'] }).waitFor();
  upstream.stopReacting();
  await page.locator('main a').first().click();
  await name.waitFor();
  expect(await name.inputValue()).toBe('Somebody Else');
  expect(await page.getByRole('alert').first().innerText()).toContain(
    texts['error.UPSTREAM_FAILED'],
  );
  await context.close();
});

it('a session that the backend ended causes one message, and leads to sign-in and back', async () => {
  const { context, page } = await visit();
  await signIn(page, '/cart');
  await page.goto(at('/about'));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  upstream.react(/front\/cart|user\/profile/, (response) => response.writeHead(401).end());
  // The message is gone after a moment, which the way to the other page may take.
  const told = page.locator('[data-toasts] li').first().waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await told;
  expect(await page.locator('[data-toasts] li').count()).toBe(1);
  await page.waitForURL(/\/auth\/login\?redirectUrl=%2Fabout/);
  const names = (await context.cookies()).map(({ name }) => name);
  for (const name of ['sampan_token', 'sampan_profile', 'sampan_login']) {
    expect(names).not.toContain(name);
  }
  await context.close();
});
