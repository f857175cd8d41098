import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { method: string; path: string; headers: IncomingHttpHeaders };
export type Reaction = (response: ServerResponse) => unknown;

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };

/** The failures that a backend can simulate. */
export const REACTIONS = {
  'never answers': () => {},
  'hangs up': (response) => response.destroy(),
  'answers with a page': (response) => response.writeHead(200, html).end('<h1>Welcome</h1>'),
  'answers with half of a body': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"id":"a');
    setImmediate(() => response.destroy());
  },
  'answers with what is no JSON': (response) => response.writeHead(200, json).end('{"id":'),
  'answers with another shape': (response) => response.writeHead(200, json).end('{"id":1}'),
  'answers with nothing': (response) => response.writeHead(204).end(),
  'answers with far too much': (response) =>
    response.writeHead(200, json).end(`"${'x'.repeat(2 ** 24)}"`),
  'leads elsewhere': (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  'breaks down': (response) => response.writeHead(500, html).end('<h1>Oops</h1>'),
  'is being repaired': (response) => response.writeHead(503, html).end('<h1>Later</h1>'),
} satisfies Record<string, Reaction>;

/**
 * A backend between a storefront and the server under test. It forwards calls, sets a
 * cookie on every answer, and simulates failures for chosen calls.
 */
export async function startUpstream(serverPort: number) {
  const received: ReceivedCall[] = [];
  let chosen: { path: RegExp; reaction: Reaction } | undefined;

  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const host = `${incoming.headers['x-tenant-domain']}:${serverPort}`;
    // The token is for this backend. The server behind it believes the host.
    const { 'x-storefront-token': _, ...headers } = incoming.headers;
    const { method, url } = incoming;
    const to = { host: '127.0.0.1', port: serverPort, path: url, method, agent: false } as const;
    const forwarded = httpRequest({ ...to, headers: { ...headers, host } }, (answer) => {
      const cookies = [answer.headers['set-cookie'] ?? [], 'sampan_token=upstream; path=/'].flat();
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'set-cookie': cookies });
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  };

  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    received.push({ method, path: url, headers });
    if (!chosen?.path.test(url)) return forward(incoming, response);
    const { reaction } = chosen;
    incoming.resume().on('end', () => reaction(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    received,
    /** Simulates this failure for calls of these paths from now on. */
    react: (path: RegExp, reaction: Reaction) => {
      chosen = { path, reaction };
    },
    /** Answers calls of these paths with this from now on. */
    answerWith: (path: RegExp, answer: unknown) => {
      const body = JSON.stringify(answer);
      chosen = { path, reaction: (response) => response.writeHead(200, json).end(body) };
    },
    stopReacting: () => {
      chosen = undefined;
    },
    /** The last call of a path. */
    last: (path: string) => received.findLast((one) => one.path.startsWith(path)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
