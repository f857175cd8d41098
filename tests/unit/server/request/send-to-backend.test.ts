import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { sendToBackend } from '../../../../src/server/request/backend.ts';
import type { RequestEnv, Session } from '../../../../src/server/request/context.ts';

type Edge = {
  config?: Record<string, string>;
  headers?: Record<string, string>;
  session?: Session;
  isFromStorefront?: boolean;
  host?: string;
  method?: string;
};

/**
 * Calls the backend for a visitor who sends `headers`. Returns the headers that the backend gets,
 * and the status that is noted as a failure.
 */
async function backendCall({ config = {}, headers = {}, session, ...edge }: Edge) {
  const app = new Hono<RequestEnv>();
  let backendHeaders = new Headers();
  app.get('*', async (c) => {
    c.set('platform', { runtime: 'workerd', config: readConfig(config) } as Storefront);
    c.set('requestId', 'R1');
    c.set('locale', 'la');
    c.set('session', session);
    c.set('isFromStorefront', edge.isFromStorefront ?? false);
    c.set('backend', async (request) => {
      backendHeaders = request.headers;
      return new Response(null, { status: 429 });
    });
    const { method = 'GET' } = edge;
    await sendToBackend(c, '/api/front/cart', { method, headers: c.req.raw.headers });
    return c.text(String(c.var.backendFailure));
  });
  const failure = await (
    await app.request(`http://${edge.host ?? 'Shop.test:81'}/x`, { headers })
  ).text();
  return { headers: Object.fromEntries(backendHeaders), failure };
}

describe('a call to the backend', () => {
  it('has headers for host, language, request id and visitor, and no others', async () => {
    const { headers } = await backendCall({
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

  it('has the host in lower case, without port and trailing dot', async () => {
    const { headers } = await backendCall({ host: 'shop.test.:81' });
    expect(headers['x-tenant-domain']).toBe('shop.test');
    const proxied = {
      config: { TRUST_PROXY: 'true' },
      headers: { 'x-forwarded-host': 'La.test.:8' },
    };
    expect((await backendCall(proxied)).headers['x-tenant-domain']).toBe('la.test');
  });

  it('has the configured tenant, even if a storefront names another one', async () => {
    const named = { 'x-tenant-id': 'naga' };
    const forced = { config: { TENANT_ID: 'dala' }, headers: named, isFromStorefront: true };
    expect((await backendCall(forced)).headers['x-tenant-id']).toBe('dala');
    const free = { headers: named, isFromStorefront: true };
    expect((await backendCall(free)).headers['x-tenant-id']).toBe('naga');
  });

  it('has the host and visitor that a storefront names, not those of a proxy’s headers', async () => {
    const { headers } = await backendCall({
      config: { TRUST_PROXY: 'true' },
      headers: {
        'x-tenant-domain': 'la.shop.test:444',
        'x-client-address': '203.0.113.9',
        'x-forwarded-host': 'other.test',
        'x-forwarded-for': '10.0.0.1',
      },
      isFromStorefront: true,
    });
    expect(headers).toMatchObject({
      'x-tenant-domain': 'la.shop.test',
      'x-client-address': '203.0.113.9',
    });
  });

  it('has the session’s token instead of the caller’s', async () => {
    const session = { userId: 'u', token: 'of-the-session' };
    const { headers } = await backendCall({ session, headers: { authorization: 'Bearer mine' } });
    expect(headers.authorization).toBe('Bearer of-the-session');
    const { headers: own } = await backendCall({ headers: { authorization: 'Bearer mine' } });
    expect(own.authorization).toBe('Bearer mine');
  });
});

describe('a write', () => {
  const browser = { 'user-agent': 'Firefox', cookie: 'sampan_device=of-the-cookie' };

  it('names the visitor’s browser and device', async () => {
    const { headers } = await backendCall({ method: 'POST', headers: browser });
    expect(headers).toMatchObject({ 'user-agent': 'Firefox', 'x-device-token': 'of-the-cookie' });
    const read = await backendCall({ headers: browser });
    expect(read.headers).not.toHaveProperty('x-device-token');
    expect(read.headers).not.toHaveProperty('user-agent');
  });

  it('of an app or a storefront names the device by its token', async () => {
    const { headers } = await backendCall({
      method: 'POST',
      headers: { 'x-device-token': 'of-the-app' },
    });
    expect(headers['x-device-token']).toBe('of-the-app');
  });
});

it('notes the status of a failed call, for the error page', async () => {
  expect((await backendCall({})).failure).toBe('429');
});
