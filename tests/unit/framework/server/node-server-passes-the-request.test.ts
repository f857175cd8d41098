import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientAddress, headerOf } from '../../../../src/framework/server/node-request.ts';
import { createNodeServer } from '../../../../src/server/platform/node/server.ts';

const app = new Hono().get('/', (c) =>
  c.json([clientAddress(c), headerOf(c, 'x-one'), headerOf(c, 'x-none') ?? null]),
);
const server = createNodeServer({
  folder: import.meta.dirname,
  fetch: (request, env) => app.fetch(request, env),
});

beforeAll(() => new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.stop());

it('@hono/node-server passes the request of Node as env.incoming', async () => {
  const { port } = server.http.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-One': '1' } });
  expect(await response.json()).toEqual(['127.0.0.1', '1', null]);
});

it('without Node there is no IP address, and headers come from the request', async () => {
  const response = await app.request('/', { headers: { 'X-One': '1' } });
  expect(await response.json()).toEqual([null, '1', null]);
});
