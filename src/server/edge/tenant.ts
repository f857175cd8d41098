import type { MiddlewareHandler } from 'hono';
import { createApiClient } from '../../contract/client.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Tenant } from '../../contract/site.ts';
import { askBackend, hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';

/** How long an edge keeps a tenant's record; a change shows after this at the latest. */
const KEEP_MS = 5_000;
const MAX_KEPT = 500;
const kept = new Map<string, { tenant: Tenant; until: number }>();

function keep(key: string, tenant: Tenant, now: number): void {
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { tenant, until: now + KEEP_MS });
}

/** The tenant of the host in its default language; the locale step asks again in the reader's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('send', (path, init) => askBackend(c, path, init));
  c.set('api', createApiClient(c.var.send));
  const key = hostOf(c);
  const now = Date.now();
  const known = kept.get(key);
  try {
    const found = known && known.until > now ? known.tenant : await c.var.api('getTenant');
    if (found !== known?.tenant) keep(key, found, now);
    c.set('tenant', found);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TENANT_NOT_FOUND') {
      return c.text('There is no shop at this address.', 404);
    }
    throw error;
  }
  await next();
};

/** The tenant as read in a language: kept by host and language. */
export async function tenantInLocale(
  c: Parameters<MiddlewareHandler<RequestEnv>>[0],
): Promise<Tenant> {
  const key = `${hostOf(c)} ${c.var.locale}`;
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.tenant;
  const found = await c.var.api('getTenant');
  keep(key, found, now);
  return found;
}
