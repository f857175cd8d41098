import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type FileHandler, publicFiles } from './files.ts';

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

export type NodeServer = {
  http: Server;
  /** Takes no more connections, and resolves when the answers under way are sent, or their time is over. */
  stop: () => Promise<void>;
};

type Options = {
  folder: string;
  /** Further files, looked for before those of `folder`. */
  moreFiles?: FileHandler;
  fetch: Fetch;
};

/** A server that answers with files, else as the app does. It does not listen yet. */
export function createNodeServer({ folder, moreFiles, fetch }: Options): NodeServer {
  const app = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
  const files = publicFiles(folder);
  /** Connections that were opened in advance: Node does not count them as idle. */
  const unused = new Set<Socket>();
  const http = createServer(LIMITS, (request, response) => {
    unused.delete(request.socket);
    // Who is told in time asks another process next.
    if (!http.listening) response.setHeader('connection', 'close');
    const otherwise = () => files(request, response, () => void app(request, response));
    if (moreFiles) moreFiles(request, response, otherwise);
    else otherwise();
  });
  http.setTimeout(SILENCE_MS);
  http.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const stop = async () => {
    const closed = new Promise((resolve) => http.close(resolve));
    for (const socket of unused) socket.destroy();
    const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => http.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(end);
  };
  return { http, stop };
}
