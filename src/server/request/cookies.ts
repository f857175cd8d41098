import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { COOKIES } from '../../site/cookies.ts';
import { HOST_PREFIX } from '../../site/readable-cookies.ts';
import { PREVIEW_SECONDS } from '../../site/shop-preview.ts';
import { VIEW_SECONDS } from '../../site/view-as.ts';
import type { RequestEnv } from './context.ts';

/** Whether the browser requested this site by https. */
function isSecure(c: Context<RequestEnv>): boolean {
  if (new URL(c.req.url).protocol === 'https:') return true;
  if (!c.var.platform.config.TRUST_PROXY) return false;
  // The first proxy is the one that the browser talks to.
  return c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/** How long a browser may stay at a sign-in provider, in seconds. */
export const AT_PROVIDER_SECONDS = 900;

/**
 * Besides the shop's cookies, those of a view and of a preview by the staff, and the sign-ins with providers that this
 * browser has begun. They are not in `COOKIES`, which the shop's scripts have.
 */
const ALL_COOKIES = {
  ...COOKIES,
  view: { name: 'sampan_view', maxAge: VIEW_SECONDS, httpOnly: true },
  preview: { name: 'sampan_preview', maxAge: PREVIEW_SECONDS, httpOnly: true },
  providers: { name: 'sampan_providers', maxAge: AT_PROVIDER_SECONDS, httpOnly: true },
} as const;
type AnyCookie = keyof typeof ALL_COOKIES;

/** The names that a cookie may have, for http and https. */
export const namesOf = (cookie: AnyCookie): string[] => {
  const { name } = ALL_COOKIES[cookie];
  return [name, HOST_PREFIX + name];
};

/** The name of a cookie, with the prefix on https. */
function nameOf(c: Context<RequestEnv>, cookie: AnyCookie): string {
  const { name } = ALL_COOKIES[cookie];
  return isSecure(c) ? HOST_PREFIX + name : name;
}

export function readCookie(c: Context<RequestEnv>, cookie: AnyCookie): string | undefined {
  return getCookie(c, nameOf(c, cookie)) || undefined;
}

export function writeCookie(c: Context<RequestEnv>, cookie: AnyCookie, value: string): void {
  const { maxAge, httpOnly, ...more } = ALL_COOKIES[cookie];
  const line = generateCookie(nameOf(c, cookie), value, {
    path: '/',
    secure: isSecure(c),
    sameSite: 'sameSite' in more ? more.sameSite : 'Lax',
    httpOnly,
  });
  // Appended here, because Hono refuses an age above 400 days (RFC 6265bis). Browsers only shorten it.
  c.header('set-cookie', `${line}; Max-Age=${maxAge}`, { append: true });
}

export function dropCookie(c: Context<RequestEnv>, cookie: AnyCookie): void {
  deleteCookie(c, nameOf(c, cookie), { path: '/', secure: isSecure(c) });
}

/** The requests whose response already deletes the session's cookies. */
const droppedFor = new WeakSet<Context<RequestEnv>>();

/**
 * Ends the browser's session: deletes the token, profile and login cookies, once per response. While somebody of
 * the staff looks, only the view ends: the browser's own session is not touched.
 */
export function dropSession(c: Context<RequestEnv>): void {
  if (droppedFor.has(c)) return;
  droppedFor.add(c);
  const cookies = c.get('view') ? (['view'] as const) : (['token', 'profile', 'login'] as const);
  for (const cookie of cookies) dropCookie(c, cookie);
}
