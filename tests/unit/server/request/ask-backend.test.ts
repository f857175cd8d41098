import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { askBackend } from '../../../../src/server/request/backend.ts';
import type { RequestEnv, Session } from '../../../../src/server/request/context.ts';

type Edge = {
  config?: Record<string, string>;
  headers?: Record<string, string>;
  session?: Session;
  fromStorefront?: boolean;
  host?: string;
};

/** The headers with which a backend is asked, for a visitor who sends `headers`. */
async function told({ config = {}, headers = {}, session, ...edge }: Edge) {
  const app = new Hono<RequestEnv>();
  let asked = new Headers();
  app.get('*', async (c) => {
    c.set('platform', { runtime: 'workerd', config: readConfig(config) } as Storefront);
    c.set('requestId', 'R1');
    c.set('locale', 'la');
    c.set('session', session);
    c.set('fromStorefront', edge.fromStorefront ?? false);
    c.set('backend', async (request) => {
      asked = request.headers;
      return new Response(null, { status: 429 });
    });
    await askBackend(c, '/api/front/cart', { headers: c.req.raw.headers });
    return c.text(String(c.var.backendFailure));
  });
  const failure = await (
    await app.request(`http://${edge.host ?? 'Shop.test:81'}/x`, { headers })
  ).text();
  return { headers: Object.fromEntries(asked), failure };
}

describe('a backend is told', () => {
  it('the tenant’s host, the language, the request and the visitor, and nothing else', async () => {
    const { headers } = await told({
      headers: { 'cf-connecting-ip': '203.0.113.9', cookie: 'a=1', 'x-tenant-id': 'naga', te: 'x' },
    });
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-language': 'la',
      'x-client-address': '203.0.113.9',
      'x-request-id': 'R1',
      'x-tenant-domain': 'shop.test',
    });
  });

  it('the host as it is known, also where a dot ends it: it would be another’s, or nobody’s', async () => {
    const { headers } = await told({ host: 'shop.test.:81' });
    expect(headers['x-tenant-domain']).toBe('shop.test');
    const proxied = {
      config: { TRUST_PROXY: 'true' },
      headers: { 'x-forwarded-host': 'La.test.:8' },
    };
    expect((await told(proxied)).headers['x-tenant-domain']).toBe('la.test');
  });

  it('the tenant that is forced, whatever a storefront names', async () => {
    const named = { 'x-tenant-id': 'naga' };
    const forced = { config: { TENANT_ID: 'dala' }, headers: named, fromStorefront: true };
    expect((await told(forced)).headers['x-tenant-id']).toBe('dala');
    const free = { headers: named, fromStorefront: true };
    expect((await told(free)).headers['x-tenant-id']).toBe('naga');
  });

  it('what a storefront says of its visitor, and no proxy’s word beside it', async () => {
    const { headers } = await told({
      config: { TRUST_PROXY: 'true' },
      headers: {
        'x-tenant-domain': 'la.shop.test:444',
        'x-client-address': '203.0.113.9',
        'x-forwarded-host': 'other.test',
        'x-forwarded-for': '10.0.0.1',
      },
      fromStorefront: true,
    });
    expect(headers).toMatchObject({
      'x-tenant-domain': 'la.shop.test',
      'x-client-address': '203.0.113.9',
    });
  });

  it('the token of the session rather than one that the caller sends', async () => {
    const session = { userId: 'u', token: 'of-the-session' };
    const { headers } = await told({ session, headers: { authorization: 'Bearer mine' } });
    expect(headers.authorization).toBe('Bearer of-the-session');
    const { headers: own } = await told({ headers: { authorization: 'Bearer mine' } });
    expect(own.authorization).toBe('Bearer mine');
  });
});

it('remembers that a backend failed, for the page that could not be shown', async () => {
  expect((await told({})).failure).toBe('429');
});
