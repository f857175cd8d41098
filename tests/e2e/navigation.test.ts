import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, signInAs, type Visit, visit, watchErrors } from './support/browser.ts';
import { productPages } from './support/pages.ts';
import { eventually } from './support/patience.ts';

/*
 * Going to a page and coming back: docs/decisions/034. Prerendering is in rendered-ahead.test.ts.
 */

openBrowser({ pagesComeBack: true });

const CARD = 'main article a[href^="/product?url="]';

/** Whether the page came from the browser's back/forward cache; undefined before it tells. */
const cameBack = (page: Page) =>
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
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document' || pathname.startsWith('/RSC/')) {
      asked.push(pathname + search);
    }
  });
  return asked;
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const scroll = (page: Page, y: number) => page.evaluate((to) => scrollTo(0, to), y);

/** Goes to another document and, once it is loaded, back. */
async function awayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/terms'));
  await page.waitForURL('**/terms');
  await page.goBack({ waitUntil: 'commit' });
}

describe('back to another document', () => {
  it.each([true, false])(
    'every public page comes back as it was left, with a service worker: %s',
    async (serviceWorker) => {
      const [product = ''] = await productPages();
      for (const path of ['/', '/product-search?keyword=bag', product, '/faq']) {
        const { context, page } = await visitor({ serviceWorker });
        await page.goto(path, { waitUntil: 'networkidle' });
        await scroll(page, 200);
        const title = await page.title();
        const asked = pagesAskedFor(page);
        await awayAndBack(page);
        await eventually(() => cameBack(page)).toBe(true);
        expect(await scrolled(page), path).toBe(200);
        expect(await page.title()).toBe(title);
        expect(asked, path).toEqual(['/terms']);
        await context.close();
      }
    },
  );

  it('a personal page is loaded again, because no cache stores it', async () => {
    const { context, page, origin } = await visitor();
    await signInAs(context, origin);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await awayAndBack(page);
    await eventually(() => cameBack(page)).toBe(false);
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

/** A browser without prerendering. */
async function withoutRules() {
  const { context, ...rest } = await visitor();
  await context.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
    const start = document.startViewTransition.bind(document);
    const seen: string[][] = [];
    Object.assign(window, { seen });
    document.startViewTransition = (...how) => {
      const transition = start(...how);
      const moved = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      void transition.ready.then(() => seen.push(moved()));
      return transition;
    };
  });
  return { context, ...rest };
}

const travelled = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { seen: string[][] }).seen.map((moved) =>
      moved.includes('::view-transition-group(product)'),
    ),
  );

describe('within a document', () => {
  it('the picture moves from a card to its product; back shows the list at once, at its scroll position', async () => {
    const { context, page } = await withoutRules();
    const problems = watchErrors(page);
    await page.goto('/product-search?keyword=bag', { waitUntil: 'networkidle' });
    await scroll(page, 1200);
    const card = page.locator(CARD).nth(12);
    const title = await card.textContent();
    const asked = pagesAskedFor(page);
    await card.hover();
    const left = await scrolled(page);
    await card.click();
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    await eventually(() => travelled(page)).toEqual([true]);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await page.locator(CARD).nth(12).waitFor();
    await eventually(() => scrolled(page)).toBe(left);
    expect(await page.locator(CARD).nth(12).textContent()).toBe(title);
    await eventually(() => travelled(page)).toEqual([true, true]);
    await page.goForward();
    await page.locator('main form[action="/api/front/cart/multiple"]').first().waitFor();
    // Only the product's payload was requested, once.
    expect(asked).toHaveLength(1);
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
    const asked = pagesAskedFor(page);
    await scroll(page, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('[data-ahead]').count()).toBe(0);
    await context.close();
  });

  it('a product is prerendered, another page is prefetched, a personal page is neither', async () => {
    const { context, page, origin } = await visitor();
    await signInAs(context, origin);
    await page.goto('/product-search?keyword=bag', { waitUntil: 'networkidle' });
    const asked = pagesAskedFor(page);
    // Any link will do: the first of the page.
    const link = page.locator('header a[data-own]').first();
    const restOn = async (path: string) => {
      await link.evaluate((own, to) => own.setAttribute('href', to), path);
      await link.hover();
      await afterResting(page);
      await page.mouse.move(1, 1);
    };
    for (const path of ['/cart', '/my/account', '/auth/login']) await restOn(path);
    expect(asked).toEqual([]);
    await restOn('/faq');
    await eventually(() => asked).toEqual([expect.stringContaining('/RSC/R/faq')]);
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
