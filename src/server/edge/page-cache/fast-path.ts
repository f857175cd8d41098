import type { Context, MiddlewareHandler } from 'hono';
import { replaceResponse } from '../../../framework/server/hono-response.ts';
import { createCache } from '../../cache/cache.ts';
import { newId } from '../../crypto/random.ts';
import { CURRENT_MS } from '../../platform/revisions.ts';
import { knownRevision } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { readCookie } from '../../request/cookies.ts';
import { logRequest, serverTiming } from '../log.ts';
import { type CacheKey, cacheKeyOf } from './cache-key.ts';
import { type CachedResponse, cachedResponse, respondWith } from './cached-response.ts';
import { compressResponse } from './compress-response.ts';
import { isFresh } from './page-store.ts';

/**
 * How long a response is reused, in milliseconds. After that the next request passes the later steps, so
 * that the page cache learns which pages are used.
 */
const REUSED_MS = 10_000;
const MAX_RESPONSES = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** How long session cookies count as valid after the later steps have accepted them, in milliseconds. */
const SESSION_MS = 60_000;
const MAX_SESSIONS = 5_000;

type ReusableResponse = CachedResponse & {
  isCurrent: () => boolean;
  /** Responds to another request with the same key, which began at `start` (`performance.now()`). */
  respond: (c: Context<RequestEnv>, start: number) => Response;
};

function createReusable(c: Context<RequestEnv>, response: CachedResponse): ReusableResponse {
  // The closures must not hold `c`, or the whole request would stay in memory as long as its response
  // is reused.
  const { platform, upstream, tenant, contentRevision, pageEntry } = c.var;
  /** Until then the response may be reused although the revision was not read again. */
  const currentUntil = Date.now() + CURRENT_MS;
  const { path } = c.req;
  const { method } = c.req.raw;
  const site = { var: { platform, upstream, tenant } };
  return {
    ...response,
    isCurrent() {
      const now = Date.now();
      // If the known revision may be out of date, the later steps have to read it.
      const isRevisionCurrent = !upstream && platform.revisions.areCurrent(now);
      if (!isRevisionCurrent && now >= currentUntil) return false;
      if (pageEntry && !isFresh(pageEntry.page, now)) return false;
      return knownRevision(site) === contentRevision;
    },
    respond(other, start) {
      const requestId = newId();
      const ms = performance.now() - start;
      const sent = respondWith(other, response, {
        'x-request-id': requestId,
        'server-timing': serverTiming('hit', ms),
      });
      const { status } = sent;
      logRequest(platform, {
        requestId,
        tenant: tenant.id,
        method,
        path,
        status,
        ms,
        cache: 'hit',
      });
      return sent;
    },
  };
}

/** Whether every request with the same key gets the same response. */
function isDecidedByKey(c: Context<RequestEnv>, { hasLocaleCookie }: CacheKey): boolean {
  // The language cookie is not used if it has the name for the other scheme, or if the tenant does not
  // offer its language. Then `Accept-Language` decides, which the key lacks.
  const isCookieUsed = !hasLocaleCookie || readCookie(c, 'locale') === c.get('locale');
  return c.get('cache') === 'hit' && isCookieUsed;
}

/**
 * The first step of the edge. If the later steps find the page in the page cache, they set only headers,
 * and this step adds the body, in an encoding that the client accepts. For some seconds it reuses that
 * response for requests with the same key, without the later steps. A response that sets a cookie is never
 * reused.
 */
export function fastPath(): MiddlewareHandler<RequestEnv> {
  const responses = createCache<ReusableResponse>({
    name: 'responses',
    maxEntries: MAX_RESPONSES,
    maxBytes: MAX_BYTES,
    sizeOf: ({ body }, key) => body.length + 2 * key.length,
    lifetime: { freshMs: REUSED_MS },
  });
  const validSessions = createCache<true>({
    name: 'sessions',
    maxEntries: MAX_SESSIONS,
    lifetime: { freshMs: SESSION_MS },
  });
  const isValid = (session: string) => session === '' || validSessions.get(session) === true;
  return async (c, next) => {
    const start = performance.now();
    const key = cacheKeyOf(c);
    const reusable = key && isValid(key.session) ? responses.get(key.request) : undefined;
    if (reusable?.isCurrent()) return reusable.respond(c, start);
    const request = c.req.raw;
    await next();
    // The page cache has replaced the request. But the original headers decide how the page is sent.
    if (c.get('pageEntry')) c.req.raw = request;
    const cached = await cachedResponse(c);
    if (!cached) return compressResponse(c);
    const cookies = c.res.headers.getSetCookie();
    const response = respondWith(c, cached);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    replaceResponse(c, response);
    if (!key || cookies.length > 0 || !isDecidedByKey(c, key)) return;
    if (key.session) validSessions.set(key.session, true);
    responses.set(key.request, createReusable(c, cached));
  };
}
