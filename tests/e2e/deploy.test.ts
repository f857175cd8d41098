import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, untilTaken, visit } from './support/browser.ts';
import { startDeployedShop } from './support/deploy.ts';
import { eventually } from './support/patience.ts';

/*
 * A deploy in the middle of a visit (docs/decisions/039). All tabs are opened before it; afterwards
 * the scripts of their build are gone. A menu reloads the page once into the next build and opens
 * then. Links, the cart and dialogs are not shown to work yet.
 */

openBrowser();

let shop: Awaited<ReturnType<typeof startDeployedShop>>;
let context: BrowserContext;
/** A tab each, opened before the deploy. */
const tabs = new Map<string, { page: Page; loads: () => number }>();

const ADDRESS = { menu: '/about', form: '/my/account' } as const;
type Tab = keyof typeof ADDRESS;

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

const tab = (name: Tab) => {
  const found = tabs.get(name);
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};

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
  for (const [name, address] of Object.entries(ADDRESS)) await openTab(name, address);
  await tab('form').page.fill('#profile-name', 'Half typed');
  await shop.deploy();
});
afterAll(async () => {
  await context?.close();
  await shop?.stop();
});

describe('in a tab that was opened before a deploy', () => {
  it('a menu opens', async () => {
    const { page, loads } = tab('menu');
    await clickUntil(page, 'header a[aria-haspopup=menu]', '[role=menu]');
    expect(loads()).toBeLessThanOrEqual(1);
  });

  it('what was half typed stays', async () => {
    const { page, loads } = tab('form');
    await clickUntil(page, 'header a[aria-haspopup=menu]', '[role=menu]');
    expect(loads()).toBeLessThanOrEqual(1);
    await eventually(() => page.inputValue('#profile-name')).toBe('Half typed');
  });
});
