import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { RouteOptions } from '../../../src/site/route-options.ts';
import { routes } from '../../../src/site/routes.ts';
import { browserLogin, cookieHeader, cookiesOf, droppedCookies } from '../support/cookies.ts';
import { visit } from '../support/world.ts';

const table = Object.entries(routes) as [string, RouteOptions][];
const pathOf = (route: string) => route.replaceAll(/\[\w+\]/g, 'P260101AAAAAAAA');
const guarded = table
  .filter(([, { requireAuth, allowsGuestCart }]) => requireAuth && !allowsGuestCart)
  .map(([route]) => pathOf(route));
/** Without an attempt to sign in there is nothing to link, so the page redirects to the sign-in. */
const JOIN = '/auth/join';
const open = table
  .filter(
    ([route, { requireAuth, allowsGuestCart }]) =>
      (!requireAuth || allowsGuestCart) && route !== JOIN,
  )
  .map(([route]) => pathOf(route));
const loginFor = (path: string) => `/auth/login?redirectUrl=${encodeURIComponent(path)}`;

let cookie: string;
beforeAll(async () => {
  const answer = await browserLogin(DEMO_EMAIL, DEMO_PASSWORD);
  const token = cookiesOf(answer).get('sampan_token')?.value ?? '';
  cookie = cookieHeader({ sampan_token: token, sampan_login: '1' });
});

describe('a page that needs a session sends everybody else to sign in, and back', () => {
  test.each(guarded)('%s', async (path) => {
    for (const asked of [path, `${path}?a=1&b=%E0%BA%A5`, `${path}/`]) {
      const answer = await visit(asked);
      expect(answer.status, asked).toBe(307);
      expect(answer.headers.location, asked).toBe(loginFor(asked));
      expect(answer.text).toBe('');
    }
  });

  test.each(guarded)('%s, as a HEAD', async (path) => {
    expect((await visit(path, { method: 'HEAD' })).status).toBe(307);
  });

  test.each(guarded)('%s, however its path is spelt', async (path) => {
    for (const asked of [
      `/${path}`,
      path.replaceAll('/', '//'),
      `${path}//`,
      `${path}/index.html`,
    ]) {
      const answer = await visit(asked);
      expect(answer.status, asked).toBe(307);
      expect(answer.headers.location, asked).toBe(loginFor(asked));
      const opened = await visit(asked, { headers: { cookie } });
      expect(opened.headers['cache-control'], asked).toContain('no-store');
    }
  });

  test('a login flag without a token is no session, and is removed', async () => {
    const answer = await visit('/cart', {
      headers: { cookie: cookieHeader({ sampan_login: '1' }) },
    });
    expect(answer.status).toBe(307);
    expect(droppedCookies(answer)).toContain('sampan_login');
  });

  test('with a session the page opens, and no cache stores it', async () => {
    const answer = await visit('/my/account', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.text).toContain(DEMO_EMAIL);
  });
});

describe('other pages open for everybody', () => {
  test.each(open)('%s', async (path) => {
    expect([200, 404, 303, 302, 307]).toContain((await visit(path)).status);
    const { status, headers } = await visit(path);
    if (status >= 300 && status < 400) expect(headers.location).not.toContain('/auth/login');
  });
});

test('the page that joins a provider leads to the sign-in without an attempt', async () => {
  const { status, headers } = await visit(JOIN);
  expect(status).toBe(307);
  expect(headers.location).toContain('/auth/login');
});

test('only the visitor’s browser stores a public page, and revalidates it', async () => {
  for (const path of ['/', '/about', '/no-such-page', '/RSC/R/about.txt']) {
    const { headers } = await visit(path, { headers: { cookie } });
    expect(headers['cache-control'], path).toBe('private, no-cache');
  }
});

describe('the payload of an in-app navigation is guarded as its page is', () => {
  const payloadOf = (path: string) => `/RSC/R${path}.txt`;

  test.each([
    '/RSC/R//my/account.txt',
    '/RSC/R/my/account_.txt',
    '/RSC/R/my/account/index.html.txt',
  ])('%s', async (path) => {
    const stranger = await visit(path);
    expect(stranger.text).toContain('/auth/login');
    expect(stranger.text).not.toContain(DEMO_EMAIL);
    const opened = await visit(path, { headers: { cookie } });
    expect(opened.headers['cache-control']).toContain('no-store');
  });

  test.each([
    '/RSC/',
    '/RSC/_',
    '/RSC/cart.txt',
    '/RSC/Rcart.txt',
    '/RSC/R/cart',
    '/RSC/S/a.txt',
    '/RSC/F/a/b.txt',
  ])('the payload of no page is not found: %s', async (path) => {
    expect((await visit(path, { headers: { cookie } })).status).toBe(404);
  });

  test.each(guarded)('%s', async (path) => {
    const { status, text, headers } = await visit(payloadOf(path));
    const whole = `${String(headers.location ?? '')} ${text}`;
    expect(status).toBeLessThan(500);
    expect(whole).toContain('/auth/login');
    expect(text).not.toContain(DEMO_EMAIL);
  });

  test('is sent with a session', async () => {
    const { status, text } = await visit(payloadOf('/my/account'), { headers: { cookie } });
    expect(status).toBe(200);
    expect(text).toContain(DEMO_EMAIL);
  });

  test('needs no session for a public page', async () => {
    expect((await visit(payloadOf('/about'))).status).toBe(200);
  });
});

describe('a missing page', () => {
  test.each([
    '/no-such-page',
    '/my/no-such-page',
    '/auth',
    '/cart/1',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
  ])('%s', async (path) => {
    const { status, headers } = await visit(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
