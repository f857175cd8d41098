import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { browserLogin, cookieHeader, cookiesOf, postForm } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { port, send, visit } from '../support/world.ts';

let cookie: string;
beforeAll(async () => {
  const answer = await browserLogin(DEMO_EMAIL, DEMO_PASSWORD);
  cookie = cookieHeader({ sampan_token: cookiesOf(answer).get('sampan_token')?.value ?? '' });
});

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { 'sec-fetch-site': 'whatever' },
  { origin: 'https://evil.example' },
  { origin: 'http://la.localhost' },
  { origin: 'http://localhost:1' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'null' },
  { origin: 'not an origin' },
];

describe('a write that another site caused is refused', () => {
  test.each(FOREIGN)('%o', async (headers) => {
    const own = { ...headers, cookie };
    expectRefused(
      await send('DELETE', '/api/front/cart', {}, { headers: own }),
      'CROSS_SITE_REQUEST',
    );
    expectRefused(
      await send('PUT', '/api/front/user/profile', { name: 'x' }, { headers: own }),
      'CROSS_SITE_REQUEST',
    );
    // Without this header, `postForm` sends the one of the shop's own page.
    const site = headers['sec-fetch-site'] ?? '';
    const how = { headers: { ...own, 'sec-fetch-site': site } };
    expectRefused(await postForm('/api/front/user/logout', {}, how), 'CROSS_SITE_REQUEST');
    expect((await postForm('/preferences', { scheme: 'dark' }, how)).status).toBe(403);
  });

  test('the refused sign-out has not ended the session', async () => {
    expect((await visit('/api/front/user/profile', { headers: { cookie } })).status).toBe(200);
  });
});

describe('a write of the shop’s own page, or of no page at all, passes', () => {
  const OWN: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: `http://localhost:${port}` },
  ];
  test.each(OWN)('%o', async (headers) => {
    const { status } = await send(
      'DELETE',
      '/api/front/cart',
      {},
      { headers: { ...headers, cookie } },
    );
    expect(status).toBe(200);
  });
});

test('reads pass from anywhere, and no foreign script reads the answer', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await visit('/api/front/tenant', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

describe('pages and their payloads accept no writes: there are no server functions', () => {
  const PATHS = [
    '/',
    '/cart',
    '/RSC/F/some-function/action.txt',
    '/RSC/R/_root.txt',
    '/RSC/anything',
    '/dev/mailbox',
    '/no-such-page',
  ];
  test.each(PATHS)('%s', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await visit(path, {
        method,
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' },
        body: '["$K1"]',
      });
      expect(status, method).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
});

test('unused methods are refused', async () => {
  for (const path of ['/', '/api/front/cart']) {
    for (const method of ['TRACE', 'PROPFIND']) {
      expect((await visit(path, { method })).status, `${method} ${path}`).toBe(405);
    }
  }
});
