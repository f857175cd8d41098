import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

const WATCHED_MS = 4000;

/** The URLs that a page requests within four seconds after it has loaded. */
export async function requestsAfterLoad(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const urls: string[] = [];
  await page.goto(url, { waitUntil: 'load' });
  // The context also sees requests of the service worker.
  const note = (request: { url: () => string }) => urls.push(request.url());
  context.on('request', note);
  await sleep(WATCHED_MS);
  context.off('request', note);
  await page.close();
  return urls;
}
