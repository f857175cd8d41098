import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { publicFiles } from './node-files.ts';

/** The app as it is built: what answers a request; the second argument is the environment of Hono's context. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const LIMITS = {
  /** How long the head of a request may take: a socket that drips holds nothing for longer. */
  headersTimeout: 15_000,
  /** The whole of a request: a file of 10 MB at 1 Mbit/s. */
  requestTimeout: 120_000,
  /** Longer than the minute for which usual proxies keep a connection, so that they close it, not we. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};
/** A connection on which nothing moves, either way: longer than any backend is waited for. */
const SILENCE_MS = 120_000;
/** How long answers that are under way may take when the server stops. */
const GRACE_MS = 10_000;
const SWEEP_MS = 100;

/** An HTTP server: files of `folder` first, then the app. It does not listen yet. */
export function createNodeServer({ folder, fetch }: { folder: string; fetch: Fetch }): Server {
  const app = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
  const files = publicFiles(folder);
  const server = createServer(LIMITS, (request, response) => {
    // Who is told in time asks another process next.
    if (!server.listening) response.setHeader('connection', 'close');
    files(request, response, () => void app(request, response));
  });
  server.setTimeout(SILENCE_MS);
  return server;
}

/** Takes no more connections, and resolves when the answers under way are sent, or their time is over. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
