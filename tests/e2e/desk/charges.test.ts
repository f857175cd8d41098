import { beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../../api/support/fulfilment.ts';
import { newTenantFacts } from '../../api/support/shop-samples.ts';
import { good, inCart } from '../../api/support/shopping.ts';
import { newPerson } from '../../api/support/staff.ts';
import { DEFAULT_HOST, newShopper, PASSWORD } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, signInAs, visit, watchErrors } from '../support/browser.ts';
import { act, follow, openDeskAs } from '../support/desk.ts';
import { sidewaysScroll } from '../support/pages.ts';

openBrowser();

const REASON = 'The new season';

describe.each([
  ['at a desk, in English', { width: 1440, javaScript: true, locale: 'en' as const }],
  [
    'by phone, in Chinese, without scripts',
    { width: 360, javaScript: false, locale: 'zh-CN' as const },
  ],
])('a change of the service fee, %s', (_, visitor) => {
  /** A tenant of these tests alone. */
  const facts = newTenantFacts();
  beforeAll(() => operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts }));

  it('is proposed by finance, published by its lead, and in the next cart; an earlier order keeps its own', async () => {
    const shopper = await newShopper(facts.host);
    const first = await inCart(shopper, 1, await good(facts.host));
    const { orders } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds: [first.id] },
    });
    await inCart(shopper, 1, await good(facts.host));

    const path = `/desk/${facts.id}/shop/parts/fees`;
    const finance = await newPerson('FINANCE', { tenantId: facts.id });
    const page = await openDeskAs(finance, path, visitor);
    const problems = watchErrors(page);
    await page.locator('[name="serviceFee.basisPoints"]').fill('1250');
    await page.locator('[name="serviceFee.minimum"]').fill('0');
    await follow(page, 'form[action*="/ops/shop/fees?"] [type=submit]');
    expect(await page.locator('#draft ins').allInnerTexts()).toContain('1250');
    expect(await page.locator('#samples').innerText()).toContain('125.00');
    expect(await page.locator('form[action*="/publish?"]').count()).toBe(0);
    if (visitor.javaScript) expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await act(page, 'propose', { reason: REASON });
    const proposal = new URL(page.url()).pathname;
    expect(proposal).toContain('/money/approvals/');
    expect(await page.locator('form[action*="/approve?"]').count()).toBe(0);

    const lead = await newPerson('FINANCE_LEAD', { tenantId: facts.id });
    const other = await openDeskAs(lead, path, visitor);
    await follow(other, `main a[href="${proposal}"]`);
    const shown = await other.locator('main').innerText();
    expect(shown).toMatch(/500\s*→\s*1250/);
    await act(other, 'approve');
    expect(await other.locator('form[action*="/approve?"]').count()).toBe(0);
    expect(problems).toEqual([]);

    const opened = await visit({ ...visitor, host: facts.host, locale: 'ru' });
    await signInAs(opened.context, opened.origin, { email: shopper.email, password: PASSWORD });
    await opened.page.goto('/cart');
    expect(await opened.page.locator('form[action="/checkout"]').innerText()).toMatch(/12,5\s*%/);
    expect(await sidewaysScroll(opened.page)).toBeLessThanOrEqual(0);
    const [order] = orders;
    const params = { id: order?.orderNo ?? '' };
    const kept = await shopper.call('getPurchaseOrder', { params });
    expect(kept.serviceFee).toBe(order?.serviceFee);
    await opened.page.goto(`/my/purchase/${params.id}`);
    expect(await opened.page.locator('main').innerText()).toContain(
      (order?.serviceFee ?? '').replace('.', ','),
    );
  });
});
