import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

export const LARGEST = 10_485_760;
export const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

export const panelOf = (page: Page) => page.getByRole('dialog');
export const chooserOf = (page: Page) => panelOf(page).locator('input[type=file]').first();

/** Opens a page, waits for its script, and opens the panel. */
export async function openPanel(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('a[data-picture-search]:visible').first().click();
  await panelOf(page).waitFor();
}

/** Delays uploads until they are released, and gives access to the posted form. */
export async function holdUploads(page: Page) {
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
export async function firstFound(page: Page): Promise<string | null> {
  const picture = page.locator('main article img').first();
  await picture.waitFor();
  return picture.getAttribute('src');
}

export const VISITORS: [string, Visit][] = [
  ['at a desk', {}],
  ['on a phone, in Arabic', { host: 'pk.localhost', locale: 'ar', width: 360 }],
  [
    'on a tablet, in Lao, dark scheme',
    { host: 'la.localhost', locale: 'la', width: 768, scheme: 'dark' },
  ],
];
