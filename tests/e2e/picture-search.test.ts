import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { send } from './support/forms.ts';
import { sidewaysScroll } from './support/pages.ts';
import { blank, give, type PostedFile, somePicture } from './support/picture.ts';

openBrowser();

const COMMON = await import('../../locales/en/common.json', { with: { type: 'json' } });
const text = (key: keyof typeof COMMON.default) => COMMON.default[key];

const FIELD = 'header search input[type=search]';
const LARGEST = 10_485_760;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

const panelOf = (page: Page) => page.getByRole('dialog');
const chooserOf = (page: Page) => panelOf(page).locator('input[type=file]').first();

/** Opens a page, waits for its script, and opens the panel. */
async function openPanel(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('a[data-picture-search]:visible').first().click();
  await panelOf(page).waitFor();
}

/** Delays uploads until they are released, and gives access to the posted form. */
async function holdUploads(page: Page) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: posted, resolve: setPosted } = Promise.withResolvers<Buffer>();
  await page.route('**/uploads', async (route) => {
    setPosted(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await gate;
    await route.continue();
  });
  return { letGo, posted };
}

/** URL of the picture on the first card of the results. */
async function firstFound(page: Page): Promise<string | null> {
  const picture = page.locator('main article img').first();
  await picture.waitFor();
  return picture.getAttribute('src');
}

const VISITORS: [string, Visit][] = [
  ['at a desk', {}],
  ['on a phone, in Arabic', { host: 'pk.localhost', locale: 'ar', width: 360 }],
  [
    'on a tablet, in Lao, dark scheme',
    { host: 'la.localhost', locale: 'la', width: 768, scheme: 'dark' },
  ],
];

