import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operate } from '../../api/support/fulfilment.ts';
import { newTenantFacts } from '../../api/support/shop-samples.ts';
import { good, inCart } from '../../api/support/shopping.ts';
import { newPerson } from '../../api/support/staff.ts';
import { DEFAULT_HOST, newShopper, PASSWORD } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, signInAs, visit, watchErrors } from '../support/browser.ts';
import { follow, openDeskAs } from '../support/desk.ts';
import { sidewaysScroll } from '../support/pages.ts';

openBrowser();

const send = (page: Page, call: string) => follow(page, `form[action*="/${call}?"] [type=submit]`);

/** Axe itself is a script. */
async function expectSound(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

describe.each([
  ['with scripts, at a desk', { width: 1440, javaScript: true }],
  ['without scripts, by phone, in Chinese', { width: 360, locale: 'zh-CN', javaScript: false }],
])('a rule about goods, %s', (_, visitor) => {
  it('is written, tried, published, met in product page and cart, and taken back', async () => {
    const facts = newTenantFacts();
    await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
    const person = await newPerson('MARKETING', { tenantId: facts.id });
    const shopper = await newShopper(facts.host);
    const item = await good(facts.host);
    const { title, link } = item.product;
    const inTheCart = await inCart(shopper, 1, item);

    const page = await openDeskAs(person, `/desk/${facts.id}/shop/parts/goods`, visitor);
    const problems = watchErrors(page);
    const row = page.locator('.desk-part-row').last();
    await row.locator('summary').first().click();
    const field = (name: string) => page.locator(`[name="goodsRules.1.${name}"]`);
    await field('id').fill('test');
    await field('effect').selectOption('REFUSED');
    await field('title.en').fill('We do not ship this');
    await field('text.en').fill('No carrier takes it.');
    await field('words').fill(`dagger\n${title.slice(0, 4)}`);
    await send(page, 'goods');
    expect(await page.locator('#draft ins').allInnerTexts()).toContain(title.slice(0, 4));
    await expectSound(page, visitor.javaScript);

    await follow(page, 'a[href$="/shop/goods-trial"]');
    await follow(page, 'a[href*="rule=test"]');
    const tried = page.locator('tr', { hasText: title }).first();
    expect(await tried.locator('mark').innerText()).toBe(title.slice(0, 4));
    expect(await tried.locator('img').count()).toBe(1);
    await expectSound(page, visitor.javaScript);
    await page.goto(`/desk/${facts.id}/shop/parts/goods`);
    await send(page, 'publish');

    const base = new URL(page.url()).origin.replace('desk.localhost', facts.host);
    const credentials = { email: shopper.email, password: PASSWORD };
    const shop = await visit({ ...visitor, host: facts.host, locale: 'en' });
    await signInAs(shop.context, base, credentials);
    const openProduct = () => shop.page.goto(`${base}/product?url=${encodeURIComponent(link)}`);
    await openProduct();
    expect(await shop.page.locator('main').innerText()).toContain('We do not ship this');
    expect(await shop.page.locator('form[action*="/cart"]').count()).toBe(0);
    await shop.page.goto(`${base}/cart`);
    const line = shop.page.locator(`#item-${inTheCart.id}`);
    expect(await line.innerText()).toContain('We do not ship this: No carrier takes it.');
    expect(await line.locator('[name=items]').isDisabled()).toBe(true);
    expect(await sidewaysScroll(shop.page)).toBeLessThanOrEqual(0);

    await send(page, 'roll-back');
    await openProduct();
    expect(await shop.page.locator('main').innerText()).not.toContain('We do not ship this');
    await shop.page.goto(`${base}/cart`);
    expect(await line.locator('[name=items]').isDisabled()).toBe(false);
    expect(problems).toEqual([]);
  });
});
