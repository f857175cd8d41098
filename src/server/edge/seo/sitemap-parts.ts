import type { Context } from 'hono';
import { createCache } from '../../cache/cache.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';

/** Finding the parts reads a whole database index, so they are cached as long as sitemaps. */
const parts = createCache<string[]>({ maxEntries: 200, lifetime: { freshMs: 3_600_000 } });

/**
 * Cursors of the parts of a tenant's product sitemap. Cached, so that the sitemap files that a
 * crawler reads within an hour fit together.
 */
export function sitemapParts(c: Context<RequestEnv>): Promise<string[]> {
  const { api, tenant } = c.var;
  const key = `${tenantKey(c)} ${tenant.tenantPreference.productPlatforms}`;
  return parts.load(key, () => api('listSitemapParts'));
}
