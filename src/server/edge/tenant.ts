import type { Context, MiddlewareHandler } from 'hono';
import type { Tenant } from '../../contract/calls/site.ts';
import { type ApiClient, createApiClient } from '../../contract/client.ts';
import { ApiError } from '../../contract/errors.ts';
import type { ArticleType } from '../../contract/values/shop/site-kinds.ts';
import { createCache } from '../cache/cache.ts';
import { forcedTenantOf, hostOf, sendToBackend } from '../request/backend.ts';
import { knownRevision, revisionOfResponse } from '../request/content-revision.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBookmark, storeBookmark } from './bookmark.ts';
import { plainPage, translatorOf } from './plain-page.ts';
import { refusal } from './refusal.ts';

/** How long a remote backend's record is fresh, unless its revision changes before, in milliseconds. */
const FRESH_MS = 5_000;
/** How long a record can be used while the backend fails. Otherwise `isFresh` decides when to read it again. */
const CACHED_MS = 24 * 3_600_000;
/** How long until a failing backend is tried again, in milliseconds. */
const RETRY_MS = 5_000;
/** How long a request that has an old record waits for a new one, in milliseconds. */
const MAX_WAIT_MS = 2_000;

type CachedTenant = {
  tenant: Tenant;
  /** The content revision at which the tenant was read. */
  revision: string | undefined;
  /** When the tenant was read, in milliseconds since the epoch. */
  readAt: number;
  /** While the backend fails: when to try it again, in milliseconds since the epoch. */
  retryAt: number;
};

/**
 * The tenants' records that the edge has read, by host and language. Only the edge uses them. The embedded
 * backend, like a remote one, looks up the tenant for each call by the request's headers, because it does
 * not trust its callers.
 */
const records = createCache<CachedTenant>({
  name: 'tenants',
  maxEntries: 500,
  lifetime: { freshMs: CACHED_MS },
});

/** Whether no shop is at the host, or none any more. */
const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.body.code === 'TENANT_ARCHIVED');

/** Reads the tenant's record from the backend, in the language of the request if that is known. */
async function readTenant(c: Context<RequestEnv>, maxWaitMs?: number): Promise<CachedTenant> {
  const signal = maxWaitMs === undefined ? undefined : AbortSignal.timeout(maxWaitMs);
  let response = new Response();
  const api = createApiClient(async (path, init) => {
    response = await c.var.send(path, { ...init, signal });
    return response;
  });
  const tenant = await api('getTenant');
  const revision = revisionOfResponse(c, tenant.id, response);
  const isComplete = !c.var.upstream || tenant.enabledArticleTypes.length > 0;
  return {
    tenant: isComplete ? tenant : await withArticles(api, tenant),
    revision,
    readAt: Date.now(),
    retryAt: 0,
  };
}

/** Adds the enabled articles to a tenant: some remote backends give them only by a separate call. */
async function withArticles(api: ApiClient, tenant: Tenant): Promise<Tenant> {
  const enabledArticleTypes = await api('listEnabledArticleTypes').catch((): ArticleType[] => []);
  const hasUserAgreement = enabledArticleTypes.includes('USER_AGREEMENT');
  return { ...tenant, enabledArticleTypes, hasUserAgreement };
}

/**
 * Whether a record may be used without a call to the backend: because its revision is the latest known
 * one and was checked recently, or because the backend has just failed.
 */
function isFresh(c: Context<RequestEnv>, record: CachedTenant): boolean {
  const now = Date.now();
  if (now < record.retryAt) return true;
  const { upstream, platform } = c.var;
  const isCurrent = upstream ? now - record.readAt < FRESH_MS : platform.revisions.areCurrent(now);
  return isCurrent && record.revision === knownRevision(c, record.tenant.id);
}

/**
 * The tenant's record in a language; an empty `language` is the tenant's default. If the backend fails,
 * the cached record; rejects if there is none.
 */
async function recordIn(c: Context<RequestEnv>, language: string): Promise<CachedTenant> {
  if (c.var.preview) return readTenant(c);
  const key = `${forcedTenantOf(c) ?? ''} ${hostOf(c)} ${language}`;
  const cached = records.get(key);
  if (cached && isFresh(c, cached)) return cached;
  const read = () => readTenant(c, cached && MAX_WAIT_MS);
  try {
    const record = await records.refresh(key, read);
    if (record.revision === knownRevision(c, record.tenant.id)) return record;
    // This load was shared with a request that began it before the content changed.
    const newer = await read();
    records.set(key, newer);
    return newer;
  } catch (error) {
    if (!cached || isNotFound(error)) throw error;
    cached.retryAt = Date.now() + RETRY_MS;
    return cached;
  }
}

/** Sends a call to the backend, and stores the revision and the bookmark of its response. */
async function send(c: Context<RequestEnv>, path: string, init: RequestInit): Promise<Response> {
  const response = await sendToBackend(c, path, init);
  const revision = c.var.tenant && revisionOfResponse(c, c.var.tenant.id, response);
  // A remote backend may have several machines, some with older content. A page with content of two
  // revisions is not cached.
  const isOtherRevision = revision !== undefined && revision !== c.var.contentRevision;
  if (isOtherRevision && c.var.renderAbort) c.set('uncacheable', true);
  await storeBookmark(c, init.method ?? 'GET', response);
  return response;
}

/**
 * The response for a host without an open shop: the host is unknown, its shop is closed, or the deployment
 * has no shop yet.
 */
async function noShop(c: Context<RequestEnv>, { body }: ApiError): Promise<Response> {
  const t = await translatorOf(c);
  const isClosed = body.code === 'TENANT_ARCHIVED';
  if (!c.req.path.startsWith('/api/')) {
    const [title, text] = isClosed
      ? [t('noShop.closed.title'), t('noShop.closed.text')]
      : body.details?.tenants === 0
        ? [t('noShop.none.title'), t('noShop.none.text')]
        : [t('noShop.title'), t('noShop.text', { host: hostOf(c) })];
    return plainPage(c, { status: isClosed ? 410 : 404, title, text });
  }
  return refusal(c, isClosed ? 'TENANT_ARCHIVED' : 'TENANT_NOT_FOUND', t);
}

/** Sets the host's tenant in its default language; the locale step sets it again in the visitor's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('bookmark', await readBookmark(c));
  c.set('send', (path, init) => send(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', applyRecord(c, await recordIn(c, '')));
  } catch (error) {
    if (isNotFound(error)) return noShop(c, error);
    throw error;
  }
  await next();
};

/** The tenant in the request's language; if the backend fails, in its default language. */
export async function tenantInLocale(c: Context<RequestEnv>): Promise<Tenant> {
  try {
    return applyRecord(c, await recordIn(c, c.var.locale));
  } catch (error) {
    if (error instanceof ApiError) return c.var.tenant;
    throw error;
  }
}

/** Returns the tenant of a record, and sets the record's revision as that of the page. */
function applyRecord(c: Context<RequestEnv>, { tenant, revision }: CachedTenant): Tenant {
  c.set('contentRevision', revision);
  return tenant;
}
