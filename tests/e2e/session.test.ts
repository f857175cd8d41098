import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask } from '../../tools/servers/http.ts';
import { goods, inCart } from '../api/support/shopping.ts';
import { newShopper, PASSWORD, type Shopper } from '../api/support/world.ts';
import { openBrowser, signInAs, type Visit, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { fill, formOf, unfold } from './support/forms.ts';

openBrowser();

const HOST = 'kz.localhost';
let shopper: Shopper;
let another: Shopper;

beforeAll(async () => {
  shopper = await newShopper(HOST);
  another = await newShopper(HOST);
});
beforeEach(async () => {
  await shopper.call('clearCart');
  await shopper.call('updateLanguage', { query: { language: 'en' } });
  await shopper.call('updateProfile', { body: { name: 'Test Shopper' } });
});

const LOGIN = /\/auth\/login/;

/** A browser in which the shopper is signed in, and its session token. */
async function signedIn(visitor: Visit = {}) {
  const { context, page, origin } = await visit({ host: HOST, ...visitor });
  await signInAs(context, origin, { email: shopper.email, password: PASSWORD });
  const token = (await context.cookies()).find(({ name }) => name === 'sampan_token')?.value;
  return { context, page, origin, token };
}

/** Ends a session without the browser's knowledge: its cookies stay. */
async function revoke(token: string | undefined): Promise<void> {
  const { status } = await ask(inject('port'), HOST, '/api/front/user/logout', {
    method: 'POST',
    headers: { cookie: `sampan_token=${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (status !== 200) throw new Error(`signing out answered ${status}`);
}

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^sampan_(token|profile|login)$/.test(name));

/** Fires the event of a tab that is shown again. */
const showTabAgain = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => document.dispatchEvent(new Event('visibilitychange')));
  });

/** Fires the event of a page that the browser restores from its back/forward cache. */
const restoreFromHistory = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });

const CART = 'header a:is([href="/cart"], [href="/auth/login?redirectUrl=%2Fcart"])';
const cartCount = (page: Page) => page.locator(CART).first().innerText();
const isVisitor = (page: Page) => page.locator('header a[href^="/auth/login"]').first().waitFor();
const toasts = (page: Page) => page.locator('[data-toasts] li');

/** Expects the sign-in page with one message that the session ended, and no session cookies. */
async function expectSignedOut(page: Page, back: string): Promise<void> {
  await page.waitForURL(LOGIN);
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(back);
  await toasts(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await toasts(page).count()).toBe(1);
  expect(await sessionCookies(page.context())).toEqual([]);
}

describe('a session that was ended in another browser', () => {
  it('is noticed by the calls of a page, with one message for all of them', async () => {
    const { context, page, token } = await signedIn();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await revoke(token);
    await showTabAgain(page);
    await expectSignedOut(page, '/faq');
    await context.close();
  });

  it('is noticed by a navigation to a personal page', async () => {
    const { context, page, token } = await signedIn({ width: 360 });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await revoke(token);
    await page.locator('nav a[href="/my"]').last().click();
    await expectSignedOut(page, '/my');
    await context.close();
  });

  it('is noticed when a page is loaded', async () => {
    const { context, page, token } = await signedIn();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await revoke(token);
    await page.goto('/my/balance');
    await expectSignedOut(page, '/my/balance');
    await context.close();
  });

  it('is noticed when a form is sent', async () => {
    const { context, page, token } = await signedIn();
    await page.goto('/my/account', { waitUntil: 'networkidle' });
    await revoke(token);
    const profile = formOf('front/user/profile');
    await unfold(page, profile);
    await fill(page, profile, { name: 'Mei Lin' });
    await page.locator(`${profile} [type=submit]`).click();
    await expectSignedOut(page, '/my/account#profile');
    await context.close();
  });

  it.each(['a form', 'a page'])(
    'is noticed by %s without a script, with a message',
    async (where) => {
      const { context, page, token } = await signedIn({ javaScript: false });
      await page.goto('/my/account');
      await revoke(token);
      if (where === 'a page') await page.goto('/my/account');
      else {
        const profile = formOf('front/user/profile');
        await unfold(page, profile);
        await page.locator(`${profile} [type=submit]`).click();
      }
      await page.waitForURL(LOGIN);
      expect(await page.locator('body').innerText()).toContain('Your session has expired');
      expect(await sessionCookies(context)).toEqual([]);
      await context.close();
    },
  );

  it('is noticed when a language is chosen, and the choice is kept', async () => {
    const { context, page, origin, token } = await signedIn({ javaScript: false });
    await page.goto('/faq');
    await revoke(token);
    await page.locator('header details:has([name=locale]) > summary').click();
    await page.locator('header details [name=locale][value=ru]').click();
    await page.waitForURL(`${origin}/faq`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await sessionCookies(context)).toEqual([]);
    await context.close();
  });
});

describe('two tabs', () => {
  it('sign out together: no page still shows the shopper’s data', async () => {
    await inCart(shopper);
    const { context, page } = await signedIn();
    const [open, own] = [await context.newPage(), await context.newPage()];
    await open.goto('/faq');
    await own.goto('/my/account');
    await eventually(() => cartCount(open)).toContain('1');
    await page.goto('/my/account');
    await page
      .locator(`${formOf('front/user/logout')} [type=submit]`)
      .first()
      .click();
    await page.waitForURL(LOGIN);
    await isVisitor(open);
    expect(await cartCount(open)).not.toContain('1');
    await own.waitForURL(LOGIN);
    for (const tab of [page, open, own]) {
      expect(await tab.content()).not.toContain(shopper.email);
      expect(await tab.getByText('Your session has expired').count()).toBe(0);
    }
    await context.close();
  });

  it('check the cookies when they are shown again', async () => {
    await inCart(shopper);
    const { context, page } = await signedIn();
    await page.goto('/faq');
    await eventually(() => cartCount(page)).toContain('1');
    // Still signed in: cart and profile are read again.
    const [, more] = await goods(HOST);
    await inCart(shopper, 1, more);
    await shopper.call('updateProfile', { body: { name: 'Mai Phommachanh' } });
    await showTabAgain(page);
    await eventually(() => cartCount(page)).toContain('2');
    await page.locator('header').getByText('Mai Phommachanh').first().waitFor();
    // Beside another window the tab stays visible: it only gets the focus.
    await shopper.call('updateProfile', { body: { name: 'Mai Sisavath' } });
    await eventually(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      return page.locator('header').getByText('Mai Sisavath').count();
    }).not.toBe(0);
    // Signed out: the cart is cleared.
    await context.clearCookies({ name: /^sampan_(token|profile|login)$/ });
    await showTabAgain(page);
    await isVisitor(page);
    await context.close();
  });

  it('show the data of the shopper who is signed in now', async () => {
    const { context, page, origin } = await signedIn();
    await page.goto('/my/account');
    await page.getByText(shopper.email).first().waitFor();
    const other = await context.newPage();
    await other.goto('/faq', { waitUntil: 'networkidle' });
    // Another shopper signs in, and the other tab announces it.
    await signInAs(context, origin, { email: another.email, password: PASSWORD });
    await other.evaluate(() => localStorage.setItem('sampan-session', 'another'));
    await page.getByText(another.email).first().waitFor();
    expect(await page.getByText(shopper.email).count()).toBe(0);
    await context.close();
  });
});

describe('a page that is restored from the history', () => {
  it('shows no data of a shopper who signed out meanwhile', async () => {
    const { context, page } = await signedIn();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator('header').getByText('Test Shopper').first().waitFor();
    await context.clearCookies({ name: /^sampan_(token|profile|login)$/ });
    await restoreFromHistory(page);
    await isVisitor(page);
    expect(await page.getByText('Test Shopper').count()).toBe(0);
    await context.close();
  });

  it('redirects to sign-in if it is a personal page', async () => {
    const { context, page } = await signedIn();
    await page.goto('/my/account', { waitUntil: 'networkidle' });
    await context.clearCookies({ name: /^sampan_(token|profile|login)$/ });
    await restoreFromHistory(page);
    await page.waitForURL(LOGIN);
    expect(await page.content()).not.toContain(shopper.email);
    await context.close();
  });

  it('is requested again after signing out', async () => {
    const { context, page } = await signedIn();
    await page.goto('/my/account');
    await page
      .locator(`${formOf('front/user/logout')} [type=submit]`)
      .first()
      .click();
    await page.waitForURL(LOGIN);
    await page.goBack();
    await page.waitForURL(LOGIN);
    expect(await page.content()).not.toContain(shopper.email);
    await context.close();
  });
});

describe('signing in', () => {
  it('brings the shopper’s language, name and cart', async () => {
    await inCart(shopper);
    await shopper.call('updateLanguage', { query: { language: 'ru' } });
    const { context, page, origin } = await visit({ host: HOST });
    const problems = watchErrors(page);
    await page.goto('/auth/login?redirectUrl=%2Ffaq');
    await fill(page, formOf('front/user/login'), { email: shopper.email, password: PASSWORD });
    await page.locator(`${formOf('front/user/login')} [type=submit]`).click();
    await page.waitForURL(`${origin}/faq`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await page.locator('header').getByText('Test Shopper').first().waitFor();
    await eventually(() => cartCount(page)).toContain('1');
    expect((await sessionCookies(context)).sort()).toEqual([
      'sampan_login',
      'sampan_profile',
      'sampan_token',
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a signed-in shopper', () => {
  it('also stores a language chosen in the menu in the profile', async () => {
    const { context, page } = await signedIn();
    await page.goto('/faq');
    await page.locator('header details:has([name=locale]) > summary').click();
    await page.locator('header details [name=locale][value=ru]').click();
    await page.locator('html[lang=ru]').waitFor();
    await expect(shopper.call('getProfile')).resolves.toMatchObject({ language: 'ru' });
    await context.close();
  });
});

describe('the selection in the cart', () => {
  it('drops items that are no longer in the cart', async () => {
    const [one, two, three] = await goods(HOST);
    const kept = await inCart(shopper, 1, one);
    const gone = await inCart(shopper, 1, two);
    await inCart(shopper, 1, three);
    const { context, page } = await signedIn();
    await page.goto(`/cart?items=${kept.id}&items=${gone.id}`, { waitUntil: 'networkidle' });
    const chosen = page.locator('main [name=items]:checked');
    expect(await chosen.count()).toBe(2);
    await shopper.call('removeCartItem', { params: { id: gone.id } });
    await showTabAgain(page);
    await eventually(() => page.locator('main [name=items]').count()).toBe(2);
    expect(
      await chosen.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))),
    ).toEqual([kept.id]);
    await eventually(() => new URL(page.url()).search).toBe(`?items=${kept.id}`);
    // If none of the selected items is left, nothing is selected.
    await page.goto(`/cart?items=${gone.id}`);
    expect(await chosen.count()).toBe(0);
    await context.close();
  });
});
