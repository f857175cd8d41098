import { currentRequest, markDeferred } from '../../server/request/context.ts';
import { within } from '../../site/within.ts';

/**
 * Waits for content that a page reads, for at most PAGE_PATIENCE_MS. Resolves to its `{ value }`, or else to
 * undefined: then the page is sent without the content, and is rendered again for the cache.
 */
export async function inTime<T>(content: Promise<T>): Promise<{ value: T } | undefined> {
  const { renderStartedAt = Date.now(), waitsForDeferred, platform } = currentRequest();
  if (waitsForDeferred) return { value: await content };
  const patienceMs = renderStartedAt + platform.config.PAGE_PATIENCE_MS - Date.now();
  const found = await within(patienceMs, content);
  if (!found) markDeferred();
  return found;
}
