import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { headerOf } from '../../../framework/server/node-request.ts';
import { COOKIES, type CookieName } from '../../../site/cookies.ts';
import type { RequestEnv } from '../../request/context.ts';
import { STOREFRONT_TOKEN } from '../upstream/upstream.ts';

/** What a request asks for, as far as it decides which kept page it gets, and how that is sent. */
export type Asked = {
  /** All of it but the session: the same word, the same answer. */
  word: string;
  /** The cookies of a session and where they are good; empty where there are none. Of a kept page they say nothing. */
  session: string;
};

const LONGEST_WORD = 8_192;

/** The headers that the steps behind the first one look at on their way to a kept page, but for cookies. */
const LOOKED_AT = ['accept-encoding', 'x-forwarded-host', 'x-forwarded-proto', 'cf-visitor'];

const CHOICES = ['locale', 'scheme', 'direction', 'primary'] as const;
const OF_SESSION = ['token', 'login', 'profile'] as const;

/** The values that a cookie may have: one that holds a secret has another name on https. */
const valuesOf = (cookies: Record<string, string>, cookie: CookieName): (string | undefined)[] => {
  const { name, httpOnly } = COOKIES[cookie];
  return httpOnly ? [cookies[name], cookies[`__Host-${name}`]] : [cookies[name]];
};
const isGiven = (cookies: Record<string, string>, cookie: CookieName): boolean =>
  valuesOf(cookies, cookie).some(Boolean);

/** What is asked for; undefined where only the steps behind can tell which answer it gets. */
export function askedOf(c: Context<RequestEnv>): Asked | undefined {
  const { method, url } = c.req.raw;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headerOf(c, STOREFRONT_TOKEN) !== undefined) return undefined;
  // Read as the steps behind read them; what a counter keeps for each visitor makes no difference.
  const cookies = parse(headerOf(c, 'cookie') ?? '');
  const isChosen = isGiven(cookies, 'locale');
  // A message is shown once; who has chosen no language here may have in their profile.
  if (isGiven(cookies, 'flash') || (isGiven(cookies, 'profile') && !isChosen)) return undefined;
  const choices = CHOICES.flatMap((cookie) => valuesOf(cookies, cookie));
  const languages = isChosen ? '' : (headerOf(c, 'accept-language') ?? '');
  const values = OF_SESSION.flatMap((cookie) => valuesOf(cookies, cookie));
  const session = values.some(Boolean) ? JSON.stringify(values) : '';
  let word = `${method} ${url}\n${JSON.stringify(choices)}\n${languages}`;
  for (const name of LOOKED_AT) word += `\n${headerOf(c, name) ?? ''}`;
  if (word.length + session.length > LONGEST_WORD) return undefined;
  return { word, session: session && `${placeOf(c)}\n${session}` };
}

/** Whose a session is depends on the host. */
const placeOf = (c: Context<RequestEnv>): string =>
  ['host', 'x-forwarded-host', 'x-forwarded-proto'].map((name) => headerOf(c, name)).join('\n');
