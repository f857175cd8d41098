import { describe, expect, it } from 'vitest';
import { paidOrder } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('the books, %s', (_, visitor) => {
  it('lead from a figure of a report to its lines, and from there to the order', async () => {
    const { orderNo } = await paidOrder(await newPayer('200'));
    const finance = await newPerson('FINANCE');
    const page = await openDeskAs(finance, deskPage('/money/reports/TAKE'), visitor);
    const problems = watchErrors(page);
    const plot = page.locator('svg[role=img]').first();
    expect(await plot.getAttribute('aria-label')).toMatch(
      /^Fees paid from .+: lowest ¥.+, highest ¥/,
    );
    // The last row has the sums of all days.
    await follow(page, 'main tr:last-child a[href*="kind=SERVICE_FEE"][href*="type=PAYMENT"]');
    expect(new URL(page.url()).pathname).toBe(deskPage('/money/ledger'));
    await follow(page, `main a[href$="/orders/${orderNo}"]`);
    expect(await page.locator('h1').innerText()).toContain(orderNo);
    expect(problems).toEqual([]);
  });

  it('show a trial balance that is balanced, and what each channel holds', async () => {
    const finance = await newPerson('FINANCE');
    const page = await openDeskAs(finance, deskPage('/money/trial'), visitor);
    expect(await page.locator('main').innerText()).toContain('Debits and credits match');
    await page.goto(deskPage('/money/clearing'));
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(1);
    await follow(page, 'main a[href*="kind=CLEARING"]');
    expect(await page.locator('main select[name=kind]').inputValue()).toBe('CLEARING');
  });
});

describe('a day', () => {
  it('is closed by the finance lead; a second person who saw it open is told that it is closed', async () => {
    const visitor = { width: 360, javaScript: false };
    const finance = await newPerson('FINANCE');
    const reader = await openDeskAs(finance, deskPage('/money/day-close'), visitor);
    expect(await reader.locator('form[action*="/day-closes?"]').count()).toBe(0);
    const [first, second] = await Promise.all(
      [1, 2].map(async () =>
        openDeskAs(await newPerson('FINANCE_LEAD'), deskPage('/money/day-close'), visitor),
      ),
    );
    if (!first || !second) throw new RangeError('nobody');
    const day = await first.locator('form[action*="/day-closes?"] [name=day]').inputValue();
    await act(first, 'day-closes', { note: 'Nothing is open' });
    const text = await first.locator('main').innerText();
    expect(text).toContain('Nothing is open');
    expect(await first.locator(`main a[href*="dateStart=${day}"]`).count()).toBeGreaterThan(0);
    // The next day is today, which is not over.
    expect(await first.locator('form[action*="/day-closes?"]').count()).toBe(0);
    await act(second, 'day-closes');
    expect(await second.locator('main').innerText()).toContain('The books for that day are closed');
  });
});
