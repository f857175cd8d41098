import type { Context, MiddlewareHandler } from 'hono';
import { createApiClient } from '../../contract/client.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Tenant } from '../../contract/site.ts';
import { askBackend, hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';

/** How long an edge keeps a tenant's record; a change shows after this at the latest. */
const KEEP_MS = 5_000;
const MAX_KEPT = 500;
const kept = new Map<string, { tenant: Tenant; until: number }>();

/** The record kept under a key, or a fresh one of the backend. */
async function tenantUnder(c: Context<RequestEnv>, key: string): Promise<Tenant> {
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.tenant;
  const tenant = await c.var.api('getTenant');
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { tenant, until: now + KEEP_MS });
  return tenant;
}

/** The tenant of the host in its default language; the locale step asks again in the reader's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('send', (path, init) => askBackend(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', await tenantUnder(c, hostOf(c)));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TENANT_NOT_FOUND') {
      return c.text('There is no shop at this address.', 404);
    }
    throw error;
  }
  await next();
};

/** The tenant as read in a language: kept by host and language. */
export const tenantInLocale = (c: Context<RequestEnv>): Promise<Tenant> =>
  tenantUnder(c, `${hostOf(c)} ${c.var.locale}`);
