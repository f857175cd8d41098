import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { COOKIES } from '../../../src/site/cookies.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import {
  browserLogin,
  cookieHeader,
  cookiesOf,
  droppedCookies,
  FROM_OWN_PAGE,
} from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { newEmail, PASSWORD, requestCode, send, visit } from '../support/world.ts';

const SESSION_COOKIES = ['sampan_token', 'sampan_profile', 'sampan_login'];

describe('signing in from a page', () => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await browserLogin(DEMO_EMAIL, DEMO_PASSWORD);
  });

  test('sets token and profile where no script reads them, and a flag without user data', () => {
    const cookies = cookiesOf(answer);
    for (const { name, httpOnly, maxAge } of [COOKIES.token, COOKIES.profile, COOKIES.login]) {
      const attributes = cookies.get(name)?.attributes;
      expect(attributes, name).toEqual(
        expect.arrayContaining(['samesite=lax', 'path=/', `max-age=${maxAge}`]),
      );
      expect(attributes?.includes('httponly'), name).toBe(httpOnly);
      expect(
        attributes?.some((attribute) => attribute.startsWith('domain')),
        name,
      ).toBe(false);
    }
    expect(cookies.get('sampan_login')?.value).toBe('1');
    expect(COOKIES.token.maxAge).toBe(90 * 86_400);
  });

  test('does not send the token in the response', () => {
    const token = cookiesOf(answer).get('sampan_token')?.value ?? 'none';
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ profile: { email: DEMO_EMAIL } });
    expect(answer.json).not.toHaveProperty('accessToken');
    expect(answer.text).not.toContain(token);
  });

  test('keeps the profile encrypted', () => {
    const { value = '' } = cookiesOf(answer).get('sampan_profile') ?? {};
    expect(value).not.toContain('demo');
    expect(Buffer.from(value.split('.').at(1) ?? '', 'base64url').toString('latin1')).not.toContain(
      'demo',
    );
  });

  test('lets the cookie open calls and pages', async () => {
    const token = cookiesOf(answer).get('sampan_token')?.value ?? '';
    const headers = { cookie: cookieHeader({ sampan_token: token }) };
    const { json } = await visit('/api/front/user/profile', { headers });
    expect(json).toMatchObject({ email: DEMO_EMAIL });
    expect((await visit('/my/account', { headers })).status).toBe(200);
  });

  test('signing up sets the same cookies', async () => {
    const email = newEmail();
    const body = {
      name: 'Ana',
      email,
      verificationCode: await requestCode(email),
      loginPassword: PASSWORD,
    };
    const signedUp = await send('POST', '/api/front/user/signup', body, { headers: FROM_OWN_PAGE });
    expect([...cookiesOf(signedUp).keys()]).toEqual(expect.arrayContaining(SESSION_COOKIES));
    expect(signedUp.json).not.toHaveProperty('accessToken');
  });

  test('a refused sign-in sets no cookie', async () => {
    const refused = await browserLogin(DEMO_EMAIL, 'not-it-at-all');
    expectRefused(refused, 'WRONG_CREDENTIALS');
    // Counting the failed attempt is a write, for which a database with replicas sets its bookmark.
    const left = [...cookiesOf(refused).keys()].filter((name) => name !== COOKIES.bookmark.name);
    expect(left).toEqual([]);
  });
});

test('a caller that is not a browser gets the token in the response', async () => {
  const answer = await send('POST', '/api/front/user/login', {
    email: DEMO_EMAIL,
    password: DEMO_PASSWORD,
  });
  expect(answer.json).toHaveProperty('accessToken');
});

