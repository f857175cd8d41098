import type { Context, MiddlewareHandler } from 'hono';
import type { Tenant } from '../../contract/calls/site.ts';
import { type ApiClient, createApiClient } from '../../contract/client.ts';
import { ApiError, ERROR_STATUS } from '../../contract/errors.ts';
import type { ArticleType } from '../../contract/values/site-kinds.ts';
import { createCache } from '../cache/cache.ts';
import { forcedTenantOf, hostOf, sendToBackend } from '../request/backend.ts';
import { knownRevision, revisionOfResponse } from '../request/content-revision.ts';
import type { RequestEnv } from '../request/context.ts';
import { followBookmark, readBookmark } from './bookmark.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** How long a remote backend's record is fresh, unless its revision changes before. */
const FRESH_MS = 5_000;
/** How long a record is kept, for use while the backend fails. `isFresh` decides when to ask. */
const KEPT_MS = 24 * 3_600_000;
/** How long until a failing backend is asked again. */
const RETRY_MS = 5_000;
/** How long a request that has an old record waits for a new one. */
const PATIENCE_MS = 2_000;

type CachedTenant = {
  tenant: Tenant;
  /** The content revision at which it was read. */
  revision: string | undefined;
  readAt: number;
  /** While the backend fails: when to ask it again. */
  retryAt: number;
};

/**
 * The tenants that the edge has read, by host and language. Only the edge uses these records. The
 * embedded backend, like a remote one, finds the tenant anew for each call from the request's
 * headers, because it does not trust its callers.
 */
const records = createCache<CachedTenant>({ maxEntries: 500, lifetime: { freshMs: KEPT_MS } });

const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;

async function readTenant(c: Context<RequestEnv>, maxWaitMs?: number): Promise<CachedTenant> {
  const signal = maxWaitMs === undefined ? undefined : AbortSignal.timeout(maxWaitMs);
  let answer = new Response();
  const api = createApiClient(async (path, init) => {
    answer = await c.var.send(path, { ...init, signal });
    return answer;
  });
  const tenant = await api('getTenant');
  const revision = revisionOfResponse(c, tenant.id, answer);
  const isComplete = !c.var.upstream || tenant.enabledArticleTypes.length > 0;
  return {
    tenant: isComplete ? tenant : await withArticles(api, tenant),
    revision,
    readAt: Date.now(),
    retryAt: 0,
  };
}

/** A tenant with its enabled articles, which a backend elsewhere may tell by a call of their own only. */
async function withArticles(api: ApiClient, tenant: Tenant): Promise<Tenant> {
  const enabledArticleTypes = await api('listEnabledArticleTypes').catch((): ArticleType[] => []);
  const hasUserAgreement = enabledArticleTypes.includes('USER_AGREEMENT');
  return { ...tenant, enabledArticleTypes, hasUserAgreement };
}

/**
 * Whether a record may be used without asking the backend: its revision is the known one and was
 * checked lately, or the backend has just failed.
 */
function isFresh(c: Context<RequestEnv>, record: CachedTenant): boolean {
  const now = Date.now();
  if (now < record.retryAt) return true;
  const { upstream, platform } = c.var;
  const isCurrent = upstream ? now - record.readAt < FRESH_MS : platform.revisions.areCurrent(now);
  return isCurrent && record.revision === knownRevision(c, record.tenant.id);
}

/** The tenant's record in a language. If the backend fails, the last known one; rejects if there is none. */
async function recordIn(c: Context<RequestEnv>, language: string): Promise<CachedTenant> {
  const key = `${forcedTenantOf(c) ?? ''} ${hostOf(c)} ${language}`;
  const known = records.get(key);
  if (known && isFresh(c, known)) return known;
  const read = () => readTenant(c, known && PATIENCE_MS);
  try {
    const record = await records.refresh(key, read);
    if (record.revision === knownRevision(c, record.tenant.id)) return record;
    // This load was shared with a request that began it before the content changed.
    const newer = await read();
    records.set(key, newer);
    return newer;
  } catch (error) {
    if (!known || isNotFound(error)) throw error;
    known.retryAt = Date.now() + RETRY_MS;
    return known;
  }
}

/** Asks the backend, and notes the revision and the bookmark in its answer. */
async function send(c: Context<RequestEnv>, path: string, init: RequestInit): Promise<Response> {
  const answer = await sendToBackend(c, path, init);
  const revision = c.var.tenant && revisionOfResponse(c, c.var.tenant.id, answer);
  // A remote backend may be several machines, some with older content: a page that mixes revisions is not cached.
  const isOther = revision !== undefined && revision !== c.var.contentRevision;
  if (isOther && c.var.renderAbort) c.set('uncacheable', true);
  await followBookmark(c, init.method ?? 'GET', answer);
  return answer;
}

/** Says that no shop is at this host, or that the deployment has none yet. */
async function noShop(c: Context<RequestEnv>, { body }: ApiError): Promise<Response> {
  const t = await translatorOf(c);
  const { requestId } = c.var;
  if (!c.req.path.startsWith('/api/')) {
    const [title, text] =
      body.details?.tenants === 0
        ? [t('noShop.none.title'), t('noShop.none.text')]
        : [t('noShop.title'), t('noShop.text', { host: hostOf(c) })];
    return plainPage(c, { status: 404, title, text });
  }
  const code = 'TENANT_NOT_FOUND';
  return c.json({ code, message: t(`error.${code}`), requestId }, ERROR_STATUS[code]);
}

/** Sets the host's tenant in its default language; the locale step sets it again in the visitor's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('bookmark', await readBookmark(c));
  c.set('send', (path, init) => send(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', noteRecord(c, await recordIn(c, '')));
  } catch (error) {
    if (isNotFound(error)) return noShop(c, error);
    throw error;
  }
  await next();
};

/** The tenant in the request's language; if the backend fails, in its default language. */
export async function tenantInLocale(c: Context<RequestEnv>): Promise<Tenant> {
  try {
    return noteRecord(c, await recordIn(c, c.var.locale));
  } catch (error) {
    if (error instanceof ApiError) return c.var.tenant;
    throw error;
  }
}

/** The tenant of a record. Notes the record's revision as the one that the page is rendered at. */
function noteRecord(c: Context<RequestEnv>, { tenant, revision }: CachedTenant): Tenant {
  c.set('contentRevision', revision);
  return tenant;
}
