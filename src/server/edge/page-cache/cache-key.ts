import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { headerOf } from '../../../framework/server/node-request.ts';
import { COOKIES, type CookieName } from '../../../site/cookies.ts';
import { HOST_PREFIX } from '../../../site/readable-cookies.ts';
import type { RequestEnv } from '../../request/context.ts';
import { namesOf } from '../../request/cookies.ts';
import { STOREFRONT_TOKEN } from '../upstream/upstream.ts';

/** The key of a response on the fast path. */
export type CacheKey = {
  /** All that the response depends on, except the session. */
  request: string;
  /**
   * The session's cookies and their host; empty without a session. A cached page does not depend on them,
   * but is only sent if the session is valid.
   */
  session: string;
  /** Whether the key has the language cookie, and therefore not `Accept-Language`. */
  hasLocaleCookie: boolean;
};

/** The longest key, in UTF-16 units. Requests with longer keys skip the fast path. */
const MAX_KEY_LENGTH = 8_192;

/** The headers, besides cookies, by which the later steps choose a cached page. */
const HEADERS = ['accept-encoding', 'x-forwarded-host', 'x-forwarded-proto', 'cf-visitor'];
/** Headers that say which host a session's cookies belong to. */
const HOST_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto'];

const PREFERENCES = ['locale', 'scheme', 'direction', 'primary', 'currency'] as const;
const SESSION = ['token', 'login', 'profile'] as const;

type Cookies = Record<string, string>;

/** A cookie's values under its names for http and https. The later steps read the one for the request's scheme. */
const valuesOf = (cookies: Cookies, cookie: CookieName): (string | undefined)[] => {
  const { name } = COOKIES[cookie];
  return [cookies[name], cookies[HOST_PREFIX + name]];
};
const isSet = (cookies: Cookies, cookie: CookieName): boolean =>
  valuesOf(cookies, cookie).some(Boolean);

/** The key of a request; undefined if only the later steps can choose the response. */
export function cacheKeyOf(c: Context<RequestEnv>): CacheKey | undefined {
  const { method, url } = c.req.raw;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headerOf(c, STOREFRONT_TOKEN) !== undefined) return undefined;
  // The later steps use the same parser, so they read the same values.
  const cookies = parse(headerOf(c, 'cookie') ?? '');
  // A view as a shopper gets no cached page.
  const ofStaff = [...namesOf('view'), ...namesOf('preview')];
  if (ofStaff.some((name) => cookies[name])) return undefined;
  const hasLocaleCookie = isSet(cookies, 'locale');
  // Messages and typed values are shown once.
  if (isSet(cookies, 'flash') || isSet(cookies, 'typed')) return undefined;
  // Without a language cookie, the language of the profile may apply, which is encrypted.
  if (isSet(cookies, 'profile') && !hasLocaleCookie) return undefined;
  const preferences = PREFERENCES.flatMap((cookie) => valuesOf(cookies, cookie));
  const languages = hasLocaleCookie ? '' : (headerOf(c, 'accept-language') ?? '');
  const headers = HEADERS.map((name) => headerOf(c, name) ?? '');
  const request = [`${method} ${url}`, JSON.stringify(preferences), languages, ...headers];
  const key = { request: request.join('\n'), session: sessionKey(c, cookies), hasLocaleCookie };
  return key.request.length + key.session.length > MAX_KEY_LENGTH ? undefined : key;
}

function sessionKey(c: Context<RequestEnv>, cookies: Cookies): string {
  const values = SESSION.flatMap((cookie) => valuesOf(cookies, cookie));
  if (!values.some(Boolean)) return '';
  const host = HOST_HEADERS.map((name) => headerOf(c, name));
  return [...host, JSON.stringify(values)].join('\n');
}
