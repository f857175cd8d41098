import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { startHeldUpstream } from '../api/support/held-upstream.ts';
import { sampled } from '../support/sample.ts';
import { startServer } from '../support/server.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { layoutShift, productPages } from './support/pages.ts';

openBrowser();

let upstream: Awaited<ReturnType<typeof startHeldUpstream>>;
let storefront: Awaited<ReturnType<typeof startServer>>;
let product: string;
beforeAll(async () => {
  upstream = await startHeldUpstream(inject('port'));
  const API_UPSTREAM = `http://127.0.0.1:${upstream.port}`;
  const environment = { API_UPSTREAM, PAGE_CACHE_MB: '0', PAGE_PATIENCE_MS: '300' };
  storefront = await startServer('node', environment);
  [product = ''] = await productPages();
});
afterEach(() => upstream.stopHolding());
afterAll(async () => {
  await storefront?.stop();
  await upstream?.stop();
});

const at = (path: string) => `http://localhost:${storefront.port}${path}`;

async function signIn(context: BrowserContext): Promise<void> {
  const { headers } = await ask(storefront.port, 'localhost', '/api/front/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@sampan.test', password: 'sampan-demo-1' }),
  });
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    return { name, value, url: at('/') };
  });
  await context.addCookies(cookies.filter(({ name }) => name !== 'sampan_locale'));
}

/** Pages, each with the call that is delayed, and a selector of the part that is streamed after it. */
const PAGES = [
  { path: () => '/', call: /preferred-products/, streamed: 'main article a' },
  { path: () => '/', call: /door-estimate\/example/, streamed: 'main details:has(> summary bdi)' },
  { path: () => '/', call: /banner-images/, streamed: 'main img[width="1440"]' },
  {
    path: () => '/product-search?keyword=bag',
    call: /product\/search/,
    streamed: 'main article a',
  },
  { path: () => product, call: /front\/product\?/, streamed: 'main h1' },
  { path: () => product, call: /door-estimate/, streamed: 'main details:has(> summary bdi)' },
  { path: () => '/about', call: /site-about-us/, streamed: 'main h1' },
  { path: () => '/cart', call: /front\/cart/, streamed: 'main h2, main article' },
  { path: () => '/my/purchase', call: /front\/purchase-orders/, streamed: 'main article, main h2' },
  { path: () => '/my/balance', call: /transactions/, streamed: '#top-up' },
];

describe.each([
  { width: 1280, locale: 'en', javaScript: true, pages: sampled(PAGES, 2, 0) },
  { width: 360, locale: 'ar', javaScript: true, pages: sampled(PAGES, 2, 1) },
  { width: 360, locale: 'en', javaScript: false, pages: sampled(PAGES, 3) },
])('a streamed part, at $width pixels in $locale, script: $javaScript', ({ pages, ...visitor }) => {
  it.each(pages)(
    'is shown in the end, and moves nothing in view: $call',
    async ({ path, call, streamed }) => {
      const { context, page } = await visit(visitor);
      await context.addCookies([{ name: 'sampan_locale', value: visitor.locale, url: at('/') }]);
      await signIn(context);
      const problems = watchErrors(page);
      const held = upstream.hold(call);
      await page.goto(at(path()), { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      await held.arrived;
      held.end('answer');
      await page.waitForLoadState('load');
      // Without a script, streamed parts stay at the end of the body.
      const selector = streamed.replaceAll('main ', visitor.javaScript ? 'main ' : 'body ');
      await page.locator(selector).filter({ visible: true }).first().waitFor();
      if (visitor.javaScript) {
        await expect.poll(() => page.locator('template[id^="B:"]').count()).toBe(0);
        expect(await layoutShift(page)).toBeLessThan(0.02);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
