import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../servers/browser.ts';
import { startDemo } from '../servers/servers.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ar', 'la'];
const PUBLIC_PAGES: Record<string, string> = {
  home: '/',
  results: '/product-search?keyword=bag',
  'no-results': '/product-search?keyword=zzzzzz',
  categories: '/categories',
  'search-by-picture': '/search-by-picture',
  about: '/about',
  faq: '/faq',
  'how-to-use': '/how-to-use',
  'transportation-charge': '/transportation-charge',
  settings: '/settings',
  login: '/auth/login',
  signup: '/auth/signup',
  'forgot-password': '/auth/forgot-password',
  'not-found': '/no-such-page',
};
const SHOPPER_PAGES: Record<string, string> = {
  cart: '/cart',
  purchases: '/my/purchase',
  'proxy-shipping': '/my/warehouses',
  'in-stock-items': '/my/in-stock-items',
  transit: '/my/transit',
  'pending-payments': '/my/pending-payments',
  balance: '/my/balance',
  statement: '/my/balance/statement',
  withdraw: '/my/balance/withdraw',
  refunds: '/my/balance/refunds',
  operations: '/my/balance/operations',
  messages: '/my/message',
  account: '/my/account',
};

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/front/user/login`, {
    headers: { 'content-type': 'application/json', origin },
    data: { email: 'demo@sampan.test', password: 'sampan-demo-1' },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
}

/** The paths of the pages of two products: a retail one and a wholesale one. */
async function productPages(context: BrowserContext, origin: string) {
  const found: Record<string, string> = {};
  for (const [name, channel] of [
    ['product', 'Taobao'],
    ['wholesale', 'Alibaba'],
  ] as const) {
    const answer = await context.request.get(
      `${origin}/api/front/product/search?channel=${channel}`,
    );
    const { records } = (await answer.json()) as { records: { link: string }[] };
    found[name] = `/product?url=${records[0]?.link}`;
  }
  return found;
}

type Look = { scheme: 'light' | 'dark'; language: string };

async function shoot(
  browser: Browser,
  origin: string,
  { scheme, language }: Look,
  names: readonly string[],
): Promise<void> {
  const context = await browser.newContext({ colorScheme: scheme });
  // Signing in sets the shopper's own language, so the language of the pictures is set afterwards.
  await signIn(context, origin);
  await context.addCookies([
    { name: 'sampan_locale', value: language, url: origin },
    { name: 'sampan_scheme', value: scheme, url: origin },
  ]);
  const pages = { ...PUBLIC_PAGES, ...(await productPages(context, origin)), ...SHOPPER_PAGES };
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.screenshot({
        path: `shots/${name}-${width}-${scheme}-${language}.png`,
        fullPage: true,
      });
    }
  }
  await context.close();
}

/**
 * Writes a PNG of every page of a demonstration, or only of the named pages:
 * `shots/<page>-<width>-<scheme>-<language>.png`. Widths are in pixels.
 */
export async function shootPages(names: readonly string[]): Promise<void> {
  mkdirSync('shots', { recursive: true });
  const server = await startDemo();
  const browser = await launchBrowser();
  try {
    for (const scheme of SCHEMES) {
      for (const language of LANGUAGES) {
        await shoot(browser, `http://localhost:${server.port}`, { scheme, language }, names);
        console.log(`${scheme} ${language}: done`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
