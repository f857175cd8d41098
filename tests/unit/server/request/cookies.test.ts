import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { writeCookie } from '../../../../src/server/request/cookies.ts';

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
      /^__Host-sampan_token=secret; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
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
