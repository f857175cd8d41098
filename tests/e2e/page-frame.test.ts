import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, signInAs, type Visit, visit } from './support/browser.ts';
import { textsOf } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';

/* The frame of every page: docs/specification.md section 2. */
openBrowser();

async function open(path: string, visitor: Visit = {}, prepare?: (page: Page) => Promise<void>) {
  const opened = await visit(visitor);
  await prepare?.(opened.page);
  await opened.page.goto(path, { waitUntil: 'networkidle' });
  return opened;
}

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('the options of a page', () => {
  it('can hide header and footer', async () => {
    const { context, page } = await open('/offline');
    expect(await page.locator('header').count()).toBe(0);
    expect(await page.locator('footer').count()).toBe(0);
    await page.goto('/faq');
    expect(await page.locator('header').count()).toBe(1);
    expect(await page.locator('footer').count()).toBe(1);
    await context.close();
  });

  it('can add a background decoration', async () => {
    const { context, page } = await open('/auth/login');
    const decoration = page
      .locator('body > * > :first-child')
      .filter({ hasNot: page.locator('*') });
    expect(
      await decoration.first().evaluate((element) => getComputedStyle(element).backgroundImage),
    ).toMatch(/gradient|url/);
    await context.close();
  });

  it('can leave out the search field, or collapse it', async () => {
    const { context, page } = await open('/');
    // Home has a large field of its own (home.test.ts).
    expect(await page.locator('header input[type=search]').isVisible()).toBe(false);
    await page.goto('/faq');
    await page.locator('header input[type=search]').waitFor({ state: 'visible' });
    await page.goto('/auth/login', { waitUntil: 'networkidle' });
    expect(await page.locator('header input[type=search]').isVisible()).toBe(false);
    await context.close();
  });

  it('can leave out the bottom padding', async () => {
    const { context, page } = await open('/');
    expect(await style(page, 'main', 'padding-block-end')).toBe('0px');
    await page.goto('/faq');
    expect(Number.parseFloat(await style(page, 'main', 'padding-block-end'))).toBeGreaterThan(0);
    await context.close();
  });
});

describe('the header', () => {
  it.each([1280, 1440])(
    'has its parts in the same order, and the same height, on every page %s pixels wide',
    async (width) => {
      const { context, page } = await open('/', { width });
      const tops: number[] = [];
      for (const path of ['/', '/faq', '/auth/login']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Brand, search if the page has one, account, cart, navigation.
        const parts = page.locator(
          'header :is(a[href="/"], search, a[href^="/auth/login"], a[href="/cart"], ul:not(dialog ul, details ul))',
        );
        const names = await parts.evaluateAll((found) => found.map(({ tagName }) => tagName));
        expect(names.filter((name) => name !== 'SEARCH')).toEqual(['A', 'A', 'A', 'UL']);
        if (path !== '/') expect(names.indexOf('SEARCH')).toBe(1);
        tops.push((await parts.last().boundingBox())?.y ?? 0);
      }
      expect(new Set(tops).size).toBe(1);
      await context.close();
    },
  );
});

describe('the navigation', () => {
  it('announces no entry as current on a page that is not in it', async () => {
    const { context, page } = await open('/auth/login');
    const current = page.locator('header nav [aria-current]');
    const color = (entry: number) =>
      page
        .locator('header nav ul')
        .first()
        .locator('a')
        .nth(entry)
        .evaluate((link) => getComputedStyle(link).color);
    expect(await current.count()).toBe(0);
    expect(await color(0)).not.toBe(await color(1));
    await page.goto('/faq');
    const hrefs = await current.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect([...new Set(hrefs)]).toEqual(['/faq']);
    await context.close();
  });
});

