import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createNodeServer,
  type Fetch,
  type NodeServer,
} from '../../../../src/server/platform/node/server.ts';
import { ask } from '../../../../tools/servers/http.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-files-'));
const SCRIPT = 'export const boats = ["sampan", "junk", "tanka"];\n'.repeat(40);
beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/a-hash.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets/a-hash.js.gz'), gzipSync(SCRIPT));
});
afterAll(() => rmSync(folder, { recursive: true }));

const running: NodeServer[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));

/** Starts a server, and returns its port. */
async function started(fetch: Fetch): Promise<number> {
  const server = createNodeServer({ folder, fetch });
  running.push(server);
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  const address = server.http.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const app: Fetch = () => new Response('the app', { status: 404 });

describe('files', () => {
  const FILE = '/assets/a-hash.js';

  it('are sent completely, and compressed if the client accepts that', async () => {
    const port = await started(app);
    const whole = await ask(port, 'localhost', FILE);
    expect(whole).toMatchObject({ status: 200, text: SCRIPT });
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const url = `http://127.0.0.1:${port}${FILE}`;
    const packed = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(SCRIPT);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(SCRIPT.length);
    expect(gunzipSync(gzipSync(SCRIPT)).toString()).toBe(SCRIPT);
  });

  it('are not sent again to a client that has them', async () => {
    const port = await started(app);
    const { headers } = await ask(port, 'localhost', FILE);
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const answer = await ask(port, 'localhost', FILE, again);
    expect(answer).toMatchObject({ status: 304, text: '' });
    expect(answer.headers['cache-control']).toBe(headers['cache-control']);
  });

  it('support HEAD and ranges', async () => {
    const port = await started(app);
    const head = await ask(port, 'localhost', FILE, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    const range = (value: string) => ask(port, 'localhost', FILE, { headers: { range: value } });
    expect(await range('bytes=0-5')).toMatchObject({ status: 206, text: 'export' });
    expect(await range('bytes=7-')).toMatchObject({ status: 206, text: SCRIPT.slice(7) });
    expect(await range(`bytes=${SCRIPT.length}-`)).toMatchObject({ status: 416 });
    expect(await range('bytes=7-999999999')).toMatchObject({ status: 206, text: SCRIPT.slice(7) });
    const [long, endless] = ['9'.repeat(23), '9'.repeat(400)];
    const odds = ['bytes=5-2', 'bytes=-5', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'];
    // No file is this long, and opening one fails at a number that is not an exact integer.
    odds.push(`bytes=0-${long}`, `bytes=${long}-`, `bytes=0-${endless}`, `bytes=${endless}-`);
    for (const odd of odds) {
      expect(await range(odd), odd).toMatchObject({ status: 200, text: SCRIPT });
    }
  });

  it('are read from the folder; the app answers all other requests', async () => {
    const port = await started(app);
    const others = [
      '/',
      '/assets/b.js',
      '/assets/../assets/a-hash.js/..',
      '/assets/%2e%2e/x',
      '/assets/%',
    ];
    for (const other of others) {
      const { status, text, headers } = await ask(port, 'localhost', other);
      expect({ status, text }, other).toEqual({ status: 404, text: 'the app' });
      expect(headers['cache-control'], other).toBeUndefined();
    }
    const posted = await ask(port, 'localhost', FILE, { method: 'POST', body: 'x' });
    expect(posted.text).toBe('the app');
  });

  it('that disappear break off their own response, nothing else', async () => {
    const port = await started(app);
    rmSync(path.join(folder, 'assets/a-hash.js'));
    try {
      await expect(ask(port, 'localhost', FILE)).rejects.toThrow();
    } finally {
      writeFileSync(path.join(folder, 'assets/a-hash.js'), SCRIPT);
    }
    expect(await ask(port, 'localhost', FILE)).toMatchObject({ status: 200 });
  });
});

describe('a server that stops', () => {
  it('completes its answers, and closes idle connections', async () => {
    let answer = (_: string) => {};
    const asked = Promise.withResolvers<void>();
    const port = await started(async () => {
      asked.resolve();
      return new Response(
        await new Promise<string>((resolve) => {
          answer = resolve;
        }),
      );
    });
    const idle = connect(port, '127.0.0.1');
    const idleClosed = new Promise((resolve) => idle.once('close', resolve));
    await new Promise((resolve) => idle.once('connect', resolve));
    const begun = ask(port, 'localhost', '/slow');
    await asked.promise;
    const [server] = running.splice(0);
    if (!server) throw new Error('no server');
    const stopped = server.stop();
    await expect(ask(port, 'localhost', '/')).rejects.toThrow();
    answer('all of it');
    expect(await begun).toMatchObject({ status: 200, text: 'all of it' });
    await Promise.all([stopped, idleClosed]);
  });

  it('answers requests on a connection that was opened before', async () => {
    const port = await started(async () => new Response('answered'));
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    // The server knows of the connection once it has answered on a later one.
    await ask(port, 'localhost', '/');
    const [server] = running.splice(0);
    const stopped = server?.stop();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const received = await text(socket);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received.toLowerCase()).toContain('connection: close');
    await stopped;
  });

  it('answers the next request of a connection that was kept open, as proxies keep theirs', async () => {
    const port = await started(async () => new Response('answered'));
    const socket = connect(port, '127.0.0.1');
    const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
    const first = new Promise((resolve) => socket.once('data', resolve));
    socket.write(request);
    await first;
    const [server] = running.splice(0);
    const stopped = server?.stop();
    socket.write(request);
    const received = await text(socket);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received.toLowerCase()).toContain('connection: close');
    await stopped;
  });
});

describe('a request with two hosts', () => {
  it('is refused', async () => {
    const port = await started(async () => new Response('answered'));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: one.test\r\nHost: two.test\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
