import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sample.ts';
import { openBrowser, signInAs, type Visit, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { productPages } from './support/pages.ts';

/*
 * Going to a page and coming back: docs/decisions/034. Prerendering is in prerendering.test.ts.
 */

openBrowser({ isWhole: true, hasBackForwardCache: true });

const CARD = 'main article a[href^="/product?url="]';

/** Whether the page came from the browser's back/forward cache; undefined before that is known. */
const wasRestored = (page: Page) =>
  page.evaluate(() => (window as { cameBack?: boolean }).cameBack).catch(() => undefined);

/** A visitor whose pages note whether they came from the back/forward cache. */
async function visitor(as: Visit = {}) {
  const { context, ...rest } = await visit(as);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { cameBack: persisted });
    });
  });
  return { context, ...rest };
}

/** Collects path and query of the documents and payloads that are requested from now on. */
function watchPageRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document' || pathname.startsWith('/RSC/')) {
      requests.push(pathname + search);
    }
  });
  return requests;
}

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const scroll = (page: Page, y: number) => page.evaluate((to) => scrollTo(0, to), y);

/** Goes to another document and, once it is loaded, back. */
async function awayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/terms'));
  await page.waitForURL('**/terms');
  await page.goBack({ waitUntil: 'commit' });
}

describe('after going back from another document', () => {
  it.each([true, false])(
    'a public page is as it was before, with a service worker: %s',
    async (serviceWorker) => {
      const [product = ''] = await productPages();
      const paths = ['/', '/product-search?keyword=bag', product, '/faq'];
      for (const path of sampled(paths, 2, Number(serviceWorker))) {
        const { context, page } = await visitor({ serviceWorker });
        await page.goto(path, { waitUntil: 'networkidle' });
        await scroll(page, 200);
        const title = await page.title();
        const requests = watchPageRequests(page);
        await awayAndBack(page);
        await eventually(() => wasRestored(page)).toBe(true);
        expect(await scrollPosition(page), path).toBe(200);
        expect(await page.title()).toBe(title);
        expect(requests, path).toEqual(['/terms']);
        await context.close();
      }
    },
  );

  it('a personal page is loaded again, because no cache stores it', async () => {
    const { context, page, origin } = await visitor();
    await signInAs(context, origin);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await awayAndBack(page);
    await eventually(() => wasRestored(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await context.close();
  });

  it('a page is loaded again if another look was chosen meanwhile', async () => {
    const { context, page, origin } = await visitor();
    await page.goto('/', { waitUntil: 'networkidle' });
    // Once prerendering works, the listener for preferences is there too.
    await eventually(async () => {
      await page.mouse.move(1, 1);
      await page.locator(CARD).first().hover();
      return page.locator('[data-ahead]').count();
    }).toBe(1);
    await page.evaluate(() => location.assign('/terms'));
    await page.waitForURL('**/terms');
    await context.addCookies([{ name: 'sampan_scheme', value: 'dark', url: origin }]);
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('html[data-scheme=dark]').waitFor();
    await context.close();
  });
});

/** A visitor without prerendering, whose pages record what each view transition animates. */
async function visitorWithoutPrerendering() {
  const { context, ...rest } = await visitor();
  await context.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
    const start = document.startViewTransition.bind(document);
    const transitions: string[][] = [];
    Object.assign(window, { transitions });
    document.startViewTransition = (...how) => {
      const transition = start(...how);
      const animated = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      void transition.ready.then(() => transitions.push(animated()));
      return transition;
    };
  });
  return { context, ...rest };
}

const picturesMoved = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { transitions: string[][] }).transitions.map((animated) =>
      animated.includes('::view-transition-group(product)'),
    ),
  );

describe('within a document', () => {
  it('the picture moves from a card to its product; back shows the list at once, at its scroll position', async () => {
    const { context, page } = await visitorWithoutPrerendering();
    const problems = watchErrors(page);
    await page.goto('/product-search?keyword=bag', { waitUntil: 'networkidle' });
    await scroll(page, 1200);
    const card = page.locator(CARD).nth(12);
    const title = await card.textContent();
    const link = /url=([\w-]+)/.exec((await card.getAttribute('href')) ?? '')?.[1] ?? '?';
    const requests = watchPageRequests(page);
    await card.hover();
    const scrollBefore = await scrollPosition(page);
    await card.click();
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    await eventually(() => picturesMoved(page)).toEqual([true]);
    expect(await scrollPosition(page)).toBe(0);
    // Else the card comes back below the mouse, which would prefetch its page again.
    await page.mouse.move(1, 400);
    await page.goBack();
    await page.locator(CARD).nth(12).waitFor();
    await eventually(() => scrollPosition(page)).toBe(scrollBefore);
    expect(await page.locator(CARD).nth(12).textContent()).toBe(title);
    await eventually(() => picturesMoved(page)).toEqual([true, true]);
    await page.goForward();
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    // The product was requested once, and the list not again. The mouse may have passed other cards.
    expect(requests.filter((path) => path.includes(link))).toHaveLength(1);
    expect(requests.filter((path) => path.includes('product-search'))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('before a click', () => {
  /** Waits as long as a pointer rests before a prefetch. Timers of equal length fire in the order of their start. */
  const afterResting = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));

  it('no page is fetched just because its link is visible', async () => {
    const { context, page } = await visitor();
    await page.goto('/product-search?keyword=bag', { waitUntil: 'networkidle' });
    const requests = watchPageRequests(page);
    await scroll(page, 2000);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await page.locator('[data-ahead]').count()).toBe(0);
    await context.close();
  });

  it('a product is prerendered, another page is prefetched, a personal page is neither', async () => {
    const { context, page, origin } = await visitor();
    await signInAs(context, origin);
    await page.goto('/product-search?keyword=bag', { waitUntil: 'networkidle' });
    const requests = watchPageRequests(page);
    // Any link will do: the first of the page.
    const link = page.locator('header a[data-own]').first();
    const restOn = async (path: string) => {
      await link.evaluate((own, to) => own.setAttribute('href', to), path);
      await link.hover();
      await afterResting(page);
      await page.mouse.move(1, 1);
    };
    for (const path of ['/cart', '/my/account', '/auth/login']) await restOn(path);
    expect(requests).toEqual([]);
    await restOn('/faq');
    await eventually(() => requests).toEqual([expect.stringContaining('/RSC/R/faq')]);
    await page.locator(CARD).first().hover();
    await page.locator(`${CARD}[data-ahead]`).waitFor({ state: 'attached' });
    await context.close();
  });

  it('only public pages have speculation rules, and only for products', async () => {
    const { context, page, origin } = await visitor();
    const rules = async (path: string) =>
      (await page.request.get(path)).headers()['speculation-rules'];
    const [product = ''] = await productPages();
    for (const path of ['/', '/product-search?keyword=bag', product, '/faq']) {
      expect(await rules(path), path).toBe('"/speculation-rules.json"');
    }
    expect(await rules('/auth/login')).toBeUndefined();
    await signInAs(context, origin);
    for (const path of ['/my/account', '/cart', '/my/purchase']) {
      expect(await rules(path), path).toBeUndefined();
    }
    const answer = await page.request.get('/speculation-rules.json');
    expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
    expect(JSON.stringify(await answer.json()).match(/"href_matches":"[^"]*"/g)).toEqual([
      '"href_matches":"/product?*"',
    ]);
    await context.close();
  });
});
