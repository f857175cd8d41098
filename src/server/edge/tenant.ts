import type { Context, MiddlewareHandler } from 'hono';
import type { Tenant } from '../../contract/calls/site.ts';
import { createApiClient } from '../../contract/client.ts';
import { ApiError, ERROR_STATUS } from '../../contract/errors.ts';
import { createCache } from '../cache/cache.ts';
import { askBackend, forcedTenantOf, hostOf } from '../request/backend.ts';
import { answeredRevision, knownRevision } from '../request/content-revision.ts';
import type { RequestEnv } from '../request/context.ts';
import { followBookmark, readBookmark } from './bookmark.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** How long the record of a remote backend is fresh, unless its revision changes before. */
const FRESH_MS = 5_000;
/** How long a record is still used while the backend fails, and how long until it is asked again. */
const STALE_MS = 24 * 3_600_000;
const RETRY_MS = 5_000;
/** How long a request that has an old record waits for a new one. */
const PATIENCE_MS = 2_000;

type TenantRecord = {
  tenant: Tenant;
  /** The revision of the content that it was read at. */
  revision: string | undefined;
  readAt: number;
  /** While the backend fails: when to ask it again. */
  retryAt: number;
};

/**
 * The edge's own records, by host and language. The embedded backend finds the tenant of each call
 * once more, by the same headers as a remote one: it trusts no caller to have done so.
 */
const records = createCache<TenantRecord>({ entries: 500, lifetime: { freshMs: STALE_MS } });

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

async function readTenant(c: Context<RequestEnv>, patienceMs?: number): Promise<TenantRecord> {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  let answer = new Response();
  const api = createApiClient(async (path, init) => {
    answer = await c.var.send(path, { ...init, signal });
    return answer;
  });
  const tenant = await api('getTenant');
  const revision = answeredRevision(c, tenant.id, answer);
  return { tenant, revision, readAt: Date.now(), retryAt: 0 };
}

/** Whether a record needs no asking: its revision is the known one, and that is current. */
function isFresh(c: Context<RequestEnv>, record: TenantRecord): boolean {
  const now = Date.now();
  if (now < record.retryAt) return true;
  const { upstream, platform } = c.var;
  const isCurrent = upstream ? now - record.readAt < FRESH_MS : platform.revisions.areCurrent(now);
  return isCurrent && record.revision === knownRevision(c, record.tenant.id);
}

/** The tenant's record in a language. While the backend fails, the last one; rejects as it does where there is none. */
async function recordIn(c: Context<RequestEnv>, language: string): Promise<TenantRecord> {
  const key = `${forcedTenantOf(c) ?? ''} ${hostOf(c)} ${language}`;
  const known = records.get(key);
  if (known && isFresh(c, known)) return known;
  const read = () => readTenant(c, known && PATIENCE_MS);
  try {
    const record = await records.refresh(key, read);
    if (record.revision === knownRevision(c, record.tenant.id)) return record;
    // Another request began to read it before the content changed.
    const newer = await read();
    records.set(key, newer);
    return newer;
  } catch (error) {
    if (!known || isGone(error)) throw error;
    known.retryAt = Date.now() + RETRY_MS;
    return known;
  }
}

/** Asks the backend, and notes the revision and the bookmark that its answer brings. */
async function send(c: Context<RequestEnv>, path: string, init: RequestInit): Promise<Response> {
  const answer = await askBackend(c, path, init);
  const revision = c.var.tenant && answeredRevision(c, c.var.tenant.id, answer);
  // A remote backend may be several machines, one of them behind: a page of two revisions is not cached.
  const isOther = revision !== undefined && revision !== c.var.contentRevision;
  if (isOther && c.var.renderAbort) c.set('uncacheable', true);
  await followBookmark(c, init.method ?? 'GET', answer);
  return answer;
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
  c.set('bookmark', await readBookmark(c));
  c.set('send', (path, init) => send(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', take(c, await recordIn(c, '')));
  } catch (error) {
    if (isGone(error)) return noShop(c);
    throw error;
  }
  await next();
};

/** The tenant as read in a language; where the backend fails just then, in its default language. */
export async function tenantInLocale(c: Context<RequestEnv>): Promise<Tenant> {
  try {
    return take(c, await recordIn(c, c.var.locale));
  } catch (error) {
    if (error instanceof ApiError) return c.var.tenant;
    throw error;
  }
}

/** The tenant of a record. What is rendered with it is of the record's revision. */
function take(c: Context<RequestEnv>, { tenant, revision }: TenantRecord): Tenant {
  c.set('contentRevision', revision);
  return tenant;
}
