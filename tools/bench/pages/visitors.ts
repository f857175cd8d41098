import { signIn } from '../../servers/shopper.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';

/** What a browser tells with each page that it asks for. */
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

/** The headers that a page is asked for with. */
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

/** Who asks for a page from the cache, and what their browser tells besides. */
export type Visitors = {
  name: string;
  /** Of the n-th of them. */
  headers: (n: number) => Record<string, string>;
  status?: number;
};

/** So many that none is the one who has just been there. */
const MANY = 500;

/** What a counter keeps makes each visitor's cookies their own. */
const counter = (n: number) => `_ga=GA1.1.${1_000_000_000 + n}.1763000000`;
const RETURNING = 'sampan_locale=en; sampan_scheme=light';

export const FIRST: Visitors = { name: 'first visit', headers: () => ({}) };

/** Who has been there before, and a shopper on their way. */
export async function returningVisitors(port: number): Promise<Visitors[]> {
  const session = await signIn(port);
  return [
    { name: 'returning', headers: (n) => ({ cookie: `${counter(n)}; ${RETURNING}` }) },
    { name: 'signed in', headers: (n) => ({ cookie: `${counter(n)}; ${session}` }) },
  ];
}

/** Who has the page already. */
export const revalidating = (etag: string): Visitors => ({
  name: 'has it',
  headers: (n) => ({ cookie: `${counter(n)}; ${RETURNING}`, 'if-none-match': etag }),
  status: 304,
});

/** The requests of visitors for pages, in turns, as they are sent. */
export function requestsOf(
  paths: readonly string[],
  headers: Record<string, string>,
  visitors: Visitors,
): (n: number) => string {
  const count = visitors === FIRST ? paths.length : MANY;
  const texts = Array.from({ length: count }, (_, n) => {
    const all = { ...headers, ...visitors.headers(n) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${paths[n % paths.length]} HTTP/1.1\r\n${lines.join('')}\r\n`;
  });
  return (n) => texts[n % count] ?? '';
}
