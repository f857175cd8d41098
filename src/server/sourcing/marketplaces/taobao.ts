import * as v from 'valibot';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { DomesticFreight, Picture, ProductReader, ProductSource } from '../source.ts';
import type { AnswerCache } from './answer-cache.ts';
import {
  hasFilter,
  isWithin,
  languageFor,
  limitsOf,
  marketplaceId,
  readHits,
  resultOf,
} from './goods.ts';
import { isSendable, pictureIdOf } from './picture-id.ts';
import { productsOf } from './products-of.ts';
import { taobaoFreight, taobaoHit, taobaoImage, taobaoItem, taobaoPage } from './taobao-answers.ts';
import type { TaobaoCall } from './taobao-gateway.ts';
import { TAOBAO, taobaoCard, taobaoProduct } from './taobao-product.ts';

/** The most hits that Taobao returns per page. */
export const TAOBAO_MAX_PAGE_SIZE = 20;
/** The languages that Taobao translates into. All others get English. */
const LANGUAGES: readonly Locale[] = ['en', 'vi', 'ru', 'ko', 'ja'];

export type TaobaoParts = {
  call: TaobaoCall;
  answers: AnswerCache;
  keys: KeyRing;
  /** The warehouse's province, city and district, in Chinese. */
  warehouse: readonly [string, string, string];
  log: (line: Record<string, unknown>) => void;
};

/**
 * The product source of Taobao and Tmall, through Taobao's global open platform. The two share one set
 * of ids.
 */
export function taobaoSource({ call, answers, keys, warehouse, log }: TaobaoParts): ProductSource {
  const language = (locale: Locale) => languageFor(locale, LANGUAGES);

  const find = async (
    path: string,
    fields: Record<string, string>,
    query: SearchQuery,
    reader: ProductReader,
  ): Promise<SearchResult> => {
    const pageSize = Math.min(query.pageSize, TAOBAO_MAX_PAGE_SIZE);
    const { pageNo } = query;
    const answer = await call(path, {
      page_no: String(pageNo),
      page_size: String(pageSize),
      language: language(reader.locale),
      ...fields,
    });
    const page = v.parse(taobaoPage, Array.isArray(answer) ? { data: answer } : answer);
    const hits = page.data ?? page.item_list;
    const toCard = (hit: v.InferOutput<typeof taobaoHit>) => {
      const card = taobaoCard(hit, reader, keys);
      return card && { card, inventory: hit.inventory };
    };
    const cards = readHits(hits, taobaoHit, toCard, { source: TAOBAO, call: path, log });
    const limits = limitsOf(query);
    const isStockRequired = hasFilter(query, 'inStock');
    const records = cards
      .filter(({ inventory }) => !isStockRequired || inventory !== 0)
      .map(({ card }) => card)
      .filter((card) => isWithin(limits, card));
    const statedTotal = page.total ?? page.total_results;
    const total = statedTotal ?? (pageNo - 1) * pageSize + hits.length;
    // Without a stated total, a full page means that `total` is only a lower bound.
    const isTotalLowerBound = statedTotal === undefined && hits.length === pageSize;
    const found = { records, total, pageNo, pageSize, isMore: isTotalLowerBound };
    return resultOf(found, reader.platforms);
  };

  const freightOf = (itemId: string): Promise<DomesticFreight | undefined> =>
    answers.load('freight', itemId, async () => {
      const [state, city, district] = warehouse;
      const answer = await call('/traffic/item/logisticPrice/get', {
        item_id: itemId,
        address_info: JSON.stringify({ country: '中国', state, city, district }),
      });
      const read = v.safeParse(taobaoFreight, answer);
      const firstFen = read.success ? read.output : undefined;
      // The price is for one parcel with any number of pieces.
      return firstFen === undefined ? undefined : { free: firstFen === 0, firstFen, nextFen: 0 };
    });

  const detail = (url: string, itemId: string, { locale, spend }: ProductReader) => {
    const request = async (): Promise<Product | undefined> => {
      const fields = { item_id: itemId, item_resource: 'taobao', language: language(locale) };
      const answer = await call('/traffic/item/get', fields);
      if (answer === undefined || answer === null) return undefined;
      const read = v.safeParse(taobaoItem, answer);
      if (!read.success) {
        log({ event: 'marketplace_product_unreadable', source: TAOBAO, id: itemId });
        return undefined;
      }
      const freight = await freightOf(itemId).catch(() => undefined);
      return taobaoProduct(read.output, { url, locale, ...(freight && { freight }) }, keys);
    };
    return answers.load('detail', `${url} ${locale}`, request, spend);
  };

  const imageIdOf = (picture: Picture, reader: ProductReader) =>
    pictureIdOf(answers, picture, reader, async (image_base64) =>
      v.parse(taobaoImage, await call('/upload/image', { image_base64 })),
    );

  const itemIdOf = (url: string): string | undefined => {
    const link = parseProductLink(url);
    const isItem = link.kind === 'PRODUCT' && ['Taobao', 'Tmall'].includes(link.platform);
    return isItem ? link.id : undefined;
  };

  return {
    id: TAOBAO,
    languages: LANGUAGES,
    filters: ['inStock'],

    search: (query, reader) =>
      answers.load(
        'search',
        JSON.stringify([query, reader]),
        () => find('/traffic/item/search', searchFields(query), query, reader),
        reader.spend,
      ),

    searchByPicture: async (picture, query, reader) => {
      const { pageNo, pageSize } = query;
      if (!isSendable(picture)) {
        return resultOf({ records: [], total: 0, pageNo, pageSize }, reader.platforms);
      }
      const imageId = await imageIdOf(picture, reader);
      const { imageUrl: _, ...rest } = query;
      return answers.load(
        'picture',
        JSON.stringify([imageId, rest, reader]),
        () => find('/traffic/item/imgsearch', { image_id: imageId }, query, reader),
        reader.spend,
      );
    },

    searchShop: (query, reader) => {
      const request = () => {
        const shop = { shop_id: marketplaceId(TAOBAO, query.shopId) ?? '' };
        const fields = { ...searchFields(query), ...shop };
        return find('/traffic/item/search', fields, query, reader);
      };
      return answers.load('search', JSON.stringify([query, reader]), request, reader.spend);
    },

    details: (urls, reader) =>
      productsOf(urls, (url) => {
        const itemId = itemIdOf(url);
        return itemId === undefined ? undefined : detail(url, itemId, reader);
      }),

    domesticFreight: async (url) => {
      const itemId = itemIdOf(url);
      return itemId === undefined ? undefined : freightOf(itemId);
    },
  };
}

/** The keyword and sort of a search as Taobao names them; an empty field is left out. */
function searchFields({ keyword, sort }: SearchQuery): Record<string, string> {
  const fields = { keyword, sort: SORTS[sort] ?? '' };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const SORTS: Partial<Record<SearchQuery['sort'], string>> = {
  sold: 'SALE_QTY_DESC',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
};
