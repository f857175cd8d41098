import type { Config } from './config.ts';

/** A host's response to one GET of a link. `body` is only its beginning, at most `MAX_LINK_BYTES`. */
export type LinkResponse = { status: number; location: string | undefined; body: string };

/**
 * Requests a link by GET. Follows no redirects: for each one the caller decides whether its host may be
 * requested. Sends nothing about the visitor. Throws if there is no response before `signal` aborts.
 */
export type FetchLink = (url: URL, signal: AbortSignal) => Promise<LinkResponse>;

/** How many bytes of a body are read. */
export const MAX_LINK_BYTES = 65_536;

/** The hosts of short links redirect a phone to the product, but send a program to a captcha. */
export const LINK_HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'identity',
  'accept-language': 'zh-CN,zh;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

/**
 * Requests links on Workers. Plain `fetch` is safe there, because Workers can't reach a private
 * network.
 */
export const fetchLink: FetchLink = (url, signal) => requestLink(url.href, signal);

/**
 * Requests links through the configured relay service; undefined if no relay is configured. The operator
 * chose the relay's URL, so it is not checked.
 */
export function fetchLinkByRelay({ LINK_RELAY_URL: relay }: Config): FetchLink | undefined {
  if (!relay) return undefined;
  return (url, signal) => requestLink(relay + encodeURIComponent(url.href), signal);
}

async function requestLink(url: string, signal: AbortSignal): Promise<LinkResponse> {
  const response = await fetch(url, { redirect: 'manual', headers: LINK_HEADERS, signal });
  const { status, headers, ok } = response;
  const location = headers.get('location') ?? undefined;
  if (ok && response.body) return { status, location, body: await readBeginning(response.body) };
  await response.body?.cancel();
  return { status, location, body: '' };
}

/** The first `MAX_LINK_BYTES` of a body as text; the rest is not read. */
export async function readBeginning(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytesLeft = MAX_LINK_BYTES;
  while (bytesLeft > 0) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value.subarray(0, bytesLeft), { stream: true });
    bytesLeft -= value.length;
  }
  await reader.cancel();
  return text;
}
