import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopInKip } from '../../api/support/rate-samples.ts';
import { newPerson } from '../../api/support/staff.ts';
import { call } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('a rate of exchange, %s', (_, visitor) => {
  it('is set by two people by hand, is in the history, and the shop uses it', async () => {
    const at = await shopInKip();
    const rates = `/desk/${at.host.split('.')[0]}/money/rates`;
    const maker = await newPerson('FINANCE', { tenantId: '*' });
    const page = await openDeskAs(maker, rates, visitor);
    const problems = watchErrors(page);
    await follow(page, 'main a:text-is("LAK")');
    await act(page, 'rates/LAK/by-hand', {
      rate: '3021.75',
      reason: 'The service does not answer',
    });
    expect(new URL(page.url()).pathname).toMatch(/\/money\/approvals\/\w+$/);
    expect(await page.locator('main').innerText()).toContain('3021.75');

    const lead = await newPerson('FINANCE_LEAD', { tenantId: '*' });
    const other = await openDeskAs(lead, new URL(page.url()).pathname, visitor);
    await act(other, 'approve');

    expect((await call('getExchangeRate', {}, at)).cnyExchangeRate).toBe('3021.75');
    await page.goto(new URL(`${rates}/LAK`, page.url()).href);
    const text = await page.locator('main').innerText();
    expect(text).toContain('3,021.75');
    expect(await page.locator('svg[role="img"]').getAttribute('aria-label')).toContain('3,021.75');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.click('main a[href$="/LAK.csv"]'),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('hand,3021.75,0,3021.75');
    expect(problems).toEqual([]);
  });
});
