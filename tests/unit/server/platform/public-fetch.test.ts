import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicOnly } from '../../../../src/server/platform/node/fetch-link.ts';
import { publicFetchOnNode } from '../../../../src/server/platform/node/public-fetch.ts';
import { type PublicFetch, withOwnOrigins } from '../../../../src/server/platform/public-fetch.ts';

const GET = { method: 'GET', headers: {} };
/** Requests as if a name server had this address for every host. */
const at = (address: string) =>
  publicFetchOnNode(publicOnly((_, done) => done(null, [{ address, family: 4 }])));

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://10.0.0.1/' });
    response.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a host that a tenant’s staff have named', () => {
  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1'])(
    'is not asked if its address is %s',
    async (address) => {
      await expect(at(address)('https://id.test/', GET)).rejects.toThrow('not public');
    },
  );

  it('is not asked if it is an IP address', async () => {
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://8.8.8.8/']) {
      await expect(publicFetchOnNode()(url, GET)).rejects.toThrow('no host name');
    }
  });

  it('is not asked without https', async () => {
    const never: PublicFetch = () => Promise.reject(new Error('asked'));
    await expect(withOwnOrigins(never)(origin, GET)).rejects.toThrow('without https');
    await expect(withOwnOrigins(never)('https://id.test/', GET)).rejects.toThrow('asked');
  });

  it('of one’s own network is asked if the deployment lists it, and its redirects are not followed', async () => {
    const never: PublicFetch = () => Promise.reject(new Error('asked'));
    const ask = withOwnOrigins(never, `https://other.test,${origin}`);
    expect(await (await ask(`${origin}/x`, GET)).text()).toBe('here');
    expect((await ask(`${origin}/away`, GET)).status).toBe(302);
  });
});
