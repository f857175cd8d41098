import type { Context } from 'hono';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';

/** As long as sitemaps themselves are kept: finding where their parts begin takes reading an index. */
const KEEP_MS = 3_600_000;
const MOST_KEPT = 200;
const kept = new Map<string, { parts: Promise<string[]>; until: number }>();

/** Cursors of the parts of a tenant's products, the same for all files of one crawl. */
export function sitemapParts(c: Context<RequestEnv>): Promise<string[]> {
  const { tenantPreference } = c.var.tenant;
  const key = `${tenantKey(c)} ${tenantPreference.productPlatforms}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.parts;
  const parts = c.var.api('listSitemapParts');
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, { parts, until: Date.now() + KEEP_MS });
  parts.catch(() => kept.delete(key));
  return parts;
}
