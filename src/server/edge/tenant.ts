import type { Context, MiddlewareHandler } from 'hono';
import { createApiClient } from '../../contract/client.ts';
import { ApiError, ERROR_STATUS } from '../../contract/errors.ts';
import type { Tenant } from '../../contract/site.ts';
import { askBackend, forcedTenantOf, hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** How long an edge keeps a tenant's record; a change shows after this at the latest. */
const KEEP_MS = 5_000;
/** How long a record is still good where the backend doesn't answer. */
const STALE_MS = 24 * 3_600_000;
/** How long it is waited for by who has one, if an old one. */
const PATIENCE_MS = 2_000;
const MAX_KEPT = 500;
const kept = new Map<string, { tenant: Tenant; at: number; until: number }>();

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

function readTenant(c: Context<RequestEnv>, patienceMs?: number): Promise<Tenant> {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  const api = createApiClient((path, init) => c.var.send(path, { ...init, signal }));
  return api('getTenant');
}

/** The record kept under a key, or a fresh one of the backend; where that fails, an old one. */
async function tenantUnder(c: Context<RequestEnv>, language: string): Promise<Tenant> {
  const key = `${forcedTenantOf(c) ?? ''} ${hostOf(c)} ${language}`;
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.tenant;
  try {
    const tenant = await readTenant(c, known && PATIENCE_MS);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, { tenant, at: now, until: now + KEEP_MS });
    return tenant;
  } catch (error) {
    if (!known || isGone(error) || now - known.at > STALE_MS) throw error;
    // Nobody else waits for it meanwhile.
    known.until = Date.now() + KEEP_MS;
    return known.tenant;
  }
}

async function noShop(c: Context<RequestEnv>): Promise<Response> {
  const t = await translatorOf(c);
  const { requestId } = c.var;
  const text = t('noShop.text', { host: hostOf(c) });
  if (!c.req.path.startsWith('/api/')) {
    return plainPage(c, { status: 404, title: t('noShop.title'), text });
  }
  const code = 'TENANT_NOT_FOUND';
  return c.json({ code, message: t(`error.${code}`), requestId }, ERROR_STATUS[code]);
}

/** The tenant of the host in its default language; the locale step asks again in the reader's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('send', (path, init) => askBackend(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', await tenantUnder(c, ''));
  } catch (error) {
    if (isGone(error)) return noShop(c);
    throw error;
  }
  await next();
};

/** The tenant as read in a language; where the backend fails just then, in its default language. */
export function tenantInLocale(c: Context<RequestEnv>): Promise<Tenant> {
  return tenantUnder(c, c.var.locale).catch((error: unknown) => {
    if (error instanceof ApiError) return c.var.tenant;
    throw error;
  });
}