describe('a session ends in the browser', () => {
  const signIn = async () => {
    const cookies = cookiesOf(await browserLogin(DEMO_EMAIL, DEMO_PASSWORD));
    return cookieHeader({
      sampan_token: cookies.get('sampan_token')?.value ?? '',
      sampan_login: '1',
    });
  };

  test('by signing out', async () => {
    const cookie = await signIn();
    const answer = await send(
      'POST',
      '/api/front/user/logout',
      {},
      { headers: { ...FROM_OWN_PAGE, cookie } },
    );
    expect(answer.status).toBe(200);
    expect(droppedCookies(answer)).toEqual(expect.arrayContaining(SESSION_COOKIES));
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    const after = await visit('/api/front/user/profile', { headers: { cookie } });
    expectRefused(after, 'UNAUTHENTICATED');
    expect(droppedCookies(after)).toEqual(expect.arrayContaining(SESSION_COOKIES));
  });

  test('by signing in again', async () => {
    const cookie = await signIn();
    const credentials = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const again = await send('POST', '/api/front/user/login', credentials, {
      headers: { ...FROM_OWN_PAGE, cookie },
    });
    const token = cookiesOf(again).get('sampan_token')?.value ?? '';
    const profileBy = (own: string) =>
      visit('/api/front/user/profile', { headers: { cookie: own } });
    expectRefused(await profileBy(cookie), 'UNAUTHENTICATED');
    expect((await profileBy(cookieHeader({ sampan_token: token }))).status).toBe(200);
  });

  test('when the browser loads a page after the session was ended elsewhere', async () => {
    const cookie = await signIn();
    await send('POST', '/api/front/user/logout', {}, { headers: { ...FROM_OWN_PAGE, cookie } });
    const page = await visit('/my/account', { headers: { cookie } });
    expect(page.status).toBe(307);
    expect(droppedCookies(page)).toEqual(expect.arrayContaining(SESSION_COOKIES));
  });

  test('when the session is used at another tenant', async () => {
    const headers = { cookie: await signIn() };
    const page = await visit('/my/account', { host: 'pk.localhost', headers });
    expect(page.status).toBe(307);
    expect(droppedCookies(page)).toEqual(expect.arrayContaining(SESSION_COOKIES));
    expectRefused(
      await visit('/api/front/user/profile', { host: 'pk.localhost', headers }),
      'UNAUTHENTICATED',
    );
  });
});

describe('another site of the tenant', () => {
  const OTHER = 'https://cabinet.dala.test/in';
  const page = async (site: string) => {
    const host = 'kz.localhost';
    const signedIn = cookiesOf(await browserLogin(DEMO_EMAIL, DEMO_PASSWORD, host));
    const cookie = cookieHeader({ sampan_token: signedIn.get('sampan_token')?.value ?? '' });
    const headers = { cookie, 'sec-fetch-site': site };
    return (await visit(`/auth/return?refrom=${encodeURIComponent(OTHER)}`, { host, headers }))
      .text;
  };
  const REFRESH = /<meta http-equiv="refresh"/i;

  test('follows the sign-in page at once, which has named it', async () => {
    expect(await page('same-origin')).toMatch(REFRESH);
  });

  test.each(['cross-site', 'same-site', 'none'])(
    'is named first to a shopper who comes from elsewhere (%s), with a way to stay',
    async (site) => {
      const text = await page(site);
      expect(text).not.toMatch(REFRESH);
      expect(text).toContain(`href="${OTHER}?email=`);
      expect(text).toMatch(/<h1[^>]*>[^<]*cabinet\.dala\.test/);
    },
  );
});

test('a public page opens with an invalid token too, and removes it', async () => {
  const headers = { cookie: cookieHeader({ sampan_token: 'worthless', sampan_login: '1' }) };
  const page = await visit('/about', { headers });
  expect(page.status).toBe(200);
  expect(droppedCookies(page)).toEqual(expect.arrayContaining(SESSION_COOKIES));
});

test('a public page is the same for a signed-in shopper', async () => {
  const cookies = cookiesOf(await browserLogin(DEMO_EMAIL, DEMO_PASSWORD));
  const token = cookies.get('sampan_token')?.value ?? '';
  for (const path of ['/', '/about', '/faq']) {
    const { text } = await visit(path, {
      headers: { cookie: cookieHeader({ sampan_token: token, sampan_login: '1' }) },
    });
    expect(text, path).not.toContain(DEMO_EMAIL);
    expect(text, path).not.toContain('Demo Shopper');
  }
});
