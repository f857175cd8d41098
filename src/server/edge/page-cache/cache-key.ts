import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { headerOf } from '../../../framework/server/node-request.ts';
import { COOKIES, type CookieName, HOST_PREFIX } from '../../../site/cookies.ts';
import type { RequestEnv } from '../../request/context.ts';
import { STOREFRONT_TOKEN } from '../upstream/upstream.ts';

/** The key of an answer on the fast path. */
export type CacheKey = {
  /** All that the answer depends on, except the session. */
  request: string;
  /** The session's cookies and their host; empty without a session. A cached page does not depend on them. */
  session: string;
  /** Whether a language's cookie stands for `Accept-Language` in the key. */
  hasLocale: boolean;
};

/** In UTF-16 units. Requests with longer keys skip the fast path. */
const LONGEST_KEY = 8_192;

/** The headers, besides cookies, by which the later steps choose a cached page. */
const HEADERS = ['accept-encoding', 'x-forwarded-host', 'x-forwarded-proto', 'cf-visitor'];
/** Headers that say which host a session's cookies belong to. */
const HOST_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto'];

const PREFERENCES = ['locale', 'scheme', 'direction', 'primary'] as const;
const SESSION = ['token', 'login', 'profile'] as const;

type Cookies = Record<string, string>;

/** The cookie's values under both of its names. Which one the later steps read depends on the scheme. */
const valuesOf = (cookies: Cookies, cookie: CookieName): (string | undefined)[] => {
  const { name } = COOKIES[cookie];
  return [cookies[name], cookies[HOST_PREFIX + name]];
};
const isSet = (cookies: Cookies, cookie: CookieName): boolean =>
  valuesOf(cookies, cookie).some(Boolean);

/** The key of a request; undefined if only the later steps can decide its answer. */
export function cacheKeyOf(c: Context<RequestEnv>): CacheKey | undefined {
  const { method, url } = c.req.raw;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headerOf(c, STOREFRONT_TOKEN) !== undefined) return undefined;
  // The parser of the later steps, so that both read the same.
  const cookies = parse(headerOf(c, 'cookie') ?? '');
  const hasLocale = isSet(cookies, 'locale');
  // They are shown once.
  if (isSet(cookies, 'flash') || isSet(cookies, 'typed')) return undefined;
  // Without a chosen language, the profile's one may count.
  if (isSet(cookies, 'profile') && !hasLocale) return undefined;
  const preferences = PREFERENCES.flatMap((cookie) => valuesOf(cookies, cookie));
  const languages = hasLocale ? '' : (headerOf(c, 'accept-language') ?? '');
  const headers = HEADERS.map((name) => headerOf(c, name) ?? '');
  const request = [`${method} ${url}`, JSON.stringify(preferences), languages, ...headers];
  const key = { request: request.join('\n'), session: sessionKey(c, cookies), hasLocale };
  return key.request.length + key.session.length > LONGEST_KEY ? undefined : key;
}

function sessionKey(c: Context<RequestEnv>, cookies: Cookies): string {
  const values = SESSION.flatMap((cookie) => valuesOf(cookies, cookie));
  if (!values.some(Boolean)) return '';
  const host = HOST_HEADERS.map((name) => headerOf(c, name));
  return [...host, JSON.stringify(values)].join('\n');
}
