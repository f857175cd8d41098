import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import type { StaffRole } from '../../../src/contract/values/rights.ts';
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
  await page.fill('main [name=email]', demoStaffEmail(role));
  await page.fill('main [name=password]', DEMO_STAFF_PASSWORD);
  await page.click('main [type=submit]');
  await page.waitForURL((url) => url.pathname + url.search === path);
  return opened;
}
