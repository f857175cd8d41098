import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TENANT_DOMAIN } from '../../../../src/contract/backend-headers.ts';
import { tenant } from '../../../../src/contract/calls/site.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { errorBody } from '../../../../src/contract/errors.ts';
import { upstreamBackend } from '../../../../src/server/edge/upstream/upstream.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { hasTypes, type Shape } from '../../../support/contract-samples.ts';
import { translator } from '../../support/translator.ts';

const log = vi.fn();
/** Longer than a busy machine delays a test. */
const API_TIMEOUT_MS = 2_000;
const config = { ...readConfig({ DEMO: 'false' }), API_TIMEOUT_MS };
const upstream = { host: undefined, base: 'https://api.test/shop', token: undefined };
const backend = upstreamBackend(upstream, {
  platform: { config, log, translator } as unknown as Storefront,
  embedded: async () => new Response('described here'),
});
const ask = (path: string, init: RequestInit = {}) =>
  backend(new Request(`http://shop.test${path}`, init));

/** A backend that answers every call with this response. */
function answering(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockClear();
});

const table = Object.values(endpoints) as Endpoint[];
const pathOf = ({ path }: Endpoint) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;

describe('an upstream’s answer', () => {
  it('always becomes one that fits the contract', async () => {
    const answer = fc.record({
      endpoint: fc.constantFrom(...table),
      status: fc.constantFrom(200, 201, 302, 400, 401, 404, 409, 422, 429, 500, 503),
      body: fc.oneof(fc.json(), fc.string(), fc.constant('')),
    });
    await fc.assert(
      fc.asyncProperty(answer, async ({ endpoint, status, body }) => {
        answering(body, { status });
        const { method } = endpoint;
        const sent = method === 'GET' ? { method } : { method, body: '{}' };
        const response = await ask(pathOf(endpoint), sent);
        const schema = (response.ok ? endpoint.output : errorBody) as unknown as Shape;
        expect(hasTypes(schema, await response.json())).toBe(true);
        if (status >= 300) expect(response.ok).toBe(false);
      }),
    );
  });

  it('with a wrong field is logged with the field’s name, without its value', async () => {
    answering(JSON.stringify({ cnyExchangeRate: 4.2, currency: 'mia@example.org' }));
    const headers = { 'x-request-id': 'R1' };
    const response = await ask('/api/front/exchange-rate', { headers });
    expect(await response.json()).toMatchObject({ code: 'UPSTREAM_FAILED', requestId: 'R1' });
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      requestId: 'R1',
      call: 'getExchangeRate',
      misfits: [{ field: 'currency', expected: 'string' }],
      error: 'does not fit the contract',
    });
    expect(JSON.stringify(log.mock.calls)).not.toContain('mia@example.org');
  });

  it('with an error keeps its message, with our request id', async () => {
    const errorBody = { code: 'CART_FULL', message: 'Zu voll', requestId: 'theirs', secret: 1 };
    answering(JSON.stringify(errorBody), { status: 409 });
    const response = await ask('/api/front/cart', { headers: { 'x-request-id': 'ours' } });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      code: 'CART_FULL',
      message: 'Zu voll',
      requestId: 'ours',
    });
  });

  it('with a very long error message gets our message', async () => {
    const errorBody = { code: 'CART_FULL', message: 'x'.repeat(5000), requestId: 'theirs' };
    answering(JSON.stringify(errorBody), { status: 409 });
    expect(await (await ask('/api/front/cart')).json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('with one bad record is logged, and has the others', async () => {
    const good = { id: 'a', name: 'A' };
    answering(JSON.stringify([good, { name: 'mia@example.org' }]));
    const response = await ask('/api/front/product/categories');
    expect(await response.json()).toMatchObject([good]);
    expect(log.mock.calls).toMatchObject([
      [{ call: 'listCategories', misfits: [{ field: '1.id', expected: 'string' }] }],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('mia@example.org');
  });

  it.each([
    ['nothing', null, 204],
    ['an empty body', '', 200],
    ['another object', '{"success":true}', 201],
    ['a page', '<h1>Done</h1>', 200],
  ])('to a call that is only done or not may be %s', async (_, body, status) => {
    answering(body, { status });
    const response = await ask('/api/front/user/language?language=en', { method: 'PUT' });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  it('is never stored by a shared cache', async () => {
    const rate = { cnyExchangeRate: '4.2', currency: 'CNY', source: 'x', fetchedAt: 'x' };
    answering(JSON.stringify(rate), { headers: { 'cache-control': 'public, max-age=60' } });
    const answer = await ask('/api/front/exchange-rate');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    answering('{}', { status: 404 });
    const refusal = await ask('/api/front/exchange-rate');
    expect(refusal.headers.get('cache-control')).toBe('no-store');
  });

  it('must be complete within the time limit', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{'));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    expect((await ask('/api/front/cart')).status).toBe(504);
  });
});

describe('a change that was carried out, but whose answer can’t be read,', () => {
  const cart = { cartShops: [], totalItems: 0 };
  const post = (path: string) => ask(path, { method: 'POST', body: '{}' });
  /** A backend that answers changes with a page, and reads with a cart. */
  const unreadable = () =>
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) =>
      method === 'POST'
        ? new Response('<h1>Done</h1>')
        : Response.json(url.endsWith('/cart') ? cart : { payments: [], total: '0.00' }),
    );

  it('is answered with what there is now, if a call reads that', async () => {
    unreadable();
    const answer = await post('/api/front/cart/multiple');
    expect([answer.status, await answer.json()]).toEqual([200, cart]);
  });

  it.each(['/api/front/payments/batch-pay', '/api/front/user/signup'])(
    'is not told as failed: %s',
    async (path) => {
      unreadable();
      const answer = await post(path);
      expect(answer.status).toBe(502);
      const { code, message } = (await answer.json()) as { code: string; message: string };
      expect(code).toBe('RESULT_UNREADABLE');
      expect(message).not.toMatch(/try again/i);
    },
  );

  it('is reported as such even if its response breaks off', async () => {
    vi.stubGlobal('fetch', async () => {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error('gone')),
      });
      return new Response(body);
    });
    expect(await (await post('/api/front/cart')).json()).toMatchObject({
      code: 'RESULT_UNREADABLE',
    });
  });

  it.each(['/api/front/user/login', '/api/front/cart/refresh'])(
    'can be tried again if only its answer matters: %s',
    async (path) => {
      unreadable();
      expect(await (await post(path)).json()).toMatchObject({ code: 'UPSTREAM_FAILED' });
    },
  );
});

