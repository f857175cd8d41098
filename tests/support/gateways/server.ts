import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GatewayRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};
/** JSON; or XML, a page of HTML, or where a browser is led. */
export type Reply =
  | { status?: number; json: unknown }
  | { status?: number; html: string }
  | { xml: string }
  | { location: string };

/** Failures of a gateway. */
export const GATEWAY_FAILURES = {
  'hangs up': (response) => response.destroy(),
  'answers half': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"result":');
    setImmediate(() => response.destroy());
  },
  'answers broken JSON': (response) => response.writeHead(200).end('{"result":{"success":tru'),
  'answers with a page': (response) => response.writeHead(200).end('<h1>Welcome</h1>'),
  'answers with nothing': (response) => response.writeHead(204).end(),
  'answers with another shape': (response) => response.writeHead(200).end('[1,2,3]'),
  'answers far too much': (response) =>
    response.writeHead(200).end(`{"result":"${'x'.repeat(5 * 2 ** 20)}"}`),
  'breaks down': (response) => response.writeHead(500).end('<h1>Oops</h1>'),
  'is asked too often': (response) => response.writeHead(429).end(''),
  'leads elsewhere': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'never answers': () => {},
} satisfies Record<string, (response: ServerResponse) => unknown>;
export type GatewayFailure = keyof typeof GATEWAY_FAILURES;

/** How the next calls of some paths are answered instead. */
type Override = {
  api: RegExp;
  times: number;
  act: (response: ServerResponse) => unknown;
  /** Whether the call is carried out all the same. */
  isDone: boolean;
};

/** JSON in which bigints are written as numbers, also those that are too large for a JavaScript number. */
export function toJson(value: unknown): string {
  const marked = JSON.stringify(value, (_key, one) =>
    typeof one === 'bigint' ? `@big:${one}` : one,
  );
  return marked.replaceAll(/"@big:(\d+)"/g, '$1');
}

/**
 * A gateway of somebody else on this machine. It answers as they document it, unless a test
 * makes it fail (`failCalls`) or answer something else (`respondWith`).
 */
export async function startGateway(answer: (request: GatewayRequest) => Reply | Promise<Reply>) {
  const calls: GatewayRequest[] = [];
  const held: (() => void)[] = [];
  let override: Override | undefined;
  let isHolding = false;

  const reply = (response: ServerResponse, given: Reply) => {
    if ('location' in given) return response.writeHead(303, { location: given.location }).end();
    if ('xml' in given)
      return response.writeHead(200, { 'content-type': 'text/xml' }).end(given.xml);
    const { status = 200 } = given;
    return 'html' in given
      ? response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(given.html)
      : response.writeHead(status, { 'content-type': 'application/json' }).end(toJson(given.json));
  };

  const server = createServer((request, response) => {
    const { url: path = '', headers, method = 'GET' } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const received = { method, path, headers, body: Buffer.concat(chunks).toString() };
      calls.push(received);
      if (override && override.times > 0 && override.api.test(path)) {
        override.times--;
        if (override.isDone) void answer(received);
        return override.act(response);
      }
      const answerNow = async () => reply(response, await answer(received));
      if (isHolding) held.push(answerNow);
      else void answerNow();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const setOverride = (
    api: RegExp,
    act: Override['act'],
    { times = Number.POSITIVE_INFINITY, isDone = false }: { times?: number; isDone?: boolean } = {},
  ) => {
    override = { api, act, times, isDone };
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All calls, the oldest first. */
    calls,
    callsOf: (api: string) => calls.filter(({ path }) => path.includes(api)),
    /** Lets the next calls of these paths fail: `times` of them, by default all. */
    failCalls: (api: RegExp, failure: GatewayFailure, times?: number) =>
      setOverride(api, GATEWAY_FAILURES[failure], { times }),
    /** Carries out the next call of these paths, but its answer is lost. */
    loseAnswer: (api: RegExp) =>
      setOverride(api, GATEWAY_FAILURES['hangs up'], { times: 1, isDone: true }),
    /** Answers the next calls of these paths with this JSON: `times` of them, by default all. */
    respondWith: (
      api: RegExp,
      json: unknown,
      { status, times }: { status?: number; times?: number } = {},
    ) =>
      setOverride(api, (response) => reply(response, { json, ...(status && { status }) }), {
        times,
      }),
    /** Holds all responses until `release`. */
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const answerNow of held.splice(0)) answerNow();
    },
    /** Forgets the calls, and answers as documented again. */
    reset: () => {
      override = undefined;
      calls.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