describe('during a navigation', () => {
  it('a progress bar shows', async () => {
    const { context, page } = await open('/faq');
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/RSC/**', async (route) => {
      await mayGo;
      await route.continue();
    });
    await page.locator('header nav a[href="/about"], header a[href="/about"]').first().click();
    const bar = page.locator('div[aria-hidden=true][data-active]');
    await bar.waitFor({ state: 'attached' });
    expect(await bar.evaluate((line) => line.style.transform)).toMatch(/^scaleX\(0\.\d+\)$/);
    letGo();
    await page.waitForURL('**/about');
    await bar.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the how-to-use page', () => {
  it('has a banner with its name, and pictures on alternating sides', async () => {
    const { context, page } = await open('/how-to-use');
    const steps = page.locator('main ol > li');
    expect(await page.locator('main h1').innerText()).toBe('How it works');
    expect((await page.locator('main h1').locator('..').boundingBox())?.height).toBe(200);
    const sides = await steps.evaluateAll((items) =>
      items.map((item) => {
        const [text, picture] = [...item.children].map((part) => part.getBoundingClientRect().left);
        return (picture ?? 0) > (text ?? 0) ? 'right' : 'left';
      }),
    );
    expect(sides.length).toBeGreaterThan(2);
    expect(sides).toEqual(sides.map((_, i) => (i % 2 === 0 ? sides[0] : sides[1])));
    expect(sides[0]).not.toBe(sides[1]);
    await context.close();
  });
});

describe('the footer', () => {
  it('has the phone, the e-mail address, and the tenant in its copyright', async () => {
    const { context, page } = await open('/faq');
    const footer = page.locator('footer');
    expect(await footer.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await footer.innerText()).toMatch(/© ?2023–\d{4} Sampan/);
    await context.close();
  });

  it('copies the phone number and a contact account, and confirms it', async () => {
    const { context, page, origin } = await open('/faq');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const values = page.locator('footer [data-press=copy]');
    for (const value of [values.first(), values.last()]) {
      await value.click();
      const expected = await value.getAttribute('data-value');
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    }
    await page.getByText('Copied').first().waitFor();
    await context.close();
  });
});

it('the clock shows minutes, and changes with them only', async () => {
  const { context, page } = await open('/faq');
  const at = new Date('2026-11-22T10:00:05.000Z');
  await page.clock.install({ time: at });
  await page.reload();
  const clock = page.locator('header span', { hasText: 'UTC' }).last();
  // A shop at the default host is in Sydney.
  await expect.poll(() => clock.textContent()).toMatch(/9:00.*UTC\+11$/);
  await page.clock.runFor(40_000);
  expect(await clock.textContent()).toMatch(/9:00/);
  await page.clock.runFor(30_000);
  await expect.poll(() => clock.textContent()).toMatch(/9:01/);
  expect(await clock.textContent()).not.toMatch(/\d:\d\d:\d\d/);
  await context.close();
});

describe('the user menu', () => {
  it('says "sign in / sign up" to a visitor', async () => {
    const { context, page } = await open('/faq');
    const trigger = page.locator('header a[href^="/auth/login"]').first();
    expect(await trigger.innerText()).toMatch(/^sign in \/ sign up$/i);
    await context.close();
  });

  it('opens on hover, has a red badge at the messages, and has “Sign out” last', async () => {
    const { context, page, origin } = await visit();
    await signInAs(context, origin);
    await page.route('**/api/front/user/profile', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), unreadNotificationCount: 3 },
      });
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator('header a[href="/my"]').first().hover();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const badge = menu.locator('a[href="/my/message"]').getByText('3', { exact: true }).first();
    const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(await menu.getByRole('menuitem').last().innerText()).toBe('Sign out');
    await context.close();
  });
});

describe('the search field', () => {
  it('is cleared by its button', async () => {
    const { context, page } = await open('/faq');
    const field = page.locator('header input[type=search]');
    await field.fill('tea');
    await page.getByRole('button', { name: 'Clear the search field' }).first().click();
    expect(await field.inputValue()).toBe('');
    await context.close();
  });

  it('opens instead of searching when it is collapsed and submitted', async () => {
    const { context, page } = await open('/auth/login');
    await page.locator('header search button[type=submit]').click();
    const field = page.locator('header input[type=search]');
    await field.waitFor({ state: 'visible' });
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    await context.close();
  });
});

it('the drop zone of the picture search states the accepted files', async () => {
  const { context, page } = await open('/faq');
  await page.locator('a[data-picture-search]:visible').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Drop an image here').waitFor();
  await panel.getByText('One JPEG or PNG image, up to 10 MB').waitFor();
  await context.close();
});

const WRONG_LINK = 'https://www.example.com/not-a-product';

it.each([
  ['in the search field', '/faq'],
  ['in the address of a product', '/product?url=no-such-link'],
  ['in the address of a search', `/product-search?keyword=${encodeURIComponent(WRONG_LINK)}`],
])('a wrong link %s opens a dialog with a title, a message and one button', async (_, path) => {
  const { context, page } = await open(path);
  if (path === '/faq') {
    const field = page.locator('header input[type=search]');
    await field.fill(WRONG_LINK);
    await field.press('Enter');
  }
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
  await dialog.waitFor();
  expect(await dialog.getByRole('heading').count()).toBe(1);
  expect((await dialog.locator('p').first().innerText()).length).toBeGreaterThan(20);
  expect(await dialog.getByRole('button').count()).toBe(1);
  await dialog.getByRole('button').click();
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

it('a short link that can’t be followed opens a dialog that says so, with ways on', async () => {
  const { context, page } = await open('/faq');
  const texts = textsOf({});
  const answer = { kind: 'NEEDS_EXPANSION', platform: 'Taobao' };
  await page.route('**/api/front/product/link?*', (route) => route.fulfill({ json: answer }));
  const field = page.locator('header input[type=search]');
  await field.fill('【淘宝】https://m.tb.cn/h.no-such-link 「陶瓷 马克杯」');
  await field.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('heading', { name: texts['search.wrongLink.shortTitle'] ?? '' }).waitFor();
  await dialog.getByRole('link', { name: texts['results.askSourcing'] ?? '' }).waitFor();
  await dialog.getByRole('link', { name: '陶瓷 马克杯' }).click();
  await page.waitForURL(/keyword=%E9%99%B6%E7%93%B7/);
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

it('the page is marked once it is scrolled past 65 % of the window’s height', async () => {
  const { context, page } = await open('/faq');
  const isMarked = () => page.locator('html[data-scrolled]').count();
  expect(await isMarked()).toBe(0);
  await page.evaluate(() => scrollTo(0, innerHeight * 0.6));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await isMarked()).toBe(0);
  await page.evaluate(() => scrollTo(0, innerHeight * 0.7));
  await eventually(isMarked).toBe(1);
  await context.close();
});
