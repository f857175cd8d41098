import type { Config } from './config.ts';

/** A host's answer to one GET of a link. `body` is only its beginning, at most `MOST_BYTES`. */
export type LinkAnswer = { status: number; location: string | undefined; body: string };

/**
 * GETs the address of a link. Follows no redirects: for each one the caller decides whether its host
 * may be asked. Sends nothing about the visitor. Throws if there is no answer in time.
 */
export type FetchLink = (url: URL, signal: AbortSignal) => Promise<LinkAnswer>;

/** The most bytes of a body that are read. */
export const MOST_BYTES = 65_536;

/** The hosts of short links redirect a phone to the product, but send a program to a captcha. */
export const LINK_HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'identity',
  'accept-language': 'zh-CN,zh;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

/** For Workers: plain `fetch` is safe there, because no private network is reachable from them. */
export const fetchLink: FetchLink = (url, signal) => fetchAnswer(url.href, signal);

/**
 * Requests links through the configured relay service; undefined if there is none. The operator chose
 * its address, so it is not checked.
 */
export function relayedLink({ LINK_RELAY_URL: relay }: Config): FetchLink | undefined {
  if (!relay) return undefined;
  return (url, signal) => fetchAnswer(relay + encodeURIComponent(url.href), signal);
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<LinkAnswer> {
  const response = await fetch(address, { redirect: 'manual', headers: LINK_HEADERS, signal });
  const { status, headers, ok } = response;
  const location = headers.get('location') ?? undefined;
  if (ok && response.body) return { status, location, body: await beginningOf(response.body) };
  await response.body?.cancel();
  return { status, location, body: '' };
}

/** The first `MOST_BYTES` of a body as text; the rest is not read. */
export async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let room = MOST_BYTES;
  while (room > 0) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value.subarray(0, room), { stream: true });
    room -= value.length;
  }
  await reader.cancel();
  return text;
}
