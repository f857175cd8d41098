import { apiOf } from '../../servers/client.ts';
import { signIn } from '../../servers/shopper.ts';

/** A page to measure. */
export type MeasuredPage = {
  name: string;
  /** The one address that is asked for again and again: what a cache answers. */
  path: string;
  /** Addresses of pages of its kind, in turns: what is rendered. */
  others: readonly string[];
  /** A page of a shopper: no cache has it. */
  cookie?: string;
};

const WORDS = 'bag dress phone shoes lamp toy cotton kids bottle headphones jacket watch'.split(
  ' ',
);
const results = (keyword: string) => `/product-search?keyword=${keyword}`;

/** The pages of the default tenant that are measured, as links of a running server name them. */
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
