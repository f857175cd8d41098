import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { path: string; headers: IncomingHttpHeaders; body: string };
export type Reply = { status?: number; json: unknown };

/** What a gateway does instead of answering. */
export const TRICKS = {
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
export type Trick = keyof typeof TRICKS;

type Play = { api: RegExp; times: number; act: (response: ServerResponse) => unknown };

/** JSON in which a bigint stands as the number it is, which no JavaScript number could be. */
export function written(value: unknown): string {
  const marked = JSON.stringify(value, (_key, one) =>
    typeof one === 'bigint' ? `@big:${one}` : one,
  );
  return marked.replaceAll(/"@big:(\d+)"/g, '$1');
}

/**
 * A marketplace's gateway on this machine. It answers as the marketplace documents it, until it is
 * told to `play` something else.
 */
export async function startGateway(answer: (asked: Asked) => Reply) {
  const calls: Asked[] = [];
  const held: (() => void)[] = [];
  let play: Play | undefined;
  let isHolding = false;

  const reply = (response: ServerResponse, { status = 200, json }: Reply) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(written(json));

  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { path, headers, body: Buffer.concat(chunks).toString() };
      calls.push(asked);
      const isPlayed = play !== undefined && play.times > 0 && play.api.test(path);
      if (play && isPlayed) {
        play.times--;
        return play.act(response);
      }
      const answerNow = () => reply(response, answer(asked));
      if (isHolding) held.push(answerNow);
      else answerNow();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const startPlay = (api: RegExp, act: Play['act'], times = Number.POSITIVE_INFINITY) => {
    play = { api, act, times };
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was asked, the last one last. */
    calls,
    callsOf: (api: string) => calls.filter(({ path }) => path.includes(api)),
    /** Does this to calls of these paths, so many times. */
    play: (api: RegExp, trick: Trick, times?: number) => startPlay(api, TRICKS[trick], times),
    /** Answers this to calls of these paths. */
    say: (
      api: RegExp,
      json: unknown,
      { status, times }: { status?: number; times?: number } = {},
    ) => startPlay(api, (response) => reply(response, { json, ...(status && { status }) }), times),
    /** Answers nothing until it is released. */
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const answerNow of held.splice(0)) answerNow();
    },
    calmDown: () => {
      play = undefined;
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
