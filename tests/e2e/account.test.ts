import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paidOrder } from '../api/support/fulfilment.ts';
import { good } from '../api/support/shopping.ts';
import {
  call,
  mailedCode,
  newEmail,
  newPayer,
  newShopper,
  PASSWORD,
  type Shopper,
} from '../api/support/world.ts';
import { refusal } from '../support/refusal.ts';
import { openBrowser, untilHydrated, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { fill, formOf, send, unfold } from './support/forms.ts';
import { signIn } from './support/sign-in.ts';
import { VISITORS } from './support/visitors.ts';

openBrowser();

const NEW_PASSWORD = 'another-river-boat-8';
const PLACE = {
  name: 'Mei Lin',
  phone: '+60 12-345 6789',
  city: 'Petaling Jaya',
  line1: '1 Jalan Universiti',
  postCode: '46200',
};

/** Fills the fields of an address. The province may be a list. */
async function fillPlace(page: Page, form: string): Promise<void> {
  await fill(page, form, PLACE);
  const province = page.locator(`${form} [name=province]`);
  const isList = (await province.evaluate((field) => field.tagName)) === 'SELECT';
  await (isList ? province.selectOption({ index: 1 }) : province.fill('Selangor'));
}

async function saveAddresses(page: Page): Promise<void> {
  const address = `${formOf('front/user/addresses')}:has([name=country]:not([type=hidden]))`;
  await page.goto('/my/account?address=new&country=my#address');
  await unfold(page, address);
  await fillPlace(page, address);
  await send(page, address);

  const billing = `${formOf('front/user/billing-addresses')}:has([name=companyName])`;
  await page.goto('/my/account?billing=new&country=my#billing');
  await unfold(page, billing);
  await page.locator(`${billing} label:has([name=type][value=COMPANY])`).click();
  await fill(page, billing, { companyName: 'River Trade', taxNo: '55-0011' });
  await fillPlace(page, billing);
  await send(page, billing);
}

/** Moves to another e-mail address with the code that was mailed to it. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.goto('/my/account');
  const ask = formOf('front/user/send-email-code');
  await unfold(page, ask);
  await fill(page, ask, { email });
  await send(page, ask);
  const change = formOf('front/user/email');
  await fill(page, change, {
    verificationCode: await mailedCode(email),
    loginPassword: PASSWORD,
  });
  await send(page, change);
}

async function readMessages(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/my/message');
  const all = `${formOf('front/user-notifications/read')}:not(:has([name=ids]))`;
  await page.locator(`${all} [type=submit]`).first().click();
  await expect
    .poll(() => shopper.call('getProfile').then((profile) => profile.unreadNotificationCount))
    .toBe(0);
  const feedback = formOf('user-feedback');
  await page.goto('/my/message?tab=feedback');
  await fill(page, feedback, { text: 'Well packed, thank you.' });
  await send(page, feedback);
  await expect(shopper.call('listFeedback')).resolves.toMatchObject({
    records: [{ text: 'Well packed, thank you.' }],
  });
}

describe('a shopper changes profile, addresses, e-mail and password', () => {
  it.each(VISITORS)('%s', async (_, visitor) => {
    const shopper = await newPayer('100', visitor.host);
    await paidOrder(shopper);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, '/my/account');

    // The profile, and the addresses for parcels and invoices.
    const profile = formOf('front/user/profile');
    await unfold(page, profile);
    await fill(page, profile, { name: 'Mei Lin', phoneNumber: '+60 12-345 6789' });
    await send(page, profile);
    await expect(shopper.call('getProfile')).resolves.toMatchObject({ name: 'Mei Lin' });
    await saveAddresses(page);
    await expect(shopper.call('listAddresses')).resolves.toMatchObject([
      { line1: PLACE.line1, defaultAddress: true },
    ]);
    await expect(shopper.call('listBillingAddresses')).resolves.toMatchObject([
      { type: 'COMPANY', companyName: 'River Trade' },
    ]);

    await readMessages(page, shopper);

    // A new e-mail and a new password; then the shopper is signed out.
    const email = newEmail();
    await changeEmail(page, email);
    expect(await page.locator('#email-row').innerText()).toContain(email);
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    const password = formOf('front/user/change-password');
    await unfold(page, password);
    await fill(page, password, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await send(page, password);
    const everywhere = formOf('front/user/logout-everywhere');
    await unfold(page, everywhere);
    await send(page, everywhere);
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    await page.goto('/my/account');
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    const credentials = { body: { email, password: NEW_PASSWORD } };
    await expect(call('login', credentials, { host: shopper.host })).resolves.toBeDefined();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a form of the account page', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'is closed below what it changes; its hash opens it, and a refusal keeps it open, %s',
    async (_, javaScript) => {
      const shopper = await newShopper();
      const { context, page } = await visit({ javaScript });
      await signIn(page, shopper, '/my/account');
      const profile = formOf('front/user/profile');
      const password = formOf('front/user/change-password');
      const row = page.locator('#profile-row');
      expect(await row.innerText()).toContain('Test Shopper');
      expect(await page.locator('#notices-row').innerText()).toMatch(/Email: \d of 7 kinds/);
      expect(await page.locator(profile).isVisible()).toBe(false);
      await page.locator('main nav a[href="#profile"]').click();
      await page.locator(profile).waitFor({ state: 'visible' });
      expect(await page.locator(password).isVisible()).toBe(false);

      await fill(page, profile, { name: 'Mei Lin', phoneNumber: '12' });
      await send(page, profile);
      await page.locator(`${profile} [name=phoneNumber][aria-invalid=true]`).waitFor();
      expect(await page.inputValue(`${profile} [name=name]`)).toBe('Mei Lin');
      await fill(page, profile, { phoneNumber: '+60 12-345 6789' });
      await send(page, profile);
      expect(await row.innerText()).toContain('Mei Lin');
      expect(await page.locator(profile).isVisible()).toBe(false);

      await page.goto('/faq');
      await page.goto('/my/account#password');
      await page.locator(password).waitFor({ state: 'visible' });
      await context.close();
    },
  );

  it('is opened by a link of another page, and takes the focus', async () => {
    const shopper = await newShopper();
    const { product } = await good();
    await shopper.call('addFavourite', { body: { productUrl: product.link } });
    const { context, page } = await visit({});
    await signIn(page, shopper, '/my/favourites');
    await untilHydrated(page);
    await page.locator('main a[href="/my/account#notices"]').click();
    await page.locator('#notices').waitFor({ state: 'visible' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('notices');
    await context.close();
  });
});
