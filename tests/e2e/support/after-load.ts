import type { Page, Request } from 'playwright-core';
import { untilTaken } from './browser.ts';
import { eventually } from './patience.ts';

const WATCHED_MS = 4000;

/**
 * Addresses that a page, and the service worker for it, ask for in four seconds: from where it has
 * loaded and its scripts, which begin with the first paint, have taken it over.
 */
export async function requestsAfterLoad(page: Page, path: string): Promise<string[]> {
  const context = page.context();
  const asked: string[] = [];
  const open = new Set<Request>();
  const begin = (request: Request) => {
    asked.push(request.url());
    open.add(request);
  };
  const end = (request: Request) => open.delete(request);
  // The page's clock is the test's: four seconds of it need not be waited for.
  await page.clock.install();
  await page.goto(path, { waitUntil: 'load' });
  await untilTaken(page);
  context.on('request', begin);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  // A sign of use, with which the service worker comes.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(WATCHED_MS);
  // What the last of it asks for is known once the page has answered.
  await page.evaluate(() => undefined);
  await eventually(() => open.size).toBe(0);
  return asked;
}
