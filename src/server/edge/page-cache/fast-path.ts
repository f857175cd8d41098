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
import { type CachedResponse, cachedResponse, responseOf } from './cached-response.ts';
import { compressResponse } from './compress-response.ts';
import { isFresh } from './page-store.ts';

/**
 * How long an answer is reused, in milliseconds. After that the next request runs the rest of the
 * edge, so that the page store sees which pages are used.
 */
const ANSWER_MS = 10_000;
const MOST_ANSWERS = 1_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** How long session cookies count as valid after the rest of the edge has accepted them. */
const SESSION_MS = 60_000;
const MOST_SESSIONS = 5_000;

type FastAnswer = CachedResponse & {
  isCurrent: () => boolean;
  /** The answer to another request with the same key. */
  respond: (c: Context<RequestEnv>, start: number) => Response;
};

function fastAnswer(c: Context<RequestEnv>, answer: CachedResponse): FastAnswer {
  // The closures must not hold `c`, or the whole request would stay in memory as long as its answer
  // is reused.
  const { platform, upstream, tenant, contentRevision, pageEntry } = c.var;
  const usableUncheckedUntil = Date.now() + CURRENT_MS;
  const { path } = c.req;
  const { method } = c.req.raw;
  const site = { var: { platform, upstream, tenant } };
  return {
    ...answer,
    isCurrent() {
      const now = Date.now();
      // Once the revision may be out of date, the rest of the edge has to read it.
      const isChecked = !upstream && platform.revisions.areCurrent(now);
      if (!isChecked && now >= usableUncheckedUntil) return false;
      if (pageEntry && !isFresh(pageEntry.page, now)) return false;
      return knownRevision(site) === contentRevision;
    },
    respond(other, start) {
      const requestId = newId();
      const ms = performance.now() - start;
      const response = responseOf(other, answer, {
        'x-request-id': requestId,
        'server-timing': serverTiming('hit', ms),
      });
      const { status } = response;
      logRequest(platform, {
        requestId,
        tenant: tenant.id,
        method,
        path,
        status,
        ms,
        cache: 'hit',
      });
      return response;
    },
  };
}

/** Whether every request with the same key gets this answer. */
function isDecidedByKey(c: Context<RequestEnv>, { hasLocale }: CacheKey): boolean {
  // If the cookie has the other scheme's name, or names a language that the tenant does not offer,
  // `Accept-Language` decides, which the key lacks.
  const isCookieUsed = !hasLocale || readCookie(c, 'locale') === c.get('locale');
  return c.get('cache') === 'hit' && isCookieUsed;
}

/**
 * The first step of the edge. If the later steps find the page in memory, they set only headers;
 * this step adds the body, in an encoding that the client accepts. For some seconds it reuses this
 * answer for requests with the same key, without the later steps. An answer that sets a cookie is
 * never reused.
 */
export function fastPath(): MiddlewareHandler<RequestEnv> {
  const answers = createCache<FastAnswer>({
    maxEntries: MOST_ANSWERS,
    maxBytes: MOST_BYTES,
    sizeOf: ({ body }, key) => body.length + 2 * key.length,
    lifetime: { freshMs: ANSWER_MS },
  });
  const validSessions = createCache<true>({
    maxEntries: MOST_SESSIONS,
    lifetime: { freshMs: SESSION_MS },
  });
  const isValid = (session: string) => session === '' || validSessions.get(session) === true;
  return async (c, next) => {
    const start = performance.now();
    const key = cacheKeyOf(c);
    const known = key && isValid(key.session) ? answers.get(key.request) : undefined;
    if (known?.isCurrent()) return known.respond(c, start);
    const request = c.req.raw;
    await next();
    // The page cache has replaced the request; the original headers decide how the page is sent.
    if (c.get('pageEntry')) c.req.raw = request;
    const answer = await cachedResponse(c);
    if (!answer) return compressResponse(c);
    const cookies = c.res.headers.getSetCookie();
    const response = responseOf(c, answer);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    replaceResponse(c, response);
    if (!key || cookies.length > 0 || !isDecidedByKey(c, key)) return;
    if (key.session) validSessions.set(key.session, true);
    answers.set(key.request, fastAnswer(c, answer));
  };
}
