import { describe, expect, it } from 'vitest';
import { openBrowser, type Visit, visit, watchErrors } from './support/browser.ts';
import { askAsShopper, buyFirst } from './support/shopper.ts';
import { fewerIfRemoteBackend } from './support/visitors.ts';

openBrowser();

const VISITORS: [string, Visit][] = [
  ['with JavaScript', {}],
  [
    'in Lao on a phone without JavaScript',
    { host: 'la.localhost', locale: 'la', width: 360, javaScript: false },
  ],
  ['in Arabic on a phone', { locale: 'ar', width: 360 }],
];

describe('a shopper goes from the home page to a paid order', () => {
  it.each(fewerIfRemoteBackend(VISITORS))('%s', async (_, visitor) => {
    const { context, page, origin } = await visit(visitor);
    const javaScript = visitor.javaScript ?? true;
    const problems = watchErrors(page);
    await buyFirst(page, origin, 'backpack', javaScript);

    await page.goto('/my/purchase');
    await page.locator('main a[href^="/my/purchase/P"]').first().click();
    await page.waitForURL(/\/my\/purchase\/P/);
    const orderNo = new URL(page.url()).pathname.split('/').pop();
    const order = await askAsShopper(page, origin, `/api/front/purchase-orders/${orderNo}`);
    expect(order).toMatchObject({ orderNo, status: 'PAID' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
