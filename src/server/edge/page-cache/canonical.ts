import type { Context } from 'hono';
import { addressInSameForm } from '../../../framework/server/router-request.ts';
import { matchRoute, type RouteOptions } from '../../../site/routes.ts';
import { tenantKey } from '../../request/backend.ts';
import { revisionOf } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isPayload, requestedPath } from '../../request/page-path.ts';

/** A page by its own address alone: nothing else of its request is in it. */
export type CanonicalPage = {
  /** Path and query, with only the fields that the page looks at, in the order of the route. */
  path: string;
  /** Where the framework is asked for it, as a document or as a payload. */
  url: URL;
};

/** More than the longest link that a page looks at. */
const LONGEST_QUERY = 2500;

/** The page that may be kept which a request is for; undefined for every other. */
export function canonicalPage(c: Context<RequestEnv>): CanonicalPage | undefined {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
  const [pathname = '', ...search] = requestedPath(c)?.split('?') ?? [];
  const found = matchRoute(pathname);
  const { kept, notKeptWith = [] }: RouteOptions = found?.options ?? {};
  if (!found || !kept) return undefined;
  const asked = new URLSearchParams(search.join('?'));
  if (notKeptWith.some((name) => asked.has(name))) return undefined;
  const fields = kept.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(fields).toString();
  const url = addressInSameForm(c.req.raw, found.path, query);
  if (!url || query.length > LONGEST_QUERY) return undefined;
  return { path: query ? `${found.path}?${query}` : found.path, url };
}

/**
 * What of a request's headers the calls of a render need: whose shop it is, where a proxy is
 * believed, and whom to hold too many calls against. What a page shows does not depend on the latter.
 */
const PASSED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'cf-connecting-ip'];

/** What else decides which page it is: language, and the reader's choices of its look. */
const CHOOSING = ['cookie', 'accept-language'];

function requestWith(c: Context<RequestEnv>, url: URL | string, names: readonly string[]): Request {
  const headers = new Headers();
  for (const name of names) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  return new Request(url, { headers });
}

/** A request for the same page, to ask for it once more. */
export const sameVisitor = (c: Context<RequestEnv>): Request =>
  requestWith(c, c.req.url, [...PASSED, ...CHOOSING]);

/** Makes the request one for the page alone: by nobody, with nothing that another asker might not have. */
export function askFor(c: Context<RequestEnv>, { path, url }: CanonicalPage): void {
  const { method } = c.req;
  c.req.raw = new Request(requestWith(c, url, PASSED), { method });
  c.set('session', undefined);
  c.set('pagePath', path);
}

/** Which build rendered a page: the one after it links other files. */
const BUILD = import.meta.env.WAKU_BUILD_ID ?? '';

/** All that a kept page depends on, in a word. What is not in here, its render has not seen. */
export function keyOf(c: Context<RequestEnv>, { path }: CanonicalPage): string {
  const { origin, locale, direction, preferences } = c.var;
  const { scheme = '', primary = '' } = preferences;
  return JSON.stringify([
    isPayload(c) ? 'payload' : 'document',
    path,
    tenantKey(c),
    revisionOf(c) ?? '',
    BUILD,
    origin,
    locale,
    direction,
    scheme,
    primary,
  ]);
}
