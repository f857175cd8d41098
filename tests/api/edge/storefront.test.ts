import { describe, expect, test } from 'vitest';
import { STOREFRONT_TOKEN } from '../../support/server.ts';
import { expectRefused } from '../support/refusals.ts';
import { newShopper, visit } from '../support/world.ts';

const CALL = '/api/front/tenant';
const SAYS = {
  'x-tenant-domain': 'la.localhost',
  'x-client-address': '203.0.113.9',
  'x-request-id': 'of-the-storefront',
};
const known = { 'x-storefront-token': STOREFRONT_TOKEN };

describe('a storefront that uses us as its backend', () => {
  test('names its tenant by host or by id', async () => {
    const byHost = await visit(CALL, { headers: { ...SAYS, ...known } });
    expect(byHost.json).toMatchObject({ id: 'naga' });
    const headers = { 'x-tenant-domain': 'shop.elsewhere.example', 'x-tenant-id': 'dala' };
    const byId = await visit(CALL, { headers: { ...headers, ...known } });
    expect(byId.json).toMatchObject({ id: 'dala' });
    const host = 'shop.unknown.example';
    expect((await visit(CALL, { host, headers: { ...SAYS, ...known } })).status).toBe(200);
  });

  test('passes on its request id', async () => {
    const { headers } = await visit(CALL, { headers: { ...SAYS, ...known } });
    expect(headers['x-request-id']).toBe('of-the-storefront');
    const nonsense = { ...SAYS, ...known, 'x-request-id': 'a b\u00e9'.slice(0, 3) };
    const other = await visit(CALL, { headers: nonsense });
    expect(other.headers['x-request-id']).not.toBe('a b');
  });

  test('is answered in the language that it names', async () => {
    const lao = await visit(CALL, { headers: { ...SAYS, ...known, 'accept-language': 'la' } });
    const english = await visit(CALL, { headers: { ...SAYS, ...known, 'accept-language': 'en' } });
    expect(lao.json).not.toEqual(english.json);
  });

  test('sends the shopper’s bearer token, valid at that tenant only', async () => {
    const shopper = await newShopper('la.localhost');
    const authorization = `Bearer ${shopper.token}`;
    const at = (host: string) =>
      visit('/api/front/user/profile', {
        headers: { authorization, 'x-tenant-domain': host, ...known },
      });
    expect((await at('la.localhost')).json).toMatchObject({ email: shopper.email });
    expectRefused(await at('localhost'), 'UNAUTHENTICATED');
  });

  test('is anonymous without the token, and learns for which host the tenant is', async () => {
    const headers = { ...SAYS, 'x-storefront-token': '' };
    const answer = await visit(CALL, { headers });
    expect(answer.json).toMatchObject({ id: 'sampan' });
    expect(answer.headers['x-request-id']).not.toBe('of-the-storefront');
    expect(answer.headers['x-tenant-domain']).toBe('localhost');
  });

  test.each(['not-the-token-of-anybody', `${STOREFRONT_TOKEN}x`])(
    'is refused with a wrong token: %j',
    async (token) => {
      const headers = { ...SAYS, 'x-storefront-token': token };
      expectRefused(await visit(CALL, { headers }), 'FORBIDDEN');
      expect((await visit('/about', { headers })).status).toBe(403);
    },
  );
});
