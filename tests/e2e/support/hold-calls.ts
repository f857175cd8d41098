import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { inject } from 'vitest';
import { eventually } from './eventually.ts';

/** A call of the browser that has no response yet. */
export type HeldCall = {
  url: URL;
  /** What it sends, as text; null without a body. */
  body: string | null;
  /** Forwards it to the server, optionally to another URL. */
  pass: (change?: (url: string) => string) => Promise<void>;
  /** Responds to it instead of the server. */
  respond: (status: number, body?: object) => Promise<void>;
  /** Resets the connection without a response. */
  drop: () => Promise<void>;
};

const heldCall = (route: Route): HeldCall => ({
  url: new URL(route.request().url()),
  body: route.request().postData(),
  pass: (change) => route.continue(change && { url: change(route.request().url()) }),
  respond: (status, body) =>
    route.fulfill({ status, ...(body ? { json: body } : { contentType: 'text/html', body: '' }) }),
  drop: () => route.abort('connectionreset'),
});

/** Holds the calls of a method whose path matches. `next` waits for the next call. */
export async function holdCalls(page: Page | BrowserContext, method: string, path: RegExp) {
  const calls: HeldCall[] = [];
  let taken = 0;
  const matches = ({ pathname }: URL) => path.test(pathname);
  await page.route(matches, async (route) => {
    if (route.request().method() === method) calls.push(heldCall(route));
    else await route.fallback();
  });
  return {
    calls,
    next: async (): Promise<HeldCall> => {
      await eventually(() => calls.length).toBeGreaterThan(taken);
      return calls[taken++] as HeldCall;
    },
    end: () => page.unroute(matches),
  };
}

/**
 * A proxy of the server under test that can be closed for writes. A write then waits in the proxy, even
 * if the page that sent it is closed.
 */
export async function startGate(host: string) {
  let open: (() => void) | undefined;
  let opened = Promise.resolve();
  const arrived: string[] = [];
  /** Writes are forwarded in order, each after the response to the one before. */
  let lastWrite = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path, headers } = incoming;
    const answered = Promise.withResolvers<void>();
    if (method !== 'GET') {
      arrived.push(`${method} ${path}`);
      const before = lastWrite;
      lastWrite = answered.promise;
      await opened;
      await before;
    }
    const target = { host: '127.0.0.1', port: inject('port'), method, path, headers };
    const forwarded = request(target, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('close', () => answered.resolve());
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    /** The writes that have arrived so far. */
    arrived,
    close: () => {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open?.(),
    stop: () => {
      open?.();
      server.closeAllConnections();
      server.close();
    },
  };
}
