import type { Context } from 'hono';
import { urlInSameForm } from '../../../framework/server/router-request.ts';
import { matchRoute } from '../../../site/match-route.ts';
import type { RouteOptions } from '../../../site/route-options.ts';
import { tenantKey } from '../../request/backend.ts';
import { knownRevision } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isPayload, requestedPath } from '../../request/page-path.ts';

/** The requested page, by those parts of the URL that the page depends on. */
export type CanonicalPage = {
  /** Path and query. The query has only the fields that the route names, in the route's order. */
  path: string;
  /** The URL at which the framework renders the page, as a document or as a payload. */
  url: URL;
};

/** The longest query, in UTF-16 units: longer than the longest link in a query. */
const MAX_QUERY_LENGTH = 2500;

/** The cacheable page that a request is for; undefined for any other request. */
export function canonicalPage(c: Context<RequestEnv>): CanonicalPage | undefined {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
  const [pathname = '', ...search] = requestedPath(c)?.split('?') ?? [];
  const found = matchRoute(pathname);
  const { cacheKeyFields, notCachedWith = [] }: RouteOptions = found?.options ?? {};
  if (!found || !cacheKeyFields) return undefined;
  const requested = new URLSearchParams(search.join('?'));
  if (notCachedWith.some((name) => requested.has(name))) return undefined;
  const fields = cacheKeyFields.flatMap((name) =>
    requested.getAll(name).map((value) => [name, value]),
  );
  const query = new URLSearchParams(fields).toString();
  const url = urlInSameForm(c.req.raw, found.path, query);
  if (!url || query.length > MAX_QUERY_LENGTH) return undefined;
  return { path: query ? `${found.path}?${query}` : found.path, url };
}

/**
 * The headers that a page's calls need: the host, if a proxy is trusted, and the visitor's IP address, by
 * which the backend limits calls. No page shows the IP address.
 */
const RENDER_HEADERS = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'cf-connecting-ip',
];

/** The headers that choose the language and the look of a page. */
const CHOICE_HEADERS = ['cookie', 'accept-language'];

function requestWith(c: Context<RequestEnv>, url: URL | string, names: readonly string[]): Request {
  const headers = new Headers();
  for (const name of names) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  return new Request(url, { headers });
}

/** A request for the same page in the same language and look, with which it can be rendered again. */
export const repeatedRequest = (c: Context<RequestEnv>): Request =>
  requestWith(c, c.req.url, [...RENDER_HEADERS, ...CHOICE_HEADERS]);

/** Replaces the request by one without the visitor's data, so that these can't get into the rendered page. */
export function anonymise(c: Context<RequestEnv>, { path, url }: CanonicalPage): void {
  const { method } = c.req;
  c.req.raw = new Request(requestWith(c, url, RENDER_HEADERS), { method });
  c.set('session', undefined);
  c.set('pagePath', path);
}

/** Part of the cache key, because the pages of another build link other files. */
const BUILD = import.meta.env.WAKU_BUILD_ID ?? '';

/** The cache key of a page: all that the rendered page depends on. */
export function pageKey(c: Context<RequestEnv>, { path }: CanonicalPage): string {
  const { origin, locale, direction, preferences, tenant } = c.var;
  const { scheme = '', primary = '' } = preferences;
  return JSON.stringify([
    isPayload(c) ? 'payload' : 'document',
    path,
    tenantKey(c),
    knownRevision(c) ?? '',
    BUILD,
    origin,
    locale,
    direction,
    scheme,
    primary,
    tenant.exchangeInfo.currency,
  ]);
}
