import { signIn } from '../../servers/shopper.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';

/** Headers that a browser sends with each request of a page. */
const BROWSER = {
  connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="150", "Google Chrome";v="150", "Not.A/Brand";v="99"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'accept-language': 'en',
};

/** Headers of the request for a page. */
export const headersOf = (
  { cookie }: Pick<MeasuredPage, 'cookie'>,
  port: number,
  encoding: Encoding,
): Record<string, string> => ({
  host: `localhost:${port}`,
  ...BROWSER,
  'accept-encoding': encoding,
  ...(cookie ? { cookie } : {}),
});

/** A kind of visitors of a cached page, and the additional headers that their browsers send. */
export type Visitors = {
  name: string;
  /** The headers of the n-th visitor. */
  headers: (n: number) => Record<string, string>;
  status?: number;
};

/** The number of different visitors of a kind: enough that none comes twice in a row. */
const VISITOR_COUNT = 500;

/** The cookie of a visit counter, which is different for each visitor. */
const counterCookie = (n: number) => `_ga=GA1.1.${1_000_000_000 + n}.1763000000`;
const RETURNING = 'sampan_locale=en; sampan_scheme=light';

export const FIRST: Visitors = { name: 'first visit', headers: () => ({}) };

/** A returning visitor, and a signed-in shopper. */
export async function returningVisitors(port: number): Promise<Visitors[]> {
  const session = await signIn(port);
  return [
    { name: 'returning', headers: (n) => ({ cookie: `${counterCookie(n)}; ${RETURNING}` }) },
    { name: 'signed in', headers: (n) => ({ cookie: `${counterCookie(n)}; ${session}` }) },
  ];
}

/** Visitors who have the page in their browser cache. */
export const revalidating = (etag: string): Visitors => ({
  name: 'cached in browser',
  headers: (n) => ({ cookie: `${counterCookie(n)}; ${RETURNING}`, 'if-none-match': etag }),
  status: 304,
});

/** Returns the n-th request of the visitors as text. The pages follow each other in the order of `paths`. */
export function requestsOf(
  paths: readonly string[],
  headers: Record<string, string>,
  visitors: Visitors,
): (n: number) => string {
  const count = visitors === FIRST ? paths.length : VISITOR_COUNT;
  const texts = Array.from({ length: count }, (_, n) => {
    const all = { ...headers, ...visitors.headers(n) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${paths[n % paths.length]} HTTP/1.1\r\n${lines.join('')}\r\n`;
  });
  return (n) => texts[n % count] ?? '';
}
