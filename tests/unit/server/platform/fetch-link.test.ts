import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../../src/server/platform/config.ts';
import {
  fetchLink,
  fetchLinkByRelay,
  MAX_LINK_BYTES,
} from '../../../../src/server/platform/fetch-link.ts';
import {
  fetchLinkOnNode,
  isPublicAddress,
  publicOnly,
} from '../../../../src/server/platform/node/fetch-link.ts';

const never = new AbortController().signal;

/** Starts a host with this answer, and returns its address. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A body without end. */
const pourOut: RequestListener = (_, response) => {
  const more = () => {
    while (response.write('x'.repeat(10_000)));
  };
  response.on('drain', more);
  more();
};

const answering = (addresses: LookupAddress[]) =>
  fetchLinkOnNode(publicOnly((_, done) => done(null, addresses)));

describe('an address on the public internet:', () => {
  it.each(['1.1.1.1', '47.246.3.1', '172.32.0.1', '2400:3200::1', '64:ff9b::101:101'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:1.1.1.1',
    '::127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
    'localhost',
    '2130706433',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('requesting a link on Node', () => {
  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [
      [
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    [[]],
  ])('does not connect to a name that resolves to %j', async (addresses) => {
    const ask = answering(addresses);
    await expect(ask(new URL('http://e.tb.cn/h.a'), never)).rejects.toThrow(/address/);
    await expect(ask(new URL('https://e.tb.cn/h.a'), never)).rejects.toThrow(/address/);
  });

  it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'])(
    'refuses an IP address instead of a host name: %s',
    async (url) => {
      await expect(fetchLinkOnNode()(new URL(url), never)).rejects.toThrow('an IP address');
    },
  );

  /** A lookup without checks, by which every name resolves to this machine. */
  const askThisMachine = fetchLinkOnNode((_, { all }, done) => {
    if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
    else done(null, '127.0.0.1', 4);
  });
  const withPublicName = (address: string) => new URL(address.replace('127.0.0.1', 'e.tb.cn'));

  it('connects to the resolved address, and sends nothing about the visitor', async () => {
    let sent: NodeJS.Dict<string | string[]> = {};
    const base = await host((request, response) => {
      sent = request.headers;
      response.writeHead(302, { location: 'https://item.taobao.com/', 'set-cookie': 'a=1' });
      response.end('moved');
    });
    const answer = await askThisMachine(withPublicName(base), never);
    expect(answer).toEqual({ status: 302, location: 'https://item.taobao.com/', body: '' });
    expect(sent.host).toMatch(/^e\.tb\.cn:/);
    expect(Object.keys(sent).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('reads a page, and only the beginning of an endless one', async () => {
    const short = await host((_, response) => response.end('<p>one</p>'));
    expect(await askThisMachine(withPublicName(short), never)).toMatchObject({
      status: 200,
      body: '<p>one</p>',
    });
    const endless = await host(pourOut);
    expect((await askThisMachine(withPublicName(endless), never)).body).toHaveLength(
      MAX_LINK_BYTES,
    );
  });

  it('fails in time if a page never ends', async () => {
    const base = await host((_, response) => void response.write('slow'));
    await expect(askThisMachine(withPublicName(base), AbortSignal.timeout(100))).rejects.toThrow();
  });

  it('fails in time if the look-up of the name never ends', async () => {
    const ask = fetchLinkOnNode(publicOnly(() => {}));
    const signal = AbortSignal.timeout(20);
    await expect(ask(new URL('https://e.tb.cn/h.a'), signal)).rejects.toThrow();
  });
});

describe('requesting a link by fetch', () => {
  it('follows no redirect, and sends nothing about the visitor', async () => {
    let sent: NodeJS.Dict<string | string[]> = {};
    const base = await host((request, response) => {
      sent = request.headers;
      response.writeHead(302, { location: 'https://item.taobao.com/', 'set-cookie': 'a=1' });
      response.end('moved');
    });
    const answer = await fetchLink(new URL(`${base}/h.a`), never);
    expect(answer).toEqual({ status: 302, location: 'https://item.taobao.com/', body: '' });
    expect(sent.cookie).toBeUndefined();
    expect(sent.authorization).toBeUndefined();
    expect(sent.referer).toBeUndefined();
    expect(sent['user-agent']).toContain('Mobile');
  });

  it('reads the beginning of an endless body', async () => {
    const base = await host(pourOut);
    const { body } = await fetchLink(new URL(base), never);
    expect(body).toHaveLength(MAX_LINK_BYTES);
  });

  it('fails in time if a page never ends', async () => {
    const base = await host((_, response) => void response.write('slow'));
    await expect(fetchLink(new URL(base), AbortSignal.timeout(50))).rejects.toThrow();
  });

  it('sends the request to the relay instead of the host', async () => {
    const asked: string[] = [];
    const base = await host((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(301, { location: '/there' }).end();
    });
    const ask = fetchLinkByRelay(readConfig({ LINK_RELAY_URL: `${base}/?ask=` }));
    const answer = await ask?.(new URL('https://e.tb.cn/h.a?tk=1'), never);
    expect(answer).toMatchObject({ status: 301, location: '/there' });
    expect(asked).toEqual(['/?ask=https%3A%2F%2Fe.tb.cn%2Fh.a%3Ftk%3D1']);
    expect(fetchLinkByRelay(readConfig({}))).toBeUndefined();
  });
});
