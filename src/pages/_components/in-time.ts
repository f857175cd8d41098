import { currentRequest, markDeferred } from '../../server/request/context.ts';
import { within } from '../../site/within.ts';

/**
 * `{ value }` of what a page reads if it arrives before the page stops waiting (PAGE_PATIENCE_MS);
 * otherwise undefined. Then the page is sent without it, and is rendered again for the cache.
 */
export async function inTime<T>(content: Promise<T>): Promise<{ value: T } | undefined> {
  const { renderStartedAt = Date.now(), waitsForDeferred, platform } = currentRequest();
  if (waitsForDeferred) return { value: await content };
  const patienceMs = renderStartedAt + platform.config.PAGE_PATIENCE_MS - Date.now();
  const found = await within(patienceMs, content);
  if (!found) markDeferred();
  return found;
}
