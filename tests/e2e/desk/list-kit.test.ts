import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paidOrder } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

const fieldsOf = (page: Page) => new URL(page.url()).searchParams;
const tabOf = (page: Page, name: string) => page.locator('.desk-chips a', { hasText: name });

/** Opens what folds out, by the name of a field in it. */
async function unfold(page: Page, field: string): Promise<void> {
  const folded = page.locator(`.desk-fold:not([open]):has([name="${field}"]) > summary`);
  if ((await folded.count()) > 0) await folded.first().click();
}

/** Sends the form with a field. */
async function send(page: Page, form: string): Promise<void> {
  await follow(page, `${form} [type=submit]:not([name=move])`);
}

const SAVE = 'form[action*="/saved-views?"]';

/** Saves what is shown as a view. */
async function save(page: Page, name: string, choices: Record<string, string> = {}) {
  await unfold(page, 'isDefault');
  await page.fill(`${SAVE} [name=name]`, name);
  for (const [field, value] of Object.entries(choices)) {
    await page.selectOption(`${SAVE} [name="${field}"]`, value);
  }
  await send(page, SAVE);
}

it('a view for a role is a tab of those who have it, and theirs to use only', async () => {
  const admin = await newPerson('TENANT_ADMIN');
  const page = await openDeskAs(admin, deskPage('/shipments?pile=TO_WEIGH'), { width: 1440 });
  const name = `View ${crypto.randomUUID().slice(0, 8)}`;
  await save(page, name, { scope: 'ROLE', role: 'WAREHOUSE' });
  expect(await tabOf(page, name).getAttribute('aria-current')).toBe('page');
  const worker = await newPerson('WAREHOUSE');
  const theirs = await openDeskAs(worker, deskPage('/shipments'), { width: 360 });
  await follow(theirs, `.desk-chips a:has-text("${name}")`);
  expect(fieldsOf(theirs).get('pile')).toBe('TO_WEIGH');
  expect(await theirs.locator('#view-default').count()).toBe(0);
  expect(await theirs.locator(`${SAVE} [name=scope]`).count()).toBe(0);
  const buyer = await openDeskAs(await newPerson('SERVICE'), deskPage('/shipments'));
  expect(await tabOf(buyer, name).count()).toBe(0);
  await page.locator('.desk-fold:has(#view-default) > summary').click();
  await send(page, 'form:has([value=DELETE])');
});

it('who has a list open is told what came, and no row moves before one asks', async () => {
  const payer = await newPayer('9000');
  await paidOrder(payer);
  const buyer = await newPerson('BUYER');
  const page = await openDeskAs(buyer, deskPage('/orders?status=PAID&sort=newest'));
  await page.locator('.desk-new-rows').waitFor({ state: 'attached' });
  const rows = await page.locator('[data-row]').count();
  const { orderNo } = await paidOrder(payer);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const told = page.locator('.desk-new-rows a');
  await told.waitFor();
  expect(await told.textContent()).toMatch(/^1 new/);
  expect(await page.locator('[data-row]').count()).toBe(rows);
  await follow(page, '.desk-new-rows a');
  expect(await page.locator('[data-row]').first().textContent()).toContain(orderNo);
});
