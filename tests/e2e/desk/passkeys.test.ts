import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withAuthenticator } from '../support/authenticator.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { DESK_HOST, openDesk } from '../support/desk.ts';

openBrowser();

const signOut = async (page: Page) => {
  await page.locator('header details').last().locator('summary').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/desk/sign-in');
};

describe('a passkey', () => {
  it('is added in the profile, signs in alone, confirms after a password, and is removed', async () => {
    const { context, page } = await openDesk('AUDITOR', '/desk/profile');
    await withAuthenticator(page);
    await page.fill('[name=passkeyName]', 'Desk phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Desk phone', { exact: true }).waitFor();

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL((url) => url.pathname === '/desk');
    await signOut(page);

    await page.goto('/desk/profile');
    await page.fill('main [name=email]', 'auditor@sampan.test');
    await page.fill('main [name=password]', 'sampan-desk-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await page.waitForURL((url) => url.pathname === '/desk/profile');

    await page.getByRole('button', { name: 'Remove Desk phone' }).click();
    await page.getByText('You have no passkey yet.').waitFor();
    await context.close();
  });

  it('that the desk does not know signs nobody in, and the page says so', async () => {
    const { context, page } = await visit({ host: DESK_HOST });
    await page.goto('/desk/sign-in');
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe('/desk/sign-in');
    await context.close();
  });
});
