import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withProviders } from '../api/support/sign-in-samples.ts';
import { mailedCode, newEmail, newShopper } from '../api/support/world.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { layoutShift, sidewaysScroll } from './support/pages.ts';
import { addToCart, findProduct } from './support/shopper.ts';
import { signIn } from './support/sign-in.ts';

openBrowser();

const HOST = 'localhost';
const SHEET = '[role=dialog]';
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Asks for a code within a part of the page, and types what was mailed. */
async function byCode(page: Page, scope: string, email: string): Promise<void> {
  await page.fill(`${scope} [name=email]`, email);
  await page.locator(`${scope} form:has([name=email]) [type=submit]`).click();
  await page.waitForSelector(`${scope} [name=verificationCode]`);
  await page.fill(`${scope} [name=verificationCode]`, await mailedCode(email));
  await page.locator(`${scope} form:has([name=verificationCode]) [type=submit]`).click();
}

describe('a visitor with a full cart', () => {
  it('signs in over it by a mailed code, corrects the address first, and goes on to checkout', async () => {
    const { context, page } = await visit({ width: 390 });
    const problems = watchErrors(page);
    await findProduct(page, 'backpack');
    await addToCart(page, true);
    // The sheet is opened by the cart's script.
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await page.locator('form[action="/checkout"] [type=submit]:not([name])').first().click();
    await page.locator(SHEET).getByRole('button', { name: 'Sign in with an emailed code' }).click();
    await page.fill(`${SHEET} [name=email]`, `mistyped-${newEmail()}`);
    await page.locator(`${SHEET} form:has([name=email]) [type=submit]`).click();
    await page.locator(SHEET).getByRole('button', { name: 'Wrong email address?' }).click();
    expect(await page.inputValue(`${SHEET} [name=email]`)).toContain('mistyped-');
    await byCode(page, SHEET, newEmail());
    await page.waitForURL(/\/checkout\?items=/);
    expect(await names(page)).toContain('sampan_token');
    expect(await names(page)).not.toContain('sampan_guest');
    expect(problems).toEqual([]);
    await context.close();
  });

  const VISITORS: [string, Visit][] = [
    ['at a desk', { width: 1440 }],
    ['in Lao on a phone without JavaScript', { locale: 'la', width: 390, javaScript: false }],
  ];
  it.each(VISITORS)('signs in on the pages by code, and by a provider: %s', async (_, visitor) => {
    await withProviders({ host: HOST });
    const { context, page } = await visit(visitor);
    await page.goto('/auth/login?redirectUrl=%2Fcart');
    expect(await sidewaysScroll(page)).toBe(0);
    if (visitor.javaScript ?? true) expect(await layoutShift(page)).toBe(0);
    await page.locator('main a[href^="/auth/code"]').click();
    await page.waitForURL(/\/auth\/code/);
    const email = newEmail();
    // A wrong code stays in its field, with why.
    await page.fill('main [name=email]', email);
    await page.locator('main form:has([name=email]) [type=submit]').click();
    await page.waitForSelector('main [name=verificationCode]');
    const right = await mailedCode(email);
    const wrong = right === '000001' ? '000002' : '000001';
    await page.fill('main [name=verificationCode]', wrong);
    await page.locator('main form:has([name=verificationCode]) [type=submit]').click();
    await page.waitForSelector('main [name=verificationCode][aria-invalid=true]');
    expect(await page.inputValue('main [name=verificationCode]')).toBe(wrong);
    await page.fill('main [name=verificationCode]', right);
    await page.locator('main form:has([name=verificationCode]) [type=submit]').click();
    await page.waitForURL(/\/cart$/);
    await context.clearCookies();

    await page.goto('/auth/login?redirectUrl=%2Fcart');
    await page.locator('main a[href^="/auth/with/test?"]').click();
    await page.waitForURL(/\/main\/authorize/);
    await page.fill('[name=email]', newEmail());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/cart$/);
    expect(await names(page)).toContain('sampan_token');
    await context.clearCookies();

    // There is an account with the e-mail: its owner proves it by a mailed code.
    await page.goto('/auth/login?redirectUrl=%2Fcart');
    await page.locator('main a[href^="/auth/with/second?"]').click();
    await page.waitForURL(/\/second\/authorize/);
    const known = (await newShopper(HOST)).email;
    await page.fill('[name=email]', known);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/auth\/join/);
    await page.locator('main form[action$="/send-sign-in-code"] [type=submit]').click();
    await page.waitForSelector('main [name=verificationCode]');
    await page.fill('main [name=verificationCode]', await mailedCode(known));
    await page.locator('main form[action$="/join-provider"] [type=submit]').click();
    await page.waitForURL(/\/cart$/);
    await page.goto('/my/account');
    await page.locator('#ways').getByText(known).waitFor();
    await context.close();
  });
});

describe('a passkey', () => {
  it('is added on the account page, signs in, is renamed and removed', async () => {
    const { context, page } = await visit({ width: 390 });
    await withAuthenticator(page);
    await signIn(page, await newShopper(HOST), '/my/account');
    const ways = page.locator('#ways');
    await ways.locator('summary').filter({ hasText: 'Add a passkey' }).click();
    await ways.locator('[name=passkeyName]').fill('My phone');
    await ways.getByRole('button', { name: 'Add a passkey' }).click();
    await ways.getByText('My phone', { exact: true }).waitFor();
    await ways.locator('[name=passkeyName]:enabled').waitFor({ state: 'attached' });
    expect(await ways.locator('[name=passkeyName]').inputValue()).toBe('');

    await page.locator('#sessions').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/auth\/login/);
    await page.goto('/auth/login?redirectUrl=%2Fmy%2Faccount');
    // A browser may also take the passkey that it suggests at the field, before the button is pressed.
    const signedIn = page.waitForURL(/\/my\/account/);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await Promise.race([signedIn, button.click()]);
    await signedIn;

    await ways.locator('summary').first().click();
    await ways.locator('[name=name]').fill('Old phone');
    await ways.getByRole('button', { name: 'Save' }).click();
    await ways.getByText('Old phone', { exact: true }).waitFor();
    await ways.getByRole('button', { name: 'Remove: Old phone' }).click();
    await ways.getByText('Old phone', { exact: true }).waitFor({ state: 'detached' });
    await context.close();
  });

  it('is not offered on the account page without scripts', async () => {
    const { context, page } = await visit({ javaScript: false });
    await signIn(page, await newShopper(HOST), '/my/account');
    const ways = page.locator('#ways');
    await ways.waitFor();
    expect(await ways.locator('summary').isVisible()).toBe(false);
    await context.close();
  });
});
