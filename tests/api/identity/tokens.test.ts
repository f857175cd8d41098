import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { cookieHeader, droppedCookies, sessionCookie } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { worthlessTokens } from '../support/tokens.ts';
import { call, DEFAULT_HOST, newShopper, type Shopper, send, visit } from '../support/world.ts';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = table.filter(([, { auth }]) => auth !== 'public');
const pathOf = ({ path }: Endpoint) => `/api${path.replaceAll(/\{\w+\}/g, 'some-id')}`;

function ask(endpoint: Endpoint, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { method } = endpoint;
  return method === 'GET'
    ? visit(pathOf(endpoint), { headers })
    : send(method, pathOf(endpoint), {}, { headers });
}

describe('calls that need a token are refused without a valid one', () => {
  let worthless: Record<string, string>;
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newShopper();
    worthless = await worthlessTokens(shopper.token);
  });

  test.each(guarded)('%s', async (_name, endpoint) => {
    if (!endpoint.guests) expectRefused(await ask(endpoint), 'UNAUTHENTICATED');
    for (const token of Object.values(worthless)) {
      expectRefused(await ask(endpoint, token), 'UNAUTHENTICATED');
    }
  });

  test.each(guarded)('%s: the token of the wrong role', async (_name, endpoint) => {
    const token = endpoint.auth === 'operator' ? shopper.token : OPERATOR_TOKEN;
    expectRefused(await ask(endpoint, token), 'UNAUTHENTICATED');
  });

  test('the valid one passes', async () => {
    await expect(shopper.call('getProfile')).resolves.toMatchObject({ email: shopper.email });
  });

  test.each([
    ['Basic', 'Basic c2hvcHBlcjpzZWNyZXQ='],
    ['nothing but the scheme', 'Bearer'],
    ['two tokens', 'Bearer a.b.c d.e.f'],
    ['a very long token', `Bearer ${'a'.repeat(5000)}`],
  ])('an authorization of another form: %s', async (_what, authorization) => {
    expectRefused(
      await visit('/api/front/cart', { headers: { authorization } }),
      'UNAUTHENTICATED',
    );
  });

  test('an invalid token in the cookie ends the browser’s session', async () => {
    const plain = Object.values(worthless).map((token) =>
      cookieHeader({ sampan_token: token, sampan_login: '1' }),
    );
    const sealed = Object.values(worthless).map((token) => sessionCookie(shopper.token, token));
    for (const cookie of await Promise.all([...plain, ...sealed])) {
      const answer = await visit('/api/front/user/profile', { headers: { cookie } });
      expectRefused(answer, 'UNAUTHENTICATED');
      expect(droppedCookies(answer)).toEqual(
        expect.arrayContaining(['sampan_token', 'sampan_profile', 'sampan_login']),
      );
    }
  });
});

describe('a token is valid at its own tenant only', () => {
  const hosts = ['la.localhost', 'kz.localhost', 'kr.localhost', 'mx.localhost', 'pk.localhost'];

  test.each(hosts)('not one of the default tenant at %s, nor the reverse', async (host) => {
    const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const { accessToken: token } = await call('login', { body }, { host: DEFAULT_HOST });
    expect(await refusal(call('getProfile', {}, { host, token }))).toBe('UNAUTHENTICATED');
    const there = await call('login', { body }, { host });
    expect(await refusal(call('getProfile', {}, { token: there.accessToken }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});
