import { describe, expect, inject, it } from 'vitest';
import { onlineChannel, type ProviderName } from '../api/support/providers.ts';
import { newOrder } from '../api/support/shopping.ts';
import { newShopper } from '../api/support/world.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { formOf } from './support/forms.ts';
import { PAY } from './support/shopper.ts';
import { signIn } from './support/sign-in.ts';
import { VISITORS } from './support/visitors.ts';

openBrowser();

const TOP_UP = formOf('front/user-account/deposits');
const WAYS = VISITORS.map(
  ([name, visitor], index) =>
    [index === 0 ? 'stripe' : 'paypal', name, visitor] as const satisfies [
      ProviderName,
      ...(typeof VISITORS)[number],
    ],
);

describe('a shopper without money pays an order on a provider’s page', () => {
  it.each(WAYS)('%s, %s', async (provider, _, visitor) => {
    const { host } = visitor;
    const channelId = await onlineChannel(provider, { host, tenantId: '*' });
    const shopper = await newShopper(host);
    const { paymentNo, order } = await newOrder(shopper);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, `/payment?nos=${paymentNo}`);

    // The button names the channel that is chosen, and leads straight to the provider.
    const choice = page.locator(`${TOP_UP} label:has([name=channelId][value="${channelId}"])`);
    const button = page.locator(PAY);
    const before = await button.innerText();
    await choice.first().click();
    await eventually(() => button.innerText()).not.toBe(before);
    await button.click();
    const { origin } = inject('providers')[provider];
    await page.waitForURL((url) => url.origin === origin);

    // Paid there, the shopper comes back to an order that is paid, and never typed the pay password.
    await page.locator('button').first().click();
    await page.waitForURL(/\/payment\/done\?/);
    const paid = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
    expect(paid.status).not.toBe('PENDING_PAYMENT');
    expect(problems).toEqual([]);
    await context.close();
  });
});
