import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The relay (`LINK_RELAY_URL`) at which servers under test request short links, in place of the marketplaces. */
export type LinkRelay = { url: string; stop: () => void };

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const decoded = (text: string) => Buffer.from(text, 'base64url').toString();

/** Short links whose URLs contain the relay's response. */
export const shortLinks = {
  /** Redirects to a URL. */
  to: (url: string) => `https://e.tb.cn/to/${encoded(url)}`,
  /** Responds with a page. */
  page: (html: string) => `https://m.tb.cn/page/${encoded(html)}`,
  /** Responds with 404. */
  gone: (name: string) => `https://e.tb.cn/gone/${name}`,
};

/** Starts the relay. `GET /requested` lists the URLs that were requested. */
export async function startLinkRelay(): Promise<LinkRelay> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://relay');
    if (pathname === '/requested') return response.end(JSON.stringify(requested));
    const link = new URL(searchParams.get('ask') ?? '');
    requested.push(link.href);
    const [, kind, text = ''] = link.pathname.split('/');
    if (kind === 'to') response.writeHead(302, { location: decoded(text) }).end();
    else if (kind === 'page') response.writeHead(200).end(decoded(text));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/?ask=`, stop: () => void server.close() };
}

/** How often a link was requested. */
export async function timesRequested(relayUrl: string, link: string): Promise<number> {
  const requested = (await (await fetch(new URL('/requested', relayUrl))).json()) as string[];
  return requested.filter((one) => one === link).length;
}
