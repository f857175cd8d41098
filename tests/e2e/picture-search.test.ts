import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { send } from './support/forms.ts';
import { sidewaysScroll } from './support/pages.ts';
import { somePicture } from './support/picture.ts';
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
import { fewerIfRemoteBackend } from './support/visitors.ts';

openBrowser();

describe.each(fewerIfRemoteBackend(VISITORS))('a shopper %s', (_, visitor) => {
  const { host = 'localhost' } = visitor;

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
    expect(await page.evaluate(() => document.activeElement?.matches('#main, main h1'))).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${origin}/faq`);
    expect(await panelOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
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

describe('without a script', () => {
  const withoutScript = { locale: 'ar', width: 360, javaScript: false };

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
