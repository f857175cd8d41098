import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../../api/support/fulfilment.ts';
import { newTenantFacts } from '../../api/support/shop-samples.ts';
import { newPerson } from '../../api/support/staff.ts';
import { png } from '../../api/support/uploads.ts';
import { DEFAULT_HOST, visit } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { follow, openDeskAs } from '../support/desk.ts';
import { madeShop } from '../support/new-shop.ts';
import { sidewaysScroll } from '../support/pages.ts';

openBrowser();

/** A tenant of these tests alone, in English and Russian. */
const newTenant = async () => {
  const facts = newTenantFacts();
  await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
  return facts;
};

const send = (page: Page, call: string) => follow(page, `form[action*="/${call}?"] [type=submit]`);

const shopOrigin = (page: Page, host: string) => {
  const { protocol, port } = new URL(page.url());
  return `${protocol}//${host}:${port}`;
};

async function expectSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** The largest size of the editor of articles, as compressed for sending (decision 105). */
const EDITOR_BYTES = 108 * 1024;

/** The compressed size of the editor's script; 0 if the page has not loaded it. */
const editorBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /visual-editor[^/]*\.js$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

describe('marketing, with scripts', () => {
  it('writes an article in two languages in the editor, publishes it, and goes back', async () => {
    const { id, host } = await newTenant();
    const person = await newPerson('MARKETING', { tenantId: id });
    const path = `/desk/${id}/shop/articles/ABOUT_US`;
    const page = await openDeskAs(person, `${path}?language=en`, { width: 1440 });
    const problems = watchErrors(page);
    const write = async (text: string) => {
      await page.getByRole('button', { name: 'Edit the text' }).click();
      const editor = page.locator('[contenteditable=true]');
      await editor.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      // Whatever the replaced text began with: a paragraph, which the button then makes a heading.
      await page.keyboard.press('Control+Alt+0');
      await page.locator('.desk-editor-tools button').nth(2).hover();
      await page.mouse.down();
      // Else Enter would press the button again.
      expect(await editor.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.mouse.up();
      await page.keyboard.press('Enter');
      await page.keyboard.type('As we said.');
      expect(await editorBytes(page)).toBeLessThan(EDITOR_BYTES);
      await send(page, 'ABOUT_US');
    };
    expect(await editorBytes(page)).toBe(0);
    await write('Who we are');
    expect(await page.locator('.desk-prose h2').first().innerText()).toBe('Who we are');
    await follow(page, '.desk-tabs a[href$="language=ru"]');
    await write('Кто мы');
    await expectSound(page);
    const shown = async (language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      return (await visit('/about', { host, headers })).text;
    };
    expect(await shown('ru')).not.toContain('Кто мы');
    await send(page, 'publish');
    expect(await shown('ru')).toContain('>Кто мы</a></h2>');
    expect(await shown('en')).toContain('>Who we are</a></h2>');
    await send(page, 'roll-back');
    expect(await shown('ru')).not.toContain('Кто мы');
    expect(problems).toEqual([]);
  });

  it('sees both schemes of a colour while it is chosen', async () => {
    const { id } = await newTenant();
    const person = await newPerson('TENANT_ADMIN', { tenantId: id });
    const page = await openDeskAs(person, `/desk/${id}/shop/parts/theme`, { width: 1440 });
    const button = page.locator('[data-scheme=dark] .desk-look-button');
    const before = await button.getAttribute('style');
    await page.locator('[name=themeColor]').fill('#b91c1c');
    await expect.poll(() => button.getAttribute('style')).not.toBe(before);
    await expectSound(page);
  });
});

describe.each([
  ['with scripts', { width: 1440, javaScript: true }],
  ['without scripts, by phone', { width: 360, javaScript: false }],
])('marketing, %s,', (_, visitor) => {
  it('sets the order of home, and what it shows', async () => {
    const { id, host } = await newTenant();
    const person = await newPerson('MARKETING', { tenantId: id });
    const page = await openDeskAs(person, `/desk/${id}/shop/parts/home`, visitor);
    const places = page.locator('[name=homeSections]');
    const choose = async (...sections: string[]) => {
      for (const [i, section] of sections.entries()) await places.nth(i).selectOption(section);
      await send(page, 'home');
    };
    const shown = async () => {
      const { text } = await visit('/', { host, headers: { accept: 'text/html' } });
      return [...text.matchAll(/<div id="(door|products|how)"/g)].map(([, part]) => part);
    };
    expect(await shown()).toEqual(['door', 'products', 'how']);
    // The same section twice is refused at the second place; nothing at all at the list.
    await choose('STEPS', '', 'STEPS');
    expect(await places.nth(2).getAttribute('aria-invalid')).toBe('true');
    await choose('', '', '');
    expect(await page.locator('.desk-wrong').count()).toBe(1);
    await choose('GOODS', 'DOOR', '');
    expect(await shown()).toEqual(['door', 'products', 'how']);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // The checker waits for timers, which a page without scripts has not.
    if (visitor.javaScript) expect(await axeViolations(page)).toEqual([]);
    await send(page, 'publish');
    expect(await shown()).toEqual(['products', 'door']);
    await send(page, 'roll-back');
    expect(await shown()).toEqual(['door', 'products', 'how']);
  });
});

describe.each([
  ['at a desk, in English', { width: 1440 }],
  ['by phone, in Chinese', { width: 360, locale: 'zh-CN' }],
])('marketing without scripts, %s', (_, visitor) => {
  let tenant: Awaited<ReturnType<typeof newTenant>>;
  let page: Page;
  beforeAll(async () => {
    tenant = await newTenant();
  });

  it('uploads a picture, drafts a banner with it, previews, publishes, and goes back', async () => {
    const person = await newPerson('MARKETING', { tenantId: tenant.id });
    page = await openDeskAs(person, `/desk/${tenant.id}/shop/pictures`, {
      ...visitor,
      javaScript: false,
    });
    await page.locator('[name=name]').fill('Winter');
    const buffer = Buffer.from(png());
    await page
      .locator('[name=file]')
      .setInputFiles({ name: 'winter.png', mimeType: 'image/png', buffer });
    await send(page, 'pictures');
    const image = (await page.locator('.desk-pictures code').first().innerText()).trim();
    expect(image).toMatch(/^\/uploads\/shop-picture\/.+-r\.webp$/);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.goto(`/desk/${tenant.id}/shop/parts/banners`);
    await page.locator('.desk-part-row > summary').first().click();
    await page.locator('[name="banners.0.image"]').fill(image);
    await page.locator('[name="banners.0.title.en"]').fill('Winter sale');
    await page.locator('[name="banners.0.until"]').fill('2099-01-01T12:00');
    await send(page, 'banners');
    expect(await page.locator('.desk-conflict').count()).toBe(0);
    expect(await page.locator('#draft ins').allInnerTexts()).toContain('Winter sale');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    const shop = shopOrigin(page, tenant.host);
    await send(page, 'preview');
    const link = await page.locator('a[href*="/preview-shop?token="]').getAttribute('href');
    const preview = await page.context().newPage();
    await preview.goto(`${shop}/preview-shop${new URL(link ?? '').search}`);
    expect(await preview.locator('.view-bar').count()).toBe(1);
    expect(await preview.locator('picture source').first().getAttribute('srcset')).toContain(
      '.avif',
    );
    await Promise.all([
      preview.waitForNavigation(),
      preview.locator('.view-bar [type=submit]').click(),
    ]);
    const home = async () => (await preview.goto(`${shop}/`))?.text();
    expect(await home()).not.toContain(image);
    await page.goto(`/desk/${tenant.id}/shop/parts/banners`);
    await send(page, 'publish');
    expect(await home()).toContain(image);
    await send(page, 'roll-back');
    expect(await home()).not.toContain(image);
  });

  it('writes an article as HTML', async () => {
    await page.goto(`/desk/${tenant.id}/shop/articles/FAQ?language=en`);
    await page.locator('[name=html]').fill('<p>Ask <b>us</b>.<script>x</script></p>');
    await send(page, 'FAQ');
    expect(await page.locator('[name=html]').inputValue()).toBe('<p>Ask <b>us</b>.</p>');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

it('an owner makes a shop without a file or a command, and it serves', async () => {
  const { facts, page } = await madeShop();
  expect(new URL(page.url()).pathname).toBe(`/desk/${facts.id}/shop`);
  const shop = await page.context().newPage();
  await shop.goto(shopOrigin(page, facts.host));
  expect(await shop.title()).toContain('Steppe Post');
});
