import { describe, expect, inject, it } from 'vitest';
import { onlineChannel, type ProviderName } from '../api/support/providers.ts';
import { newOrder } from '../api/support/shopping.ts';
import { newShopper, PASSWORD, PAY_PASSWORD } from '../api/support/world.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { formOf } from './support/forms.ts';
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
    await shopper.call('setFirstPayPassword', {
      body: { loginPassword: PASSWORD, payPassword: PAY_PASSWORD },
    });
    const { paymentNo, order } = await newOrder(shopper);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, `/payment?nos=${paymentNo}`);

    // What the balance lacks is proposed. The channel leads to the top-up, and that to the provider.
    const choice = page.locator(`${TOP_UP} label:has([name=channelId][value="${channelId}"])`);
    await choice.first().click();
    await page.locator(`${TOP_UP} [type=submit]`).last().click();
    await page.waitForURL(/\/my\/balance\/deposit\/D/);
    await page.locator('main a[href^="/api/pay/"]').click();
    const { origin } = inject('providers')[provider];
    await page.waitForURL((url) => url.origin === origin);

    // Paid there, the shopper comes back to a credited top-up, and from it to the order.
    await page.locator('button').click();
    await page.waitForURL(/\/my\/balance\/deposit\/D.*back=/);
    await page.locator(`main a[href^="/payment?nos=${paymentNo}"]`).first().click();
    await page.waitForURL(/\/payment\?nos=/);
    await page.fill('main [name=payPassword]', PAY_PASSWORD);
    await page.locator('main form:has([name=payPassword]) [type=submit]').click();
    await page.waitForURL(/\/payment\/done\?/);
    const paid = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
    expect(paid.status).not.toBe('PENDING_PAYMENT');
    expect(problems).toEqual([]);
    await context.close();
  });
});
