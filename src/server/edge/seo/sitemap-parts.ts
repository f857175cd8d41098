import type { Context } from 'hono';
import { createCache } from '../../cache/cache.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';

/** To find the parts, a whole index of the database is read, so they are cached as long as the sitemaps. */
const parts = createCache<string[]>({
  name: 'sitemaps',
  maxEntries: 200,
  lifetime: { freshMs: 3_600_000 },
});

/**
 * The cursors at which the parts of a tenant's product sitemap begin. Because they are cached, the
 * files that a crawler reads within an hour fit together.
 */
export function sitemapParts(c: Context<RequestEnv>): Promise<string[]> {
  const { api, tenant } = c.var;
  const key = `${tenantKey(c)} ${tenant.tenantPreference.productPlatforms}`;
  return parts.load(key, () => api('listSitemapParts'));
}
