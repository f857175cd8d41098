import type { Context } from 'hono';
import { createCache } from '../../cache/cache.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';

/** Finding where the parts begin takes reading an index. As fresh as sitemaps themselves. */
const parts = createCache<string[]>({ entries: 200, lifetime: { freshMs: 3_600_000 } });

/** Cursors of the parts of a tenant's product sitemap, the same for all files of one crawl. */
export function sitemapParts(c: Context<RequestEnv>): Promise<string[]> {
  const { api, tenant } = c.var;
  const key = `${tenantKey(c)} ${tenant.tenantPreference.productPlatforms}`;
  return parts.load(key, () => api('listSitemapParts'));
}
