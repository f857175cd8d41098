import * as v from 'valibot';
import type { Category, SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { Product, ProductCard } from '../../../contract/values/goods/product.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { limitConcurrency } from '../../crypto/limit-concurrency.ts';
import type {
  DomesticFreight,
  NavigationEntry,
  Picture,
  ProductReader,
  ProductSource,
} from '../source.ts';
import {
  type AlibabaCategory,
  type AlibabaOffer,
  alibabaCategory,
  alibabaFreight,
  alibabaHit,
  alibabaNavigation,
  alibabaOffer,
  alibabaPage,
} from './alibaba-answers.ts';
import type { AlibabaCall } from './alibaba-gateway.ts';
import { ALIBABA, alibabaCard, alibabaFreightOf, alibabaProduct } from './alibaba-product.ts';
import { ALIBABA_LANGUAGES, filterParameters, navigationLanguage } from './alibaba-query.ts';
import type { AnswerCache } from './answer-cache.ts';
import { text } from './fields.ts';
import {
  isWithin,
  languageFor,
  limitsOf,
  localised,
  marketplaceId,
  prefixedId,
  readHits,
  resultOf,
} from './goods.ts';
import { isSendable, pictureIdOf } from './picture-id.ts';
import { productsOf } from './products-of.ts';

/** How many hits 1688 returns per page. */
export const ALIBABA_MAX_PAGE_SIZE = 50;
/** The language of a title: Chinese, or the one into which 1688 has translated it. */
const titleLanguageOf = ({ title, titleTrans }: Product, translatedTo: Locale): Locale =>
  titleTrans === title ? 'zh-CN' : translatedTo;

/** How many calls for categories run at the same time, because 1688 limits calls per second. */
const MAX_CONCURRENT = 4;

export type AlibabaParts = {
  call: AlibabaCall;
  answers: AnswerCache;
  keys: KeyRing;
  /** Codes of the warehouse's province, city and district. */
  warehouse: readonly [string, string, string];
  log: (line: Record<string, unknown>) => void;
};

/** The product source of 1688, through its cross-border open platform. */
export function alibabaSource({
  call,
  answers,
  keys,
  warehouse,
  log,
}: AlibabaParts): ProductSource {
  const cardsOf = (hits: readonly unknown[], locale: Locale, api: string): ProductCard[] =>
    readHits(hits, alibabaHit, (hit) => alibabaCard(hit, locale, keys), {
      source: ALIBABA,
      call: api,
      log,
    });

  type FindOptions = { api: string; parameter: string; fields: Record<string, unknown> };
  const find = async (
    query: SearchQuery,
    locale: Locale,
    { api, parameter, fields }: FindOptions,
  ) => {
    const pageSize = Math.min(query.pageSize, ALIBABA_MAX_PAGE_SIZE);
    const { pageNo } = query;
    const country = languageFor(locale, ALIBABA_LANGUAGES);
    const params = { beginPage: pageNo, pageSize, country, ...fields };
    const answer = await call(api, { [parameter]: params });
    // Recommendations come as a plain list without a total.
    const isList = Array.isArray(answer);
    const page = v.parse(alibabaPage, isList ? { data: answer } : answer);
    const limits = limitsOf(query);
    const records = cardsOf(page.data, locale, api).filter((card) => isWithin(limits, card));
    const onEarlierPages = (pageNo - 1) * pageSize;
    const total = isList ? onEarlierPages + page.data.length : page.totalRecords;
    // In a list without a total, a full page means that `total` is only a lower bound.
    const isTotalLowerBound = isList && page.data.length === pageSize;
    const found = { records, total, pageNo, pageSize, isMore: isTotalLowerBound };
    return resultOf(found, ['Alibaba']);
  };

  const search = async (query: SearchQuery, locale: Locale): Promise<SearchResult> => {
    const categoryId = marketplaceId(ALIBABA, query.categoryId);
    // The search API requires a keyword, so a category is searched by its name.
    const words =
      query.keyword ||
      (categoryId === undefined ? '' : (await category(categoryId, locale))?.chineseName);
    if (!words) {
      return find(query, locale, {
        api: 'product.search.offerRecommend',
        parameter: 'recommendOfferParam',
        fields: { outMemberId: '0' },
      });
    }
    const snId = marketplaceId(ALIBABA, query.snId);
    return find(query, locale, {
      api: 'product.search.keywordQuery',
      parameter: 'offerQueryParam',
      fields: { keyword: words, ...filterParameters(query), ...(snId !== undefined && { snId }) },
    });
  };

  const category = (id: string, locale: Locale): Promise<AlibabaCategory | undefined> => {
    const language = languageFor(locale, ALIBABA_LANGUAGES);
    return answers.load('categories', `${language} ${id}`, async () => {
      const fields = { language, categoryId: id, outMemberId: '0' };
      const answer = await call('category.translation.getById', fields);
      const read = v.safeParse(alibabaCategory, answer);
      return read.success ? read.output : undefined;
    });
  };

  const toCategory = (entry: Omit<AlibabaCategory, 'children'>, locale: Locale): Category => ({
    id: prefixedId(ALIBABA, entry.categoryId),
    name: localised(locale, entry.chineseName, entry.translatedName),
    nameZh: entry.chineseName,
    image: '',
    children: [],
  });

  const freightOf = (offerId: string, skuId: string, pieces: number, weightKg: number) =>
    answers.load('freight', `${offerId} ${skuId} ${pieces} ${weightKg}`, async () => {
      const [toProvinceCode, toCityCode, toCountryCode] = warehouse;
      const answer = await call('product.freight.estimate', {
        productFreightQueryParamsNew: {
          offerId,
          toProvinceCode,
          toCityCode,
          toCountryCode,
          totalNum: pieces,
          logisticsSkuNumModels: [{ skuId, number: pieces }],
        },
      });
      const read = v.safeParse(alibabaFreight, answer);
      return read.success ? alibabaFreightOf(read.output, weightKg) : undefined;
    });

  /**
   * The seller's freight; undefined if the estimate fails, because a product is useful without it.
   */
  const freightOfOffer = async (offer: AlibabaOffer): Promise<DomesticFreight | undefined> => {
    const pieces = Math.max(offer.minOrderQuantity, 1);
    const skuId = offer.productSkuInfos[0]?.skuId ?? offer.offerId;
    const weightKg = offer.productShippingInfo.weight ?? 0;
    return freightOf(offer.offerId, skuId, pieces, weightKg).catch(() => undefined);
  };

  const detail = (
    offerId: string,
    { locale, spend }: ProductReader,
  ): Promise<Product | undefined> => {
    const country = languageFor(locale, ALIBABA_LANGUAGES);
    const request = async () => {
      const offerDetailParam = { offerId, country };
      const answer = await call('product.search.queryProductDetail', { offerDetailParam });
      if (answer === undefined || answer === null) return undefined;
      const read = v.safeParse(alibabaOffer, answer);
      if (!read.success) {
        log({ event: 'marketplace_product_unreadable', source: ALIBABA, id: offerId });
        return undefined;
      }
      const freight = await freightOfOffer(read.output);
      const product = await alibabaProduct(read.output, freight, locale, keys);
      return product && { ...product, titleLanguage: titleLanguageOf(product, country) };
    };
    return answers.load('detail', `${offerId} ${locale}`, request, spend);
  };

  const imageIdOf = (picture: Picture, reader: ProductReader) =>
    pictureIdOf(answers, picture, reader, async (imageBase64) =>
      v.parse(text, await call('product.image.upload', { uploadImageParam: { imageBase64 } })),
    );

  return {
    id: ALIBABA,
    languages: ALIBABA_LANGUAGES,
    filters: ['freeShipping', 'shipIn24Hours', 'shipIn48Hours', 'inStock', 'new7', 'new30'],

    search: (query, { locale, spend }) =>
      answers.load('search', JSON.stringify([query, locale]), () => search(query, locale), spend),

    searchByPicture: async (picture, query, reader) => {
      const { locale, spend } = reader;
      const { pageNo, pageSize } = query;
      if (!isSendable(picture)) {
        return resultOf({ records: [], total: 0, pageNo, pageSize }, ['Alibaba']);
      }
      const imageId = await imageIdOf(picture, reader);
      const { imageUrl: _, ...rest } = query;
      const request = () =>
        find(query, locale, {
          api: 'product.search.imageQuery',
          parameter: 'offerQueryParam',
          fields: {
            imageId,
            ...filterParameters(query),
            ...(query.keyword && { keyword: query.keyword }),
          },
        });
      return answers.load('picture', JSON.stringify([imageId, rest, locale]), request, spend);
    },

    searchShop: (query, { locale, spend }) => {
      const request = () =>
        find(query, locale, {
          api: 'product.search.querySellerOfferList',
          parameter: 'offerQueryParam',
          fields: {
            sellerOpenId: marketplaceId(ALIBABA, query.shopId) ?? '',
            ...(query.keyword && { keyword: query.keyword }),
            ...filterParameters(query),
          },
        });
      return answers.load('search', JSON.stringify([query, locale]), request, spend);
    },

    details: (urls, reader) =>
      productsOf(urls, (url) => {
        const link = parseProductLink(url);
        return link.kind === 'PRODUCT' && link.platform === 'Alibaba'
          ? detail(link.id, reader)
          : undefined;
      }),

    categories: async ({ locale }) => {
      // 0 is the id of the root.
      const tops = (await category('0', locale))?.children ?? [];
      const limited = limitConcurrency(MAX_CONCURRENT);
      return Promise.all(
        tops.map(async (top) => {
          const full = await limited(() => category(top.categoryId, locale)).catch(() => undefined);
          const children = (full?.children ?? []).map((child) => toCategory(child, locale));
          return { ...toCategory(top, locale), children };
        }),
      );
    },

    navigation: (keyword, { locale, spend }) => {
      const language = languageFor(locale, ALIBABA_LANGUAGES);
      const request = async () => {
        const snParams = { keyword, ...navigationLanguage(language) };
        const answer = await call('product.search.keywordSNQuery', { snParams });
        return v.parse(alibabaNavigation, answer).map(
          ({ children, ...entry }): NavigationEntry => ({
            ...entry,
            id: prefixedId(ALIBABA, entry.id),
            children: children.map((child) => ({ ...child, id: prefixedId(ALIBABA, child.id) })),
          }),
        );
      };
      return answers.load('navigation', `${language} ${keyword}`, request, spend);
    },

    domesticFreight: async (url, quantity, reader) => {
      const link = parseProductLink(url);
      if (link.kind !== 'PRODUCT' || link.platform !== 'Alibaba') return undefined;
      const sku = (await detail(link.id, reader))?.skus[0];
      return sku && freightOf(link.id, sku.skuId, quantity, sku.weightG / 1000);
    },
  };
}
