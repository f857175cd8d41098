import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { LOGOUT_FORM } from '../../src/components/shell/ids.ts';
import type { Output } from '../../src/contract/endpoints.ts';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, signInAs, type Visit, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { layoutShift, sidewaysScroll } from './support/pages.ts';

openBrowser();

type Card = Output<'searchProducts'>['records'][number];
const KEY = 'product-watch-history';

/** Products on sale at a tenant. */
async function someProducts(count: number, host = 'localhost'): Promise<Card[]> {
  const path = `/api/front/product/search?pageSize=${count}&sort=sold`;
  const { json } = await ask(inject('port'), host, path);
  return (json as Output<'searchProducts'>).records;
}

const pageOf = ({ link }: Card) => `/product?url=${encodeURIComponent(link)}`;

/** The shelf of the history: the section with buttons to remove products. */
const shelfOf = (page: Page) => page.locator('main section:has(h2):has([data-remove])').first();

/** The links of the products on the shelf, in order. */
const shownLinks = (page: Page) =>
  shelfOf(page)
    .locator('article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The stored records. */
const storedRecords = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY) as Promise<
    Record<string, string>[]
  >;

async function viewProduct(page: Page, card: Card): Promise<void> {
  await page.goto(pageOf(card));
  await page.locator('main h1').first().waitFor();
  await eventually(async () => (await storedRecords(page))[0]?.productId).toBe(card.productId);
}

const VISITORS: [string, Visit][] = [
  ['at a desk', {}],
  [
    'on a phone, in Arabic, dark scheme',
    { host: 'pk.localhost', locale: 'ar', width: 360, scheme: 'dark' },
  ],
];

describe('the viewed products', () => {
  it.each(VISITORS)('are shown on home and product pages, %s', async (_, visitor) => {
    const [first, second, third] = (await someProducts(3, visitor.host)) as [Card, Card, Card];
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    for (const card of [first, second, third]) await viewProduct(page, card);
    await eventually(() => shownLinks(page)).toEqual([second, first].map(pageOf));
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    await page.goto('/', { waitUntil: 'networkidle' });
    await eventually(() => shownLinks(page)).toEqual([third, second, first].map(pageOf));
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await sidewaysScroll(page)).toBe(0);

    // A product is removed and restored; the focus stays in the row.
    await shelfOf(page).locator('[data-remove]').nth(1).click();
    await eventually(() => shownLinks(page)).toEqual([third, first].map(pageOf));
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-remove'))).toBe(
      true,
    );
    await page.locator('[data-toasts] li button').first().click();
    await eventually(() => shownLinks(page)).toEqual([third, second, first].map(pageOf));

    await shelfOf(page).locator('button:not([data-remove]):not([tabindex])').first().click();
    await eventually(() => shelfOf(page).count()).toBe(0);
    expect(await storedRecords(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are stored as the specification says, and link to the product', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit();
    await viewProduct(page, card);
    expect(await storedRecords(page)).toEqual([
      {
        productId: card.productId,
        coverImage: expect.any(String),
        productUrl: card.link,
        name: card.titleTrans,
        price: expect.stringMatching(/^\d+(\.\d+)?$/),
        shopName: expect.any(String),
        shopWebsite: expect.stringMatching(/\./),
        channel: card.platform,
        lang: 'en',
      },
    ]);
    await page.goto('/');
    await shelfOf(page).locator('article a').first().click();
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main h1').first().waitFor();
    await context.close();
  });

  it('have names in the language of the page, whatever the language in which they were seen', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit({ locale: 'ja' });
    await viewProduct(page, card);
    const seen = (await storedRecords(page))[0]?.name;
    await page.goto('/?lang=en');
    const heading = shelfOf(page).locator('article h3');
    await eventually(() => heading.textContent()).toBe(card.titleTrans);
    expect(await heading.getAttribute('lang')).toBe('en');
    expect(seen).not.toBe(card.titleTrans);
    await context.close();
  });

  it('are shown in another tab at once', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await viewProduct(other, card);
    await eventually(() => shownLinks(page)).toEqual([pageOf(card)]);
    await context.close();
  });

  it('are not shown at another tenant', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit();
    await viewProduct(page, card);
    await page.goto(`http://kz.localhost:${inject('port')}/`, { waitUntil: 'networkidle' });
    expect(await shelfOf(page).count()).toBe(0);
    await context.close();
  });

  it('are removed when the shopper signs out', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page, origin } = await visit();
    await signInAs(context, origin);
    await viewProduct(page, card);
    await page.goto('/my/account');
    await page.locator('main form[action$="/user/logout"] [type=submit]').click();
    await page.waitForURL(/\/auth\/login/);
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await context.close();
  });

  it('are removed when the shopper signs out of a page whose scripts never saw the session', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page, origin } = await visit();
    await viewProduct(page, card);
    await signInAs(context, origin);
    await page.locator(`#${LOGOUT_FORM}`).evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL(/\/auth\/login/);
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await context.close();
  });
});

describe('a browser without storage, or with invalid records', () => {
  it.each([
    [
      'a full storage',
      'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }',
    ],
    [
      'a denied storage',
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError") } })',
    ],
  ])('%s: the pages work without the history', async (_, script) => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit();
    await context.addInitScript(script);
    const problems = watchErrors(page);
    await page.goto(pageOf(card), { waitUntil: 'networkidle' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    expect(await shelfOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['{[', '[{"productId":"1","price":"<b>"}]'])(
    'the invalid records %s: no shelf is shown, and the next product is stored',
    async (garbage) => {
      const [card] = (await someProducts(1)) as [Card];
      const { context, page } = await visit();
      const problems = watchErrors(page);
      await page.goto('/faq');
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        KEY,
        garbage,
      ] as const);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await shelfOf(page).count()).toBe(0);
      await viewProduct(page, card);
      expect(await storedRecords(page)).toHaveLength(1);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('without a script there is no shelf', async () => {
    const [card] = (await someProducts(1)) as [Card];
    const { context, page } = await visit({ javaScript: false });
    await page.goto(pageOf(card));
    await page.goto('/');
    expect(await shelfOf(page).count()).toBe(0);
    await context.close();
  });
});
