import type { Page } from 'playwright-core';
import { formOf } from './forms.ts';
import { pay } from './shopper.ts';

/** Chooses a stored parcel and opens the page for a new transit order. */
export async function chooseParcel(page: Page, parcelId: string): Promise<void> {
  await page.goto('/my/in-stock-items');
  await page
    .locator(`main label:has(input[name=purchaseParcelIds][value="${parcelId}"])`)
    .first()
    .click();
  await page.locator('main form[action="/my/transit/new"] [type=submit]').first().click();
  await page.waitForURL(/\/my\/transit\/new\?/);
}

/** Chooses a transit option and orders it. Returns the number of the transit order. */
export async function orderTransit(page: Page, optionCode: string): Promise<string> {
  const create = formOf('front/transit-orders');
  await page
    .locator(`${create} label:has(input[name=transitOptionName][value="${optionCode}"])`)
    .first()
    .click();
  await page.locator(`${create} [type=submit]:not([formmethod=get])`).first().click();
  await page.waitForURL(/\/my\/transit\/T/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Follows the page's link to its payment, and pays with the pay password. */
export async function payFromPage(page: Page): Promise<void> {
  await page.locator('main a[href^="/payment?"]').first().click();
  await page.waitForURL(/\/payment\?/);
  await pay(page);
}
