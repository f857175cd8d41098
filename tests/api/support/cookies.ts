import { decodeJwt } from 'jose';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { seal } from '../../../src/server/crypto/sealed-cookie.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { TEST_SECRETS } from '../../support/secrets.ts';
import { send, visit } from './world.ts';

export type SetCookie = { value: string; attributes: string[] };

/** The cookies that an answer sets, by name; attributes in lower case. */
export function cookiesOf({ headers }: Answer): Map<string, SetCookie> {
  const lines = [headers['set-cookie'] ?? []].flat();
  return new Map(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const equals = pair.indexOf('=');
      const value = decodeURIComponent(pair.slice(equals + 1));
      return [pair.slice(0, equals), { value, attributes: attributes.map((a) => a.toLowerCase()) }];
    }),
  );
}

/** The names of the cookies that an answer deletes. */
export function droppedCookies(answer: Answer): string[] {
  return [...cookiesOf(answer)]
    .filter(([, { attributes }]) => attributes.includes('max-age=0'))
    .map(([name]) => name);
}

/** A Cookie header. */
export function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/**
 * The Cookie header of a signed-in browser, for the tenant and shopper of `validToken`, encrypted with the
 * server's keys. `token` is put into the cookie instead of the valid one.
 */
export async function sessionCookie(validToken: string, token = validToken): Promise<string> {
  const { aud, sub: userId } = decodeJwt(validToken);
  const keys = await deriveKeys(TEST_SECRETS);
  const sealed = await seal(keys, `session ${aud}`, { userId, token }, 86_400);
  return cookieHeader({ sampan_token: sealed, sampan_login: '1' });
}

/** Headers that a browser sends if a page of the same host makes the request. */
export const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** Signs in as the script of a page does. */
export function browserLogin(email: string, password: string, host?: string): Promise<Answer> {
  const body = { email, password };
  return send('POST', '/api/front/user/login', body, {
    ...(host ? { host } : {}),
    headers: FROM_OWN_PAGE,
  });
}

/** A plain form, posted as by a browser without JavaScript. */
export function postForm(
  path: string,
  fields: Record<string, string> | [string, string][],
  { host, headers = {} }: { host?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return visit(path, {
    ...(host ? { host } : {}),
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...FROM_OWN_PAGE,
      ...headers,
    },
    body: String(new URLSearchParams(fields)),
  });
}
