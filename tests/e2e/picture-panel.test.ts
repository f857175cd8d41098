import { describe, expect, it } from 'vitest';
import { PHONE_PAGE } from '../../tools/quality/pictures/screenshots.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { sidewaysScroll } from './support/pages.ts';
import { blank, type PostedFile, putFiles, somePicture } from './support/picture.ts';
import {
  chooserOf,
  firstFound,
  holdUploads,
  JPEG_START,
  LARGEST,
  openPanel,
  panelOf,
  VISITORS,
} from './support/picture-panel.ts';

/* The panel itself: what stays in the page, wherever the backend is. */

openBrowser();

const COMMON = await import('../../locales/en/common.json', { with: { type: 'json' } });
const text = (key: keyof typeof COMMON.default) => COMMON.default[key];

const FIELD = 'header search input[type=search]';

describe.each(VISITORS)('a shopper %s', (_, visitor) => {
  const { width = 1280 } = visitor;

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
    // Radix returns the focus in a task after it has removed the panel.
    await eventually(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
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
  await putFiles(page, 'drop', '[role=dialog]', [await blank(10, 10)]);
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
    await putFiles(page, 'drop', '[role=dialog]', [one, one]);
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
    await putFiles(page, how, FIELD, [file]);
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
  await putFiles(page, 'paste', 'body', [(await somePicture('localhost')).file]);
  await page.waitForURL(/\/product-search\?imageUrl=/);
  await context.close();
});

it('with a script, the form of the picture search’s page uses the panel', async () => {
  const { context, page } = await visit();
  await page.goto('/search-by-picture', { waitUntil: 'networkidle' });
  await page.locator('main [name=file]').setInputFiles(await blank(8, 8));
  await panelOf(page).getByRole('alert').waitFor();
  await context.close();
});

it('a picture pasted anywhere on the page of the picture search is searched by', async () => {
  const { context, page } = await visit();
  await page.goto('/search-by-picture', { waitUntil: 'networkidle' });
  await putFiles(page, 'paste', 'body', [(await somePicture('localhost')).file]);
  await page.waitForURL(/\/product-search\?imageUrl=/);
  await context.close();
});

it('for a screenshot the panel proposes the part that shows goods, which the shopper can move', async () => {
  const { context, page } = await visit({ width: 360 });
  const { image, file } = await somePicture('localhost');
  const buffer = await PHONE_PAGE.make([file.buffer], 1);
  await openPanel(page);
  await chooserOf(page).setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer });
  const panel = panelOf(page);
  const frame = panel.getByRole('button', { name: text('imageSearch.crop.move') });
  const search = panel.getByRole('button', { name: text('imageSearch.crop.search') });
  await frame.waitFor();
  expect(await search.evaluate((it) => it === document.activeElement)).toBe(true);
  const topOf = async () => (await frame.boundingBox())?.y ?? 0;
  const proposed = await topOf();
  await frame.press('ArrowDown');
  expect(await topOf()).toBeGreaterThan(proposed);
  await frame.press('ArrowUp');
  await search.click();
  await page.waitForURL(/\/product-search\?imageUrl=/);
  expect(await firstFound(page)).toContain(image);

  await page.locator('main a[data-searched-picture]').click();
  await frame.waitFor();
  await panel.getByRole('button', { name: text('imageSearch.crop.whole') }).click();
  await panel.waitFor({ state: 'hidden' });
  await context.close();
});
