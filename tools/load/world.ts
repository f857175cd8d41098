import { apiOf } from '../servers/client.ts';
import { ask } from '../servers/http.ts';
import { type Good, newPayer, simpleGood } from '../servers/shopper.ts';
import { type Marks, marksOf } from './check-page.ts';

/** A page of a tenant in a language. Its marks were read before the load. */
export type KnownPage = { path: string; marks: Marks };
/** The pages that one visitor may see: those of a tenant, in a language. */
export type Shop = {
  host: string;
  language: string;
  home: KnownPage;
  results: KnownPage[];
  products: KnownPage[];
  article: KnownPage;
};
export type LoadShopper = {
  host: string;
  email: string;
  token: string;
  cookie: string;
  payPassword: string;
  good: Good;
  statement: Marks;
};
/** All pages and shoppers of a run, which are sent to the processes of clients. */
export type World = { port: number; shops: Shop[]; shoppers: LoadShopper[] };

const HOSTS = ['localhost', 'la.localhost'];
const LANGUAGES = ['en', 'zh-CN', 'la'];
const WORDS = ['bag', 'dress', 'phone', 'lamp', 'shoes', 'toy'];
const STATEMENT = '/my/balance/statement';

async function knownPage(
  port: number,
  { host, path, ...headers }: { host: string; path: string } & Record<string, string>,
): Promise<KnownPage> {
  const { status, text } = await ask(port, host, path, { headers });
  const marks = marksOf(text);
  if (status !== 200 || !marks.title) throw new Error(`${host}${path} answered ${status}`);
  return { path, marks };
}

/** The pages of a tenant in a language. */
export async function shopOf(port: number, host: string, language: string): Promise<Shop> {
  const { records } = await apiOf(port)('searchProducts', { query: { pageSize: 8 } }, { host });
  const pages: KnownPage[] = [];
  const paths = [
    '/',
    '/faq',
    ...WORDS.map((word) => `/product-search?keyword=${word}`),
    ...records.map(({ link }) => `/product?url=${link}`),
  ];
  for (const path of paths)
    pages.push(await knownPage(port, { host, path, 'accept-language': language }));
  const [home, article, ...rest] = pages;
  if (!home || !article) throw new Error('every shop has a home page and an article');
  const [results, products] = [rest.slice(0, WORDS.length), rest.slice(WORDS.length)];
  return { host, language, home, article, results, products };
}

async function shopperOf(port: number, host: string, good: Good): Promise<LoadShopper> {
  const { email, token, cookie, payPassword } = await newPayer(port, host, '9000');
  const { marks } = await knownPage(port, {
    host,
    path: STATEMENT,
    cookie,
    'accept-language': 'en',
  });
  return { host, email, token, cookie, payPassword, good, statement: marks };
}

/** Two tenants in three languages, and shoppers of both. Throws if two pages have the same marks. */
export async function findWorld(port: number, shoppersEach: number): Promise<World> {
  const shops: Shop[] = [];
  const shoppers: LoadShopper[] = [];
  for (const host of HOSTS) {
    for (const language of LANGUAGES) shops.push(await shopOf(port, host, language));
    const good = await simpleGood(port, host);
    for (let i = 0; i < shoppersEach; i++) shoppers.push(await shopperOf(port, host, good));
  }
  const pages = shops.flatMap(({ home, article, results, products }) => [
    home,
    article,
    ...results,
    ...products,
  ]);
  const distinctMarks = new Set(pages.map(({ marks }) => JSON.stringify(marks)));
  if (distinctMarks.size < pages.length) throw new Error('two pages have the same marks');
  return { port, shops, shoppers };
}
