import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { COOKIES, type CookieName, HOST_PREFIX } from '../../site/cookies.ts';
import type { RequestEnv } from './context.ts';

function isSecure(c: Context<RequestEnv>): boolean {
  if (new URL(c.req.url).protocol === 'https:') return true;
  if (!c.var.platform.config.TRUST_PROXY) return false;
  // The first proxy is the one that the browser talks to.
  return c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/** The name of a cookie, with the prefix on https. */
function nameOf(c: Context<RequestEnv>, cookie: CookieName): string {
  const { name } = COOKIES[cookie];
  return isSecure(c) ? HOST_PREFIX + name : name;
}

export function readCookie(c: Context<RequestEnv>, cookie: CookieName): string | undefined {
  return getCookie(c, nameOf(c, cookie)) || undefined;
}

/** The longest lifetime of a cookie in browsers, in seconds (RFC 6265bis); Hono refuses more. */
const MOST_AGE = 400 * 86_400;

export function writeCookie(c: Context<RequestEnv>, cookie: CookieName, value: string): void {
  const { maxAge, httpOnly } = COOKIES[cookie];
  setCookie(c, nameOf(c, cookie), value, {
    path: '/',
    secure: isSecure(c),
    sameSite: 'Lax',
    maxAge: Math.min(maxAge, MOST_AGE),
    httpOnly,
  });
}

export function dropCookie(c: Context<RequestEnv>, cookie: CookieName): void {
  deleteCookie(c, nameOf(c, cookie), { path: '/', secure: isSecure(c) });
}

/** Ends the browser's session: deletes token, profile and login flag. */
export function dropSession(c: Context<RequestEnv>): void {
  for (const cookie of ['token', 'profile', 'login'] as const) dropCookie(c, cookie);
}
