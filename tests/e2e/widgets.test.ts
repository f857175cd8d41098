import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantFile } from '../../src/contract/ops/shop/tenant-file.ts';
import { ask } from '../../tools/servers/http.ts';
import { operate } from '../api/support/fulfilment.ts';
import { copyOfNaga } from '../api/support/tenants.ts';
import { DEFAULT_HOST } from '../api/support/world.ts';
import { startServer } from '../support/server.ts';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';

openBrowser();

/** Polls a value for at most 30 seconds. */
const soon = (look: () => unknown) => expect.poll(look, { timeout: 30_000 });

/** Creates a tenant like Naga with these changes. Returns its host. */
async function shopWith(record: Partial<TenantFile['record']>): Promise<string> {
  const naga = await copyOfNaga();
  const body = { ...naga, record: { ...naga.record, ...record } };
  await operate({ host: DEFAULT_HOST }, 'putTenantFile', { params: { id: body.id }, body });
  return body.hosts[0] ?? '';
}

/** Simulates a provider's server in the browser. Returns the URLs that are requested from it. */
async function provide(context: BrowserContext, origin: string, script = ''): Promise<URL[]> {
  const requests: URL[] = [];
  await context.route(`${origin}/**`, async (route) => {
    requests.push(new URL(route.request().url()));
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

/** Follows a link of the header without loading the document again. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.locator(`header nav a[href="${path}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('main h1').first().waitFor();
}

const PROVIDER = 'https://chat.example';
const CHAT = `
  document.body.insertAdjacentHTML('beforeend', '<textarea aria-label="Message"></textarea>');
`;
/** A chat that tries to read the shop's data and records the results. */
const SPY = `
  const tried = {};
  const attempt = (name, look) => {
    try { tried[name] = String(look()); } catch (error) { tried[name] = error.name; }
  };
  attempt('origin', () => origin);
  attempt('cookie', () => document.cookie);
  localStorage.setItem('seen', '1');
  attempt('storage', () => localStorage.getItem('seen'));
  if (parent !== window) {
    attempt('parent', () => parent.document.body.innerHTML);
    attempt('leading away', () => { top.location.href = 'https://evil.example/'; return 'gone'; });
  }
  fetch('/api/front/user/profile').then((r) => r.status, () => 'refused').then((seen) => {
    tried.profile = String(seen);
    document.body.dataset.tried = JSON.stringify(tried);
  });
`;
const chatFrame = (page: Page) => page.frame({ url: /\/support-chat/ });

/** The chat's button once its script is loaded. Until then it is a link to the chat's page. */
async function chatButton(page: Page) {
  const button = page.getByRole('link', { name: 'Support chat' });
  await button.waitFor();
  const isAlive = (link: Element) =>
    Object.keys(link).some((key) => key.startsWith('__reactProps'));
  await soon(() => button.evaluate(isAlive)).toBe(true);
  return button;
}

async function attemptsOf(page: Page): Promise<Record<string, string>> {
  const body = page.frameLocator('dialog iframe').locator('body[data-tried]');
  return JSON.parse((await body.getAttribute('data-tried')) ?? '{}');
}

describe('the support chat', () => {
  const analyticsCode = `<script async src="${PROVIDER}/widget.js"></script>`;
  let host = '';
  beforeAll(async () => {
    host = await shopWith({ analyticsCode });
  });

  it.each<[string, Visit]>([
    ['at a desk', {}],
    ['on a phone, dark scheme', { width: 360, scheme: 'dark' }],
  ])(
    'is opened, closed and opened again by keyboard, and keeps the typed text, %s',
    async (_, visitor) => {
      const { context, page } = await visit({ ...visitor, host });
      const problems = watchErrors(page);
      const requests = await provide(context, PROVIDER, CHAT);
      await page.goto('/');
      const button = await chatButton(page);
      await button.focus();
      // Nothing is requested from the provider until the chat is opened.
      expect(requests).toEqual([]);
      expect(chatFrame(page)).toBeNull();

      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: /^Chat with / });
      await panel.waitFor();
      const message = page.frameLocator('dialog iframe').getByLabel('Message');
      await message.fill('How long does it take?');
      expect(requests).toHaveLength(1);
      await message.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      expect(await button.evaluate((link) => link === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      await panel.waitFor();
      expect(await message.inputValue()).toBe('How long does it take?');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      expect(requests).toHaveLength(1);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('can’t read the shop’s data', async () => {
    const { context, page } = await visit({ host });
    await provide(context, PROVIDER, SPY);
    await page.goto('/');
    await (await chatButton(page)).click();
    const tried = await attemptsOf(page);
    expect(tried).toEqual({
      origin: 'null',
      cookie: '',
      parent: 'SecurityError',
      'leading away': 'SecurityError',
      storage: '1',
      profile: 'refused',
    });
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('stays open while the shopper goes on to other pages', async () => {
    const { context, page } = await visit({ host });
    await provide(context, PROVIDER, CHAT);
    await page.goto('/');
    await (await chatButton(page)).click();
    const message = page.frameLocator('dialog iframe').getByLabel('Message');
    await message.fill('About this');
    await goTo(page, '/faq');
    expect(await message.inputValue()).toBe('About this');
    await context.close();
  });

  it('is a separate page without a script, with the shop’s other contacts', async () => {
    const { context, page } = await visit({ host, javaScript: false });
    await page.goto('/');
    const href = await page.getByRole('link', { name: 'Support chat' }).getAttribute('href');
    await page.goto(href ?? '');
    expect(await page.title()).toMatch(/^Chat with /);
    const email = page.locator('a[href="mailto:help@naga.test"]');
    expect(await email.isVisible()).toBe(true);
    await context.close();
  });

  it('has no origin even if it is opened directly', async () => {
    const { context, page } = await visit({ host });
    await provide(context, PROVIDER, SPY);
    await page.goto('/support-chat');
    const tried = JSON.parse(
      (await page.locator('body[data-tried]').getAttribute('data-tried')) ?? '{}',
    );
    expect(tried).toMatchObject({ origin: 'null', cookie: '', profile: 'refused' });
    await context.close();
  });
});

describe('a widget with its own domain', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer('node', {
      WIDGET_DOMAIN: 'widgets.localhost',
    });
  });
  afterAll(() => server.stop());

  it('has that domain as origin, where no page of the shop is served', async () => {
    const { context, page } = await visit({ host: 'localhost' });
    const problems = watchErrors(page);
    await page.goto(`http://localhost:${server.port}/`);
    await (await chatButton(page)).click();
    const frame = page.frameLocator('dialog iframe');
    await frame.getByLabel('Your message').waitFor();
    const widget = page.frame({ url: /\/support-chat/ });
    const seen = await widget?.evaluate(() => {
      const empty = document.body.appendChild(document.createElement('iframe'));
      const isOurs = (look: () => unknown) => {
        try {
          return Boolean(look());
        } catch {
          return false;
        }
      };
      localStorage.setItem('kept', '1');
      return {
        origin,
        ownFrame: isOurs(() => empty.contentDocument?.body),
        parent: isOurs(() => parent.document),
        cookies: document.cookie,
      };
    });
    expect(seen).toEqual({
      origin: `http://sampan.widgets.localhost:${server.port}`,
      ownFrame: true,
      parent: false,
      cookies: expect.not.stringContaining('sampan_scheme'),
    });
    const shop = await ask(server.port, 'sampan.widgets.localhost', '/');
    expect(shop.status).toBe(404);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a counter', () => {
  const COUNTER = 'https://counter.example';
  const script = `
    const seen = new URLSearchParams({ path: location.pathname + location.search, title: document.title });
    new Image().src = '${COUNTER}/hit?' + seen;
  `;
  const hits = (requests: URL[]) =>
    requests
      .filter(({ pathname }) => pathname === '/hit')
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  let host = '';
  beforeAll(async () => {
    const { features } = (await copyOfNaga()).record;
    host = await shopWith({
      analyticsCode: `<script src="${COUNTER}/count.js"></script>`,
      features: { ...features, silentAnalyticsCode: true },
    });
  });

  it('counts every page that is shown, by its path and title', async () => {
    const { context, page } = await visit({ host });
    const problems = watchErrors(page);
    const requests = await provide(context, COUNTER, script);
    await page.goto('/auth/signup?email=mai%40example.com');
    await soon(() => hits(requests).length).toBe(1);
    const signUp = await page.title();
    await goTo(page, '/faq');
    await soon(() => hits(requests).length).toBe(2);
    expect(hits(requests)).toEqual([
      { path: '/counted/auth/signup', title: signUp },
      { path: '/counted/faq', title: await page.title() },
    ]);
    expect(await page.getByRole('link', { name: 'Support chat' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('does not count visitors who opt out', async () => {
    const { context, page } = await visit({ host });
    const requests = await provide(context, COUNTER, script);
    await context.addInitScript('Navigator.prototype.globalPrivacyControl = true');
    await page.goto('/');
    await goTo(page, '/faq');
    expect(requests).toEqual([]);
    await context.close();
  });
});

describe('Google Analytics', () => {
  /** The origin that the tests' server is configured with. No server is there. */
  const COLLECT = 'https://analytics.test';
  const views = (requests: URL[]) =>
    requests.map(({ searchParams }) => Object.fromEntries(searchParams));
  let host = '';
  beforeAll(async () => {
    host = await shopWith({ googleAnalyticsTraceId: 'G-TEST123456' });
  });

  it('gets a hit for every shown page, all in one visit', async () => {
    const { context, page, origin } = await visit({ host });
    const problems = watchErrors(page);
    const requests = await provide(context, COLLECT);
    await page.goto('/');
    await soon(() => requests.length).toBe(1);
    await goTo(page, '/faq');
    await soon(() => requests.length).toBe(2);
    await page.goto('/product-search?keyword=bag&pageNo=2');
    await soon(() => requests.length).toBe(3);
    const [home, faq, search] = views(requests);
    expect(home).toMatchObject({ v: '2', tid: 'G-TEST123456', en: 'page_view', _s: '1', _ss: '1' });
    expect(home).toMatchObject({ dl: `${origin}/`, ul: 'en' });
    expect(faq).toMatchObject({ dl: `${origin}/faq`, dr: `${origin}/`, _s: '2' });
    expect(faq?.dt).toMatch(/^FAQ|Questions/i);
    expect(search).toMatchObject({ dl: `${origin}/product-search?keyword=bag`, _s: '3' });
    expect(new Set([home?.cid, faq?.cid, search?.cid]).size).toBe(1);
    expect(requests.every(({ pathname }) => pathname === '/g/collect')).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['of a visitor who asks not to be counted', () => host, 'doNotTrack'],
    ['at a tenant without an id', () => 'la.localhost', ''],
  ])('gets no hit %s', async (_, hostOf, property) => {
    const { context, page } = await visit({ host: hostOf() });
    const requests = await provide(context, COLLECT);
    if (property) {
      await context.addInitScript(
        `Object.defineProperty(Navigator.prototype, '${property}', { value: '1' })`,
      );
    }
    await page.goto('/');
    await goTo(page, '/faq');
    expect(requests).toEqual([]);
    await context.close();
  });
});

describe('the app that shows the shop', () => {
  it('gets the shown page and whether a shopper is signed in, and can open pages', async () => {
    const { context, page } = await visit({ host: 'kr.localhost' });
    const problems = watchErrors(page);
    await context.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, {
        told,
        ReactNativeWebView: { postMessage: (json: string) => told.push(JSON.parse(json)) },
      });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    const app = (path: string) =>
      page.evaluate(
        (to) => (window as unknown as { sampanApp: { open(to: string): void } }).sampanApp.open(to),
        path,
      );
    await page.goto('/');
    await soon(told).toContainEqual({
      type: 'page',
      path: '/',
      title: await page.title(),
      signedIn: false,
    });
    await goTo(page, '/faq');
    await soon(told).toContainEqual(
      expect.objectContaining({ path: '/faq', title: await page.title() }),
    );
    await app('https://evil.example/');
    await app('/about');
    await page.waitForURL('**/about');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has no script at another tenant', async () => {
    const { context, page } = await visit();
    await page.goto('/');
    expect(await page.evaluate(() => 'sampanApp' in window)).toBe(false);
    await context.close();
  });
});
