import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { findBrowser, findTestBrowser, launchBrowser } from '../../../tools/servers/browser.ts';
import { ask } from '../../../tools/servers/http.ts';

export type Visit = {
  /** Host of the tenant. */
  host?: string;
  locale?: string;
  scheme?: 'light' | 'dark';
  width?: number;
  javaScript?: boolean;
  /** Whether the shop's service worker may run. Most tests need the server's own responses. */
  serviceWorker?: boolean;
};

let browser: Browser;

/**
 * Starts one browser for the tests of a file: with `isWhole` not the headless shell, which has no
 * back/forward cache and installs no apps.
 */
export function openBrowser({ isWhole = false, hasBackForwardCache = false } = {}): void {
  beforeAll(async () => {
    const executablePath = isWhole ? findBrowser() : findTestBrowser();
    browser = await launchBrowser([], { hasBackForwardCache, executablePath });
  });
  afterAll(() => browser.close());
}

export const origin = (host = 'localhost') => `http://${host}:${inject('port')}`;

/** Problems that a page reports by itself: console errors and uncaught exceptions. */
export function watchErrors(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Waits until the page is hydrated, or a part of it, which may be later. */
export const untilHydrated = (page: Page, part = 'main') =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    part,
  );

/** Waits until the page is hydrated or turns out to have no `main`, for at most 600 frames. */
export function untilUsable(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const checkFrame = (framesLeft: number) => {
          const main = document.querySelector('main');
          const isUsable = !main || Object.keys(main).some((key) => key.startsWith('__reactFiber'));
          if (isUsable || framesLeft === 0) setTimeout(resolve);
          else requestAnimationFrame(() => checkFrame(framesLeft - 1));
        };
        checkFrame(600);
      }),
  );
}

/** A test that waits for `networkidle` will use the page, so `goto` then also waits for hydration. */
function waitForUse(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === 'networkidle') await untilUsable(page);
    return response;
  };
}

/** Opens a new browser context and page for a visitor. */
export async function visit(
  visitor: Visit = {},
): Promise<{ context: BrowserContext; page: Page; origin: string }> {
  const { host, locale = 'en', scheme = 'light', width = 1280, javaScript = true } = visitor;
  const base = origin(host);
  const context = await browser.newContext({
    baseURL: base,
    colorScheme: scheme,
    javaScriptEnabled: javaScript,
    serviceWorkers: visitor.serviceWorker ? 'allow' : 'block',
    viewport: { width, height: width < 500 ? 740 : 900 },
    ...(width < 500 ? { hasTouch: true, isMobile: true } : {}),
    locale: 'en-US',
  });
  context.setDefaultTimeout(Number(process.env.TEST_PATIENCE ?? 60_000));
  await context.addCookies([
    { name: 'sampan_locale', value: locale, url: base },
    { name: 'sampan_scheme', value: scheme, url: base },
  ]);
  const page = await context.newPage();
  if (javaScript) waitForUse(page);
  return { context, page, origin: base };
}

const DEMO = { email: 'demo@sampan.test', password: 'sampan-demo-1' };

/** The cookies that a sign-in sets, without the language; by default of the demonstration shopper. */
export async function sessionCookies(base: string, credentials = DEMO) {
  const { headers, status } = await ask(
    inject('port'),
    new URL(base).hostname,
    '/api/front/user/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    },
  );
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
  return cookies.filter(({ name }) => name !== 'sampan_locale');
}

/** Signs a shopper in, by default the demonstration shopper. */
export async function signInAs(
  context: BrowserContext,
  base: string,
  credentials = DEMO,
): Promise<void> {
  await context.addCookies(await sessionCookies(base, credentials));
}
