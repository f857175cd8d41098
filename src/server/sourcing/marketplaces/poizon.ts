import * as v from 'valibot';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { freightOf, type ProductReader, type ProductSource } from '../source.ts';
import type { AnswerCache } from './answer-cache.ts';
import { isWithin, limitsOf, resultOf } from './goods.ts';
import { poizonPage, poizonSpu } from './poizon-answers.ts';
import type { PoizonCall } from './poizon-gateway.ts';
import { POIZON, poizonCard, poizonProduct } from './poizon-product.ts';
import { productsOf } from './products-of.ts';

/** How many hits Poizon returns per page. */
export const POIZON_MAX_PAGE_SIZE = 20;
/** The API that lists products, also by id. */
const LIST = '/distribute/product/querySpuList';

export type PoizonParts = {
  call: PoizonCall;
  answers: AnswerCache;
  keys: KeyRing;
  log: (line: Record<string, unknown>) => void;
};

/**
 * The product source of Poizon (得物), through its distribution platform. The platform searches titles
 * only, gives no shops and no freight, and has no page numbers: `nextPage` is the id of the last hit.
 */
export function poizonSource({ call, answers, keys, log }: PoizonParts): ProductSource {
  const find = async (query: SearchQuery, locale: Locale): Promise<SearchResult> => {
    const { pageNo, keyword } = query;
    const pageSize = Math.min(query.pageSize, POIZON_MAX_PAGE_SIZE);
    const startId = cursorOf(query);
    if (startId === undefined) {
      return resultOf({ records: [], total: 0, pageNo, pageSize }, ['Poizon']);
    }
    const answer = await call(LIST, {
      startId,
      pageSize,
      distStatus: 'PRODUCT_ON',
      querySku: true,
      ...(keyword !== '' && { [isChinese(keyword) ? 'dwSpuTitle' : 'distSpuTitle']: keyword }),
    });
    const page = v.parse(poizonPage, answer);
    const spus = page.spuList.flatMap((spu) => {
      const read = v.safeParse(poizonSpu, spu);
      return read.success ? [read.output] : [];
    });
    const cards = spus.flatMap((spu) => poizonCard(spu, locale, keys) ?? []);
    const leftOut = page.spuList.length - cards.length;
    if (leftOut > 0)
      log({ event: 'marketplace_hits_left_out', source: POIZON, call: LIST, leftOut });
    const last = spus.at(-1);
    const isFull = page.spuList.length === pageSize;
    const nextPage = isFull && last ? last.id || last.dwSpuId : undefined;
    const limits = limitsOf(query);
    const records = cards.filter((card) => isWithin(limits, card));
    const hits = { records, total: page.total, pageNo, pageSize };
    const result = resultOf({ ...hits, ...(nextPage && { nextPage }) }, ['Poizon']);
    return { ...result, totalPage: 0 };
  };

  const detail = (spuId: string, { locale, spend }: ProductReader) => {
    const request = async (): Promise<Product | undefined> => {
      const answer = await call(LIST, {
        dwSpuId: [spuId],
        pageSize: 1,
        querySku: true,
        startId: '0',
      });
      const [spu] = v.parse(poizonPage, answer).spuList;
      const read = v.safeParse(poizonSpu, spu);
      if (!read.success || read.output.dwSpuId !== spuId) return undefined;
      return poizonProduct(read.output, locale, keys);
    };
    return answers.load('detail', `${spuId} ${locale}`, request, spend);
  };

  return {
    id: POIZON,
    languages: ['en'],
    filters: ['inStock'],

    search: (query, { locale, spend }) =>
      answers.load('search', JSON.stringify([query, locale]), () => find(query, locale), spend),

    searchShop: (query, { locale, spend }) =>
      answers.load('search', JSON.stringify([query, locale]), () => find(query, locale), spend),

    details: (urls, reader) =>
      productsOf(urls, (url) => {
        const spuId = spuIdOf(url);
        return spuId === undefined ? undefined : detail(spuId, reader);
      }),

    domesticFreight: async (url, _quantity, reader) => {
      const spuId = spuIdOf(url);
      const product = spuId && (await detail(spuId, reader));
      return product ? freightOf(product) : undefined;
    },
  };
}

/** The id after which a page starts; undefined for a later page without a cursor. */
function cursorOf({ pageNo, nextPage }: SearchQuery): string | undefined {
  if (nextPage !== undefined && /^\d{1,20}$/.test(nextPage)) return nextPage;
  return pageNo === 1 ? '0' : undefined;
}

const isChinese = (keyword: string) => /\p{Script=Han}/u.test(keyword);

/** The id in a dewu.com URL. The same id at poizon.com is another product. */
function spuIdOf(url: string): string | undefined {
  const link = parseProductLink(url);
  return link.kind === 'PRODUCT' && new URL(link.url).hostname === 'www.dewu.com'
    ? link.id
    : undefined;
}
