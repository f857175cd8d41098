import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../api/support/staff.ts';
import { call, newEmail, newShopper, PASSWORD } from '../../api/support/world.ts';
import { refusal } from '../../support/refusal.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

/** A shopper with a name and a phone number of their own. */
async function caller() {
  const shopper = await newShopper();
  const tag = newEmail()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);
  const digits = String(Date.now() % 100_000_000).padStart(8, '2');
  const body = { name: `Mei Okubo${tag}`, phoneNumber: `+8613${digits}0`, secondEmail: '' };
  const { id, phoneNumber } = await shopper.call('updateProfile', { body });
  return { ...shopper, id, tag, half: phoneNumber.slice(-6) };
}

async function find(page: Page, words: string): Promise<string[]> {
  await page.fill('main [type=search][name=q]', words);
  await Promise.all([page.waitForNavigation(), page.press('main [type=search][name=q]', 'Enter')]);
  return page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.dataset.row ?? ''));
}

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('a shopper who telephones, %s', (_, visitor) => {
  it('is found by name and half a number, noted, blocked, and freed again', async () => {
    const shopper = await caller();
    const lead = await newPerson('SERVICE_LEAD');
    const page = await openDeskAs(lead, deskPage('/customers'), visitor);
    const problems = watchErrors(page);
    expect(await find(page, `okubo${shopper.tag} ${shopper.half}`)).toEqual([shopper.id]);
    expect(await find(page, `okubo${shopper.tag} 99999${shopper.half}`)).toEqual([]);
    await find(page, `okubo${shopper.tag} ${shopper.half}`);
    await Promise.all([page.waitForNavigation(), page.locator('main tbody a').first().click()]);

    await act(page, 'notes', { text: 'Call her after work only' });
    expect(await page.locator('.desk-said').allInnerTexts()).toEqual(['Call her after work only']);

    await act(page, 'block', { reason: 'Charged back' });
    expect(await page.locator('main').innerText()).toContain('Charged back');
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    const signIn = () => call('login', { body: { email: shopper.email, password: PASSWORD } });
    expect(await refusal(signIn())).toBe('ACCOUNT_BLOCKED');

    await act(page, 'unblock');
    expect(await page.locator('form[action*="/block?"]').count()).toBe(1);
    await expect(signIn()).resolves.toBeDefined();
    expect(problems).toEqual([]);
  });
});

it('a person of service who is no lead can’t block a shopper', async () => {
  const { id } = await caller();
  const page = await openDeskAs(await newPerson('SERVICE'), deskPage(`/customers/${id}`));
  expect(await page.locator('form[action*="/block?"]').count()).toBe(0);
  expect(await page.locator('form[action*="/notes?"]').count()).toBe(1);
});
