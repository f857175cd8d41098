import type { Page, Request } from 'playwright-core';
import { untilHydrated } from './browser.ts';
import { eventually } from './eventually.ts';

const WATCHED_MS = 4000;

/**
 * The URLs that a page and its service worker request in the four seconds after the page is loaded and
 * hydrated.
 */
export async function requestsAfterLoad(page: Page, path: string): Promise<string[]> {
  const context = page.context();
  const requested: string[] = [];
  const open = new Set<Request>();
  const begin = (request: Request) => {
    requested.push(request.url());
    open.add(request);
  };
  const end = (request: Request) => open.delete(request);
  // With a fake clock the test need not wait for the four seconds.
  await page.clock.install();
  await page.goto(path, { waitUntil: 'load' });
  await untilHydrated(page);
  context.on('request', begin);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  // The service worker starts with the first input.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(WATCHED_MS);
  // Gives the last timers' requests time to be reported.
  await page.evaluate(() => undefined);
  await eventually(() => open.size).toBe(0);
  return requested;
}
