import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { PASSWORD } from '../../api/support/world.ts';
import { type Visit, visit } from './browser.ts';

/** The host of the desk in a demonstration. */
export const DESK_HOST = 'desk.localhost';

/** The path of a page for the default tenant. */
export const deskPage = (path = ''): string => `/desk/sampan${path}`;

/** Opens the desk as the demonstration's person with a role, at a path. */
export async function openDesk(
  role: StaffRole,
  path: string,
  visitor: Visit = {},
): Promise<{ context: BrowserContext; page: Page; origin: string }> {
  const opened = await visit({ host: DESK_HOST, ...visitor });
  const { page } = opened;
  await page.goto(path);
  await signInDesk(page, role, path);
  return opened;
}

/** Fills in the desk's sign-in page as the demonstration's person with a role; it leads to a path. */
export async function signInDesk(page: Page, role: StaffRole, path: string): Promise<void> {
  await page.fill('main [name=email]', demoStaffEmail(role));
  await page.fill('main [name=password]', DEMO_STAFF_PASSWORD);
  await page.click('main [type=submit]');
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Opens the desk as a person of a test, at a path. */
export async function openDeskAs(
  { email }: { email: string },
  path: string,
  visitor: Visit = {},
): Promise<Page> {
  const { page } = await visit({ host: DESK_HOST, ...visitor });
  await page.goto(`/desk/sign-in?next=${encodeURIComponent(path)}`);
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', PASSWORD);
  await Promise.all([page.waitForNavigation(), page.click('main [type=submit]')]);
  return page;
}

/** Follows the first link or button that a selector names, to its page. */
export async function follow(page: Page, target: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.locator(target).first().click()]);
}

/** Opens the form of an act, fills it in, and sends it. `call` is the end of the form's path. */
export async function act(
  page: Page,
  call: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.locator(`form[action*="/${call}?"]`).first();
  const folded = page.locator(`details:not([open]):has(form[action*="/${call}?"]) > summary`);
  if ((await folded.count()) > 0) await folded.first().click();
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await Promise.all([page.waitForNavigation(), form.locator('[type=submit]').click()]);
}
