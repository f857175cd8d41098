import { apiOf } from '../../servers/client.ts';
import { signIn } from '../../servers/shopper.ts';

/** A page to measure. */
export type MeasuredPage = {
  name: string;
  /** The path that is requested repeatedly, from the cache. */
  path: string;
  /** Paths of similar pages, requested in turns, to measure rendering. */
  others: readonly string[];
  /** The session cookie of a shopper's page, which is never cached. */
  cookie?: string;
};

const WORDS = 'bag dress phone shoes lamp toy cotton kids bottle headphones jacket watch'.split(
  ' ',
);
const results = (keyword: string) => `/product-search?keyword=${keyword}`;

/** The pages of the default tenant that are measured, found by the links of a running server. */
export async function measuredPages(port: number): Promise<MeasuredPage[]> {
  const { records } = await apiOf(port)('searchProducts', { query: { pageSize: 20 } });
  const products = records.map(({ link }) => `/product?url=${link}`);
  const [product = '/'] = products;
  return [
    { name: 'home', path: '/', others: ['/'] },
    { name: 'results', path: results('bag'), others: WORDS.map(results) },
    { name: 'product', path: product, others: products },
    { name: 'article', path: '/faq', others: ['/faq'] },
    {
      name: 'private',
      path: '/my/purchase',
      others: ['/my/purchase'],
      cookie: await signIn(port),
    },
  ];
}

export type Encoding = 'br' | 'gzip';
