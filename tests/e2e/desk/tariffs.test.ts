import { describe, expect, it } from 'vitest';
import { publishedTariff } from '../../api/support/tariff-samples.ts';
import { DEFAULT_HOST } from '../../api/support/world.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { deskPage, follow, openDesk } from '../support/desk.ts';

openBrowser();

/**
 * The price in the shop's calculator for a kilogram of ordinary goods to Kazakhstan by truck: `¥44.00`.
 */
async function truckInShop(): Promise<string> {
  const { page, context } = await visit({ host: DEFAULT_HOST, javaScript: false });
  await page.goto('/transportation-charge?country=kz&kg=1');
  const text = await page.locator('main').innerText();
  await context.close();
  return /Truck[^¥]*?(¥[\d.,]+)/s.exec(text)?.[1] ?? text;
}

describe.each([
  ['at a desk', { width: 1440, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('a finance lead %s', (_, visitor) => {
  it('changes a price, tries a parcel, publishes, sees it in the shop, and rolls back', async () => {
    // The demonstration's table, whatever other tests have left.
    await publishedTariff({ host: DEFAULT_HOST });
    const before = await truckInShop();
    const { page } = await openDesk('FINANCE_LEAD', deskPage('/shop/tariffs'), visitor);
    const problems = watchErrors(page);
    await Promise.all([
      page.waitForNavigation(),
      page.locator('form[action^="/api/ops/tariffs?"] [type=submit]').click(),
    ]);
    await follow(page, 'a[href*="option=TRUCK"]');
    const first = page.locator('[name="rows.0.first"]');
    const price = Number(await first.inputValue());

    // A mistake is saved too, and shown at its cell.
    await first.fill('a lot');
    await Promise.all([
      page.waitForNavigation(),
      page.locator('#tariff-grid [type=submit]').click(),
    ]);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('form[action*="/publish?"]').count()).toBe(1);

    await first.fill((price + 5).toFixed(2));
    await Promise.all([
      page.waitForNavigation(),
      page.locator('#tariff-grid [type=submit]').click(),
    ]);
    expect(await first.getAttribute('aria-invalid')).toBeNull();

    const test = page.locator('form:has([name=weight])');
    await test.locator('[name=country]').fill('kz');
    await test.locator('[name=weight]').fill('1000');
    await Promise.all([page.waitForNavigation(), test.locator('[type=submit]').click()]);
    const totals = page.locator('[data-option=TRUCK] [data-total]');
    const [here = '', published = ''] = await totals.allInnerTexts();
    const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''));
    expect(amount(here) - amount(published)).toBe(5);
    expect(await truckInShop()).toBe(before);

    await follow(page, 'a[href*="view=changes"]');
    expect(await page.locator('main').innerText()).toContain((price + 5).toFixed(2));
    const publish = page.locator('form[action*="/publish?"]');
    await publish.locator('[name=note]').fill('Dearer trucks');
    await Promise.all([page.waitForNavigation(), publish.locator('[type=submit]').click()]);
    expect(new URL(page.url()).pathname).toBe(deskPage('/shop/tariffs'));
    expect(amount(await truckInShop()) - amount(before)).toBe(5);

    const older = page
      .locator('tr', { hasNotText: 'Dearer trucks' })
      .locator('a[href*="/tariffs/"]');
    const versions = page.locator('section[aria-label] tr', { hasText: 'Superseded' });
    expect(await older.count()).toBeGreaterThan(0);
    await Promise.all([page.waitForNavigation(), versions.first().locator('a').click()]);
    const back = page.locator('form[action*="/roll-back?"]');
    await back.locator('[name=reason]').fill('The carrier gave in');
    await Promise.all([page.waitForNavigation(), back.locator('[type=submit]').click()]);
    expect(await truckInShop()).toBe(before);
    expect(problems).toEqual([]);
  });
});

describe('the table of a tariff with JavaScript', () => {
  it('takes cells from a sheet, fills down, undoes, and goes to the next mistake', async () => {
    await publishedTariff({ host: DEFAULT_HOST });
    const { page } = await openDesk('FINANCE_LEAD', deskPage('/shop/tariffs'), { width: 1440 });
    await Promise.all([
      page.waitForNavigation(),
      page.locator('form[action^="/api/ops/tariffs?"] [type=submit]').click(),
    ]);
    const field = (row: number, column: string) => page.locator(`[name="rows.${row}.${column}"]`);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    const before = await field(1, 'first').inputValue();
    await field(0, 'first').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '70.00\t500\t23.00\n190.00\t500\t46.00\n');
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    expect(await field(0, 'step').inputValue()).toBe('23.00');
    expect(await field(1, 'first').inputValue()).toBe('190.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await field(1, 'first').inputValue()).toBe(before);

    await field(0, 'fuel').fill('7');
    await field(0, 'fuel').press('Control+d');
    expect(await field(3, 'fuel').inputValue()).toBe('7');
    await field(2, 'first').fill('dear');
    await Promise.all([
      page.waitForNavigation(),
      page.locator('#tariff-grid [type=submit]').click(),
    ]);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'rows.2.first',
    );
    await Promise.all([
      page.waitForNavigation(),
      page.locator('form[action*="/ops/tariffs/"]:has([value=DELETE]) [type=submit]').click(),
    ]);
  });
});
