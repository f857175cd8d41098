import { request as httpRequest, type IncomingMessage } from 'node:http';
import { FROM_LOOPBACK } from '../../tools/servers/http.ts';

/** An answer that is read as it comes. */
export type OpenPage = {
  status: number;
  headers: IncomingMessage['headers'];
  /** What has come when these words have. */
  until: (words: string) => Promise<string>;
  /** All of it. */
  whole: () => Promise<string>;
  /** Hangs up. */
  leave: () => void;
};

/** Asks for a page, and reads no further than is asked for. `left` hangs up before there is an answer. */
export function openPage(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): { page: Promise<OpenPage>; leave: () => void } {
  const page = Promise.withResolvers<OpenPage>();
  const to = { host: '127.0.0.1', port, path, agent: false } as const;
  const asked = httpRequest(
    { ...to, headers: { ...FROM_LOOPBACK, ...headers, host: `localhost:${port}` } },
    (answer) => page.resolve(readSlowly(answer)),
  );
  asked.on('error', page.reject);
  // Who hangs up does not read on.
  page.promise.catch(() => {});
  asked.end();
  return { page: page.promise, leave: () => asked.destroy() };
}

function readSlowly(answer: IncomingMessage): OpenPage {
  let text = '';
  const chunks = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  const readUntil = async (enough: () => boolean) => {
    while (!enough()) {
      const { done, value } = await chunks.next();
      if (done) break;
      text += value;
    }
    return text;
  };
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    until: async (words) => {
      await readUntil(() => text.includes(words));
      if (!text.includes(words)) throw new Error(`the answer ended before ${words}`);
      return text;
    },
    whole: () => readUntil(() => false),
    leave: () => answer.destroy(),
  };
}
