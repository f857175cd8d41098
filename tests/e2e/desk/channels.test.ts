import { describe, expect, inject, it } from 'vitest';
import { newPerson } from '../../api/support/staff.ts';
import { newShopper } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('a channel of a payment provider, %s', (_, visitor) => {
  it('is opened by two people with the form of its provider, tested, and switched off', async () => {
    const maker = await newPerson('FINANCE');
    const page = await openDeskAs(maker, deskPage('/money/channels'), visitor);
    const problems = watchErrors(page);
    await follow(page, 'a[href$="/channels/new?provider=paypal"]');
    await page.selectOption('[name="settings.environment"]', 'sandbox');
    const { clientId, clientSecret, webhookId } = inject('providers').paypal.settings;
    const name = `PayPal ${crypto.randomUUID().slice(0, 8)}`;
    await act(page, 'channels', {
      name,
      currency: 'AUD',
      'settings.clientId': clientId ?? '',
      'settings.webhookId': webhookId ?? '',
      'secrets.clientSecret': clientSecret ?? '',
      reason: 'Our shoppers asked for it',
    });
    expect(new URL(page.url()).pathname).toMatch(/\/money\/approvals\/\w+$/);
    expect(await page.locator('main').innerText()).not.toContain(clientSecret);

    const lead = await newPerson('FINANCE_LEAD');
    const other = await openDeskAs(lead, new URL(page.url()).pathname, visitor);
    await act(other, 'approve');

    await page.goto(deskPage('/money/channels'));
    await follow(page, `a:text-is("${name}")`);
    const text = await page.locator('main').innerText();
    expect(text).toContain('/api/webhooks/paypal/');
    expect(await page.content()).not.toContain(clientSecret);
    await act(page, 'test');
    const shopper = await newShopper();
    const offered = async () =>
      (await shopper.call('listDepositChannels')).some((channel) => channel.name === name);
    expect(await offered()).toBe(true);
    await act(page, 'off', { reason: 'Only for this test' });
    expect(await offered()).toBe(false);
    expect(problems).toEqual([]);
  });
});
