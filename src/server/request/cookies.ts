import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
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

export function writeCookie(c: Context<RequestEnv>, cookie: CookieName, value: string): void {
  const { maxAge, httpOnly } = COOKIES[cookie];
  const line = generateCookie(nameOf(c, cookie), value, {
    path: '/',
    secure: isSecure(c),
    sameSite: 'Lax',
    httpOnly,
  });
  // Hono would refuse an age above 400 days (RFC 6265bis), to which browsers shorten it by themselves.
  c.header('set-cookie', `${line}; Max-Age=${maxAge}`, { append: true });
}

export function dropCookie(c: Context<RequestEnv>, cookie: CookieName): void {
  deleteCookie(c, nameOf(c, cookie), { path: '/', secure: isSecure(c) });
}

/** The requests whose answer ends the session already. */
const dropped = new WeakSet<Context<RequestEnv>>();

/** Ends the browser's session: deletes token, profile and login flag, once an answer. */
export function dropSession(c: Context<RequestEnv>): void {
  if (dropped.has(c)) return;
  dropped.add(c);
  for (const cookie of ['token', 'profile', 'login'] as const) dropCookie(c, cookie);
}
