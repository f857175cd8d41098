import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, untilHydrated, visit } from './support/browser.ts';
import { textsOf, toasts } from './support/cart-page.ts';
import { NEXT, startDeployedShop } from './support/deploy.ts';
import { eventually } from './support/eventually.ts';

/*
 * A deploy during a visit (docs/decisions/039). All tabs are opened before it; afterwards the scripts
 * of their build no longer exist. Every click works, or reloads the page once with the next build and
 * works then.
 */

openBrowser();

let shop: Awaited<ReturnType<typeof startDeployedShop>>;
let context: BrowserContext;
/** `requests` counts the documents that a tab has requested, `loads` those that it has shown. */
type Tab = { page: Page; requests: () => number; loads: () => number };
/** The tabs that were opened before the deploy. */
const tabs = new Map<string, Tab>();

const TABS = ['link', 'menu', 'cart', 'dialog', 'form', 'offline', 'restart'] as const;
type TabName = (typeof TABS)[number];
const ADDRESS: Partial<Record<TabName, string>> = {
  link: '/about',
  menu: '/about',
  form: '/my/account',
};

const PRODUCT = 'main form[action="/api/front/cart/multiple"]';
const MENU = 'header a[aria-haspopup=menu]';
const texts = textsOf({});

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

/** The path of a product with several variants. */
async function productAddress(): Promise<string> {
  const { json } = await ask(
    shop.port(),
    'localhost',
    '/api/front/product/search?keyword=shoes&channel=Taobao&pageSize=1',
  );
  const [found] = (json as { records: { link: string }[] }).records;
  return `/product?url=${found?.link}`;
}

async function openTab(name: TabName, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(shop.origin + address, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  let requests = 0;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests += 1;
  });
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  tabs.set(name, { page, requests: () => requests, loads: () => loads });
}

const tab = (name: TabName) => {
  const found = tabs.get(name);
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};

/** Whether scripts of the next build run in a page. */
const runsNextBuild = (page: Page) =>
  page.evaluate(
    (next) => [...document.scripts].some(({ text }) => text.includes(`${next}.js`)),
    NEXT,
  );

/** Clicks an element whose script no longer exists, waits for the one reload, and clicks again. */
async function clickTwice({ page, loads }: Tab, target: Locator): Promise<void> {
  await target.click();
  await eventually(loads).toBe(1);
  await eventually(() => runsNextBuild(page).catch(() => false)).toBe(true);
  await untilHydrated(page);
  await target.click();
}

/** Chooses the last value of each group, which is not the initial one. */
async function chooseLastVariant(page: Page): Promise<void> {
  for (let group = 0; ; group++) {
    const values = page.locator(`${PRODUCT} label:has([name=variant-${group}]:not([disabled]))`);
    if ((await values.count()) === 0) break;
    await values.last().click();
  }
}

const chosenVariant = (page: Page) =>
  page.$$eval(`${PRODUCT} [name^=variant-]:checked`, (all) =>
    all.map((input) => (input as HTMLInputElement).value),
  );

const addButton = (page: Page) => page.locator(`${PRODUCT} button[name=_flash]`).first();

const toastOf = (page: Page, key: string) => toasts(page).filter({ hasText: texts[key] ?? key });

/** Adds the chosen goods to the cart. That reloads the page; the choice stays. */
async function addToCart({ page, loads }: Tab): Promise<void> {
  const before = await chosenVariant(page);
  expect(before).toHaveLength(2);
  await addButton(page).click();
  await eventually(loads).toBe(1);
  await eventually(() => chosenVariant(page).catch(() => [])).toEqual(before);
  await addButton(page).click();
  await toastOf(page, 'product.added').waitFor();
  expect(await chosenVariant(page)).toEqual(before);
  expect(loads()).toBe(1);
}

const menuOf = (page: Page) => page.locator(MENU).filter({ visible: true }).first();

beforeAll(async () => {
  shop = await startDeployedShop();
  ({ context } = await visit());
  await context.addCookies([{ name: 'sampan_locale', value: 'en', url: shop.origin }]);
  await signIn();
  const product = await productAddress();
  for (const name of TABS) await openTab(name, ADDRESS[name] ?? product);
  const { page: form } = tab('form');
  await form.locator('#profile-row summary').click();
  await form.fill('#profile-name', 'Half typed');
  for (const name of ['cart', 'offline', 'restart'] as const)
    await chooseLastVariant(tab(name).page);
  await shop.deploy(async () => {
    const { page, requests } = tab('restart');
    await addButton(page).click();
    await toastOf(page, 'cart.offline').waitFor();
    expect(requests()).toBe(0);
  });
});
afterAll(async () => {
  await context?.close();
  await shop?.stop();
});

describe('in a tab that was opened before a deploy', () => {
  it('a link leads to its page, in the next build', async () => {
    const { page, loads } = tab('link');
    await page.locator('footer a[href="/how-to-use"]').first().click();
    await page.waitForURL(/\/how-to-use$/);
    await page.locator('main h1').waitFor();
    await untilHydrated(page);
    expect(loads()).toBe(1);
    await eventually(() => runsNextBuild(page)).toBe(true);
  });

  it('a menu opens', async () => {
    const { page, loads } = tab('menu');
    await clickTwice(tab('menu'), menuOf(page));
    await page.locator('[role=menu]').waitFor();
    expect(loads()).toBe(1);
  });

  it('adding to the cart works, and the choice stays', async () => {
    await addToCart(tab('cart'));
  });

  it('a dialog opens', async () => {
    const { page, loads } = tab('dialog');
    await clickTwice(tab('dialog'), page.locator(`main button[title="${texts['product.zoom']}"]`));
    await page.locator('[role=dialog][data-state=open]').waitFor();
    expect(loads()).toBe(1);
  });

  it('half-typed text stays, in the form that was open', async () => {
    const { page, loads } = tab('form');
    await clickTwice(tab('form'), menuOf(page));
    await page.locator('[role=menu]').waitFor();
    expect(loads()).toBe(1);
    await eventually(() => page.inputValue('#profile-name')).toBe('Half typed');
    expect(await page.locator('#profile-name').isVisible()).toBe(true);
  });

  it('adding to the cart without a connection reloads nothing, and works once there is one', async () => {
    const { page, requests } = tab('offline');
    await context.setOffline(true);
    await addButton(page).click();
    await toastOf(page, 'cart.offline').waitFor();
    expect(requests()).toBe(0);
    await context.setOffline(false);
    await addToCart(tab('offline'));
  });

  it('adding to the cart during the restart of the server reloads nothing, and works afterwards', async () => {
    await addToCart(tab('restart'));
  });
});
