import { describe, expect, it } from 'vitest';
import { mailedToken, newPerson } from '../../api/support/staff.ts';
import { call, newEmail, PASSWORD } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

describe.each([
  ['at a desk, in English', { width: 1440, javaScript: true }],
  ['by phone, in Chinese, without JavaScript', { width: 360, javaScript: false, locale: 'zh-CN' }],
])('a role of the shop’s own, %s', (_, visitor) => {
  it('is made from a built-in one, a person is invited with it, and sees only what it allows', async () => {
    const name = `Photo desk ${crypto.randomUUID().slice(0, 8)}`;
    const admin = await newPerson('TENANT_ADMIN');
    const page = await openDeskAs(admin, deskPage('/roles/new?from=BUYER'), visitor);
    const problems = watchErrors(page);
    const ticked = page.locator('[name=rights]:checked');
    const chosen = await ticked.evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('value')),
    );
    expect(chosen).toEqual(['orders.see', 'orders.act', 'orders.export', 'parcels.see']);
    await page.uncheck('[name=rights][value="orders.act"]');
    await page.uncheck('[name=rights][value="orders.export"]');
    await act(page, 'roles', { name });
    const row = page.locator('tr', { has: page.getByRole('link', { name }) });
    expect(await row.count()).toBe(1);

    const email = newEmail();
    await page.goto(deskPage('/people/invite'));
    await page.getByLabel(name).check();
    await act(page, 'staff', { email, name: 'Photographer' });
    await call('acceptInvitation', {
      body: { token: await mailedToken(email), password: PASSWORD },
    });
    const theirs = await openDeskAs({ email }, deskPage(), visitor);
    const links = await theirs
      .locator('nav a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain(deskPage('/orders'));
    expect(links.filter((href) => /\/(customers|money|people|audit)$/.test(href))).toEqual([]);
    expect((await theirs.goto(deskPage('/orders')))?.status()).toBe(200);
    expect((await theirs.goto(deskPage('/customers')))?.status()).toBe(403);

    await page.goto(deskPage('/roles'));
    await Promise.all([page.waitForNavigation(), page.getByRole('link', { name }).click()]);
    await Promise.all([
      page.waitForNavigation(),
      page.locator('form:has([value=DELETE]) [type=submit]').click(),
    ]);
    expect(await page.locator('main').innerText()).toContain('Photographer');
    expect(await page.locator('main [role=alert]').count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
