import { describe, expect, inject, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';

openBrowser();

type Card = { productUrl: string; productId: string };

/** A product of the catalogue from a marketplace. */
async function someProduct(channel: string): Promise<Card> {
  const { json } = await ask(
    inject('port'),
    'localhost',
    `/api/front/product/search?channel=${channel}&pageSize=1`,
  );
  const [card] = (json as { records: Card[] }).records;
  if (!card) throw new Error(`nothing at ${channel}`);
  return card;
}

const FIELD = 'header form[action="/product-search"] [name=keyword]';

describe.each([true, false])('the search field, with a script: %s', (javaScript) => {
  it('leads from a pasted share text, with Chinese around the link, to the product', async () => {
    const { productUrl } = await someProduct('Taobao');
    const { context, page } = await visit({ javaScript });
    await page.goto('/faq');
    await page.fill(FIELD, `【淘宝】看看这个${productUrl}，不错`);
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/\/product\?url=/);
    await page.locator('main h1').first().waitFor();
    await context.close();
  });

  it('leads from a mobile 1688 link to the product', async () => {
    const { productUrl } = await someProduct('Alibaba');
    const offerId = /(\d+)\.html/.exec(productUrl)?.[1];
    const { context, page } = await visit({ javaScript });
    await page.goto('/faq');
    await page.fill(FIELD, `https://detail.m.1688.com/page/index.html?offerId=${offerId}`);
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/\/product\?url=/);
    await context.close();
  });

  it('explains what to do with a link that is no product', async () => {
    const { context, page } = await visit({ javaScript });
    // The dialog needs the script. Before that is loaded, a page shows the same text.
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.fill(FIELD, 'https://shop.example.com/item/1');
    await page.press(FIELD, 'Enter');
    const explanation = javaScript
      ? page.getByRole('alertdialog').or(page.getByRole('dialog'))
      : page.getByRole('alert').or(page.locator('main h1'));
    await explanation.first().waitFor();
    await context.close();
  });

  it.runIf(javaScript)(
    'explains that link in a dialog even if the link was sent before the texts of the dialog were loaded',
    async () => {
      const { context, page } = await visit();
      const texts = Promise.withResolvers<void>();
      await page.route('**/lazy-texts.json*', async (route) => {
        await texts.promise;
        await route.continue();
      });
      await page.goto('/faq', { waitUntil: 'networkidle' });
      await page.fill(FIELD, 'https://shop.example.com/item/1');
      await page.press(FIELD, 'Enter');
      texts.resolve();
      await page.getByRole('alertdialog').waitFor();
      await context.close();
    },
  );

  it('finds Chinese words', async () => {
    const { context, page } = await visit({ javaScript });
    await page.goto('/faq');
    await page.fill(FIELD, '双肩包');
    await page.press(FIELD, 'Enter');
    await page.waitForURL(/keyword=/);
    await page.locator('main a[href^="/product?url="]').first().waitFor();
    await context.close();
  });
});

it('the marketplace stays as the shopper chose it, and others follow a short list', async () => {
  const { context, page } = await visit();
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const scope = page.locator('header select[name=channel]');
  expect(await scope.inputValue()).toBe('Taobao');
  await page.fill(FIELD, 'teapot');
  await page.press(FIELD, 'Enter');
  await page.waitForURL((url) => url.searchParams.get('channel') === 'Taobao');
  const elsewhere = page.locator('main section', { hasText: 'more at other marketplaces' });
  await elsewhere.locator('article').first().waitFor();
  expect(await elsewhere.locator('article', { hasText: /^Taobao/ }).count()).toBe(0);

  await page.locator('main nav a[href="/product-search?keyword=teapot"]').first().click();
  await eventually(() => scope.inputValue()).toBe('');
  await page.fill(FIELD, 'mug');
  await page.press(FIELD, 'Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === 'mug');
  expect(new URL(page.url()).searchParams.has('channel')).toBe(false);
  await page.locator('header a[href="/faq"]').first().click();
  await page.waitForURL(/\/faq$/);
  expect(await scope.inputValue()).toBe('');
  await context.close();
});
