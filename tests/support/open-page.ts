import { request as httpRequest, type IncomingMessage } from 'node:http';
import { FROM_LOOPBACK } from '../../tools/servers/http.ts';

/** A response that is read only as far as a test asks for. */
export type OpenPage = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Reads until the text contains these words. Resolves to all text so far. */
  until: (words: string) => Promise<string>;
  /** Reads to the end. */
  whole: () => Promise<string>;
  /** Closes the connection. */
  leave: () => void;
};

/** Requests a page and reads it step by step. `leave` closes the connection, also before there is a response. */
export function openPage(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): { page: Promise<OpenPage>; leave: () => void } {
  const page = Promise.withResolvers<OpenPage>();
  const to = { host: '127.0.0.1', port, path, agent: false } as const;
  const request = httpRequest(
    { ...to, headers: { ...FROM_LOOPBACK, ...headers, host: `localhost:${port}` } },
    (answer) => page.resolve(readSlowly(answer)),
  );
  request.on('error', page.reject);
  // After `leave` nobody waits for the page.
  page.promise.catch(() => {});
  request.end();
  return { page: page.promise, leave: () => request.destroy() };
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
