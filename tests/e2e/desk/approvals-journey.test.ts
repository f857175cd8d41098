import { describe, expect, it } from 'vitest';
import { newPerson } from '../../api/support/staff.ts';
import { newShopper } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('a goodwill, %s', (_, visitor) => {
  it('is proposed by service, waits on the first page of another, and is approved there', async () => {
    const shopper = await newShopper();
    const maker = await newPerson('SERVICE');
    const page = await openDeskAs(maker, deskPage('/money/goodwill'), visitor);
    const problems = watchErrors(page);
    await act(page, 'goodwill', {
      shopper: shopper.email,
      amount: '5',
      reason: 'The parcel waited a week because of us',
    });
    const proposal = new URL(page.url()).pathname;
    expect(await page.locator('form[action*="/approve?"]').count()).toBe(0);
    expect(await page.locator('form[action*="/cancel?"]').count()).toBe(1);
    expect((await shopper.call('getAccount')).available).toBe('0.00');

    const lead = await newPerson('FINANCE_LEAD');
    const other = await openDeskAs(lead, deskPage(), visitor);
    const tile = other.locator('a[data-fact=approvals]');
    expect(Number(await tile.locator('strong').innerText())).toBeGreaterThan(0);
    await Promise.all([other.waitForNavigation(), tile.click()]);
    await Promise.all([
      other.waitForNavigation(),
      other.locator(`a[href="${proposal}"]`).first().click(),
    ]);
    const facts = await other.locator('main').innerText();
    expect(facts).toContain('0.00');
    expect(facts).toContain('5.00');
    await act(other, 'approve');
    expect(await other.locator('form[action*="/approve?"]').count()).toBe(0);
    expect((await shopper.call('getAccount')).available).toBe('5.00');
    expect(problems).toEqual([]);
  });
});

describe('an adjustment', () => {
  it('shows the balance before and after, and its maker can’t approve it', async () => {
    const shopper = await newShopper();
    const lead = await newPerson('FINANCE_LEAD');
    const page = await openDeskAs(lead, deskPage('/money/adjustment'), { javaScript: false });
    await page.selectOption('[name=direction]', 'IN');
    await act(page, 'adjustment', {
      shopper: shopper.email,
      amount: '7.5',
      reason: 'The bank sent it twice',
      evidence: 'Statement of 20 November',
    });
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/0\.00\s*→\s*7\.50/);
    expect(text).toContain('Statement of 20 November');
    expect(await page.locator('form[action*="/approve?"]').count()).toBe(0);
    expect(await page.locator('form[action*="/reject?"]').count()).toBe(0);
  });
});
