import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { announcedParcel, boughtOrder, paidOrder } from '../../api/support/fulfilment.ts';
import { newPerson, type Person } from '../../api/support/staff.ts';
import { newPayer, type Shopper } from '../../api/support/world.ts';
import { openBrowser, type Visit, visit } from '../support/browser.ts';
import { DESK_HOST, deskPage, follow } from '../support/desk.ts';
import { deskCookie } from '../support/desk-links.ts';
import { flawsOn } from '../support/page-flaws.ts';

openBrowser();

/*
 * States of pages that are visible only after an act: what opens, dialogs, refused forms. The pages
 * themselves are in access.test.ts.
 */

type Reader = Visit & { lang: string };
const READERS: [string, Reader][] = [
  ['English, light, desktop', { lang: 'en', width: 1440 }],
  ['Chinese, dark, phone', { locale: 'zh-CN', lang: 'zh-CN', scheme: 'dark', width: 360 }],
  ['Chinese, light, tablet', { locale: 'zh-CN', lang: 'zh-CN', width: 768 }],
  ['English, dark, phone', { lang: 'en', scheme: 'dark', width: 360 }],
];

let shopper: Shopper;
let buyer: Person;
beforeAll(async () => {
  shopper = await newPayer('9000');
  buyer = await newPerson('BUYER');
  await paidOrder(shopper);
});

const open = (page: Page, path: string) => page.goto(deskPage(path), { waitUntil: 'networkidle' });
const unfoldAll = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

/** Sends a form as it is, past the checks of the browser. */
async function sendUnchecked(page: Page, form: string, values: Record<string, string>) {
  const target = page.locator(form).first();
  for (const [name, value] of Object.entries(values)) {
    await target.locator(`[name="${name}"]`).first().fill(value);
  }
  await target.evaluate((one: HTMLFormElement) => {
    one.noValidate = true;
  });
  await follow(page, `${form} [type=submit]`);
}

async function conflict(page: Page) {
  const { id, orderNo } = await boughtOrder(shopper);
  await open(page, `/orders/${orderNo}`);
  const body = { cost: '11.50', upstreamOrderNo: 'A-1' };
  await buyer.call('correctCost', { params: { id }, body });
  await unfoldAll(page, 'details:has(form[action*="/cost?"])');
  await sendUnchecked(page, 'form[action*="/cost?"]', { cost: '12.75', upstreamOrderNo: 'B-2' });
  expect(await page.locator('.desk-conflict').count()).toBe(1);
}

async function scans(page: Page) {
  await open(page, '/warehouse/scan?step=RECEIVE&station=');
  await page.waitForFunction(() => document.querySelector('.desk-commands button[type=button]'));
  const { parcelNo } = await announcedParcel(shopper);
  const scan = async (code: string) => {
    await page.locator('main input[name=code]').fill(code);
    await page.keyboard.press('Enter');
  };
  for (const code of [parcelNo, 'NOTHING99', parcelNo]) {
    await scan(code);
    await page.locator('[data-waiting]').waitFor({ state: 'detached' });
    await page.locator('.desk-scans li', { hasText: code }).first().waitFor();
  }
  await page.route('**/api/ops/scan?*', (route) => route.abort());
  await scan('WAITS1');
  await scan('WAITS2');
  await page.locator('[data-waiting="2"]').waitFor();
}

/** The name of the state, the person who sees it, and how to get there. */
const STATES: [string, StaffRole, (page: Page) => Promise<unknown>][] = [
  [
    'acts of an order, open',
    'OWNER',
    async (page) => {
      await open(page, `/orders/${(await paidOrder(shopper)).orderNo}`);
      await unfoldAll(page, 'main details');
    },
  ],
  [
    'the palette',
    'OWNER',
    async (page) => {
      await open(page, '/orders');
      await page.locator('.desk-keys').waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('.desk-palette button').first().waitFor();
    },
  ],
  [
    'the help of keys',
    'OWNER',
    async (page) => {
      await open(page, '/orders');
      await page.locator('.desk-keys').waitFor();
      await page.keyboard.press('?');
      await page.locator('dialog[open] kbd').first().waitFor();
    },
  ],
  [
    'columns and rows',
    'TENANT_ADMIN',
    async (page) => {
      await open(page, '/orders?status=PAID&density=dense&pageSize=25');
      await unfoldAll(page, '.desk-fold:has([name=pageSize])');
    },
  ],
  [
    'a new view that is refused',
    'TENANT_ADMIN',
    async (page) => {
      await open(page, '/orders?status=PAID');
      await unfoldAll(page, '.desk-fold:has(#view-name)');
      await sendUnchecked(page, 'form[action*="/saved-views?"]', { name: ' ' });
      expect(await page.locator('#view-name[aria-invalid=true]').count()).toBe(1);
    },
  ],
  [
    'ticked rows',
    'OWNER',
    async (page) => {
      await open(page, '/orders?status=PAID');
      await page.locator('.desk-tick input').first().check();
      await page.locator('[data-ticked]').waitFor();
    },
  ],
  [
    'the menu of a person',
    'OWNER',
    async (page) => {
      await open(page, '');
      await page.locator('.desk-menu summary').last().click();
    },
  ],
  ['scans: good, unknown, repeated, waiting', 'WAREHOUSE', scans],
  ['a conflict', 'OWNER', conflict],
  [
    'an invitation that is refused',
    'OWNER',
    async (page) => {
      await open(page, '/people/invite');
      await sendUnchecked(page, 'main form', { email: 'nobody', name: '' });
      expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
    },
  ],
  ['a page without the right', 'WAREHOUSE', (page) => open(page, '/money')],
];

/** A phone has no keys for them. */
const OF_KEYS = ['the palette', 'the help of keys'];

describe.each(READERS)('what a person sees after an act, %s', (_, reader) => {
  const isPhone = (reader.width ?? 0) < 500;
  it.each(isPhone ? STATES.filter(([name]) => !OF_KEYS.includes(name)) : STATES)(
    '%s',
    async (_name, role, reach) => {
      const { context, page, origin } = await visit({ host: DESK_HOST, ...reader });
      await context.addCookies([{ ...(await deskCookie(role)), url: origin }]);
      await reach(page);
      expect(await flawsOn(page, reader.lang)).toEqual([]);
      await context.close();
    },
  );
});
