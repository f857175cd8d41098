import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { PASSWORD } from '../api/support/world.ts';
import { openBrowser, untilUsable, type Visit, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { layoutShift, sidewaysScroll } from './support/pages.ts';
import { addToCart, chooseVariant, findProduct } from './support/shopper.ts';

openBrowser();

const CHECKOUT = 'form[action="/checkout"] [type=submit]:not([name])';
const dialog = (page: Page) => page.locator('[role=dialog]');
const goods = (page: Page) => page.locator('main ul li a[href^="/product?url="]');
const badge = async (page: Page) =>
  Number(/\d+/.exec(await page.locator('header a[href="/cart"]').innerText())?.[0] ?? 0);

async function mailedCode(base: string, email: string): Promise<string> {
  const path = `/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  const { json } = await ask(inject('port'), new URL(base).hostname, path);
  return /\b\d{6}\b/.exec((json as { mails: { text: string }[] }).mails[0]?.text ?? '')?.[0] ?? '';
}

const newEmail = () => `guest-${crypto.randomUUID()}@example.com`;

/** The English message about an ended session. Nobody without an earlier session may see it. */
const EXPIRED = 'expired';

/** Fills the two steps of signing up: in the sheet with a script, on the page without one. */
async function openAccount(page: Page, base: string, scope: string): Promise<void> {
  const email = newEmail();
  await page.fill(`${scope} [name=email]`, email);
  await page.locator(`${scope} form:has([name=email]) [type=submit]`).click();
  await page.waitForSelector(`${scope} [name=verificationCode]`);
  await page.fill(`${scope} [name=verificationCode]`, await mailedCode(base, email));
  await page.fill(`${scope} [name=name]`, 'Mai Phommachanh');
  await page.fill(`${scope} [name=loginPassword]`, PASSWORD);
  await page.locator(`${scope} form:has([name=loginPassword]) [type=submit]`).click();
}

const VISITORS: [string, Visit][] = [
  ['at a desk', { width: 1440 }],
  ['in Arabic on a phone', { locale: 'ar', width: 390 }],
  ['on a phone without JavaScript', { width: 390, javaScript: false }],
];

describe('a visitor without an account', () => {
  it.each(VISITORS)(
    'adds two things, signs up, and checks out exactly these: %s',
    async (_, visitor) => {
      const { context, page, origin } = await visit(visitor);
      const javaScript = visitor.javaScript ?? true;
      const problems = watchErrors(page);
      for (const words of ['backpack', 'scarf']) {
        await findProduct(page, words);
        await addToCart(page, javaScript);
      }
      if (javaScript) await eventually(() => badge(page)).toBe(2);
      await page.goto('/cart');
      // Before that, the button would lead to the page for visitors without scripts.
      if (javaScript) await untilUsable(page);
      const chosen = await goods(page).evaluateAll((links) =>
        [...new Set(links.map((link) => link.getAttribute('href')))].toSorted(),
      );
      expect(chosen).toHaveLength(2);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.locator(CHECKOUT).first().click();

      if (javaScript) {
        await dialog(page).locator('[name=email]').waitFor();
        expect(new URL(page.url()).pathname).toBe('/cart');
        expect(await dialog(page).locator('ul li').count()).toBe(2);
        await openAccount(page, origin, '[role=dialog]');
      } else {
        await page.waitForURL(/\/auth\/login\?redirectUrl=/);
        expect(await page.locator('main section ul li img').count()).toBe(2);
        expect(await page.locator('body').innerText()).not.toContain(EXPIRED);
        await page.locator('main a[href^="/auth/signup?"]').first().click();
        await page.waitForURL(/\/auth\/signup\?/);
        await openAccount(page, origin, 'main');
      }

      await page.waitForURL(/\/checkout\?items=/);
      await goods(page).first().waitFor();
      const ordered = await goods(page).evaluateAll((links) =>
        [...new Set(links.map((link) => link.getAttribute('href')))].toSorted(),
      );
      expect(ordered).toEqual(chosen);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).toContain('sampan_token');
      expect(names).not.toContain('sampan_guest');
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('buys now: corrects what is refused in one round, and checks out with variant, quantity and note', async () => {
    const { context, page, origin } = await visit({ width: 390 });
    await findProduct(page, 'backpack');
    await chooseVariant(page, true);
    const form = page.locator('main form[action="/api/front/cart/multiple"]');
    await form.locator('[name="items.0.quantity"]').fill('2');
    await form.locator('details:has([name=message]) summary').click();
    await form.locator('[name=message]').fill('The matte one');
    await form.locator('[name=_next][type=submit]').click();
    await dialog(page).locator('[name=email]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/product');
    expect(await dialog(page).locator('ul li').innerText()).toContain('× 2');
    expect(await page.locator('body').innerText()).not.toContain(EXPIRED);

    // A mistyped address is corrected on the second step.
    await dialog(page).locator('[name=email]').fill('mistyped@example.com');
    await dialog(page).locator('[type=submit]').click();
    await dialog(page).locator('[name=verificationCode]').waitFor();
    await dialog(page).locator('form button[type=button]:not([aria-label])').first().click();
    const email = newEmail();
    await dialog(page).locator('[name=email]').fill(email);
    await dialog(page).locator('[type=submit]').click();
    await dialog(page).locator('[name=verificationCode]').waitFor();
    const code = await mailedCode(origin, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const wait = dialog(page).locator('button:disabled');
    const secondsLeft = async () => Number(/\d+/.exec(await wait.innerText())?.[0]);
    const before = await secondsLeft();
    await dialog(page).locator('[name=verificationCode]').fill(wrong);
    await dialog(page).locator('[name=name]').fill('Mai');
    await dialog(page).locator('[name=loginPassword]').fill('password');
    await dialog(page).locator('form:has([name=loginPassword]) [type=submit]').click();

    // Both faults are said, and nothing that was typed is gone.
    await eventually(() => dialog(page).locator('[aria-invalid=true]').count()).toBe(2);
    expect(await dialog(page).locator('[name=verificationCode]').inputValue()).toBe(wrong);
    expect(await dialog(page).locator('[name=name]').inputValue()).toBe('Mai');
    expect(await secondsLeft()).toBeLessThanOrEqual(before);
    await dialog(page).locator('[name=verificationCode]').fill(code);
    await dialog(page).locator('[name=loginPassword]').fill(PASSWORD);
    await dialog(page).locator('form:has([name=loginPassword]) [type=submit]').click();
    await page.waitForURL(/\/checkout\?preview=/);
    await eventually(() => page.locator('main').innerText()).toContain('The matte one');
    expect(await page.locator('main').innerText()).toContain('× 2');
    await context.close();
  });

  it('sees in another tab what was added meanwhile, once that tab is shown', async () => {
    const { context, page } = await visit();
    await findProduct(page, 'backpack');
    await addToCart(page, true);
    await eventually(() => badge(page)).toBe(1);
    const other = await context.newPage();
    await other.goto('/cart', { waitUntil: 'networkidle' });
    // What is added later may move what is below it.
    expect(await layoutShift(other)).toBeLessThanOrEqual(0.02);
    await findProduct(page, 'scarf');
    await addToCart(page, true);
    await eventually(() => badge(page)).toBe(2);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(() => badge(other)).toBe(2);
    await eventually(() => goods(other).count()).toBeGreaterThanOrEqual(2);
    await context.close();
  });
});