describe.each(VISITORS)('a shopper %s', (_, visitor) => {
  const { host = 'localhost', width = 1280 } = visitor;

  it('opens and closes the panel with the keyboard', async () => {
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const opener = page.locator('a[data-picture-search]:visible').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await panel.waitFor();
    const [start, wide, high] = await panel.evaluate((it) => {
      const { offsetLeft, offsetWidth, offsetHeight } = it as HTMLElement;
      return [offsetLeft, offsetWidth, offsetHeight];
    });
    expect(high).toBe(322);
    if (width < 768) expect([start, wide]).toEqual([0, width]);
    expect(await sidewaysScroll(page)).toBe(0);
    for (let stop = 0; stop < 6; stop++) {
      expect(await panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds the product of a picture first, and comes back to the page', async () => {
    const { context, page, origin } = await visit(visitor);
    const problems = watchErrors(page);
    const { image, file } = await somePicture(host);
    await openPanel(page);
    await chooserOf(page).setInputFiles(file);
    await page.waitForURL(/\/product-search\?imageUrl=/);
    await panelOf(page).waitFor({ state: 'hidden' });
    expect(await firstFound(page)).toContain(image);
    const searched = page.locator('main img[src^="/uploads/product-search/"]').first();
    await eventually(() => searched.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(
      200,
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${origin}/faq`);
    expect(await panelOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('the panel is locked during an upload, and the upload can be cancelled', async () => {
  const { context, page } = await visit();
  await openPanel(page, '/');
  const { letGo, posted } = await holdUploads(page);
  await chooserOf(page).setInputFiles((await somePicture('localhost')).file);
  const panel = panelOf(page);
  await panel.getByRole('img').waitFor();
  const form = (await posted).toString('latin1');
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'key',
    'name',
    'policy',
    'OSSAccessKeyId',
    'signature',
    'file',
  ]);
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(
    panel.getByRole('button', { name: text('imageSearch.close') }).isDisabled(),
  ).resolves.toBe(true);
  await give(page, 'drop', '[role=dialog]', [await blank(10, 10)]);
  expect(await panel.getAttribute('aria-busy')).toBe('true');
  await panel.getByRole('button', { name: text('imageSearch.cancel') }).click();
  await chooserOf(page).waitFor({ state: 'attached' });
  letGo();
  expect(await panel.getByRole('alert').count()).toBe(0);
  await page.mouse.click(4, 4);
  await panel.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});

it('uploads a small upright JPEG without the camera’s metadata', async () => {
  const { context, page } = await visit();
  await openPanel(page);
  const { letGo, posted } = await holdUploads(page);
  const buffer = await sharp({
    create: { width: 900, height: 450, channels: 3, background: '#a40' },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await chooserOf(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const form = await posted;
  const file = form.subarray(form.indexOf(JPEG_START.subarray(0, 3)));
  expect(await sharp(file, { failOn: 'none' }).metadata()).toMatchObject({
    format: 'jpeg',
    width: 100,
    height: 200,
  });
  expect((await sharp(file, { failOn: 'none' }).metadata()).exif).toBeUndefined();
  letGo();
  await context.close();
});

describe('an unsuitable picture', () => {
  const jpegNamed = (name: string, buffer: Buffer): PostedFile => ({
    name,
    mimeType: 'image/jpeg',
    buffer,
  });

  it('is refused in the panel; the next try clears the message', async () => {
    const { context, page } = await visit();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await openPanel(page);
    const alert = panelOf(page).getByRole('alert');
    const expectMessage = (key: keyof typeof COMMON.default) =>
      eventually(() => alert.textContent()).toBe(text(key));

    await chooserOf(page).setInputFiles(
      jpegNamed('photo.jpg', Buffer.from('GIF89a, called a JPEG')),
    );
    await expectMessage('imageSearch.image-type-limit');
    await chooserOf(page).setInputFiles(
      jpegNamed('large.jpg', Buffer.concat([JPEG_START], LARGEST + 1)),
    );
    await expectMessage('imageSearch.image-size-limit');
    await chooserOf(page).setInputFiles(await blank(200, 15));
    await expectMessage('imageSearch.image-too-small');
    await chooserOf(page).setInputFiles(jpegNamed('broken.jpg', Buffer.concat([JPEG_START], 4000)));
    await expectMessage('imageSearch.image-unreadable');
    const one = await blank(20, 20);
    await give(page, 'drop', '[role=dialog]', [one, one]);
    await expectMessage('imageSearch.too-many-files');

    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await page.locator('header a[data-picture-search]').click();
    await expectMessage('imageSearch.too-many-files');
    expect(posts).toEqual([]);
    await context.close();
  });

  it('is refused with the server’s message', async () => {
    const { context, page } = await visit();
    const message = 'Not today.';
    await page.route('**/uploads', (route) =>
      route.fulfill({ status: 422, json: { code: 'UPLOAD_REFUSED', message, requestId: '1' } }),
    );
    await openPanel(page);
    await chooserOf(page).setInputFiles(await blank(300, 200));
    const alert = panelOf(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(message);
    await page.unroute('**/uploads');
    await page.route('**/api/front/image-search-token*', (route) => route.abort());
    await chooserOf(page).setInputFiles(await blank(300, 200));
    await eventually(() => alert.textContent()).toContain(text('imageSearch.no-answer'));
    await context.close();
  });
});

describe.each(['paste', 'drop'] as const)('a %s into the search field', (how) => {
  it('opens the panel and searches', async () => {
    const { context, page } = await visit();
    const { image, file } = await somePicture('localhost');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const { letGo } = await holdUploads(page);
    await give(page, how, FIELD, [file]);
    await panelOf(page).getByRole('img').waitFor();
    letGo();
    await page.waitForURL(/\/product-search\?imageUrl=/);
    expect(await firstFound(page)).toContain(image);
    await context.close();
  });
});

it('a picture pasted anywhere while the panel is open is searched by', async () => {
  const { context, page } = await visit();
  await openPanel(page);
  await give(page, 'paste', 'body', [(await somePicture('localhost')).file]);
  await page.waitForURL(/\/product-search\?imageUrl=/);
  await context.close();
});

describe.each([{}, { locale: 'ar', width: 360 }])('without a script: %o', (visitor) => {
  const withoutScript = { ...visitor, javaScript: false };

  it('the camera button leads to a form that searches', async () => {
    const { context, page } = await visit(withoutScript);
    const { image, file } = await somePicture('localhost');
    await page.goto('/faq');
    await page.locator('a[data-picture-search]:visible').first().click();
    await page.waitForURL(/\/search-by-picture$/);
    await page.locator('main [name=file]').setInputFiles(file);
    await page.locator('main form [type=submit]').click();
    await page.waitForURL(/\/product-search\?imageUrl=/);
    expect(await firstFound(page)).toContain(image);
    await page.locator('main a[data-picture-search]').first().click();
    await page.waitForURL(/\/search-by-picture$/);
    await context.close();
  });

  it('the form states the problem, and accepts another picture', async () => {
    const { context, page } = await visit(withoutScript);
    await page.goto('/search-by-picture');
    const alert = page.locator('main').getByRole('alert');
    for (const buffer of [Buffer.from('GIF89a'), Buffer.concat([JPEG_START], LARGEST + 1)]) {
      await page
        .locator('main [name=file]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await send(page, 'main form');
      expect(page.url()).toMatch(/\/search-by-picture\?error=/);
      await alert.waitFor();
    }
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });
});

it('no cache stores the page of the picture search, because its form is valid once', async () => {
  const { context, page } = await visit({ javaScript: false });
  const key = async () => {
    const answer = await page.goto('/search-by-picture');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    return page.locator('main [name=key]').getAttribute('value');
  };
  expect(await key()).not.toBe(await key());
  await context.close();
});

it('with a script, the form of the picture search’s page uses the panel', async () => {
  const { context, page } = await visit();
  await page.goto('/search-by-picture', { waitUntil: 'networkidle' });
  await page.locator('main [name=file]').setInputFiles(await blank(8, 8));
  await page.locator('main form [type=submit]').click();
  await panelOf(page).getByRole('alert').waitFor();
  await context.close();
});
