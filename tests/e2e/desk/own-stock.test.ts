import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newOwnCode } from '../../api/support/own-samples.ts';
import { newPerson } from '../../api/support/staff.ts';
import { png } from '../../api/support/uploads.ts';
import { newPayer, PASSWORD } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, origin, signInAs, visit, watchErrors } from '../support/browser.ts';
import { act, deskPage, follow, openDeskAs } from '../support/desk.ts';
import { sidewaysScroll } from '../support/pages.ts';
import { addToCart, checkOut, findProduct, pay } from '../support/shopper.ts';

openBrowser();

const send = (page: Page, call: string) => follow(page, `form[action*="${call}?"] [type=submit]`);
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).first().fill(value);
  }
};

/** Axe itself is a script. */
async function expectSound(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** Opens all folded rows of a form, so that their fields can be typed into. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

/** Types a product with two colours, and mends what is wrong with it. */
async function typeProduct(page: Page, code: string): Promise<void> {
  await page.goto(deskPage('/shop/own'));
  await act(page, 'own-products', { code });
  const saved = () => send(page, page.url().split('/').at(-1)?.split('?')[0] ?? '');
  await unfold(page);
  await fill(page, {
    'title.en': `Walnut stool ${code}`,
    'options.0.name.en': 'Colour',
    'options.0.values.0.name.en': 'Dark',
  });
  await saved();
  await unfold(page);
  await fill(page, { 'options.0.values.1.name.en': 'Light' });
  await saved();
  await send(page, '/combinations');
  await fill(page, {
    'variants.0.price': 'forty',
    'variants.0.weightG': '2400',
    'variants.0.stock': '1',
    'variants.1.price': '42',
    'variants.1.weightG': '2400',
    'variants.1.stock': '3',
  });
  await saved();
  const price = page.locator('[name="variants.0.price"]');
  expect(await price.inputValue()).toBe('forty');
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('[name="variants.1.stock"]').inputValue()).toBe('3');
  await price.fill('40');
  await saved();
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
}

describe.each([
  ['with scripts, at a desk', { width: 1440, javaScript: true }],
  ['without scripts, by phone, in Chinese', { width: 360, locale: 'zh-CN', javaScript: false }],
])('own stock, %s', (_, visitor) => {
  it('is typed, shown, published, found, bought, and taken from the shelf', async () => {
    const code = newOwnCode();
    const marketing = await newPerson('MARKETING');
    const page = await openDeskAs(marketing, deskPage('/shop/own'), visitor);
    const problems = watchErrors(page);
    await typeProduct(page, code);
    const buffer = Buffer.from(png());
    await page
      .locator('[name=file]')
      .setInputFiles({ name: 'stool.png', mimeType: 'image/png', buffer });
    await send(page, '/pictures');
    expect(await page.locator('.desk-pictures img').count()).toBe(1);
    await expectSound(page, visitor.javaScript);
    const product = page.url();
    await send(page, '/publish');
    await expectSound(page, visitor.javaScript);

    const payer = await newPayer('900');
    const shop = await visit({ ...visitor, host: 'localhost', locale: 'en' });
    await signInAs(shop.context, origin(), { email: payer.email, password: PASSWORD });
    await findProduct(shop.page, `walnut stools ${code}`, 'SelfOwned');
    expect(await shop.page.locator('h1').innerText()).toContain(`Walnut stool ${code}`);
    await addToCart(shop.page, visitor.javaScript);
    await checkOut(shop.page);
    await pay(shop.page);
    const orderNo = (await payer.call('listPurchaseOrders', {})).records[0]?.orderNo ?? '';

    await page.goto(product);
    const stock = page.locator('#stock > .desk-table tbody tr').first();
    expect((await stock.locator('.desk-number').allInnerTexts()).map(Number)).toEqual([1, 1, 0]);
    const buyer = await newPerson('BUYER');
    const desk = await openDeskAs(buyer, deskPage(`/orders/${orderNo}`), visitor);
    await act(desk, 'accept');
    await act(desk, 'bought');
    expect(await desk.locator('main').innerText()).toContain(orderNo);
    await page.goto(product);
    expect((await stock.locator('.desk-number').allInnerTexts()).map(Number)).toEqual([0, 0, 0]);
    await act(page, 'stock', { pieces: '2', reason: 'A delivery' });
    expect((await stock.locator('.desk-number').allInnerTexts()).map(Number)).toEqual([2, 0, 2]);
    await send(page, '/archive');
    expect(problems).toEqual([]);
  });

  it('is brought in as a pasted table, mended in place', async () => {
    const code = newOwnCode();
    const marketing = await newPerson('MARKETING');
    const page = await openDeskAs(marketing, deskPage('/shop/own/import'), visitor);
    const rows = [
      ['price', 'code', 'sku', 'title', 'weight', 'stock', 'option1', 'value1'],
      ['12.50', code, `${code}-S`, `Felt hat ${code}`, '90', '4', 'Size', 'S'],
      ['free', code, `${code}-L`, '', '95', '2', 'Size', 'L'],
    ];
    await page.fill('[name=text]', rows.map((cells) => cells.join('\t')).join('\n'));
    await send(page, '/own-product-sheets');
    const wrong = page.locator('[name^="mended.3.cells."]');
    expect(await wrong.first().inputValue()).toBe('free');
    await expectSound(page, visitor.javaScript);
    await wrong.first().fill('13.00');
    await follow(page, 'form:has([name="mended.3.line"]) [type=submit]');
    await send(page, '/own-products/import');
    await page.locator('tr', { hasText: code }).first().locator('a').first().click();
    await page.waitForURL(/\/shop\/own\/[0-9A-Z]{26}/);
    expect(await page.locator('[name="variants.1.price"]').inputValue()).toBe('13.00');
    await expectSound(page, visitor.javaScript);
  });
});
