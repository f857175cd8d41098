import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { paidOrder, storedParcel } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

/**
 * The steps of a day, each with a role whose work it is not. The warehouse's own steps are in
 * warehouse-day.test.ts.
 */
const STEPS: readonly [step: string, role: StaffRole, paths: readonly string[]][] = [
  ['accept and buy', 'WAREHOUSE', ['/orders', '/orders/paste', '/orders/{order}', '/sellers']],
  ['accept and buy', 'MARKETING', ['/orders', '/orders/paste', '/orders/{order}']],
  ['pack and hand over', 'BUYER', ['/shipments', '/shipments/pick-list', '/manifests']],
  ['print papers', 'SERVICE', ['/shipments/T0/papers/invoice']],
  ['find a caller', 'WAREHOUSE', ['/customers', '/customers?q=mei', '/tickets']],
  ['find a caller', 'BUYER', ['/customers', '/customers?q=mei']],
  ['propose a goodwill', 'WAREHOUSE', ['/money/goodwill', '/money/approvals', '/money/rules']],
  ['propose a goodwill', 'BUYER', ['/money/goodwill', '/money/approvals']],
  ['manage people', 'FINANCE', ['/people', '/roles', '/keys']],
];

describe('a person with another role is refused', () => {
  it.each(STEPS)('to %s: %s', async (_, role, paths) => {
    const { orderNo } = await paidOrder(await newPayer('2000'));
    const page = await openDeskAs(await newPerson(role), deskPage());
    for (const path of paths) {
      const response = await page.goto(deskPage(path.replace('{order}', orderNo)));
      expect(response?.status(), path).toBe(403);
    }
    await page.context().close();
  });
});

describe('a person who may look but not act finds no form', () => {
  it.each<[StaffRole, 'orders' | 'warehouse/parcels', string]>([
    ['FINANCE', 'orders', '/ops/purchase-orders/'],
    ['SERVICE', 'orders', '/accept'],
    ['AUDITOR', 'orders', '/ops/purchase-orders/'],
    ['SERVICE', 'warehouse/parcels', '/ops/purchase-parcels/'],
  ])('%s at %s', async (role, kind, call) => {
    const shopper = await newPayer('9000');
    const number =
      kind === 'orders'
        ? (await paidOrder(shopper)).orderNo
        : (await storedParcel(shopper)).parcelNo;
    const page = await openDeskAs(await newPerson(role), deskPage());
    expect((await page.goto(deskPage(`/${kind}/${number}`)))?.status()).toBe(200);
    const form = `main form[action*="${call}"]:not([action*="/notes?"])`;
    expect(await page.locator(form).count()).toBe(0);
    await page.context().close();
  });
});
