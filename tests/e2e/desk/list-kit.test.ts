import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operate, paidOrder } from '../../api/support/fulfilment.ts';
import { newOrder } from '../../api/support/shopping.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

const fieldsOf = (page: Page) => new URL(page.url()).searchParams;
const tabOf = (page: Page, name: string) => page.locator('.desk-chips a', { hasText: name });

/** Opens the folded part that contains a field with this name. */
async function unfold(page: Page, field: string): Promise<void> {
  const folded = page.locator(`.desk-fold:not([open]):has([name="${field}"]) > summary`);
  if ((await folded.count()) > 0) await folded.first().click();
}

/** Sends the form that contains a field. */
async function send(page: Page, form: string): Promise<void> {
  await follow(page, `${form} [type=submit]:not([name=move])`);
}

const SAVE = 'form[action*="/saved-views?"]';

/** Saves the shown list as a view. */
async function save(page: Page, name: string, choices: Record<string, string> = {}) {
  await unfold(page, 'isDefault');
  await page.fill(`${SAVE} [name=name]`, name);
  for (const [field, value] of Object.entries(choices)) {
    await page.selectOption(`${SAVE} [name="${field}"]`, value);
  }
  await send(page, SAVE);
}

it('a view for a role is a tab for those who have the role, who can use but not change it', async () => {
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

it('a person with an open list is told how many rows are new, and no row moves until they ask', async () => {
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

/** A number of rows that does not fit one page of a list. */
const MANY = 52;
let longList: Promise<string> | undefined;

/** The path of a list with two pages: the orders of one shopper. */
const openLongList = () => {
  longList ??= (async () => {
    const shopper = await newPayer('10');
    const { order } = await newOrder(shopper);
    for (let count = 1; count < MANY; count++) await newOrder(shopper);
    const known = await operate(shopper, 'getOpsOrder', { params: { id: order.id } });
    return deskPage(`/orders?shopperId=${known.shopper.id}`);
  })();
  return longList;
};
const OPENS = '[data-first] a.desk-mono';

describe.each([
  { width: 1440, javaScript: true },
  { width: 360, javaScript: true },
  { width: 1440, javaScript: false },
  { width: 360, javaScript: false },
])('back from an object to its list, $width px, with scripts: $javaScript', (visitor) => {
  it('its row is in sight, is marked, and is where the keyboard goes on', async () => {
    const page = await openDeskAs(await newPerson('BUYER'), await openLongList(), visitor);
    const row = page.locator('[data-row]').nth(30);
    const id = await row.getAttribute('data-row');
    await follow(page, `[data-row="${id}"] ${OPENS}`);
    await follow(page, 'nav a:has-text("Back to the list")');
    const { hash } = new URL(page.url());
    expect(hash).toBe(`#row-${id}`);
    const target = page.locator('[data-row]:target');
    expect(await target.getAttribute('data-row')).toBe(id);
    const opens = target.locator(OPENS);
    if (visitor.javaScript)
      await page.waitForFunction(() => document.activeElement !== document.body);
    else await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => document.activeElement?.closest('[data-row]')?.id);
    expect(stop).toBe(hash.slice(1));
    const { top, bottom, isOnTop } = await opens.evaluate((link) => {
      const box = link.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return { top: box.top, bottom: innerHeight - box.bottom, isOnTop: link.contains(hit) };
    });
    expect(Math.min(top, bottom)).toBeGreaterThan(0);
    expect(isOnTop).toBe(true);
    expect(await target.evaluate((one) => getComputedStyle(one).boxShadow)).not.toBe('none');
  });
});

/** The rows that are on the page. */
const rowsOf = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
const CHOOSER = 'form:has([name=pageSize])';

describe.each([true, false])(
  'the size of a page and the height of rows, with scripts: %s',
  (javaScript) => {
    it('are chosen, kept over filters and in a view, and no row is left out or shown twice', async () => {
      const visitor = { width: 1440, javaScript };
      const page = await openDeskAs(await newPerson('BUYER'), await openLongList(), visitor);
      const usual = await rowsOf(page);
      expect(usual).toHaveLength(50);
      const row = page.locator('[data-row]').first();
      const height = async () => (await row.boundingBox())?.height ?? 0;
      const normal = await height();
      await unfold(page, 'pageSize');
      await page.selectOption(`${CHOOSER} [name=pageSize]`, '25');
      await page.selectOption(`${CHOOSER} [name=density]`, 'dense');
      await send(page, CHOOSER);
      expect(await height()).toBeLessThan(normal);
      const shown = [...(await rowsOf(page))];
      expect(shown).toEqual(usual.slice(0, 25));
      for (let pages = 1; pages < 3; pages++) {
        await follow(page, 'a[rel=next]');
        shown.push(...(await rowsOf(page)));
      }
      expect(await page.locator('a[rel=next]').count()).toBe(0);
      expect(shown.slice(0, 50)).toEqual(usual);
      expect(new Set(shown).size).toBe(MANY);
      await follow(page, '.desk-filters [type=submit]');
      expect(await rowsOf(page)).toHaveLength(25);
      const name = `View ${crypto.randomUUID().slice(0, 8)}`;
      await save(page, name);
      const path = new URL(page.url()).pathname;
      await page.goto(new URL(`${path}?view=none`, page.url()).href);
      await follow(page, `.desk-chips a:has-text("${name}")`);
      expect(fieldsOf(page).get('pageSize')).toBe('25');
      expect(fieldsOf(page).get('density')).toBe('dense');
      expect(await rowsOf(page)).toHaveLength(25);
    });
  },
);

it('a page has 100 rows at most, whatever its address says', async () => {
  const list = await openLongList();
  const page = await openDeskAs(await newPerson('BUYER'), `${list}&pageSize=100`);
  expect(await rowsOf(page)).toHaveLength(MANY);
  for (const size of ['101', '1000000', '0', '-1', 'x']) {
    await page.goto(page.url().replace(/pageSize=.*$/, `pageSize=${size}`));
    expect(await rowsOf(page)).toHaveLength(50);
  }
});

it('on a phone, ticks stay over two pages until they are taken away', async () => {
  const page = await openDeskAs(await newPerson('BUYER'), await openLongList(), { width: 360 });
  const ticked = () => page.locator('[data-ticked]').getAttribute('data-ticked');
  const boxOf = (index: number) => page.locator('.desk-tick input').nth(index);
  await page.locator('.desk-bulk').waitFor({ state: 'hidden' });
  await boxOf(0).tap();
  await page.locator('[data-ticked="1"]').waitFor();
  await follow(page, 'a[rel=next]');
  await page.locator('[data-ticked="1"]').waitFor();
  expect(await page.locator('.desk-tick input:checked').count()).toBe(0);
  await boxOf(1).tap();
  await page.locator('[data-ticked="2"]').waitFor();
  await follow(page, `a:has-text("First page")`);
  await page.locator('[data-ticked="2"]').waitFor();
  expect(await boxOf(0).isChecked()).toBe(true);
  await boxOf(0).tap();
  await page.locator('[data-ticked="1"]').waitFor();
  expect(await ticked()).toBe('1');
  await page.locator('.desk-ticked button').tap();
  await page.locator('.desk-bulk').waitFor({ state: 'hidden' });
});
