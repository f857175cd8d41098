import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { readCookie, writeCookie } from '../../../../src/server/request/cookies.ts';
import { COOKIES, type CookieName } from '../../../../src/site/cookies.ts';

/** The `Set-Cookie` header of a session's token, for a request with this URL and `X-Forwarded-Proto`. */
async function tokenCookie(url: string, proto?: string, TRUST_PROXY = true): Promise<string> {
  const app = new Hono<RequestEnv>();
  app.get('/', (c) => {
    c.set('platform', { config: { TRUST_PROXY } } as never);
    writeCookie(c, 'token', 'secret');
    return c.text('');
  });
  const answer = await app.request(url, { headers: proto ? { 'x-forwarded-proto': proto } : {} });
  return answer.headers.get('set-cookie') ?? '';
}

describe('the cookie of a session', () => {
  it.each([
    ['https://shop.test/', undefined],
    ['http://shop.test/', 'https'],
    ['http://shop.test/', 'https, http'],
    ['http://shop.test/', 'https,https'],
  ])('is bound to its host on https: %s, behind %s', async (url, proto) => {
    const cookie = await tokenCookie(url, proto);
    expect(cookie).toMatch(
      /^__Host-sampan_token=secret; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/,
    );
  });

  it.each([
    [undefined, true],
    ['http', true],
    ['http, https', true],
    ['https', false],
  ])('is plain on http: behind %s, trusted: %s', async (proto, trusted) => {
    const cookie = await tokenCookie('http://shop.test/', proto, trusted);
    expect(cookie).toMatch(/^sampan_token=/);
    expect(cookie).not.toContain('Secure');
  });
});

describe('every cookie', () => {
  const cookies = Object.keys(COOKIES) as CookieName[];

  /** The names of the cookies that are written, and the values that are read from a Cookie header. */
  async function namesAndValues(url: string, cookie = '') {
    const app = new Hono<RequestEnv>();
    app.get('/', (c) => {
      c.set('platform', { config: {} } as never);
      for (const one of cookies) writeCookie(c, one, 'new');
      return c.json(cookies.map((one) => readCookie(c, one)));
    });
    const answer = await app.request(url, { headers: { cookie } });
    const names = answer.headers.getSetCookie().map((line) => line.split('=', 1)[0]);
    return { names, values: (await answer.json()) as (string | null)[] };
  }

  const plain = cookies.map((one) => COOKIES[one].name);
  const prefixed = plain.map((name) => `__Host-${name}`);
  const header = (names: string[], value: string) =>
    names.map((name) => `${name}=${value}`).join('; ');

  it('has a name on https that only this host can set, and is read under no other', async () => {
    const { names, values } = await namesAndValues(
      'https://shop.test/',
      `${header(plain, 'sibling')}; ${header(prefixed, 'own')}`,
    );
    expect(names).toEqual(prefixed);
    expect(values).toEqual(cookies.map(() => 'own'));
    const onlyPlain = await namesAndValues('https://shop.test/', header(plain, 'sibling'));
    expect(onlyPlain.values).toEqual(cookies.map(() => null));
  });

  it('has a plain name on http, where browsers refuse the prefix', async () => {
    const { names, values } = await namesAndValues('http://shop.test/', header(plain, 'own'));
    expect(names).toEqual(plain);
    expect(values).toEqual(cookies.map(() => 'own'));
  });
});
