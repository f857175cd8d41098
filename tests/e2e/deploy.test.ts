import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, untilTaken, visit } from './support/browser.ts';
import { NEXT, startDeployedShop } from './support/deploy.ts';
import { eventually } from './support/patience.ts';

/*
 * A deploy in the middle of a visit (docs/decisions/041). All tabs are opened before it; afterwards
 * the scripts of their build are gone. Whatever is clicked works, or reloads the page once into the
 * next build and works then.
 */

openBrowser();

let shop: Awaited<ReturnType<typeof startDeployedShop>>;
let context: BrowserContext;
/** A tab each, opened before the deploy. */
const tabs = new Map<string, { page: Page; loads: () => number }>();

const TABS = ['link', 'menu', 'cart', 'dialog', 'form', 'still'] as const;
const ADDRESS: Record<(typeof TABS)[number], (product: string) => string> = {
  link: () => '/about',
  menu: () => '/about',
  cart: (product) => product,
  dialog: (product) => product,
  form: () => '/my/account',
  still: () => '/about',
};

async function signIn(): Promise<void> {
  const { headers } = await ask(shop.port(), 'localhost', '/api/front/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@sampan.test', password: 'sampan-demo-1' }),
  });
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    return { name, value, url: shop.origin };
  });
  await context.addCookies(cookies.filter(({ name }) => name !== 'sampan_locale'));
}

/** A product of which there are several variants. */
async function productAddress(): Promise<string> {
  const { json } = await ask(
    shop.port(),
    'localhost',
    '/api/front/product/search?keyword=shoes&channel=Taobao&pageSize=1',
  );
  const [found] = (json as { records: { link: string }[] }).records;
  return `/product?url=${found?.link}`;
}

async function openTab(name: string, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(shop.origin + address, { waitUntil: 'networkidle' });
  await untilTaken(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  tabs.set(name, { page, loads: () => loads });
}

const tab = (name: (typeof TABS)[number]) => {
  const found = tabs.get(name);
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};

/** Whether scripts of the next build run in a page. */
const isNext = (page: Page) =>
  page.evaluate(
    (next) => [...document.scripts].some(({ text }) => text.includes(`${next}.js`)),
    NEXT,
  );

/** Clicks, and once more where the first click reloaded the page, until what is expected is there. */
async function clickUntil(page: Page, selector: string, expected: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await eventually(async () => {
    if ((await page.locator(expected).count()) > 0) return true;
    await target.click({ timeout: 5_000 }).catch(() => undefined);
    await page.waitForLoadState('networkidle');
    return (await page.locator(expected).count()) > 0;
  }).toBe(true);
}

beforeAll(async () => {
  shop = await startDeployedShop();
  ({ context } = await visit());
  await context.addCookies([{ name: 'sampan_locale', value: 'en', url: shop.origin }]);
  await signIn();
  const product = await productAddress();
  for (const name of TABS) await openTab(name, ADDRESS[name](product));
  await tab('form').page.fill('#profile-name', 'Half typed');
  await shop.deploy();
});
afterAll(async () => {
  await context?.close();
  await shop?.stop();
});

describe('in a tab that was opened before a deploy', () => {
  it('a link leads to its page, in the next build', async () => {
    const { page, loads } = tab('link');
    await page.locator('footer a[href="/faq"]').first().click();
    await page.waitForURL(/\/faq$/);
    await page.locator('main h1').waitFor();
    await untilTaken(page);
    expect(loads()).toBeLessThanOrEqual(1);
    expect(await isNext(page)).toBe(true);
  });

  it('a menu opens', async () => {
    const { page, loads } = tab('menu');
    await clickUntil(page, 'header a[aria-haspopup=menu]', '[role=menu]');
    expect(loads()).toBeLessThanOrEqual(1);
  });

  it('goods go into the cart, and the choice stays', async () => {
    const { page, loads } = tab('cart');
    const product = 'main form[action="/api/front/cart/multiple"]';
    for (let group = 0; ; group++) {
      const choices = page.locator(`${product} label:has([name=variant-${group}]:not([disabled]))`);
      if ((await choices.count()) === 0) break;
      await choices.last().click();
    }
    const chosen = () =>
      page.$$eval(`${product} [name^=variant-]:checked`, (all) =>
        all.map((input) => (input as HTMLInputElement).value),
      );
    const before = await chosen();
    const added = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/cart'),
    );
    let isAdded = false;
    void added.then(() => {
      isAdded = true;
    });
    await eventually(async () => {
      if (isAdded) return true;
      await page
        .locator(`${product} [type=submit]`)
        .first()
        .click({ timeout: 5_000 })
        .catch(() => {});
      await page.waitForLoadState('networkidle');
      return isAdded;
    }).toBe(true);
    expect((await added).status()).toBeLessThan(400);
    expect(loads()).toBeLessThanOrEqual(1);
    expect(await chosen()).toEqual(before);
  });

  it('a dialog opens', async () => {
    const { page, loads } = tab('dialog');
    await clickUntil(
      page,
      'main button[aria-label="Enlarge picture"]',
      '[role=dialog][data-state=open]',
    );
    expect(loads()).toBeLessThanOrEqual(1);
  });

  it('what was half typed stays', async () => {
    const { page, loads } = tab('form');
    await clickUntil(page, 'header a[aria-haspopup=menu]', '[role=menu]');
    expect(loads()).toBeLessThanOrEqual(1);
    await eventually(() => page.inputValue('#profile-name')).toBe('Half typed');
  });

  it('nothing happens without a connection, and it works again with one', async () => {
    const { page, loads } = tab('still');
    await context.setOffline(true);
    await page.locator('header a[aria-haspopup=menu]').first().hover();
    await page.waitForTimeout(500);
    expect(loads()).toBe(0);
    await context.setOffline(false);
    await clickUntil(page, 'header a[aria-haspopup=menu]', '[role=menu]');
    expect(loads()).toBeLessThanOrEqual(1);
  });
});
