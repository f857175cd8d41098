import type { Config } from './config.ts';

/** What a host answered to one GET of a link; of the body at most the beginning. */
export type LinkAnswer = { status: number; location: string | undefined; body: string };

/**
 * Asks one host what a link is, and follows nothing: which hosts may be asked is for the caller to
 * say, at every step. Nothing of the visitor goes along. Throws where nobody answers in time.
 */
export type AskLink = (url: URL, signal: AbortSignal) => Promise<LinkAnswer>;

/** Bytes of a body that are read at most. */
export const MOST_BYTES = 65_536;

/** The short links' hosts lead a phone on, and a program to a captcha. */
export const LINK_HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'identity',
  'accept-language': 'zh-CN,zh;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

/** Asks by `fetch`: on Workers, which have no network of their own to be reached through them. */
export const fetchLink: AskLink = (url, signal) => fetchAnswer(url.href, signal);

/**
 * The deployment's own service that asks in our place, where there is one: an operator's choice, so
 * its address is not held against any rule.
 */
export function relayedLink({ LINK_RELAY_URL: relay }: Config): AskLink | undefined {
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

/** The text that a body begins with; the rest is not read. */
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
