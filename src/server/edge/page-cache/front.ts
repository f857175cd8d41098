import type { Context, MiddlewareHandler } from 'hono';
import { newId } from '../../crypto/random.ts';
import { revisionOf } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { logRequest, serverTiming } from '../log.ts';
import { STOREFRONT_TOKEN } from '../upstream/upstream.ts';
import {
  compressAnswer,
  headerOf,
  type ReadyAnswer,
  readyAnswer,
  responseOf,
} from './ready-answer.ts';

/** How long the very same request gets the same answer without a look at it. */
const REMEMBERED_MS = 1_000;
const MOST_REMEMBERED = 1_000;
const LONGEST_WORD = 8_192;

/** Every header that the steps behind this one look at on their way to a kept page, but for those that make it none. */
const LOOKED_AT = [
  'cookie',
  'accept-language',
  'accept-encoding',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-visitor',
];

/** What was asked, word for word; undefined for what is never remembered. */
function wordOf(c: Context<RequestEnv>): string | undefined {
  const { method, url } = c.req.raw;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headerOf(c, STOREFRONT_TOKEN) !== undefined) return undefined;
  let word = `${method} ${url}`;
  for (const name of LOOKED_AT) word += `\n${headerOf(c, name) ?? ''}`;
  return word.length > LONGEST_WORD ? undefined : word;
}

type Remembered = ReadyAnswer & {
  /** Answers the same once more, for a request that has an id and a time of its own. */
  again: (c: Context<RequestEnv>, start: number) => Response;
  isCurrent: () => boolean;
};

function remember(c: Context<RequestEnv>, ready: ReadyAnswer): Remembered {
  // Not the request itself: nothing of who asked outlives the answer.
  const { platform, upstream, tenant, contentRevision } = c.var;
  const { path } = c.req;
  const { method } = c.req.raw;
  const site = { var: { platform, upstream, tenant } };
  return {
    ...ready,
    isCurrent: () => revisionOf(site) === contentRevision,
    again(asking, start) {
      const requestId = newId();
      const ms = performance.now() - start;
      const own = { 'x-request-id': requestId, 'server-timing': serverTiming('hit', ms) };
      const response = responseOf(asking, ready, own);
      const { status } = response;
      const line = {
        requestId,
        tenant: tenant.id,
        method,
        path,
        status,
        ms,
        cache: 'hit',
      } as const;
      logRequest(platform, line);
      return response;
    },
  };
}

/**
 * Before all other steps: puts a kept page into its answer, in the encoding that the client takes,
 * and for a moment gives it again to the very same request without asking them. An answer that sets
 * a cookie is each reader's own, and never remembered.
 */
export function front(): MiddlewareHandler<RequestEnv> {
  let remembered = new Map<string, Remembered>();
  let until = 0;
  return async (c, next) => {
    const start = performance.now();
    if (start > until) {
      remembered = new Map();
      until = start + REMEMBERED_MS;
    }
    const word = wordOf(c);
    const known = word === undefined ? undefined : remembered.get(word);
    if (known?.isCurrent()) return known.again(c, start);
    const asked = c.req.raw;
    await next();
    // How it is sent depends on who asks again, as what is sent must not.
    if (c.get('keptPage')) c.req.raw = asked;
    const ready = await readyAnswer(c);
    if (!ready) return compressAnswer(c);
    const cookies = c.res.headers.getSetCookie();
    const response = responseOf(c, ready);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    c.res = undefined;
    c.res = response;
    const isPlain = c.get('cache') === 'hit' && cookies.length === 0;
    if (word !== undefined && isPlain && remembered.size < MOST_REMEMBERED) {
      remembered.set(word, remember(c, ready));
    }
  };
}
