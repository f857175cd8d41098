import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ask } from '../../../tools/servers/http.ts';
import { PASSWORD, PAY_PASSWORD } from '../../api/support/world.ts';
import { untilUsable } from './browser.ts';

/* Actions of a shopper. They find forms by their calls, so they work in every language. */

const form = (call: string) => `main form[action="/api/front/${call}"]`;
let shoppers = 0;

const newEmail = () => `shopper-${process.pid}-${Date.now()}-${++shoppers}@example.com`;

async function mailedCode(base: string, email: string): Promise<string> {
  const path = `/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  const { json } = await ask(inject('port'), new URL(base).hostname, path);
  const code = /\b\d{6}\b/.exec((json as { mails: { text: string }[] }).mails[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Signs up with the mailed code, which leads to `redirectUrl`. Returns the e-mail. */
export async function signUp(page: Page, base: string, redirectUrl = '/'): Promise<string> {
  const email = newEmail();
  await page.goto(`/auth/signup?redirectUrl=${encodeURIComponent(redirectUrl)}`);
  await page.fill(`${form('user/send-email-code')} [name=email]`, email);
  await page.click(`${form('user/send-email-code')} [type=submit]`);
  const signup = form('user/signup');
  await page.waitForSelector(signup);
  await page.fill(`${signup} [name=verificationCode]`, await mailedCode(base, email));
  await page.fill(`${signup} [name=name]`, 'Mai Phommachanh');
  await page.fill(`${signup} [name=loginPassword]`, PASSWORD);
  await page.click(`${signup} [type=submit]`);
  await page.waitForURL(`${base}${redirectUrl}`);
  return email;
}

/** Searches on the home page, chooses a marketplace, and opens its first product. */
export async function findProduct(page: Page, words: string, channel = 'Taobao'): Promise<void> {
  await page.goto('/');
  const field = page.locator('main form[action="/product-search"] [name=keyword]').first();
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL(/\/product-search\?/);
  await page.locator(`main nav a[href*="channel=${channel}"]`).first().click();
  await page.waitForURL(new RegExp(`channel=${channel}`));
  await page.locator('main a[href^="/product?url="]').first().click();
  await page.waitForURL(/\/product\?url=/);
  // The product may be a new document, which must be hydrated.
  const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (hasScript) await untilUsable(page);
}

/** Chooses an available variant: with a script by its attributes, without one from the list. */
export async function chooseVariant(page: Page, javaScript: boolean): Promise<void> {
  const product = form('cart/multiple');
  if (!javaScript) {
    const option = page.locator(`${product} select option:not([disabled]):not([value=""])`).first();
    await page.selectOption(`${product} select`, await option.getAttribute('value'));
    return;
  }
  for (let group = 0; ; group++) {
    const choices = page.locator(
      `${product} label:has(input[name=variant-${group}]:not([disabled]))`,
    );
    if ((await choices.count()) === 0) return;
    await choices.first().click();
  }
}

export async function addToCart(page: Page, javaScript: boolean): Promise<void> {
  await page.waitForSelector(`${form('cart/multiple')} [type=submit]`);
  await chooseVariant(page, javaScript);
  // Both are awaited at once: a page that is left meanwhile refuses both.
  const [answered] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        /\/front\/cart(\/multiple)?$/.test(response.url()),
    ),
    page
      .locator(`${form('cart/multiple')} [type=submit]`)
      .first()
      .click(),
  ]);
  const status = answered.status();
  if (status >= 400) throw new Error(`adding to the cart answered ${status}`);
}

/** Orders the whole cart, to the first warehouse. */
export async function checkOut(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.locator('main form[action="/checkout"] [type=submit]:not([name])').first().click();
  await page.waitForURL(/\/checkout\?/);
  await page
    .locator(`${form('purchase-orders')} [type=submit]`)
    .first()
    .click();
  await page.waitForURL(/\/payment\?nos=/);
}

/** The button beside the sum of a payment. */
export const PAY = 'main [type=submit][form=pay-form]';

/** Pays what is due through the demo's instant channel, without a balance and so without a pay password. */
export async function payThroughInstant(page: Page): Promise<void> {
  const instant = '[name=channelId][value$="-demo"]';
  await page.locator(`${form('user-account/deposits')} label:has(${instant})`).click();
  await page.click(PAY);
  await page
    .locator(`${form('user-account/update-deposit')} [type=submit]`)
    .first()
    .click();
  await page.waitForURL(/\/payment\/done\?/);
}

/** Sets the first pay password. Whoever has just signed in isn't asked for the login password. */
export async function setPayPassword(page: Page): Promise<void> {
  const first = form('user-account/first-set-pay-password');
  // The field to repeat it is shown only with a script, which compares both.
  for (const field of await page.locator(`${first} input[inputmode=numeric]:visible`).all()) {
    await field.fill(PAY_PASSWORD);
  }
  await page.click(`${first} [type=submit]`);
  await page.waitForSelector(PAY);
}

export async function pay(page: Page): Promise<void> {
  await page.fill('main [name=payPassword]', PAY_PASSWORD);
  await page.click(PAY);
  await page.waitForURL(/\/payment\/done\?/);
}

/** The API's JSON for a path, called as the shopper of this browser. */
export async function askAsShopper(page: Page, base: string, path: string): Promise<unknown> {
  const cookies = await page.context().cookies(base);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await ask(inject('port'), new URL(base).hostname, path, { headers: { cookie } })).json;
}

/** Signs up, finds a product by words, orders it, and pays it. */
export async function buyFirst(
  page: Page,
  base: string,
  words: string,
  javaScript = true,
): Promise<void> {
  await signUp(page, base);
  await findProduct(page, words);
  await addToCart(page, javaScript);
  await checkOut(page);
  await payThroughInstant(page);
}
