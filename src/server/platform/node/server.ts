import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type FileHandler, publicFiles } from './files.ts';

/** The built app's function that handles a request. `env` is the environment of Hono's context. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  /** How long a request's headers may take, so that slow senders don't block connections. */
  headersTimeout: 15_000,
  /** How long a whole request may take: enough for a file of 10 MB at 1 Mbit/s. */
  requestTimeout: 120_000,
  /** Longer than the minute for which proxies usually keep a connection open, so that they close it first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};
/**
 * A connection without traffic is closed after this time, in milliseconds. It is longer than any backend
 * may take.
 */
const IDLE_TIMEOUT_MS = 120_000;
/** How long unfinished responses may take when the server stops, in milliseconds. */
const GRACE_MS = 10_000;
/** How long an open connection may take to send a last request when the server stops, in milliseconds. */
const LAST_REQUEST_MS = 1_000;
/** How often connections that have become idle are then closed, in milliseconds. */
const CLOSE_IDLE_EVERY_MS = 100;

export type NodeServer = {
  http: Server;
  /** Accepts no more connections. Resolves when all responses are sent, or after `GRACE_MS`. */
  stop: () => Promise<void>;
};

type Options = {
  /** The public files. */
  folder: string;
  /** Serves further files; tried before those of `folder`. */
  moreFiles?: FileHandler;
  fetch: Fetch;
};

/** Creates a server that serves files, and sends all other requests to the app. It does not listen yet. */
export function createNodeServer({ folder, moreFiles, fetch }: Options): NodeServer {
  const app = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
  const files = publicFiles(folder);
  /** Connections that have sent no request: Node does not count them as idle. */
  const unused = new Set<Socket>();
  const http = createServer(LIMITS, (request, response) => {
    unused.delete(request.socket);
    // While stopping: the client's next request must go to another process.
    if (!http.listening) response.setHeader('connection', 'close');
    if (hasTwoHosts(request)) return refuse(response);
    const serveFiles = () => files(request, response, () => void app(request, response));
    if (moreFiles) moreFiles(request, response, serveFiles);
    else serveFiles();
  });
  http.setTimeout(IDLE_TIMEOUT_MS);
  http.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const stop = async () => {
    // `http.close` is not used, because it also closes idle connections at once. A proxy keeps connections
    // open, so one of its requests may be on its way, and a proxy does not repeat a POST, PUT or DELETE.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
    let closeIdle: NodeJS.Timeout | undefined;
    const afterLastRequests = setTimeout(() => {
      for (const socket of unused) socket.destroy();
      closeIdle = setInterval(() => http.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    }, LAST_REQUEST_MS);
    const closeAll = setTimeout(() => http.closeAllConnections(), GRACE_MS);
    await closed;
    clearTimeout(afterLastRequests);
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  };
  return { http, stop };
}

/**
 * Whether a request has two Host headers: Node takes the first, and a proxy may have taken the other one
 * (RFC 9112, section 3.2). Names and values alternate in `rawHeaders`.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    .length > 1;

function refuse(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-length': '0' });
  response.end();
}
