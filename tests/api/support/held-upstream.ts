import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a storefront makes, times in milliseconds. */
export type Read = { requestId: string; path: string; began: number; ended: number };

/** The end of a held call. */
export type End = 'answer' | 'fail' | 'hang up';

/** Held calls of some paths. */
export type Held = {
  /** Resolves when the first of them has arrived. */
  arrived: Promise<void>;
  /** Resolves when the caller has disconnected. */
  disconnected: Promise<void>;
  end: (how: End) => void;
};

/**
 * A backend between a storefront and the server under test. It forwards calls with a
 * delay, records when each began and ended, and holds those that a test selects.
 */
export async function startHeldUpstream(serverPort: number) {
  const reads: Read[] = [];
  let delayMs = 0;
  let hold: ((path: string, response: ServerResponse) => Promise<End>) | undefined;

  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const host = `${incoming.headers['x-tenant-domain']}:${serverPort}`;
    const { method, url, headers } = incoming;
    const to = { host: '127.0.0.1', port: serverPort, path: url, method, agent: false } as const;
    const forwarded = httpRequest({ ...to, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  };

  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '';
    const requestId = String(incoming.headers['x-request-id']);
    const read = { requestId, path, began: performance.now(), ended: Number.POSITIVE_INFINITY };
    reads.push(read);
    response.on('close', () => {
      read.ended = performance.now();
    });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const end = (await hold?.(path, response)) ?? 'answer';
    if (end === 'answer') forward(incoming, response);
    else if (end === 'fail') response.writeHead(500).end();
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    reads,
    /** By how much each call is delayed from now on, in milliseconds. */
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    /** Holds the calls of these paths from now on. */
    hold(held: RegExp): Held {
      const arrived = Promise.withResolvers<void>();
      const disconnected = Promise.withResolvers<void>();
      const end = Promise.withResolvers<End>();
      hold = async (path, response) => {
        if (!held.test(path)) return 'answer';
        response.on('close', () => {
          if (!response.writableFinished) disconnected.resolve();
        });
        arrived.resolve();
        return end.promise;
      };
      return { arrived: arrived.promise, disconnected: disconnected.promise, end: end.resolve };
    },
    stopHolding: () => {
      hold = undefined;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The length of the longest sequence of calls in which each began after the previous one had ended.
 */
export function depthOf(reads: readonly Read[]): number {
  const depths = new Map<Read, number>();
  for (const read of reads.toSorted((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([{ ended }]) => ended <= read.began);
    depths.set(read, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