describe('a refusal', () => {
  const codeOf = async (path: string, status: number, init: RequestInit = {}) => {
    answering('<h1>No</h1>', { status, headers: { 'retry-after': '7' } });
    const answer = await ask(path, init);
    return ((await answer.json()) as { code: string }).code;
  };

  it('because of too many requests is the shopper’s only where the contract limits shoppers', async () => {
    expect(await codeOf('/api/front/product/categories', 429)).toBe('UPSTREAM_FAILED');
    expect(await codeOf('/api/front/product/search', 429)).toBe('TOO_MANY_REQUESTS');
    const post = { method: 'POST', body: '{}' };
    expect(await codeOf('/api/front/user/login', 429, post)).toBe('TOO_MANY_REQUESTS');
  });

  it.each([401, 403])('%i of a public call is about our token', async (status) => {
    expect(await codeOf('/api/front/tenant', status)).toBe('UPSTREAM_FAILED');
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      error: `answered ${status} to a public call: check the token in API_UPSTREAM`,
    });
  });
});

describe('a tenant', () => {
  const answer = (host?: string) =>
    answering(JSON.stringify({ id: 'naga' }), { headers: host ? { [TENANT_DOMAIN]: host } : {} });
  const headers = { [TENANT_DOMAIN]: 'la.test' };

  it('of another host is refused: the backend does not believe us', async () => {
    answer('api.test');
    expect((await ask('/api/front/tenant', { headers })).status).toBe(502);
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      error: 'sends the tenant of another host: check the token in API_UPSTREAM',
      served: 'api.test',
    });
  });

  it('is accepted for our host, for a tenant that we named, and without a host', async () => {
    answer('la.test');
    expect((await ask('/api/front/tenant', { headers })).status).toBe(200);
    answer('api.test');
    const named = { ...headers, 'x-tenant-id': 'naga' };
    expect((await ask('/api/front/tenant', { headers: named })).status).toBe(200);
    answer();
    expect((await ask('/api/front/tenant', { headers })).status).toBe(200);
  });
});

it('a tenant’s id must be valid in a host name', () => {
  const fits = (id: string) => v.safeParse(tenant.entries.id, id).success;
  expect(['naga', 'AU_2', '42', 'a-b'].every(fits)).toBe(true);
  expect(['', 'evil.test/', 'a b', 'a.b', 'a'.repeat(64)].some(fits)).toBe(false);
});

describe('an upstream', () => {
  it('is called below its own path, and its redirects are not followed', async () => {
    const fetched = answering('{}');
    await ask('/api/front/product?productUrl=a%2Fb');
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://api.test/shop/api/front/product?productUrl=a%2Fb',
    );
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  });

  it('is not called for the contract’s description, unknown calls or demo pages', async () => {
    const fetched = answering('');
    expect(await (await ask('/api/docs')).text()).toBe('described here');
    expect((await ask('/api/nonsense')).status).toBe(404);
    expect((await ask('/dev/mailbox')).status).toBe(404);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('has its HTML sanitised in every field', async () => {
    const html = '<p onclick="x()">Hi<script>x()</script></p>';
    answering(JSON.stringify({ type: 'FAQ', title: 'FAQ', html, updatedAt: '2026-11-21' }));
    const article = await (await ask('/api/front/articles/FAQ')).json();
    expect(article).toMatchObject({ html: '<p>Hi</p>' });
  });

  it('is sent at most the size of one file', async () => {
    const fetched = answering(null, { status: 204 });
    const post = (size: number) => ask('/uploads', { method: 'POST', body: new Uint8Array(size) });
    expect((await post(10_485_760)).status).toBe(204);
    expect((await post(10_485_760 + 70_000)).status).toBe(413);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('may return a file of limited size, but no cookies and no redirects to other hosts', async () => {
    const headers = { 'content-type': 'image/png', 'set-cookie': 'a=1', 'x-powered-by': 'them' };
    answering('png', { headers });
    const file = await ask('/uploads/a/b.png');
    expect(Object.fromEntries(file.headers)).toEqual({
      'cache-control': 'private, no-cache',
      'content-type': 'image/png',
    });
    answering(new Uint8Array(11_000_000));
    await expect((await ask('/uploads/a/b.png')).arrayBuffer()).rejects.toThrow();
    answering(null, { status: 302, headers: { location: 'https://elsewhere.test/' } });
    expect((await ask('/uploads/a/b.png')).status).toBe(502);
  });
});
