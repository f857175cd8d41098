import { expect, it } from 'vitest';
import { MY_STRIP } from '../../src/site/my-strip.ts';
import { boughtOrder } from '../api/support/fulfilment.ts';
import { newPayment } from '../api/support/shopping.ts';
import { newPayer } from '../api/support/world.ts';
import { openBrowser, visit } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { VISITORS } from './support/visitors.ts';

openBrowser();

it.each(VISITORS)('what waits for a shopper is one click away: %s', async (_, visitor) => {
  const shopper = await newPayer('500', visitor.host);
  const { context, page } = await visit(visitor);
  await signIn(page, shopper, '/my');
  const acts = page.locator('main a[href^="/payment?"], main ul a[href^="/my/purchase/"]');
  await page.locator('main ul a[href="/my/pending-payments"]').waitFor();
  expect(await acts.count()).toBe(0);

  const { payment } = await newPayment(shopper);
  const { orderNo } = await boughtOrder(shopper);
  await page.goto('/my');
  await page.locator(`main a[href="/payment?nos=${payment.paymentNo}"]`).click();
  await page.waitForURL(/\/payment\?nos=/);
  await page.goto('/my');
  const coming = page.locator('main ul a[href="/my/purchase?tab=purchased"]');
  expect(await coming.innerText()).toContain('1');
  await coming.click();
  await page.locator(`main a[href="/my/purchase/${orderNo}"]`).first().waitFor();
  if (visitor.javaScript !== false) {
    // Home is the same for everybody; the shopper's part comes into a place that is kept for it.
    await page.goto('/');
    const strip = page.locator(`#${MY_STRIP}`);
    await strip.locator('a[href="/my/purchase?tab=purchased"]').waitFor();
    await strip.locator(`a[href="/payment?nos=${payment.paymentNo}"]`).click();
    await page.waitForURL(/\/payment\?nos=/);
  }
  await page.goto('/my/message');
  // What was said of the order is one entry, the newest on top.
  const entries = page.locator('main #messages > li');
  await entries.filter({ hasText: orderNo }).first().waitFor();
  expect(await entries.count()).toBe(2);
  await context.close();
});
