import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { type Endpoint, MAX_BODY_BYTES } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { postForm } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { call, port, send, target, visit } from '../support/world.ts';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writes = table.filter(([, { method }]) => method !== 'GET');
const pathOf = ({ path }: Endpoint) => `/api${path.replaceAll(/\{\w+\}/g, 'some-id')}`;

let signedIn: Promise<{ accessToken: string }> | undefined;

/** The headers of a caller with a token. */
async function allowed({ auth }: Endpoint): Promise<Record<string, string>> {
  if (auth === 'public') return {};
  if (auth === 'operator') return { authorization: `Bearer ${OPERATOR_TOKEN}` };
  signedIn ??= call('login', { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  return { authorization: `Bearer ${(await signedIn).accessToken}` };
}

describe('a body must be JSON, small and labelled as JSON', () => {
  test.each(writes)('%s', async (_name, endpoint) => {
    const { method } = endpoint;
    const headers = await allowed(endpoint);
    const post = (body: string | undefined, type: string | undefined) =>
      visit(pathOf(endpoint), {
        method,
        headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
        ...(body === undefined ? {} : { body }),
      });
    const json = 'application/json';
    for (const broken of ['{', '{"a":}', '{"a":1}}', 'a=1', '\u0000', "{'a':1}", '[1,]']) {
      expectRefused(await post(broken, json), 'MALFORMED_BODY');
    }
    for (const type of [
      undefined,
      'text/plain',
      'multipart/form-data; boundary=x',
      'text/json',
      'application/jsonp',
    ]) {
      expectRefused(await post('{}', type), 'UNSUPPORTED_MEDIA_TYPE');
    }
    const tooLarge = JSON.stringify({ text: 'x'.repeat(endpoint.maxBytes ?? MAX_BODY_BYTES) });
    expectRefused(await post(tooLarge, json), 'BODY_TOO_LARGE');
    expectRefused(await post(tooLarge, 'application/x-www-form-urlencoded'), 'BODY_TOO_LARGE');
  });

  test('a large body without a length header is refused', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path: '/api/front/user/login',
          method: 'POST',
          headers: { host: `localhost:${port}`, 'content-type': 'application/json' },
        },
        (response) => resolve(response.resume().statusCode),
      );
      asked.on('error', reject);
      asked.write(`{"email":"${'x'.repeat(70_000)}`);
      asked.end('"}');
    });
    expect(status).toBe(413);
  });

  test('multi-byte characters count by their bytes', async () => {
    const answer = await send('POST', '/api/front/user/login', { email: 'ລ'.repeat(25_000) });
    expectRefused(answer, 'BODY_TOO_LARGE');
  });
});

// Cloudflare refuses them before they reach a Worker.
test.skipIf(target === 'workers').each(['localhost:EVIL', 'a b', '[::1'])(
  'a Host that makes no address is refused: %s',
  async (host) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: '/about', headers: { host } },
        (response) => resolve(response.resume().statusCode),
      );
      asked.on('error', reject);
      asked.end();
    });
    expect(status).toBe(400);
  },
);

describe('calls outside the contract are not found', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
  const PATHS = [
    '/api/front/no-such-call',
    '/api/',
    '/api/front',
    '/api/front/cart/a/b/c',
    '/api//front/cart',
  ];

  test.each(PATHS)('%s', async (path) => {
    for (const method of METHODS) {
      const answer = method === 'GET' ? await visit(path) : await send(method, path, {});
      expectRefused(answer, 'NOT_FOUND');
    }
  });

  test('a form without a call is not found', async () => {
    expectRefused(await postForm('/api/front/no-such-call', { a: '1' }), 'NOT_FOUND');
    expectRefused(await postForm('/api/front/cart', { _method: 'PATCH' }), 'NOT_FOUND');
  });

  test('a form can’t make a reading call', async () => {
    expectRefused(await postForm('/api/front/cart', { _method: 'GET' }), 'NOT_FOUND');
  });

  test('another method on a known path is not found', async () => {
    expectRefused(await send('DELETE', '/api/front/tenant', {}), 'NOT_FOUND');
    expectRefused(await send('PATCH', '/api/front/user/profile', {}), 'NOT_FOUND');
  });
});

describe('HEAD answers as GET does, without a body', () => {
  test.each(['/api/front/tenant', '/api/front/no-such-call', '/api/openapi.json', '/healthz', '/'])(
    '%s',
    async (path) => {
      const [head, get] = await Promise.all([visit(path, { method: 'HEAD' }), visit(path)]);
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
    },
  );
});

test('answers of calls may not be stored', async () => {
  for (const path of [
    '/api/front/tenant',
    '/api/front/no-such-call',
    '/api/front/cart',
    '/dev/mailbox',
  ]) {
    expect((await visit(path)).headers['cache-control'], path).toContain('no-store');
  }
});

test('every request gets an id, whatever the visitor sends', async () => {
  const ask = () => visit('/api/front/cart', { headers: { 'x-request-id': 'mine' } });
  const ids = (await Promise.all([ask(), ask()])).map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('mine');
});

describe('a field of a query that the call does not have is refused by its name', () => {
  test.each(table.filter(([, { method }]) => method === 'GET'))('%s', async (_name, endpoint) => {
    const headers = await allowed(endpoint);
    const { errors } = expectRefused(
      await visit(`${pathOf(endpoint)}?colour=red`, { headers }),
      'VALIDATION_FAILED',
    );
    expect(errors?.find(({ field }) => field === 'colour')?.code).toBe('unknown');
  });
});
