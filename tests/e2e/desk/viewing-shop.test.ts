import { describe, expect, it } from 'vitest';
import { newPerson } from '../../api/support/staff.ts';
import { newShopper } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, openDeskAs } from '../support/desk.ts';
import { sidewaysScroll } from '../support/pages.ts';

openBrowser();

describe.each([
  ['at a desk, in English', { width: 1440, javaScript: true }],
  ['by phone, in Chinese, without JavaScript', { width: 360, javaScript: false, locale: 'zh-CN' }],
])('a service lead sees the shop as a shopper, %s', (_, visitor) => {
  it('from the shopper’s page: marked, to read only, until it is ended', async () => {
    const shopper = await newShopper();
    const body = { name: 'Mei Okubo', phoneNumber: '+8613800000000', secondEmail: '' };
    const { id } = await shopper.call('updateProfile', { body });
    const lead = await newPerson('SERVICE_LEAD');
    const desk = await openDeskAs(lead, deskPage(`/customers/${id}`), visitor);
    await act(desk, 'view', { reason: 'Cannot find the parcel' });
    const link = desk.locator('a[href*="/view-as?token="]');
    const path = new URL((await link.getAttribute('href')) ?? '').search;
    const page = await desk.context().newPage();
    const problems = watchErrors(page);
    const shop = new URL(desk.url()).origin.replace('desk.', '');
    await page.goto(`${shop}/view-as${path}`);
    const bar = page.locator('.view-bar');
    expect(await bar.innerText()).toMatch(/Mei Okubo/);
    await page.goto(`${shop}/my/purchase`);
    expect(new URL(page.url()).pathname).toBe('/my/purchase');
    expect(await bar.count()).toBe(1);
    if (visitor.javaScript) expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await Promise.all([page.waitForNavigation(), bar.locator('[type=submit]').click()]);
    expect(await bar.count()).toBe(0);
    await page.goto(`${shop}/my/purchase`);
    expect(new URL(page.url()).pathname).not.toBe('/my/purchase');
  });
});

it('a person of service who is no lead is not offered the view', async () => {
  const { id } = await (await newShopper()).call('getProfile');
  const page = await openDeskAs(await newPerson('SERVICE'), deskPage(`/customers/${id}`));
  expect(await page.locator('form[action*="/view?"]').count()).toBe(0);
});
