import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where servers under test ask what a short link is (`LINK_RELAY_URL`), in place of the marketplaces. */
export type LinkRelay = { url: string; stop: () => void };

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const decoded = (text: string) => Buffer.from(text, 'base64url').toString();

/** Short links that say themselves what is answered to them. */
export const shortLinks = {
  /** Redirects there. */
  to: (address: string) => `https://e.tb.cn/to/${encoded(address)}`,
  /** Answers a page. */
  page: (html: string) => `https://m.tb.cn/page/${encoded(html)}`,
  /** Answers that there is no such link. */
  gone: (name: string) => `https://e.tb.cn/gone/${name}`,
};

/** Starts the relay. `GET /asked` lists the addresses that it was asked for. */
export async function startLinkRelay(): Promise<LinkRelay> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://relay');
    if (pathname === '/asked') return response.end(JSON.stringify(asked));
    const link = new URL(searchParams.get('ask') ?? '');
    asked.push(link.href);
    const [, kind, text = ''] = link.pathname.split('/');
    if (kind === 'to') response.writeHead(302, { location: decoded(text) }).end();
    else if (kind === 'page') response.writeHead(200).end(decoded(text));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/?ask=`, stop: () => void server.close() };
}

/** How often a link was asked for. */
export async function timesAsked(relayUrl: string, link: string): Promise<number> {
  const asked = (await (await fetch(new URL('/asked', relayUrl))).json()) as string[];
  return asked.filter((one) => one === link).length;
}
